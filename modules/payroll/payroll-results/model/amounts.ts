import { type Plan, valueAt } from '#formula/index.ts'
import type { Concept } from '#law/index.ts'

/** The stored amounts of a payslip: whole numbers in the order of its plan. */
type Amounts = { readonly facts: readonly number[]; readonly results: readonly number[] }

/** The facts of a payslip by code, as the calculation used them. */
export const factsOf = (plan: Plan<Concept>, stored: Pick<Amounts, 'facts'>) =>
  withFacts({}, plan, stored)

/** Results and facts of a stored payslip by code. */
export function valuesOf(plan: Plan<Concept>, stored: Amounts): Readonly<Record<string, number>> {
  const values = withFacts({}, plan, stored)
  for (const [index, code] of plan.codes.entries()) values[code] = valueAt(stored.results, index)
  return values
}

function withFacts(
  values: Record<string, number>,
  plan: Plan<Concept>,
  { facts }: Pick<Amounts, 'facts'>,
): Record<string, number> {
  for (const [index, { code }] of plan.facts.entries()) values[code] = valueAt(facts, index)
  return values
}
