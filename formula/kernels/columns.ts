import type { Plan } from '../plan/plan.ts'
import { valueAt } from '../plan/plan-places.ts'
import type { Facts } from '../types.ts'

/**
 * Rows of a plan as columns of doubles: facts to fill in, results to read. Reused from batch to
 * batch; holds nothing of any period.
 */
export interface Block {
  readonly capacity: number
  /** Facts and then results; `facts` and `results` are its two parts. */
  readonly columns: readonly Float64Array[]
  /** One column per fact of the plan, in its order. */
  readonly facts: readonly Float64Array[]
  /** One column per step of the plan, in its order: the value trace of every row. */
  readonly results: readonly Float64Array[]
  /** Rows that the last run left complete: a cone may build on them. Only runs write it. */
  complete: number
}

const lineDoubles = 8

/**
 * Room for `capacity` rows. Every column starts an odd number of 64-byte lines after the one
 * before: with a power of two between them all columns would fall into a few cache sets.
 */
export function createBlock(plan: Plan, capacity: number): Block {
  const count = plan.facts.length + plan.steps.length
  const lines = Math.ceil(Math.max(1, capacity) / lineDoubles) | 1
  const stride = lines * lineDoubles
  const memory = new Float64Array(stride * count)
  const columns = Array.from({ length: count }, (_, i) =>
    memory.subarray(i * stride, i * stride + capacity),
  )
  return {
    capacity,
    columns,
    facts: columns.slice(0, plan.facts.length),
    results: columns.slice(plan.facts.length),
    complete: 0,
  }
}

/** Writes the facts of one person into a row; an absent one becomes an error of that row. */
export function setFacts(plan: Plan, block: Block, row: number, facts: Facts): void {
  plan.facts.forEach(({ code }, i) => {
    const column = block.facts[i]
    if (column !== undefined) column[row] = facts[code] ?? Number.NaN
  })
}

/** The results of one row by code. */
export function valuesOf(plan: Plan, block: Block, row: number): Record<string, number> {
  const values: Record<string, number> = {}
  plan.codes.forEach((code, i) => {
    values[code] = valueAt(block.results[i] as Float64Array, row)
  })
  return values
}
