import { createHash } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict } from '#platform/server/errors.ts'
import { madeFile } from '#platform/server/jobs/made-file.ts'
import { monthById } from '#modules/payroll/payroll-frame/server/index.ts'
import { privatePeople } from '#modules/people/sight/server/index.ts'
import { countToPrint } from './payslips-to-print.queries.ts'
import { printMonth } from './print.job.ts'

type Wanted = { payrollMonthId: number; format: 'PDF' | 'ZIP' }

/**
 * Starts printing the payslips of a month, or answers its progress: repeating the call gives the
 * progress, and the link when the file is done. The file is printed again when a calculation is
 * newer than it, even of one person, and when somebody became confidential since. A failed printing
 * is reported for a while, then tried again.
 */
export async function payrollSummariesPdf(context: Context, { payrollMonthId, format }: Wanted) {
  const month = await monthById(context, payrollMonthId, 'payslips.massRead')
  if (month.currentRunId === null) throw conflict('Primero hay que calcular el mes')
  const withPrivate = context.reach('payslips.massRead').includesPrivate
  const draft = month.isOpen ? 'draft' : 'final'
  const whose = withPrivate ? 'all' : await openNow(context)
  const edited = await lastEdit(context, month.currentRunId)
  const key = `print:${month.currentRunId}:${edited}:${format}:${draft}:${whose}`
  const site = context.services.publicUrl
  const input = { monthId: payrollMonthId, format, withPrivate, site }
  const total = await countToPrint(context.tx, payrollMonthId, withPrivate)
  return madeFile(context, { job: printMonth(undefined), input, key, total })
}

/**
 * Fingerprint of the people in the confidential payroll now: if it changes, the file is printed
 * anew.
 */
async function openNow({ tx }: Context) {
  const hidden = createHash('sha256').update((await privatePeople(tx)).join())
  return `open:${hidden.digest('hex').slice(0, 16)}`
}

/** The last recalculation of a single person of a run: an older file is out of date. */
async function lastEdit({ tx }: Context, runId: number) {
  const { at } = await tx
    .selectFrom('payslipRecalculation')
    .select(sql<number | null>`extract(epoch from max(recalculated_at))::bigint`.as('at'))
    .where('payrollRunId', '=', runId)
    .executeTakeFirstOrThrow()
  return at ?? 0
}
