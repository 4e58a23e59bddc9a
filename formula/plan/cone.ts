import type { Plan } from './plan.ts'

/**
 * Positions of the steps that may change when the given facts, variables, tables or concepts
 * change, in order of calculation. A concept named here is itself in its cone.
 */
export function coneOf(plan: Plan, changed: Iterable<string>): readonly number[] {
  const touched = new Set(changed)
  const cone: number[] = []
  for (const { def, index, reads } of plan.steps) {
    const reached =
      touched.has(def.code) ||
      reads.operands.some((code) => touched.has(code)) ||
      reads.tables.some((code) => touched.has(code))
    if (!reached) continue
    touched.add(def.code)
    cone.push(index)
  }
  return cone
}
