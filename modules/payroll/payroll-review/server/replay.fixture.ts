import { compileKernels, createBlock, type Kernels, type Plan } from '#formula/index.ts'
import { randomFacts } from '#law/random.ts'
import type { Edition, Stored } from './replay.ts'

const compiled = new WeakMap<Plan, Kernels>()

/**
 * The stored values that a run would have of one person; without results when they cannot be
 * calculated.
 */
export function calculated({ plan, period }: Edition, facts: readonly number[]): Stored {
  const kernels = compiled.get(plan) ?? compileKernels(plan, period)
  compiled.set(plan, kernels)
  const block = createBlock(plan, 1)
  block.facts.forEach((column, at) => {
    column[0] = facts[at] ?? 0
  })
  const failed = kernels.run(block, 1).length > 0
  return { facts, results: failed ? [] : block.results.map((column) => column[0] ?? 0) }
}

/** Plausible facts of one person in the order of a plan. */
export const randomList = ({ plan }: Edition, random: () => number): number[] => {
  const facts = randomFacts(plan.facts, random)
  return plan.facts.map(({ code }) => facts[code] ?? 0)
}
