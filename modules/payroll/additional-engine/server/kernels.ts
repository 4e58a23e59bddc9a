import { hash } from 'node:crypto'
import { compileKernels, type Kernels } from '#formula/index.ts'
import { ProcessCache } from '#platform/server/cache/process-cache.ts'
import type { Paid } from './paid-months.queries.ts'

const kept = new ProcessCache<Kernels>(48)

/** The compiled formulas of a closed month, cached: closed months never change. */
export function kernelsOf(companyId: number, { runId, plan, period }: Paid): Kernels {
  const key = hash('sha256', JSON.stringify([companyId, runId, plan.hash, period]))
  return kept.now(key, () => compileKernels(plan, period))
}
