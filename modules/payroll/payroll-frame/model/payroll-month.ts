import { formatNumber } from '#chile/numbers.ts'
import { monthLabel, type YearMonth } from '#chile/period.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  flag,
  id,
  integer,
  longText,
  optional,
  pesos,
  ref,
  text,
  timestamp,
  yearMonth,
} from '#platform/model/field.ts'

export const ProcessType = catalog('ProcessType', {
  PAYROLL: 'Remuneraciones',
  ADDITIONAL: 'Proceso adicional',
  ADVANCE: 'Anticipo',
  SETTLEMENT: 'Finiquito',
})

/** «Anticipo agosto 2026», «Proceso adicional julio 2026: Bono»: a month may have several. */
export const processTitle = ({ type, yearMonth, name }: Titled): string =>
  [`${ProcessType.label(type)} ${monthLabel(yearMonth)}`, ...(name ? [name] : [])].join(': ')
type Titled = { type: ValueOf<typeof ProcessType>; yearMonth: YearMonth; name: string | null }

/** What is asked of the worker for a month. */
export const ProcessJob = catalog('ProcessJob', { CALCULATE: 'Calcular' })

/** When the worker begins. */
export const ProcessQueue = catalog('ProcessQueue', { NOW: 'Ahora', NIGHT: 'Esta noche' })

export const RunState = catalog('RunState', {
  RUNNING: 'Calculando',
  DONE: 'Calculado',
  FAILED: 'Con error',
  CANCELLED: 'Detenido',
})

export const monthStateLabel = (isOpen: boolean): string => (isOpen ? 'Abierto' : 'Cerrado')

/** One month of one razón social: what is entered, calculated, closed. */
export const PayrollMonth = entity({
  name: 'PayrollMonth',
  table: 'payroll_month',
  label: 'Mes de remuneraciones',
  fields: {
    id: id('payrollMonth'),
    businessId: ref('business', 'Razón social'),
    businessName: text('Razón social'),
    yearMonth: yearMonth('Mes'),
    type: choice(ProcessType, 'Proceso'),
    name: optional(text('Nombre', { max: 60 })),
    isOpen: flag('Abierto'),
    stateLabel: text('Estado'),
    hasPayrollIndicators: flag('Con indicadores'),
    missingIndicators: optional(longText('Indicadores que faltan')),
    contracts: integer('Contratos del mes'),
    currentRunId: optional(ref('payrollRun', 'Cálculo vigente')),
    calculatedAt: optional(timestamp('Calculado')),
    calculated: integer('Liquidaciones'),
    failed: integer('Con error'),
    changesSince: integer('Cambios desde el cálculo'),
    totalPeople: optional(integer('Liquidaciones en los totales')),
    totalEarnings: optional(pesos('Total haberes', { max: Number.MAX_SAFE_INTEGER })),
    totalDeductions: optional(pesos('Total descuentos', { max: Number.MAX_SAFE_INTEGER })),
    totalNet: optional(pesos('Total líquido', { max: Number.MAX_SAFE_INTEGER })),
    totalCost: optional(pesos('Costo empresa', { max: Number.MAX_SAFE_INTEGER })),
    activeJobId: optional(ref('job', 'Cálculo en curso')),
    closedAt: optional(timestamp('Cerrado')),
    closedBy: optional(text('Cerrado por')),
    closedHash: optional(text('Huella del cierre')),
    version: integer('Versión'),
  },
})

type Coverage = { totalPeople?: number | null; calculated?: number | null }

/** «120 de 122»: of how many payslips totals are, when it is not of all those beside them. */
export function coverage({ totalPeople, calculated }: Coverage): string | undefined {
  if (totalPeople == null || calculated == null || totalPeople >= calculated) return undefined
  return `${formatNumber(totalPeople)} de ${formatNumber(calculated)}`
}

/** The same as a sentence, with the reason. */
export function coverageSentence(of: Coverage): string | undefined {
  const words = coverage(of)
  return words && `Los totales son de ${words} liquidaciones: las demás están reservadas.`
}

/** What may be done with a month now, or why not: the screen and the server say the same. */
export function whyNot(
  verb: 'calculate' | 'enter' | 'close' | 'reopen',
  month: {
    isOpen: boolean
    hasPayrollIndicators: boolean
    calculated: number
    activeJobId: number | string | null
  },
): string | undefined {
  if (verb === 'reopen') return month.isOpen ? 'El mes ya está abierto' : undefined
  if (!month.isOpen) return 'El mes está cerrado'
  if (verb === 'enter') return undefined
  if (month.activeJobId !== null) return 'Hay un cálculo en curso'
  if (!month.hasPayrollIndicators) return 'Faltan indicadores legales del mes'
  if (verb === 'close' && month.calculated === 0) return 'Primero hay que calcular el mes'
  return undefined
}

/** Why a process with payments that were made, or sent to the bank, is not reopened. */
export function whyNotReopenPaid(payments: number): string | undefined {
  if (payments === 0) return undefined
  const said =
    payments === 1 ? 'Hay 1 pago hecho o enviado' : `Hay ${payments} pagos hechos o enviados`
  return `${said} al banco. Si el dinero no salió, márquelos como no pagados en «Liberar y pagar».`
}
