import { z } from 'zod'
import { conflict } from '#platform/server/errors.ts'
import { defineJob } from '#platform/server/jobs/job.ts'
import { madeNow, madeWith } from './made-with.ts'
import { catalogue } from './catalogue.ts'
import { madeInput } from './made-input.ts'
import { everyRow, previewOf, previewSchema } from './preview.ts'
import { recordReading } from './reading.ts'
import { cutAs, sourceOf } from './report.ts'

export const countedInput = madeInput.omit({ format: true, asked: true })
export const countedResult = z.object({
  preview: previewSchema,
  /** The rights with which it was really made: its reader must still have them. */
  sight: madeWith,
})

/**
 * The preview of a report that reads more than a request may: made in a worker with the rights of
 * the requester at that moment, and kept as the result of the job.
 */
export const countReport = defineJob({
  kind: 'reports.preview',
  input: countedInput,
  maxAttempts: 2,
  async run(job, { ask, scope, sight: asked }, progress) {
    const found = catalogue.find(({ name }) => name === ask.name)
    if (!found) throw conflict('Ese reporte no existe')
    const report = cutAs(found, ask.shape)
    await progress(0, 2, 'Leyendo')
    const { table, sight } = await job.transaction(async (tx, client) => {
      const { companyId } = job.session
      const source = sourceOf(tx, report, ask, { ...scope, ...asked, companyId })
      // Confidential people are read first: somebody who becomes confidential meanwhile is left
      // out, or closes the file.
      const sight = await madeNow(tx, asked)
      const table = await report.run(source)
      recordReading(client, report, source, table.rows.length)
      return { table, sight }
    })
    await progress(1, 2, 'Sumando')
    const preview = previewOf(report, table, everyRow)
    await progress(2, 2, 'Listo')
    return { preview, sight }
  },
})
