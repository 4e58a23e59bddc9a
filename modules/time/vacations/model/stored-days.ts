import { z } from 'zod'
import type { Entry } from './ledger.ts'

/** The purses, as they are kept with what an act changed. */
export const Pool = z.enum(['LEGAL', 'PROGRESSIVE', 'ADDITIONAL'])
/** The state and the days of a vacation, as its row keeps them. */
export const Stored = z.object({
  status: z.enum(['PENDING', 'APPROVED', 'CANCELED']),
  enjoyedUntil: z.string().nullable(),
  response: z.string().nullable(),
  legal: z.number(),
  progressive: z.number(),
  additional: z.number(),
  advance: z.number(),
})
export type Stored = z.infer<typeof Stored>

type Take = Pick<Entry, 'pool' | 'units'>

/** The units of each purse in the first days that a shortened vacation keeps. */
export function parted(takes: readonly Take[], keeps: number, advance: number) {
  let left = keeps
  const sums = { LEGAL: 0, PROGRESSIVE: 0, ADDITIONAL: 0 }
  for (const { pool, units } of takes) {
    const part = Math.min(left, -units)
    sums[pool] += part
    left -= part
  }
  const { LEGAL: legal, PROGRESSIVE: progressive, ADDITIONAL: additional } = sums
  return { legal, progressive, additional, advance: Math.min(advance, legal) }
}
