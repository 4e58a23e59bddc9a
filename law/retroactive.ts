import type { ISODate } from '#chile/dates.ts'
import { divide, scaled } from '#chile/money/decimal.ts'
import type { YearMonth } from '#chile/period.ts'
import { type LineDifference, lineDifferences } from './differences.ts'
import { InputError, type PartialInput } from './input.ts'
import { completeInput } from './schema.ts'
import type { Values } from './payslip.ts'
import type { PayrollSettings } from './period.ts'
import { openPayroll, type Payroll, type PayrollOptions, payslipFacts } from './run.ts'
import { evaluate, valueIn } from '#formula/index.ts'

/** A payslip that was paid, by whose it is. `input` holds the month. */
export type PaidPayslip<Id> = { readonly person: Id; readonly input: PartialInput }

/** What one person is owed, or owes, for one month. Whole pesos. */
export type RetroactiveDifference<Id> = {
  readonly person: Id
  readonly month: YearMonth
  readonly lines: readonly LineDifference[]
  readonly taxable: number
  readonly toPay: number
  readonly employerCost: number
}

export type RetroactiveOptions = {
  /** The day of the payment: only figures published by then had been used. */
  readonly knownOn: ISODate
  /**
   * Salaries under the new minimum wage rise to it, by their hours; without, they stay as agreed.
   */
  readonly raiseToMinimum?: boolean
  readonly concepts?: PayrollOptions['concepts']
  readonly settings?: PayrollSettings
}

export type RetroactiveResult<Id> = {
  readonly differences: readonly RetroactiveDifference<Id>[]
  /** Payslips that cannot be calculated, with the reason; the others go on. */
  readonly errors: readonly {
    readonly person: Id
    readonly month: YearMonth
    readonly message: string
  }[]
}

/**
 * What a law that rules from an earlier day than it was published owes for the months already paid:
 * each payslip as it was made, with the figures known then, against the same with today's. Law
 * 21.830 came out on 22 June 2026 and raised the minimum wage and the family allowance from 1 May;
 * by Dirección del Trabajo, ordinario 447/13 de 2025, salary and gratification of those months are
 * owed. Throws MissingParameter when a month lacks a figure on either side.
 */
export function retroactiveDifferences<Id>(
  payslips: readonly PaidPayslip<Id>[],
  options: RetroactiveOptions,
): RetroactiveResult<Id> {
  const sides = sidesOf(options)
  const differences: RetroactiveDifference<Id>[] = []
  const errors: RetroactiveResult<Id>['errors'][number][] = []
  for (const { person, input } of payslips) {
    const { month } = input
    try {
      const { asPaid, now } = sides(month)
      const corrected = options.raiseToMinimum ? raised(now, input) : input
      const [before, after] = [valuesOf(asPaid, input), valuesOf(now, corrected)]
      const lines = lineDifferences(now.plan.library.concepts, before, after)
      if (lines.length > 0) differences.push({ person, month, lines, ...totals(before, after) })
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      errors.push({ person, month, message: error.message })
    }
  }
  return { differences, errors }
}

/** Both payrolls of a month, each opened once. */
function sidesOf({ concepts, settings = {}, knownOn }: RetroactiveOptions) {
  const opened = new Map<YearMonth, { asPaid: Payroll; now: Payroll }>()
  const items = concepts ? { concepts } : {}
  return (month: YearMonth) => {
    const known = opened.get(month) ?? {
      asPaid: openPayroll(month, { ...items, settings: { ...settings, knownOn } }),
      now: openPayroll(month, { ...items, settings }),
    }
    opened.set(month, known)
    return known
  }
}

function totals(before: Values, after: Values) {
  const change = (code: string) => valueIn(after, code) - valueIn(before, code)
  return {
    taxable: change('TOTAL_IMPONIBLE'),
    toPay: change('LIQUIDO'),
    employerCost: change('COSTO_EMPRESA'),
  }
}

function valuesOf({ plan, period, itemFacts }: Payroll, input: PartialInput): Values {
  const facts = payslipFacts({ month: input.month, plan, period, itemFacts }, input)
  const result = evaluate(plan, period, facts)
  if (result.ok) return result.values
  throw new InputError(result.error.code, result.error.message)
}

/** The same contract with a salary of the minimum wage of its age and hours, when under it. */
function raised(payroll: Payroll, input: PartialInput): PartialInput {
  const { contract } = completeInput(input)
  const { salary, payPeriod } = contract
  if (salary.currency !== 'CLP' || payPeriod !== 'MONTHLY') return input
  const { variables } = payroll.period
  const values = valuesOf(payroll, input)
  const isUnder = valueIn(values, 'SUELDO_FALTANTE') > 0
  if (!isUnder && valueIn(values, 'SUELDO_FALTANTE_REDUCIDO') === 0) return input
  const most = BigInt(valueIn(variables, 'JORNADA_MAXIMA')) * 100n
  const share = values['ES_JORNADA_PARCIAL'] === 1 ? scaled(contract.weeklyHours, 2) : most
  const least = BigInt(valueIn(variables, isUnder ? 'IMM' : 'IMM_REDUCIDO'))
  const amount = String(divide(least * share, most))
  return { ...input, contract: { ...input.contract, salary: { ...salary, amount } } }
}
