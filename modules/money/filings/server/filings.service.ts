import { holdMonth } from '#modules/payroll/payroll-frame/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { recordAtEnd } from '#platform/server/observe/read-audit.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, invalid } from '#platform/server/errors.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { hasPrivatePay } from '#modules/payroll/payroll-results/server/index.ts'
import type { YearMonth } from '#chile/period.ts'
import { type FilingKind, type FilingLayout, isYearly } from '../model/filing.ts'
import { versionFor } from '../model/made-files.ts'
import { owedComplements } from './complements.queries.ts'
import { closedMonth } from './closed-month.queries.ts'
import { filing } from './filings.queries.ts'
import { makeFilingFile } from './make.job.ts'
import { monthsWithin } from './months.queries.ts'
import { declarableYear } from './year.queries.ts'

type Wanted = {
  payrollMonthId: number
  kind: FilingKind
  layout: FilingLayout
  originMonth: YearMonth | null
  ccafPercent: string | null
}

/**
 * Asks for the file of a closed month, made in the background. Who asks again while it is being
 * made gets the same one; later, one more with the next number.
 */
export async function makeFiling(context: Context, wanted: Wanted) {
  const { payrollMonthId, kind } = wanted
  await holdMonth(context.tx, payrollMonthId)
  const month = await closedMonth(context, payrollMonthId, 'filings.create', monthsWithin)
  const originMonth = await originOf(context, wanted)
  const version = versionFor(kind, originMonth ?? month.yearMonth)
  if (version === undefined) {
    throw invalid('kind', 'No hay un formato de Previred para ese mes: son desde agosto de 2025')
  }
  const making = await beingMade(context, payrollMonthId, kind, originMonth)
  if (making) return filing(context, making)
  const ofYear = isYearly(kind) ? await declarableYear(context, month) : undefined
  const { id } = await context.tx
    .insertInto('filing')
    .values({
      businessId: month.businessId,
      payrollMonthId,
      yearMonth: month.yearMonth,
      originMonth,
      kind,
      version,
      layout: kind === 'PREVIRED' || kind === 'PREVIRED_ADDED' ? wanted.layout : 'SEPARATED',
      number: await nextNumber(context, payrollMonthId, kind),
      ccafPercent: wanted.ccafPercent ?? '0',
      closedHash: month.closedHash,
      withPrivate: ofYear?.withPrivate ?? (await hasPrivatePay(context.tx, month.currentRunId)),
      yearHash: ofYear?.yearHash ?? null,
      factors: ofYear?.factors ?? null,
      loginId: context.session.loginId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const job = await enqueue(context, makeFilingFile(undefined), { filingId: id })
  await context.tx.updateTable('filing').set({ jobId: job.id }).where('id', '=', id).execute()
  return filing(context, { id })
}

/** The month that a complement is of: one whose contributions this month pays. Others have none. */
async function originOf(
  { tx }: Context,
  { kind, payrollMonthId, originMonth }: Wanted,
): Promise<YearMonth | null> {
  if (kind !== 'PREVIRED_ADDED') return null
  if (originMonth === null) throw invalid('originMonth', 'Elija de qué mes es el complemento')
  const owed = await owedComplements(tx, [payrollMonthId])
  if (owed.some((one) => one.originMonth === originMonth)) return originMonth
  throw invalid('originMonth', 'Este mes no paga cotizaciones de ese mes')
}

const beingMade = (
  { tx }: Context,
  payrollMonthId: number,
  kind: FilingKind,
  originMonth: YearMonth | null,
) =>
  tx
    .selectFrom('filing')
    .innerJoin('job', 'job.id', 'filing.jobId')
    .select('filing.id')
    .where('filing.payrollMonthId', '=', payrollMonthId)
    .where('filing.kind', '=', kind)
    .where(sql<boolean>`filing.origin_month is not distinct from ${originMonth}::int`)
    .where('filing.fileId', 'is', null)
    .where('job.status', 'in', ['QUEUED', 'RUNNING'])
    .executeTakeFirst()

async function nextNumber({ tx }: Context, payrollMonthId: number, kind: FilingKind) {
  const { last } = await tx
    .selectFrom('filing')
    .select(({ fn }) => fn.max('filing.number').as('last'))
    .where('payrollMonthId', '=', payrollMonthId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return Number(last ?? 0) + 1
}

/** A link that opens a file for five minutes. It holds what everybody earns: each is recorded. */
export async function openFiling(context: Context, { id }: { id: number }) {
  const { kind, number, payrollMonthId } = await filing(context, { id })
  const file = await context.tx
    .selectFrom('filing')
    .innerJoin('file', 'file.id', 'filing.fileId')
    .select(['file.storageKey', 'file.name', 'file.mediaType'])
    .where('filing.id', '=', id)
    .executeTakeFirst()
  if (!file) throw conflict('El archivo todavía no está hecho')
  const { storageKey, name, mediaType } = file
  const url = await context.services.storage.signedUrl(storageKey, { name, mediaType })
  recordAtEnd(context.client, {
    companyId: context.session.companyId,
    what: 'lectura:declaración',
    id: String(payrollMonthId),
    about: { kind, number, archivo: name },
  })
  return { name, url }
}
