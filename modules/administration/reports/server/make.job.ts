import { z } from 'zod'
import { conflict } from '#platform/server/errors.ts'
import { defineJob } from '#platform/server/jobs/job.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { madeWith } from './made-with.ts'
import { madeInput } from './made-input.ts'
import { writtenReport } from './write-report.ts'

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
