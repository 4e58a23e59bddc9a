import { z } from 'zod'
import { askedWith } from './made-with.ts'
import { asItIs, shapeSchema } from '../model/shape-catalogs.ts'

/** The filters of a report, as jobs and people keep them. */
export const askSchema = z.object({
  businessId: z.number().nullable(),
  yearMonth: z.number().nullable(),
  year: z.number().nullable(),
  userId: z.number().nullable(),
  grouping: z.string().nullable(),
  lines: z.string().nullable(),
  days: z.number().nullable(),
  // A job that was kept before reports had a day asked for none.
  day: z.iso.date().nullable().default(null),
})

export const madeInput = z.object({
  ask: askSchema.extend({
    name: z.string(),
    // Before reports could be cut, they were asked for whole and under their own name.
    shape: shapeSchema.default(asItIs),
    title: z.string().nullable().default(null),
  }),
  scope: z.object({
    companyId: z.number(),
    self: z.number().nullable(),
    today: z.string(),
  }),
  /** The rights of the person who asked, at that moment. */
  sight: askedWith,
  format: z.string(),
  asked: z.string(),
})
