import { z } from 'zod'
import { conflict } from '#platform/server/errors.ts'
import { defineJob } from '#platform/server/jobs/job.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { madeWith } from './made-with.ts'
import { asItIs, shapeSchema } from '../model/shape-catalogs.ts'
import { writtenReport } from './write-report.ts'

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
  sight: madeWith.omit({ hidden: true }),
  format: z.string(),
  asked: z.string(),
})
export const madeResult = z.object({
  key: z.string(),
  name: z.string(),
  mediaType: z.string(),
  /** The rights the file was made with: its readers must still have them. */
  sight: madeWith,
})

/**
 * Makes a report as a file, with the rights that the requester had at that moment. They are stored
 * with the file, which opens only for readers who have them.
 */
export const makeReport = (storage: Storage | undefined) =>
  defineJob({
    kind: 'reports.make',
    input: madeInput,
    maxAttempts: 2,
    async run(job, wanted, progress) {
      if (!storage) throw new Error('makeReport runs in a worker, with a storage')
      await progress(0, 2, 'Leyendo')
      const made = await writtenReport(job, storage, wanted)
      if (!made) throw conflict('Error: reporte sin datos')
      await progress(2, 2, 'Listo')
      const { key, name, mediaType, sight } = made
      return { key, name, mediaType, sight }
    },
  })
