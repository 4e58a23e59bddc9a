import { type Plan, valueIn } from '#formula/index.ts'
import type { PeriodValues } from '#formula/types.ts'
import { type Concept, discountUnit } from '#law/index.ts'

type Calculated = { plan: Plan<Concept>; period: PeriodValues }

/**
 * The pesos that a discount item asks for, when it asks for exactly its value. For an item with a
 * formula, or without a concept, the rest cannot be known.
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
