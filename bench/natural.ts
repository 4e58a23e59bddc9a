import { type Facts, type PeriodValues, type Plan, scaleOf } from '#formula/index.ts'

/** Facts as the plain doubles that peers and hand-written code work on: 12.5 for 1250. */
export function natural(plan: Plan, facts: Facts): Record<string, number> {
  return Object.fromEntries(
    plan.facts.map((def) => [def.code, (facts[def.code] ?? 0) / 10 ** scaleOf(def)]),
  )
}

export function naturalPeriod(plan: Plan, period: PeriodValues): Record<string, number> {
  return Object.fromEntries(
    plan.library.variables.map((def) => [
      def.code,
      (period.variables[def.code] ?? 0) / 10 ** scaleOf(def),
    ]),
  )
}
