import type { ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { relationsTo } from '#platform/model/states.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { ExpensePayment } from '../model/catalogs.ts'
import { requirePersonOfCompany } from './answers.service.ts'
import { tellAnswers } from './notifications.ts'
import { listedAs } from './list-party.ts'
import { reports, reportView } from './reports.queries.ts'

type Payment = {
  reports: readonly { reportId: number }[]
  paidOn: ISODate
  payment: ExpensePayment
}

/**
 * Marks approved reports of other people as paid, all or none, in one statement: of two who pay at
 * once the second reads that it is paid. What a list of the bank pays is marked by its answer.
 */
export async function payExpenseReports(context: Context, input: Payment) {
  requirePersonOfCompany(context)
  const ids = [...new Set(input.reports.map(({ reportId }) => reportId))]
  if (ids.length === 0) throw invalid('reports', 'Elija qué rendiciones se pagaron')
  if (ids.length > MOST_AT_ONCE) {
    throw invalid('reports', `Marque hasta ${MOST_AT_ONCE} rendiciones de una vez`)
  }
  if (input.paidOn > context.today) throw invalid('paidOn', 'No puede ser después de hoy')
  await requirePayable(context, ids)
  const { paidOn, payment } = input
  await markPaid(context, ids, { paidOn, payment })
  const paid = await shownReports(context, ids)
  await tellAnswers(context, paid)
  return { paid: paid.length, total: paid.reduce((sum, { total }) => sum + total, 0) }
}

/** The most reports that are marked as paid in one request. */
const MOST_AT_ONCE = 50

/** Locks reports that are paid now; refuses all when one is not. */
async function requirePayable(context: Context, ids: readonly number[]): Promise<void> {
  const rows = await reports
    .reached(context, 'expensePayments.update')
    .select(['report.id', 'report.number', 'report.status', 'report.userId'])
    .select(listedAs('report.id').as('listed'))
    .where(sql<boolean>`report.id = any(${[...ids]}::bigint[])`)
    .orderBy('report.id')
    .forNoKeyUpdate('report')
    .execute()
  if (rows.length < ids.length) throw notFound()
  for (const { number, status: state, userId, listed } of rows) {
    reports.require('pay', { state, relations: relationsTo(userId === context.actor.userId) })
    if (listed !== null) {
      throw conflict(`La rendición N° ${number} la paga la nómina ${listed}: anúlela primero`)
    }
  }
}

/** Writes that reports which are locked were paid. */
export const markPaid = (
  context: Context,
  ids: readonly number[],
  { paidOn, payment }: { paidOn: ISODate; payment: ExpensePayment },
) =>
  context.tx
    .updateTable('expenseReport')
    .set({
      status: 'PAID',
      paidOn,
      payment,
      ...touched(context),
      version: sql<number>`version + 1`,
    })
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .execute()

/** Some reports as lists show them. */
export const shownReports = (context: Context, ids: readonly number[]) =>
  reportView
    .select(context, reports.reached(context, 'expenseReports.read'))
    .where(sql<boolean>`report.id = any(${[...ids]}::bigint[])`)
    .orderBy('report.id')
    .execute()
