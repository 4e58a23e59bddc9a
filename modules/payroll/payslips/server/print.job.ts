import { z } from 'zod'
import { monthLabel } from '#chile/period.ts'
import { conflict } from '#platform/server/errors.ts'
import { defineJob, type JobContext, type Progress } from '#platform/server/jobs/job.ts'
import { keepFile } from '#platform/server/jobs/made-file.ts'
import { joinPages } from '#platform/server/pdf/pages.ts'
import { zipOf } from '#platform/server/pdf/zip.ts'
import { keyOf, type Storage } from '#platform/server/storage/storage.ts'
import { weighed } from '#platform/server/storage/weigh.ts'
import { payslipFileName, PRINTED_AT_ONCE, printedGroups, printedPayslips } from './payslip.pdf.ts'
import { type PayslipView, viewOf } from './payslip.service.ts'
import { payslipsToPrint, storedPayslips } from './payslips-to-print.queries.ts'
import { planOf } from '#modules/payroll/payroll-results/server/index.ts'
import { sealer } from '#modules/payroll/payslip-seal/server/index.ts'

const printInput = z.object({
  monthId: z.number().int(),
  format: z.enum(['PDF', 'ZIP']),
  /** Whether the requester may see confidential pay, and gets it too. */
  withPrivate: z.boolean(),
  /** The site where a paper is verified. */
  site: z.string(),
})

/** How many rows are read in one transaction. */
const READ_AT_ONCE = 10 * PRINTED_AT_ONCE

/**
 * Prints every payslip of a month, in one document or in a zip with one file per person. Reading,
 * printing and storing overlap, a few payslips at a time, so ten thousand need the memory of a
 * hundred. A killed job that runs again stores the same bytes under the same key.
 */
export const printMonth = (storage: Storage | undefined) =>
  defineJob({
    kind: 'payrollMonths.print',
    input: printInput,
    async run(job, { monthId, format, withPrivate, site }, progress) {
      if (!storage) throw new Error('printMonth runs in a worker, with a storage')
      const wanted = await job.transaction((tx) => payslipsToPrint(tx, monthId, withPrivate))
      const [first] = wanted
      if (!first) throw conflict('El mes no tiene liquidaciones')
      const views = readBatches({ job, wanted, progress })
      const seals = sealer(site, job.session.companyId)
      const title = `Liquidaciones ${monthLabel(first.yearMonth)} ${first.businessName}`
      const printed =
        format === 'ZIP' ? zipOf(files(views, seals)) : joinPages(pages(views, seals), title)
      const { stream, weight } = weighed(printed)
      const mediaType = format === 'ZIP' ? 'application/zip' : 'application/pdf'
      const name = `${title}.${format.toLowerCase()}`
      const year = Math.floor(first.yearMonth / 100)
      const key = keyOf(job.session.companyId, year, `payrollMonths.print:${job.job.id}`)
      await storage.put(key, stream, mediaType)
      await progress(wanted.length, wanted.length, 'Listo')
      await job.transaction((tx) =>
        keepFile(tx, { key, name, mediaType, of: 'payrollMonth', id: monthId, ...weight() }),
      )
      return { key, name, mediaType }
    },
  })

type Reading = {
  readonly job: JobContext
  readonly wanted: readonly { payrollRunId: number; userContractId: number }[]
  readonly progress: Progress
}

/** The payslips to print, in order, in batches that are printed together. */
async function* readBatches({ job, wanted, progress }: Reading): AsyncGenerator<PayslipView[]> {
  for (let from = 0; from < wanted.length; from += READ_AT_ONCE) {
    await progress(from, wanted.length, 'Imprimiendo')
    const some = wanted.slice(from, from + READ_AT_ONCE)
    const views = await job.transaction(async (tx) => {
      const rows = await storedPayslips(tx, some)
      // A later run replaces the rows of this one: a mix of both would be wrong.
      if (rows.length < some.length) throw conflict('El mes se calculó de nuevo: volver a imprimir')
      const [any] = rows
      // All payslips of a run share one plan.
      const plan = any && (await planOf(tx, job.session.companyId, any.planHash))
      return plan ? rows.map((row) => viewOf(plan, row)) : []
    })
    for (let at = 0; at < views.length; at += PRINTED_AT_ONCE) {
      job.throwIfCancelled()
      yield views.slice(at, at + PRINTED_AT_ONCE)
      await progress(from + at, wanted.length, 'Imprimiendo')
    }
  }
}

type Views = ReturnType<typeof readBatches>
type Seals = ReturnType<typeof sealer>

async function* files(views: Views, seals: Seals) {
  for await (const { view, pdf } of printedPayslips(views, seals)) {
    yield { name: payslipFileName(view), content: pdf }
  }
}

async function* pages(views: Views, seals: Seals) {
  for await (const { pdf } of printedGroups(views, seals)) yield pdf
}
