import { z } from 'zod'

const yearSchema = z.array(
  z.object({ yearMonth: z.number(), base: z.number(), paid: z.number(), share: z.string() }),
)

/** A month of a person's year: what gratified, and what was paid of it. */
export type MonthOfYear = z.output<typeof yearSchema>[number]

/** The months of a person's year, as they are kept. */
export const readYear = (stored: unknown): MonthOfYear[] => yearSchema.parse(stored)
