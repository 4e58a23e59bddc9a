import { z } from 'zod'

const yearSchema = z.array(
  z.object({ yearMonth: z.number(), base: z.number(), paid: z.number(), share: z.string() }),
)

/**
 * A month of a person's year: the pay that counts for gratification, and the gratification paid.
 */
export type MonthOfYear = z.output<typeof yearSchema>[number]

/** Parses the stored months of a person's year. */
export const readYear = (stored: unknown): MonthOfYear[] => yearSchema.parse(stored)
