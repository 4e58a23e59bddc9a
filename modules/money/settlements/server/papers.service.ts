import { createHash } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import { madeFile } from '#platform/server/jobs/made-file.ts'
import { type PapersFormat, type SettlementDocument, whyNotPaper } from '../model/documents.ts'
import { settlementBatch } from './batches.service.ts'
import { printSettlements } from './papers.job.ts'
import { madeOf, recordReadings } from './papers.queries.ts'

type Wanted = { id: number; document: SettlementDocument; format: PapersFormat }

/**
 * Begins to print a paper of the finiquitos of a batch that the actor may read, or answers how far
 * it is. It is printed again when one of them changed since.
 */
export async function settlementBatchPdf(context: Context, { id, document, format }: Wanted) {
  const batch = await settlementBatch(context, { id })
  const rows = await madeOf(context, id)
  const wanted = rows.filter(({ dismissalCause }) => !whyNotPaper(dismissalCause, document))
  if (wanted.length === 0) throw conflict('Ningún finiquito de este lote tiene ese documento')
  const settlementIds = wanted.map((row) => row.id)
  const versions = wanted.map((row) => `${row.id}.${row.version}`).join()
  const hash = createHash('sha256').update(versions).digest('hex').slice(0, 24)
  const file = await madeFile(context, {
    job: printSettlements(undefined),
    input: {
      batchId: id,
      name: batch.name,
      year: context.now.getUTCFullYear(),
      settlementIds,
      document,
      format,
    },
    key: `settlements:${id}:${hash}:${document}:${format}`,
    total: settlementIds.length,
  })
  // Asking how far it is reads nothing yet; the link does.
  if (file.url !== null) await recordReadings(context, settlementIds)
  return file
}
