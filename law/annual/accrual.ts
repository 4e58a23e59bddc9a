import { divide } from '#chile/money/decimal.ts'
import type { YearMonth } from '#chile/period.ts'
import { evaluate } from '#formula/index.ts'
import { type LineDifference, lineDifferences } from '../differences.ts'
import { InputError, type PartialInput } from '../input.ts'
import { completeInput } from '../schema.ts'
import { MissingParameter, rowAt } from '../parameters/index.ts'
import { utm } from '../parameters/uf-utm.ts'
import type { Values } from '../payslip.ts'
import type { PayrollSettings } from '../period.ts'
import { openPayroll, type Payroll, type PayrollOptions, payslipFacts } from '../run.ts'
import { instalments } from './gratification.ts'

export type AccruedPay = {
  /** Whole pesos paid at once for several months. */
  readonly amount: number
  /** Item that carries it: taxable and out of the gratification's base, as PARTICIPACION. */
  readonly item: string
  readonly payMonth: YearMonth
  /** The payslips of the months in which it was earned, as they were paid. */
  readonly payslips: readonly PartialInput[]
  readonly concepts?: PayrollOptions['concepts']
  readonly settings?: PayrollSettings
  /** UTM of the month of payment, when ours has none. */
  readonly payUtm?: number
}

export type AccrualMonth = {
  readonly month: YearMonth
  readonly part: number
  /** Contributions, tax and employer's charges that the part adds in its own month. */
  readonly lines: readonly LineDifference[]
  readonly tax: number
  /** The same tax in UTM of its month, at the UTM of the payment. */
  readonly taxAtPayment: number
}

export type Accrual = {
  readonly months: readonly AccrualMonth[]
  readonly contributions: number
  readonly tax: number
  readonly employer: number
  readonly toPay: number
}

/**
 * Pay of several months at once (annual gratification, quarterly bonus): it is divided into equal
 * parts over the months in which it was earned, each part contributes and pays tax with the caps
 * and the table of its month, over what that month already paid, and the tax travels in UTM to the
 * month of payment. DL 3.500, art. 16; Ley sobre Impuesto a la Renta, arts. 45 and 46. Throws
 * InputError when a payslip cannot be calculated, MissingParameter when a month lacks a figure.
 */
export function reliquidate(pay: AccruedPay): Accrual {
  const { amount, payslips, payMonth } = pay
  const payUtm = pay.payUtm ?? utmOf(payMonth)
  const parts = instalments(
    amount,
    payslips.map(({ month }) => month),
  )
  const months = payslips.map((input, index) => {
    const part = parts[index]
    if (!part) throw new RangeError(`El mes ${input.month} no tiene parte`)
    return monthOfAccrual(pay, input, part.amount, payUtm)
  })
  const sum = (value: (month: AccrualMonth) => number) =>
    months.reduce((all, month) => all + value(month), 0)
  const contributions = sum((month) => ofGroup(month, 'DEDUCTION') - month.tax)
  const tax = sum(({ taxAtPayment }) => taxAtPayment)
  return {
    months,
    contributions,
    tax,
    employer: sum((month) => ofGroup(month, 'EMPLOYER')),
    toPay: amount - contributions - tax,
  }
}

const ofGroup = ({ lines }: AccrualMonth, group: LineDifference['group']) =>
  lines.reduce((sum, line) => sum + (line.group === group ? line.difference : 0), 0)

function monthOfAccrual(
  { item, concepts, settings }: AccruedPay,
  input: PartialInput,
  part: number,
  payUtm: number,
): AccrualMonth {
  const options = { ...(concepts ? { concepts } : {}), ...(settings ? { settings } : {}) }
  const payroll = openPayroll(input.month, options)
  const already = Number(completeInput(input).items[item] ?? '0')
  const items = { ...input.items, [item]: String(already + part) }
  const legal = payroll.plan.library.concepts.filter(
    ({ classes }) => classes.includes('DESCUENTO_LEGAL') || classes.includes('APORTE_EMPLEADOR'),
  )
  const lines = lineDifferences(
    legal,
    valuesOf(payroll, input),
    valuesOf(payroll, { ...input, items }),
  )
  const tax = taxIn(lines)
  const utms = { own: payroll.period.variables['UTM'], payment: payUtm }
  return { month: input.month, part, lines, tax, taxAtPayment: atPayment(tax, utms) }
}

/** The tax among the lines of a month. */
export const taxIn = (lines: readonly LineDifference[]): number =>
  lines.find(({ code }) => code === 'IMPUESTO_UNICO')?.difference ?? 0

/**
 * A tax of one month in UTM of it, at the UTM of the month of payment (Ley sobre Impuesto a la
 * Renta, art. 46). Whole pesos; refuses a month without UTM.
 */
export function atPayment(
  tax: number,
  { own, payment }: { own: number | undefined; payment: number },
): number {
  if (tax === 0 || own === payment) return tax
  if (!own) throw new RangeError('El mes del devengo no tiene UTM')
  return Number(divide(BigInt(tax) * BigInt(payment), BigInt(own)))
}

function valuesOf(payroll: Payroll, input: PartialInput): Values {
  const result = evaluate(payroll.plan, payroll.period, payslipFacts(payroll, input))
  if (result.ok) return result.values
  throw new InputError(result.error.code, result.error.message)
}

function utmOf(month: YearMonth): number {
  const value = rowAt(utm.rows, month)?.value
  if (value === undefined || value === null) throw new MissingParameter(utm.key, utm.label, month)
  return Number(value)
}
