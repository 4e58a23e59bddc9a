import { type Plan, valueAt } from '#formula/index.ts'
import type { Concept } from '#law/index.ts'

/** The stored amounts of a payslip: whole numbers in the order of its plan. */
type Amounts = { readonly facts: readonly number[]; readonly results: readonly number[] }

/** The facts of a payslip by code, as the calculation used them. */
export const factsOf = (plan: Plan<Concept>, { facts }: Pick<Amounts, 'facts'>) =>
  Object.fromEntries(plan.facts.map(({ code }, index) => [code, valueAt(facts, index)]))

/** Results and facts of a stored payslip by code. */
export const valuesOf = (
  plan: Plan<Concept>,
  stored: Amounts,
): Readonly<Record<string, number>> => ({
  ...factsOf(plan, stored),
  ...Object.fromEntries(plan.codes.map((code, index) => [code, valueAt(stored.results, index)])),
})
