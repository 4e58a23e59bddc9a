import { z } from 'zod'
import { conflict } from '#platform/server/errors.ts'
import { defineJob, type JobContext, type Progress } from '#platform/server/jobs/job.ts'
import { keepFile } from '#platform/server/jobs/made-file.ts'
import { joinPages } from '#platform/server/pdf/pages.ts'
import { zipOf } from '#platform/server/pdf/zip.ts'
import { keyOf, type Storage } from '#platform/server/storage/storage.ts'
import { weighed } from '#platform/server/storage/weigh.ts'
import { PapersFormat, SettlementDocument, whyNotPaper } from '../model/documents.ts'
import { papersOf } from './papers.queries.ts'
import { printPaper } from './pdf.service.ts'

const input = z.object({
  batchId: z.number().int(),
  name: z.string(),
  year: z.number().int(),
  /** The finiquitos that the person who asked may read. */
  settlementIds: z.array(z.number().int()),
  document: SettlementDocument.schema,
  format: PapersFormat.schema,
})

/** How many finiquitos are read and printed in one transaction. */
const AT_ONCE = 25

/**
 * Prints a paper of each finiquito of a batch, in one document or in a zip with a file per person,
 * a few at a time. A killed job that runs again stores the same file under the same key.
 */
export const printSettlements = (storage: Storage | undefined) =>
  defineJob({
    kind: 'settlements.print',
    input,
    async run(job, { batchId, name: batch, year, settlementIds, document, format }, progress) {
      if (!storage) throw new Error('printSettlements runs in a worker, with a storage')
      const papers = printed({ job, ids: settlementIds, document, progress })
      const title = `${SettlementDocument.label(document)}, ${batch}`.replaceAll('/', '-')
      const isZip = format === 'ZIP'
      const { stream, weight } = weighed(
        isZip ? zipOf(files(papers)) : joinPages(pages(papers), title),
      )
      const mediaType = isZip ? 'application/zip' : 'application/pdf'
      const name = `${title}.${format.toLowerCase()}`
      const key = keyOf(job.session.companyId, year, `settlements.print:${job.job.id}`)
      await storage.put(key, stream, mediaType)
      await progress(settlementIds.length, settlementIds.length, 'Listo')
      const kept = { key, name, mediaType, of: 'settlementBatch', id: batchId }
      await job.transaction((tx) => keepFile(tx, { ...kept, ...weight() }))
      return { key, name, mediaType }
    },
  })

type Asked = {
  job: JobContext
  ids: readonly number[]
  document: SettlementDocument
  progress: Progress
}

type File = Awaited<ReturnType<typeof printPaper>>

/** The papers, in the order of the people's names; finiquitos without that paper are left out. */
async function* printed({ job, ids, document, progress }: Asked): AsyncGenerator<File> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    await progress(from, ids.length, 'Imprimiendo')
    const some = ids.slice(from, from + AT_ONCE)
    const papers = await job.transaction((tx) => papersOf(tx, some))
    if (papers.length < some.length) throw conflict('Un contrato cambió: vuelva a imprimir')
    for (const paper of papers) {
      job.throwIfCancelled()
      if (!whyNotPaper(paper.stored.dismissalCause, document)) yield printPaper(paper, document)
    }
  }
}

async function* files(papers: AsyncIterable<File>) {
  for await (const { name, pdf } of papers) yield { name, content: pdf }
}

async function* pages(papers: AsyncIterable<File>) {
  for await (const { pdf } of papers) yield pdf
}
