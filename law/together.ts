import { addDecimals } from '#chile/money/decimal.ts'
import { evaluate, valueAt } from '#formula/index.ts'
import { alone, type Together } from './alongside.ts'
import {
  carriedMoney,
  classSums,
  type CountedContract,
  gratificationOf,
  taxedAlike,
} from './carried-amounts.ts'
import { covered } from './facts/derive.ts'
import { InputError, type PayrollInput } from './input.ts'
import { type Payroll, payslipFactList } from './run.ts'

/** A contract of the month that was calculated, with its input. */
type Counted = CountedContract & { readonly input: PayrollInput }

/** Which of several contracts cannot be calculated, counted from zero, and why. */
export class TogetherError extends InputError {
  readonly at: number

  constructor(at: number, { path, message }: { path: string; message: string }) {
    super(path, message)
    this.name = 'TogetherError'
    this.at = at
  }
}

/**
 * The taxable pay (imponible) of each contract that a person has with one employer in a month, in
 * pesos, with the gratification of art. 50 once for all of them.
 *
 * @param inputs the contracts in the order in which they began
 * @throws TogetherError
 */
export function taxablePay(payroll: Payroll, inputs: readonly PayrollInput[]): readonly number[] {
  const counted: Counted[] = []
  for (const [at, input] of inputs.entries()) {
    const together = { ...alone, ...orderOf(inputs, at), ...gratificationOf(counted) }
    counted.push(calculated(payroll, { ...input, together }, at))
  }
  return counted.map(({ of }) => of('TOTAL_IMPONIBLE'))
}

/**
 * The inputs of the contracts that a person has with one employer in a month, completed with what
 * each has to know of the others: what belongs to the person and the month is calculated on all of
 * them (LIR, arts. 42 N°1 and 43 N°1: who pays withholds on what it pays in the month), and each
 * payslip takes what the earlier ones left. The order decides, so that calculating one of them
 * again gives what calculating all does.
 *
 * @param inputs the contracts in the order in which they began; `person.otherIncome` is only what
 * other employers pay
 * @throws TogetherError
 */
export function together(
  payroll: Payroll,
  inputs: readonly PayrollInput[],
): readonly PayrollInput[] {
  if (inputs.length < 2) return inputs
  const taxable = taxablePay(payroll, inputs)
  const counted: Counted[] = []
  const orders = ordersOf(inputs)
  const leave = inputs.map((input, at) => leaveOf(payroll, input, at))
  for (const [at, input] of inputs.entries()) {
    const [before, after] = [sum(taxable.slice(0, at)), sum(taxable.slice(at + 1))]
    const person = {
      ...input.person,
      otherIncome: addDecimals(input.person.otherIncome, String(before + after)),
    }
    const joined: Together = {
      ...orderOf(inputs, at),
      taxableBefore: String(before),
      taxableAfter: String(after),
      leaveDays: leaveElsewhere(inputs, leave, at),
      ...carriedBy(counted, input),
    }
    const deductions = { ...input.deductions, ...orders }
    counted.push(calculated(payroll, { ...input, person, deductions, together: joined }, at))
  }
  return counted.map(({ input }) => input)
}

/**
 * What courts ordered of the person, on whichever contract it was entered: the employer withholds
 * on what it pays in the month (Código del Trabajo, arts. 57 and 59). No share is over the whole.
 */
function ordersOf(inputs: readonly PayrollInput[]) {
  const all = inputs.map(({ deductions }) => deductions)
  const sumOf = (of: (one: PayrollInput['deductions']) => string) =>
    addDecimals('0', ...all.map(of))
  const percent = sumOf(({ seizure }) => seizure.percent)
  return {
    seizure: {
      common: sumOf(({ seizure }) => seizure.common),
      privileged: sumOf(({ seizure }) => seizure.privileged),
      percent: Number(percent) > 100 ? '100' : percent,
      balance: sumOf(({ seizure }) => seizure.balance),
    },
    familySupport: sumOf(({ familySupport }) => familySupport),
  }
}

