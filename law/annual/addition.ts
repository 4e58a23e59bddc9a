import type { YearMonth } from '#chile/period.ts'
import { type Kernels, type Plan, valueAt, valueIn } from '#formula/index.ts'
import type { PeriodValues } from '#formula/types.ts'
import type { Concept } from '../concept.ts'
import { type LineDifference, lineDifferences } from '../differences.ts'
import { atPayment, taxIn } from './accrual.ts'
import { type Again, calculatedAgain, type Part } from './recalculation.ts'

export { itemFactAt, LEGAL_GRATIFICATION, type Part } from './recalculation.ts'

/** A month that was paid: the formulas and the figures that its payslips were made with. */
export type PaidMonth = {
  readonly month: YearMonth
  readonly plan: Plan<Concept>
  readonly period: PeriodValues
  /** The formulas compiled for the figures; compiling takes longer than a hundred payslips. */
  readonly kernels: Kernels
}

/** A payslip of a month as it is stored, and what was paid apart of that month before. */
export type PayslipOfMonth = {
  readonly contractId: number
  readonly facts: readonly number[]
  /** The new part comes on top of it. */
  readonly earlier: readonly Part[]
}

export type Addition = PayslipOfMonth & {
  readonly results: readonly number[]
  readonly part: Part
  /** The person's other contracts with the employer in the month. */
  readonly others?: readonly PayslipOfMonth[]
}

/** What a part changes of its month, in all the contracts of its person. Whole pesos. */
export type AddedMonth = {
  readonly contractId: number
  readonly month: YearMonth
  readonly earnings: number
  /** Discounts, with the tax as it is at the payment. */
  readonly deductions: number
  readonly net: number
  readonly employerCost: number
  readonly tax: number
  readonly taxAtPayment: number
  readonly lines: readonly LineDifference[]
  /** Change of each total and base that is reported to institutions, by code. */
  readonly bases: Readonly<Record<string, number>>
}

/** Totals and bases that no line of a payslip is. */
const reportedBases = [
  'TOTAL_IMPONIBLE',
  'TOTAL_NO_IMPONIBLE',
  'TOTAL_TRIBUTABLE',
  'BASE_TRIBUTABLE',
  'BASE_PREVISIONAL',
  'BASE_CESANTIA',
  'BASE_RETENCION',
  'TOTAL_APORTES',
] as const

/**
 * What is paid now for a month that was paid before: its payslips are calculated again with their
 * own facts, formulas and figures and with what is added, so that caps and tax see the whole pay of
 * the month (Ley sobre Impuesto a la Renta, arts. 45 and 46; Decreto Ley 3.500, art. 16), of all
 * the contracts that the person had with the employer in it. The difference is what the addition
 * pays, contributes and withholds; the tax travels in UTM to the month of payment, whose UTM is
 * `payUtm`.
 * Additions to several contracts of one person come one on top of the other, in the order given.
 *
 * @throws RangeError when a formula cannot be calculated with what was added
 */
export function addedIn(
  paid: PaidMonth,
  additions: readonly Addition[],
  payUtm: number,
): AddedMonth[] {
  const { month, plan, period } = paid
  const steps = stepsOf(plan, additions)
  const unpaid = steps.filter(
    ({ before }) => before.length > 1 || before.some(({ parts }) => parts.length > 0),
  )
  const earlier = calculatedAgain(
    paid,
    unpaid.map(({ before }) => before),
  )
  const was = new Map(unpaid.map((step, index) => [step, earlier[index]]))
  const after = calculatedAgain(
    paid,
    steps.map((step) => step.after),
  )
  const utms = { own: period.variables['UTM'], payment: payUtm }
  return steps.map((step, row) => {
    const { contractId, results } = step.addition
    const before = sumsOf(plan, was.get(step) ?? [results])
    const now = sumsOf(plan, after[row] ?? [])
    const change = (code: string) => valueIn(now, code) - valueIn(before, code)
    const lines = lineDifferences(plan.library.concepts, before, now)
    const tax = taxIn(lines)
    const taxAtPayment = atPayment(tax, utms)
    return {
      contractId,
      month,
      earnings: change('TOTAL_HABERES'),
      deductions: change('TOTAL_DESCUENTOS') - tax + taxAtPayment,
      net: change('LIQUIDO') + tax - taxAtPayment,
      employerCost: change('COSTO_EMPRESA'),
      tax,
      taxAtPayment,
      lines,
      bases: Object.fromEntries(reportedBases.map((code) => [code, change(code)])),
    }
  })
}

/** An addition with the payslips of its person as they were before it, and with it. */
type Step = {
  readonly addition: Addition
  readonly before: readonly Again[]
  readonly after: readonly Again[]
}

/** The additions as steps: those of one person come one on top of the other. */
function stepsOf(plan: Plan<Concept>, additions: readonly Addition[]): Step[] {
  const reached = new Map<string, readonly Again[]>()
  return additions.map((addition) => {
    const payslips = [addition, ...(addition.others ?? [])].toSorted(inTheirOrder(plan))
    const person = payslips.map(({ contractId }) => contractId).join(' ')
    const before =
      reached.get(person) ?? payslips.map(({ facts, earlier }) => ({ facts, parts: earlier }))
    const own = payslips.findIndex(({ contractId }) => contractId === addition.contractId)
    const after = before.map(({ facts, parts }, at) => ({
      facts,
      parts: at === own ? [...parts, addition.part] : parts,
    }))
    reached.set(person, after)
    return { addition, before, after }
  })
}

/** Contracts of a person in the order in which they took what is of the person. */
const inTheirOrder = (plan: Plan<Concept>) => (one: PayslipOfMonth, other: PayslipOfMonth) =>
  placeIn(plan, one) - placeIn(plan, other) || one.contractId - other.contractId

function placeIn({ factIndexOf }: Plan<Concept>, { facts }: PayslipOfMonth): number {
  const place = factIndexOf.get('CONTRATOS_ANTES')
  return place === undefined ? 0 : valueAt(facts, place)
}

/** Whether a stored payslip was calculated with others of its person; never before it was so. */
export function isJoined({ factIndexOf }: Plan<Concept>, facts: readonly number[]): boolean {
  const place = factIndexOf.get('CONTRATOS_DEL_MES')
  return place !== undefined && valueAt(facts, place) > 1
}

/** What some payslips come to together, by code. */
const sumsOf = (plan: Plan<Concept>, payslips: readonly (readonly number[])[]) =>
  Object.fromEntries(
    plan.codes.map((code, at) => [
      code,
      payslips.reduce((sum, results) => sum + valueAt(results, at), 0),
    ]),
  )
