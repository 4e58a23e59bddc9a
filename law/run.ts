import { rescaledUp } from '#chile/money/decimal.ts'
import { evaluate, explain, makePlan, type Plan, valueAt } from '#formula/index.ts'
import type { Evaluation, Explanation, FactDef, Facts, PeriodValues } from '#formula/types.ts'
import { type CompanyData, withCompanyValues } from './company-data.ts'
import type { Concept } from './concept.ts'
import { facts, factsOf, wholeFactList } from './facts/index.ts'
import type { PartialInput, PayrollInput } from './input.ts'
import type { YearMonth } from '#chile/period.ts'
import { payrollLibrary } from './library.ts'
import { type PayrollSettings, periodValues } from './period.ts'

/** Everything that is the same for everybody of a company in a month, made once per run. */
export type Payroll = {
  readonly month: YearMonth
  readonly plan: Plan<Concept>
  readonly period: PeriodValues
  readonly itemFacts: readonly FactDef[]
}

export type PayrollOptions = CompanyData & { settings?: PayrollSettings }

/**
 * Opens the payroll of a month. Throws FormulaError when an item's formula is wrong, and
 * MissingParameter when a legal figure of the month is not known.
 */
export function openPayroll(month: YearMonth, options: PayrollOptions = {}): Payroll {
  const { settings = {}, ...company } = options
  const library = payrollLibrary({
    ...company,
    ...(settings.choices ? { settings: settings.choices } : {}),
  })
  const period = withCompanyValues(periodValues(month, settings), company)
  return { month, plan: makePlan(library), period, itemFacts: library.itemFacts }
}

/** The scaled facts of one payslip for this payroll. Throws InputError. */
export const payslipFacts = (payroll: Payroll, input: PartialInput): Facts =>
  factsOf(input, payroll.itemFacts)

/**
 * The same in the order of the plan's facts, of an input that lacks nothing: for runs over many.
 * Throws InputError.
 */
export function payslipFactList({ plan, itemFacts }: Payroll, input: PayrollInput): number[] {
  const list = wholeFactList(input, itemFacts)
  const places = placesIn(plan, itemFacts)
  if (places === 'same') return list
  return places.map(({ place, given, kept }) => rescaledUp(valueAt(list, place), given, kept))
}

/** Where an input gives a fact, at how many decimals, and at how many the plan keeps it. */
type FactPlace = { readonly place: number; readonly given: number; readonly kept: number }
type FactPlaces = readonly FactPlace[] | 'same'
const known = new WeakMap<Plan<Concept>, FactPlaces>()

/**
 * Where each fact of a plan is among those that an input gives. A plan that was stored keeps the
 * facts that there were then: those that came later have no place in it, and move none of the rest.
 * One that counted whole days then counts a begun one as a day, as it did.
 */
function placesIn(plan: Plan<Concept>, itemFacts: readonly FactDef[]): FactPlaces {
  const found = known.get(plan)
  if (found) return found
  const given = new Map(
    [...facts, ...itemFacts].map(({ code, decimals }, place) => [code, { place, given: decimals }]),
  )
  const places = plan.facts.map(({ code, decimals }): FactPlace => {
    const found = given.get(code)
    if (found === undefined) throw new Error(`No input gives the fact ${code}`)
    return { ...found, kept: decimals }
  })
  const same =
    places.length === given.size &&
    places.every(({ place, given: from, kept }, at) => place === at && from === kept)
  const answer = same ? 'same' : places
  known.set(plan, answer)
  return answer
}

/**
 * One payslip, exactly: every concept in whole units of its decimals (pesos for money), or why this
 * contract has none. For many at once use the column kernels.
 */
export const calculate = (payroll: Payroll, input: PartialInput): Evaluation =>
  evaluate(payroll.plan, payroll.period, payslipFacts(payroll, input))

/** Why a concept of a payslip has its value: operands, rates with source, table row, article. */
export const explainPayslip = (payroll: Payroll, facts: Facts, code: string): Explanation =>
  explain(payroll.plan, payroll.period, facts, code)
