import { hash } from 'node:crypto'
import { compileKernels, type Kernels } from '#formula/index.ts'
import type { Paid } from './paid-months.queries.ts'

const kept = new Map<string, Kernels>()
const keptAtMost = 48

/** The formulas of a closed month compiled for its figures: closed months stay as they are. */
export function kernelsOf(companyId: number, { runId, plan, period }: Paid): Kernels {
  const key = hash('sha256', JSON.stringify([companyId, runId, plan.hash, period]))
  const known = kept.get(key)
  if (known) return known
  if (kept.size >= keptAtMost) kept.clear()
  const made = compileKernels(plan, period)
  kept.set(key, made)
  return made
}
