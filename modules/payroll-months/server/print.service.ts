import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { monthLabel } from '#chile/period.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import { conflict, notFound } from '#platform/server/errors.ts'
import { defineJob } from '#platform/server/jobs/job.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { zipOf } from '#platform/server/pdf/zip.ts'
import { newKey, type Storage } from '#platform/server/storage/storage.ts'
import { monthById } from './months.queries.ts'
import { payslipFileName, printPayslips } from './payslip.pdf.ts'
import { payslipView, viewOf } from './payslip.service.ts'
import { storedPayslips } from './payslips.queries.ts'

/** One payslip as PDF: a link that opens it for five minutes. */
export async function payrollPdf(
  context: Context,
  wanted: { payrollMonthId: number; contractId: number },
) {
  const view = await payslipView(context, wanted)
  const pdf = await printPayslips([view])
  const name = payslipFileName(view)
  const key = newKey(context.session.companyId, context.now.getUTCFullYear())
  await context.services.storage.put(key, pdf, 'application/pdf')
  await remember(context.tx, { key, name, mediaType: 'application/pdf', bytes: pdf, monthId: wanted.payrollMonthId })
  return { name, url: await context.services.storage.signedUrl(key, { name, mediaType: 'application/pdf' }) }
}

const printInput = z.object({ monthId: z.number().int(), format: z.enum(['PDF', 'ZIP']) })

/** Prints every payslip of a month, in one document or in a zip with one for each person. */
export const printMonth = (storage: Storage | undefined) =>
  defineJob({
    kind: 'payrollMonths.print',
    input: printInput,
    async run(job, { monthId, format }, progress) {
      if (!storage) throw new Error('printMonth runs in a worker, with a storage')
      const stored = await job.transaction((tx) => storedPayslips(tx, monthId))
      const views = stored.map((row) => viewOf(job.session.companyId, row))
      const [first] = views
      if (!first) throw conflict('El mes no tiene liquidaciones')
      const title = `Liquidaciones ${monthLabel(first.yearMonth)} ${first.businessName}`
      let done = 0
      async function* files() {
        for (const view of views) {
          yield { name: payslipFileName(view), content: await printPayslips([view]) }
          done += 1
          if (done % 20 === 0) await progress(done, views.length, 'Imprimiendo')
        }
      }
      await progress(0, views.length, 'Imprimiendo')
      const bytes = format === 'ZIP' ? await buffer(zipOf(files())) : await printPayslips(views)
      await progress(views.length, views.length, 'Guardando')
      const mediaType = format === 'ZIP' ? 'application/zip' : 'application/pdf'
      const name = `${title}.${format.toLowerCase()}`
      const key = newKey(job.session.companyId, Math.floor(first.yearMonth / 100))
      await storage.put(key, bytes, mediaType)
      await job.transaction((tx) => remember(tx, { key, name, mediaType, bytes, monthId }))
      return { key, name, mediaType }
    },
  })

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
 * Asks for the payslips of a month on paper, or answers how far that is: the same question again gives
 * the progress, and the link when it is done. A calculation newer than the file prints anew.
 */
export async function payrollSummariesPdf(context: Context, { payrollMonthId, format }: Wanted) {
  const month = await monthById(context, payrollMonthId)
  if (month.currentRunId === null) throw conflict('Primero hay que calcular el mes')
  if (!context.reach('payslips.read').includesPrivate && (await hasPrivate(context, month.currentRunId))) {
    throw notFound()
  }
  const key = `print:${month.currentRunId}:${format}`
  const known = await context.tx
    .selectFrom('job')
    .select(['id', 'status', 'done', 'total', 'error', 'result'])
    .where('kind', '=', 'payrollMonths.print')
    .where('key', '=', key)
    .where('status', 'in', ['QUEUED', 'RUNNING', 'DONE'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const job = known ?? {
    ...(await enqueue(context, printMonth(undefined), { monthId: payrollMonthId, format }, { key })),
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

async function hasPrivate({ tx }: Context, runId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('payslip')
    .select('userContractId')
    .where('payrollRunId', '=', runId)
    .where(sql<boolean>`(snapshot ->> 'isPrivate')::boolean`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
