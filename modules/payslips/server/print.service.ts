import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { monthLabel } from '#chile/period.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { conflict } from '#platform/server/errors.ts'
import { defineJob } from '#platform/server/jobs/job.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { zipOf } from '#platform/server/pdf/zip.ts'
import { newKey, type Storage } from '#platform/server/storage/storage.ts'
import { monthById } from '#modules/payroll-months/server/index.ts'
import { payslipFileName, printPayslips, type SealOf } from './payslip.pdf.ts'
import { readPayslip, viewOf } from './payslip.service.ts'
import { storedPayslips, type StoredPayslip } from './payslips.queries.ts'
import { sealOf } from './seal.ts'
import { planOf } from './plans.ts'

/** One payslip as PDF: a link that opens it for five minutes. */
export async function payrollPdf(
  context: Context,
  wanted: { payrollMonthId: number; contractId: number },
) {
  const { stored, view } = await readPayslip(context, wanted)
  const seals = sealer(context.services.publicUrl, context.session.companyId, [stored])
  const pdf = await printPayslips([view], seals)
  const name = payslipFileName(view)
  const key = newKey(context.session.companyId, context.now.getUTCFullYear())
  await context.services.storage.put(key, pdf, 'application/pdf')
  await remember(context.tx, {
    key,
    name,
    mediaType: 'application/pdf',
    bytes: pdf,
    monthId: wanted.payrollMonthId,
  })
  return {
    name,
    url: await context.services.storage.signedUrl(key, { name, mediaType: 'application/pdf' }),
  }
}

const printInput = z.object({
  monthId: z.number().int(),
  format: z.enum(['PDF', 'ZIP']),
  /** Whether who asked is of the confidential payroll, and gets it too. */
  withPrivate: z.boolean(),
  /** Where a paper is verified. */
  site: z.string(),
})

/** Prints every payslip of a month, in one document or in a zip with one for each person. */
export const printMonth = (storage: Storage | undefined) =>
  defineJob({
    kind: 'payrollMonths.print',
    input: printInput,
    async run(job, { monthId, format, withPrivate, site }, progress) {
      if (!storage) throw new Error('printMonth runs in a worker, with a storage')
      const { views, seals } = await job.transaction(async (tx) => {
        const stored = await storedPayslips(tx, monthId, withPrivate)
        const [any] = stored
        if (!any) return { views: [], seals: undefined }
        // A month points at one run, and a run has one plan.
        const plan = await planOf(tx, job.session.companyId, any.planHash)
        return {
          views: stored.map((row) => viewOf(plan, row)),
          seals: sealer(site, job.session.companyId, stored),
        }
      })
      const [first] = views
      if (!first) throw conflict('El mes no tiene liquidaciones')
      const title = `Liquidaciones ${monthLabel(first.yearMonth)} ${first.businessName}`
      let done = 0
      async function* files() {
        for (const view of views) {
          yield { name: payslipFileName(view), content: await printPayslips([view], seals) }
          done += 1
          if (done % 20 === 0) await progress(done, views.length, 'Imprimiendo')
        }
      }
      await progress(0, views.length, 'Imprimiendo')
      const bytes =
        format === 'ZIP' ? await buffer(zipOf(files())) : await printPayslips(views, seals)
      await progress(views.length, views.length, 'Guardando')
      const mediaType = format === 'ZIP' ? 'application/zip' : 'application/pdf'
      const name = `${title}.${format.toLowerCase()}`
      const key = newKey(job.session.companyId, Math.floor(first.yearMonth / 100))
      await storage.put(key, bytes, mediaType)
      await job.transaction((tx) => remember(tx, { key, name, mediaType, bytes, monthId }))
      return { key, name, mediaType }
    },
  })

type Sealable = Pick<StoredPayslip, 'payrollRunId' | 'userContractId' | 'inputsHash'>

/** What is printed on each paper so that anybody can verify it. */
function sealer(site: string, companyId: number, stored: readonly Sealable[]): SealOf {
  const byContract = new Map(stored.map((row) => [row.userContractId, row]))
  return ({ contractId }) => {
    const row = byContract.get(contractId)
    const code = sealOf({ companyId, runId: row?.payrollRunId ?? 0, contractId })
    const url = new URL(`/public/liquidacion/${code}`, site).href
    return { code, url, hash: (row?.inputsHash ?? '').slice(0, 16) }
  }
}

type Printed = { key: string; name: string; mediaType: string; bytes: Uint8Array; monthId: number }

const remember = (tx: Tx, { key, name, mediaType, bytes, monthId }: Printed) =>
  tx
    .insertInto('file')
    .values({
      storageKey: key,
      name,
      mediaType,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
      relatedType: 'payrollMonth',
      relatedId: String(monthId),
    })
    .execute()

type Wanted = { payrollMonthId: number; format: 'PDF' | 'ZIP' }

/**
 * Asks for the payslips of a month on paper, or answers how far that is: the same question again
 * gives the progress, and the link when it is done. A calculation newer than the file prints anew.
 */
export async function payrollSummariesPdf(context: Context, { payrollMonthId, format }: Wanted) {
  const month = await monthById(context, payrollMonthId, 'payslips.massRead')
  if (month.currentRunId === null) throw conflict('Primero hay que calcular el mes')
  const withPrivate = context.reach('payslips.massRead').includesPrivate
  const draft = month.isOpen ? 'draft' : 'final'
  const key = `print:${month.currentRunId}:${format}:${draft}:${withPrivate ? 'all' : 'open'}`
  const site = context.services.publicUrl
  const input = { monthId: payrollMonthId, format, withPrivate, site }
  const known = await context.tx
    .selectFrom('job')
    .select(['id', 'status', 'done', 'total', 'error', 'result'])
    .where('kind', '=', 'payrollMonths.print')
    .where('key', '=', key)
    .where('status', 'in', ['QUEUED', 'RUNNING', 'DONE'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const job = known ?? {
    ...(await enqueue(context, printMonth(undefined), input, { key })),
    status: 'QUEUED',
    done: 0,
    total: month.calculated,
    error: null,
    result: null,
  }
  const file = resultSchema.safeParse(job.result)
  return {
    jobId: job.id,
    status: job.status,
    done: job.done,
    total: job.total ?? month.calculated,
    error: job.error,
    name: file.success ? file.data.name : null,
    url: file.success ? await context.services.storage.signedUrl(file.data.key, file.data) : null,
  }
}

const resultSchema = z.object({ key: z.string(), name: z.string(), mediaType: z.string() })
