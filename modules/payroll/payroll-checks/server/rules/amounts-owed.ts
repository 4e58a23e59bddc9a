import { monthsLabel, type YearMonth } from '#chile/period.ts'
import type { CheckRule } from '#modules/payroll/payroll-checks/model/check.ts'
import type { Found } from '../finding.ts'

/** An amount that a closed month owes a person, or that the person owes. */
export type OwedOfMonth = {
  contractId: number
  originMonth: YearMonth
  toPay: number
  /** Whether the contract has a payslip in the month that pays. */
  isPresent: boolean
}
/** A closed month of a contract that could not be calculated again. */
export type NotKnown = { contractId: number; originMonth: YearMonth; message: string }

const shared = {
  severity: 'WARNING',
  group: 'OWED',
  looksAt: 'Lo que se registró después del cierre de un mes y cambia lo que debió pagarse',
  fix: 'RETROACTIVE',
} as const

/** Debts of closed months: paid in this month, or left with a note that says why. */
export const owedRules = [
  {
    ...shared,
    code: 'RETROACTIVO_POR_PAGAR',
    title: 'Diferencias de meses cerrados por pagar',
    message: 'Se le deben {$0} líquidos de {t1}',
  },
  {
    ...shared,
    code: 'RETROACTIVO_SIN_LIQUIDACION',
    title: 'Diferencias de quien no tiene liquidación en el mes',
    message:
      'Se le deben {$0} líquidos de {t1} y este mes no tiene liquidación: ' +
      'se pagan en un proceso adicional o en su finiquito',
  },
  {
    ...shared,
    code: 'RETROACTIVO_POR_RECUPERAR',
    title: 'Pagado de más en meses cerrados',
    message: 'Se le pagaron {$0} líquidos de más en {t1}',
  },
  {
    ...shared,
    code: 'RETROACTIVO_SIN_LIQUIDO',
    title: 'Haberes o cotizaciones de meses cerrados que cambian',
    message: 'Cambian sus haberes, descuentos o aportes de {t0}, no el líquido',
  },
  {
    ...shared,
    code: 'RETROACTIVO_SIN_CALCULO',
    title: 'Meses cerrados que no se pudieron calcular de nuevo',
    message: 'No se sabe si se le debe algo de {t0}: {t1}',
  },
  {
    ...shared,
    severity: 'ERROR',
    code: 'RETROACTIVO_CALCULANDOSE',
    title: 'Lo que deben los meses cerrados se está calculando',
    message:
      'Cambió algo que mueve muchos meses cerrados, y lo que deben se está calculando: ' +
      'revise de nuevo cuando termine',
  },
] as const satisfies readonly CheckRule[]

type Code = (typeof owedRules)[number]['code']

/**
 * One finding for each contract, with all its months, and one for each reason that leaves months
 * unknown.
 *
 * @param isCalculating whether the worker finds out what is owed: until then nobody closes
 */
export function owedFindings(
  owed: readonly OwedOfMonth[],
  failures: readonly NotKnown[],
  isCalculating: boolean,
): (Found & { rule: Code })[] {
  const people = [...Map.groupBy(owed, ({ contractId }) => contractId)].map(([contractId, of]) => {
    const total = of.reduce((sum, { toPay }) => sum + toPay, 0)
    return {
      contractId,
      ...saidOf(
        total,
        monthsOf(of),
        of.some(({ isPresent }) => isPresent),
      ),
    }
  })
  const reasons = Map.groupBy(failures, ({ contractId, message }) => `${contractId} ${message}`)
  const unknown = [...reasons.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const { contractId, message } = first
    const figures = [monthsOf(same), message]
    return [{ contractId, rule: 'RETROACTIVO_SIN_CALCULO' as const, figures }]
  })
  const waits = { contractId: null, rule: 'RETROACTIVO_CALCULANDOSE' as const, figures: [] }
  return [...people, ...unknown, ...(isCalculating ? [waits] : [])]
}

const monthsOf = (rows: readonly { originMonth: YearMonth }[]) =>
  monthsLabel(rows.map(({ originMonth }) => originMonth).toSorted((a, b) => a - b))

function saidOf(total: number, months: string, isPresent: boolean) {
  if (total > 0) {
    const rule = isPresent ? 'RETROACTIVO_POR_PAGAR' : 'RETROACTIVO_SIN_LIQUIDACION'
    return { rule, figures: [total, months] } as const
  }
  return total < 0
    ? { rule: 'RETROACTIVO_POR_RECUPERAR' as const, figures: [-total, months] }
    : { rule: 'RETROACTIVO_SIN_LIQUIDO' as const, figures: [months] }
}
