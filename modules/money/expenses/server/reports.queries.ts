import {
  type PaperSignature,
  paperSignature,
  PaperSignatureType,
} from '#modules/papers/signature/server/index.ts'
import { personWithin } from '#modules/people/sight/server/index.ts'
import { of } from '#platform/server/graphql/object.ts'
import { records } from '#platform/server/records/records.ts'
import {
  fieldsOf,
  pageOfView,
  part,
  personOf,
  type RowOf,
  view,
} from '#platform/server/records/view.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { personBehind, surnameIn, userMatches } from '#platform/server/sql/person-names.ts'
import type { Context } from '#platform/server/context.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import type { ExpenseReportStatus } from '../model/catalogs.ts'
import { ExpenseReport, reportFields } from '../model/expense.ts'

/** Whole pesos of the expenses of the report of a statement. */
export const totalOf = sql<number>`(select coalesce(sum(one.money), 0)::bigint from expense one
  where one.company_id = app.current_company() and one.report_id = report.id)`

/** A report without its expenses. */
export const reportView = view({
  ...fieldsOf(ExpenseReport, 'report', [
    ...(['id', 'number', 'userId', ...reportFields, 'status', 'comment'] as const),
    ...(['submittedAt', 'respondedAt', 'approvedTotal', 'paidOn', 'payment', 'version'] as const),
  ]),
  ...personOf('report.userId'),
  businessName: part(of.text, sql.ref<string>('business.name')),
  total: part(of.pesos, totalOf),
  expenseCount: part(
    of.int,
    sql<number>`(select count(*)::int from expense one
      where one.company_id = app.current_company() and one.report_id = report.id)`,
  ),
  /** How its paper stands that was sent to sign last. */
  signature: part<PaperSignature | null>(
    of.maybe(of.object(PaperSignatureType)),
    paperSignature('EXPENSE_REPORT', 'report.id'),
  ),
  respondedBy: part(
    of.maybe(of.text),
    sql.raw<string | null>(personBehind('report.responded_login_id')),
  ),
})
export type ReportRow = RowOf<typeof reportView>

export const reports = records(ExpenseReport, {
  table: 'expenseReport',
  as: 'report',
  rows: (tx: Tx) =>
    tx
      .selectFrom('expenseReport as report')
      .innerJoin('business', 'business.id', 'report.businessId'),
  person: 'report.userId',
  // A draft is of whoever writes it: others read what was sent.
  within: ({ actor, reach }, permission) =>
    sql<boolean>`(${personWithin(reach(permission), 'report.userId')}
      and (report.status <> 'DRAFT'
        or report.user_id is not distinct from ${actor.userId}::bigint))`,
  shows: reportView,
  read: 'expenseReports.read',
  steps: 'expenseReportSteps',
})

export const reportSort = ['number', 'fullname', 'status', 'submittedAt', 'total'] as const

export type ReportFilter = {
  search: string | null
  status: ExpenseReportStatus | null
  businessId: number | null
  userId: number | null
  mine: boolean | null
}

const orders = {
  by: {
    number: sql.ref('report.number'),
    fullname: surnameIn('report.userId'),
    status: sql.ref('report.status'),
    submittedAt: sql.ref('report.submittedAt'),
    total: totalOf,
  },
  ties: ['report.number', 'report.id'],
}

/** The reports that the reader sees, a page at a time; `mine` are their own. */
export function expenseReports(
  context: Context,
  input: ListInput<ReportFilter, (typeof reportSort)[number]>,
) {
  const { search, status, businessId, userId, mine } = input.filter
  const matching = reports
    .reached(context, 'expenseReports.read')
    .where((eb) => eb.and(userMatches(search, 'RUT_SHOWN')))
    .where((eb) =>
      equalTo(eb, {
        'report.status': status,
        'report.businessId': businessId,
        'report.userId': mine === true ? (context.actor.userId ?? 0) : userId,
      }),
    )
  return pageOfView(context, reportView, matching, orders, input)
}

/** The razones sociales that the reader works in: one of them pays what they render. */
export const expenseBusinesses = ({ tx, actor }: Context) =>
  tx
    .selectFrom('userBusiness as link')
    .innerJoin('business', 'business.id', 'link.businessId')
    .select(['business.id', 'business.name'])
    .where('link.userId', '=', actor.userId ?? 0)
    .orderBy('business.name')
    .execute()
