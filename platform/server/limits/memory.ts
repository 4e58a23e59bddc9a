import { type Limit, taken } from './bucket.ts'

const MOST_KEYS = 50_000

/**
 * The same buckets for one process, without asking the database: what every GraphQL operation can
 * afford. With several processes behind one address the limit holds for each of them.
 */
export function memoryLimits(limit: Limit, now: () => number = Date.now) {
  const buckets = new Map<string, number>()
  const forgetFull = (at: number) => {
    for (const [key, fullAt] of buckets) if (fullAt <= at) buckets.delete(key)
  }
  return {
    /** Takes `cost` tokens; false, and none taken, when there are not so many. */
    take(key: string, cost = 1): boolean {
      const at = now()
      const next = taken(limit, buckets.get(key) ?? 0, at, cost)
      if (next === undefined) return false
      if (buckets.size >= MOST_KEYS && !buckets.has(key)) forgetFull(at)
      // Whoever fills the memory with new keys is refused, not served without a limit.
      if (buckets.size >= MOST_KEYS && !buckets.has(key)) return false
      buckets.set(key, next)
      return true
    },
    size: () => buckets.size,
  }
}