const orderOf = (inputs: readonly unknown[], at: number) => ({
  contracts: inputs.length,
  before: at,
})

/** What the earlier contracts carry of what belongs to the person and the month. */
const carriedBy = (before: readonly Counted[], input: PayrollInput) => ({
  ...carriedMoney(before, input.contract),
  ...daysOf(before, input),
  unionFee: unionFeeOf(before, input),
})

/** The fixed fee that the earlier contracts pay to the same union, which takes it once a month. */
function unionFeeOf(before: readonly Counted[], { deductions }: PayrollInput): string {
  const same = before.filter(({ input }) => input.deductions.union.of === deductions.union.of)
  return String(Math.max(0, ...same.map(({ of }) => of('CUOTA_SINDICAL_PESOS'))))
}

/** Days count once after the other, hours of contracts that hold at the same time add up. */
function daysOf(before: readonly Counted[], input: PayrollInput) {
  const atOnce = before.filter((one) => overlap(one.input, input) > 0)
  const alike = taxedAlike(before, input.contract)
  return {
    taxDays: apart(alike, input, ({ of }) => of('DIAS_TABLA_IMPUESTO')),
    allowanceDays: apart(before, input, paidDays),
    weeklyHours: addDecimals('0', ...atOnce.map(({ input }) => input.contract.weeklyHours)),
  }
}

/** Days with pay or subsidy, as the allowance counts them. */
const paidDays = ({ of }: Counted): number =>
  of('DIAS_TRABAJADOS') + (of('ASIGNACION_SIN_LICENCIA') === 1 ? 0 : of('DIAS_CON_SUBSIDIO'))

/** Days of the earlier contracts without those on which both hold: thirty at most. */
const apart = (before: readonly Counted[], input: PayrollInput, days: (one: Counted) => number) =>
  Math.min(30, sum(before.map((one) => Math.max(0, days(one) - overlap(one.input, input)))))

/** How many days of the month two contracts hold at the same time. */
function overlap(one: PayrollInput, other: PayrollInput): number {
  const [a, b] = [covered(one), covered(other)]
  return Math.max(0, Math.min(a.last, b.last) - Math.max(a.first, b.first) + 1)
}

/** Thirtieths that leave takes of a contract, which do not depend on the others. */
const leaveOf = (payroll: Payroll, input: PayrollInput, at: number): number =>
  input.days.medical === 0 && input.leave.spells.length === 0
    ? 0
    : calculated(payroll, { ...input, together: alone }, at).of('DIAS_DE_LICENCIA')

/** A leave of contracts that hold at the same time is one; of others, its days add up. */
function leaveElsewhere(
  inputs: readonly PayrollInput[],
  leave: readonly number[],
  at: number,
): number {
  const [own, ofOwn] = [inputs[at], leave[at] ?? 0]
  if (own === undefined) return 0
  const days = inputs.map((other, place) => {
    if (place === at) return 0
    return overlap(own, other) > 0 ? Math.max(0, valueAt(leave, place) - ofOwn) : leave[place]
  })
  return Math.min(30, sum(days.map((one) => one ?? 0)))
}

/** @throws TogetherError */
function calculated(payroll: Payroll, input: PayrollInput, at: number): Counted {
  const { plan, period } = payroll
  try {
    const list = payslipFactList(payroll, input)
    const facts = Object.fromEntries(plan.facts.map(({ code }, i) => [code, valueAt(list, i)]))
    const result = evaluate(plan, period, facts)
    if (!result.ok) throw new InputError(result.error.code, result.error.message)
    const values: Readonly<Record<string, number>> = {
      ...period.variables,
      ...facts,
      ...result.values,
      ...classSums(plan.library.concepts, result.values),
    }
    // A plan of before a concept has none of it, and asks for none of it either.
    return { input, terms: input.contract, of: (code) => values[code] ?? 0 }
  } catch (error) {
    if (error instanceof InputError) throw new TogetherError(at, error)
    throw error
  }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)
