import { z } from 'zod'

const monthSchema = z.object({
  yearMonth: z.number(),
  runId: z.number(),
  part: z.string(),
  earnings: z.number(),
  deductions: z.number(),
  net: z.number(),
  employerCost: z.number(),
  tax: z.number(),
  taxAtPayment: z.number(),
  lines: z.array(z.object({ code: z.string(), difference: z.number() })),
  /** Change of the month's totals and bases, by code; older payments did not store it. */
  bases: z.record(z.string(), z.number()).optional(),
})

/** The stored change that a payment causes in one of the months in which it was earned. */
export type AccruedMonth = z.output<typeof monthSchema>

export const readMonths = (stored: unknown): AccruedMonth[] => z.array(monthSchema).parse(stored)

const lineSchema = z.object({
  code: z.string(),
  label: z.string(),
  group: z.string(),
  difference: z.number(),
})

/** The change that a payment causes in one concept, over all its months. */
export type Line = z.output<typeof lineSchema>

export const readLines = (stored: unknown): Line[] => z.array(lineSchema).parse(stored)
