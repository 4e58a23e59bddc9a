import { unscaled } from '#chile/money/decimal.ts'
import type { PeriodValues } from '#formula/types.ts'
import type { Plan } from '#formula/index.ts'
import type { Concept } from '#law/index.ts'
import { valuesOf } from '#modules/payroll/payroll-results/model/amounts.ts'
import { periodsOf, planOf } from '#modules/payroll/payroll-results/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { payslipsOfPairs, type StoredFigures } from './pairs.queries.ts'
import { recordReading } from './payslip.service.ts'

type Values = Readonly<Record<string, number>>
type Wanted = { payrollMonthId: number; userContractId: number }

/**
 * The named figures of some payslips: pesos, days, and percent or pesos with decimals as text. What
 * the formulas of a payslip do not have is null, and never zero: a company writes a part of its
 * formulas. Reading those of somebody else is recorded, as that of the payslip.
 */
export async function namedFigures(context: Context, rows: readonly Wanted[]) {
  const stored = await payslipsOfPairs(context, rows)
  const plans = new Map<string, Plan<Concept>>()
  for (const hash of new Set(stored.map(({ planHash }) => planHash))) {
    plans.set(hash, await planOf(context.tx, context.session.companyId, hash))
  }
  const periods = await periodsOf(context.tx, [...new Set(stored.map((one) => one.payrollRunId))])
  const found = new Map(
    stored.map((one) => {
      recordReading(context, one)
      const plan = plans.get(one.planHash)
      const period = periods.get(one.payrollRunId)
      if (!plan || !period) throw new Error(`The run ${one.payrollRunId} is not kept whole`)
      return [keyOf(one), figuresOf(plan, period, one)]
    }),
  )
  return rows.map((row) => found.get(keyOf(row)) ?? unseen)
}

const keyOf = ({ payrollMonthId, userContractId }: Wanted) => `${payrollMonthId} ${userContractId}`

function figuresOf(plan: Plan<Concept>, period: PeriodValues, stored: StoredFigures) {
  const values = valuesOf(plan, stored)
  const sum = (...codes: string[]) => sumOf(values, codes)
  const { net, earnings, deductions, type } = stored
  const worked = sum('DIAS_TRABAJADOS')
  const whole = sum('DIAS_CONTRATO')
  return {
    type,
    totalEarnings: earnings,
    totalDeductions: deductions,
    // Whole pesos and never below zero: what is to pay is what is paid.
    toPay: net,
    toPayReal: net,
    // Before the advances that were paid already.
    netWorthToPay: sum('ALCANCE_LIQUIDO'),
    baseSalary: sum('SUELDO_BASE', 'SUELDO_EMPRESARIAL'),
    bonusLegal: sum('GRATIFICACION'),
    pension: sum('COTIZACION_AFP', 'COTIZACION_IPS'),
    pensionPercentage: decimalOf(plan.library.concepts, values, 'TASA_AFP'),
    unemploymentCompensation: sum('AFC'),
    singleTax: sum('IMPUESTO_UNICO', 'IMPUESTO_ADICIONAL'),
    legalDeductionsTotal: sum('TOTAL_DESCUENTOS_LEGALES'),
    otherDeductionsTotal: sum('TOTAL_OTROS_DESCUENTOS'),
    workedDays: worked,
    notWorkingDays: worked === null || whole === null ? null : whole - worked,
    licenseDays: sum('DIAS_LICENCIA'),
    absentDays: sum('DIAS_AUSENCIA', 'DIAS_PERMISO'),
    uf: decimalOf(plan.library.variables, period.variables, 'UF'),
    sis: sum('SIS', 'SIS_LICENCIA'),
    mutual: mutualOf(values),
    sannaLaw: sum('SEGURO_SANNA'),
  }
}
export type NamedFigures = { [Name in keyof Figures]: Figures[Name] | null }
type Figures = ReturnType<typeof figuresOf>

/** The sum of those that the formulas have; null where they have none of them. */
function sumOf(values: Values, codes: readonly string[]): number | null {
  const known = codes.flatMap((code) => values[code] ?? [])
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value)
}

/** The insurance of accidents without the part of it that is SANNA. */
function mutualOf({ SEGURO_ACCIDENTES: whole, SEGURO_SANNA: sanna }: Values): number | null {
  return whole === undefined || sanna === undefined ? null : whole - sanna
}

type Known = readonly { code: string; decimals: number }[]
function decimalOf(known: Known, values: Values, code: string): string | null {
  const def = known.find((one) => one.code === code)
  const value = values[code]
  return def === undefined || value === undefined ? null : unscaled(value, def.decimals)
}

/** Of a payslip that was replaced or hidden meanwhile. */
const unseen: NamedFigures = {
  type: null,
  totalEarnings: null,
  totalDeductions: null,
  toPay: null,
  toPayReal: null,
  netWorthToPay: null,
  baseSalary: null,
  bonusLegal: null,
  pension: null,
  pensionPercentage: null,
  unemploymentCompensation: null,
  singleTax: null,
  legalDeductionsTotal: null,
  otherDeductionsTotal: null,
  workedDays: null,
  notWorkingDays: null,
  licenseDays: null,
  absentDays: null,
  uf: null,
  sis: null,
  mutual: null,
  sannaLaw: null,
}
