import { type Plan, valueIn } from '#formula/index.ts'
import type { PeriodValues } from '#formula/types.ts'
import { type Concept, discountUnit } from '#law/index.ts'

type Calculated = { plan: Plan<Concept>; period: PeriodValues }

/**
 * How many pesos an item of a discount asks for, when it asks for its value and nothing else: of
 * what a formula makes of it, or of a concept that is none, there is no telling what was left.
 */
export function plainDeduction(
  { plan, period }: Calculated,
  concept: string,
): ((value: string) => number) | undefined {
  const def = plan.library.concepts.find(({ code }) => code === concept)
  if (!def?.classes.includes('DESCUENTO')) return undefined
  const unit = discountUnit(def)
  if (unit === undefined) return undefined
  if (unit === 'CLP') return (value) => Math.round(Number(value))
  const variable = plan.library.variables.find(({ code }) => code === unit)
  const pesos = valueIn(period.variables, unit) / 10 ** (variable?.decimals ?? 0)
  return (value) => Math.round(Number(value) * pesos)
}
