import { z } from 'zod'

/** The page sizes a list offers (product specification). */
export const pageSizes = [10, 30, 50, 100] as const

export const pageSchema = z.object({
  number: z.number().int().min(1).max(100_000).default(1),
  size: z
    .number()
    .int()
    .refine((size) => pageSizes.some((allowed) => allowed === size), 'Use 10, 30, 50 o 100')
    .default(30),
})
export type Page = z.output<typeof pageSchema>

/** The answer of every list. Its total is null where the query did not select it. */
export type Listed<Row> = { rows: Row[]; total: number | null }
