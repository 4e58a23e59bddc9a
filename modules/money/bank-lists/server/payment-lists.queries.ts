import type { Permission } from '#access/services.ts'
import { bankName } from '#chile/catalogues.ts'
import { searchKey } from '#chile/text.ts'
import { payWithin } from '#modules/people/sight/server/index.ts'
import type { Relation } from '#platform/model/states.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { loginNameIn } from '#platform/server/sql/person-names.ts'
import { businessWithin } from '#platform/server/sql/reach.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import type { ListState, RowState } from '../model/payment-list.ts'

/**
 * The lists that a permission reaches. A list is read whole: where somebody in it is out of sight
 * or confidential, its reader has none of it; nor of one with finiquitos, without their right.
 */
export function listsWithin(context: Context, permission: Permission) {
  const reach = context.reach(permission)
  const { includesPrivate } = context.reach('payslips.read')
  const columns = { user: 'row.userId', business: 'list.businessId' }
  const seen = payWithin({ ...reach, includesPrivate }, columns, context.actor.userId)
  return context.tx
    .selectFrom('paymentList as list')
    .innerJoin('business', 'business.id', 'list.businessId')
    .innerJoin('payrollMonth as month', 'month.id', 'list.payrollMonthId')
    .where(businessWithin(reach, 'list.businessId'))
    .$if(!includesPrivate, (query) => query.where('list.withPrivate', '=', false))
    .$if(!context.can('settlements.read'), (query) =>
      query.where('list.purpose', 'not in', ['SETTLEMENT', 'BOTH']),
    )
    .where(
      sql<boolean>`not exists (select from payment_list_row row
        where row.company_id = app.current_company() and row.payment_list_id = list.id
          and row.user_id is not null and not ${seen})`,
    )
}

const selected = (query: ReturnType<typeof listsWithin>) =>
  query
    .select(['list.id', 'list.businessId', 'list.payrollMonthId', 'list.number', 'list.purpose'])
    .select(['list.templateName', 'list.subject', 'list.state', 'list.reason', 'list.people'])
    .select(['list.total', 'list.hash', 'list.limitAmount', 'list.createdAt', 'list.version'])
    .select(['list.releasedAt', 'list.sentAt', 'business.name as businessName'])
    .select(['month.yearMonth', 'list.creatorLoginId', 'list.creatorUserId'])
    .select(sql<string | null>`${sql.raw(loginNameIn('list.creator_login_id'))}`.as('author'))
    .select(sql<string | null>`${sql.raw(loginNameIn('list.released_login_id'))}`.as('releaser'))
    .select(rowCount('PAID').as('paid'))
    .select(rowCount('REJECTED').as('rejected'))

const rowCount = (state: RowState) => sql<number>`(select count(*) from payment_list_row row
  where row.company_id = app.current_company() and row.payment_list_id = list.id
    and row.state = ${state})::int`

export type ListFilter = { payrollMonthId: number | null; state: ListState | null }

/** The lists of payments that were made, a page of them. */
export async function paymentLists(context: Context, input: ListInput<ListFilter, 'createdAt'>) {
  const { payrollMonthId, state } = input.filter
  const matching = listsWithin(context, 'transfers.read').where((eb) =>
    equalTo(eb, { 'list.payrollMonthId': payrollMonthId, 'list.state': state }),
  )
  const ordered = selected(matching)
    .orderBy('list.createdAt', input.sort.descending ? 'desc' : 'asc')
    .orderBy('list.id', input.sort.descending ? 'desc' : 'asc')
  const { rows, total } = await listed(matching, ordered, input)
  return { rows: rows.map((row) => shownList(context, row)), total }
}

type Stored = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number]

/** A list as screens show it: who asks is its author or another person. */
const shownList = (context: Context, { creatorLoginId, creatorUserId, ...row }: Stored) => ({
  ...row,
  isOwn: isOwn(context, { creatorLoginId, creatorUserId }),
})
export type ListRow = ReturnType<typeof shownList>

type Author = { creatorLoginId: number; creatorUserId: number | null }

/** Whether the actor made it, with this account or another one of the same person. */
export const isOwn = ({ principal, actor }: Context, author: Author): boolean =>
  author.creatorLoginId === principal.loginId ||
  (author.creatorUserId !== null && author.creatorUserId === actor.userId)

export const relationsOf = (context: Context, author: Author): readonly Relation[] => [
  isOwn(context, author) ? 'asker' : 'other',
]

/** A list with its sums by bank. */
export async function paymentList(context: Context, { id }: { id: number }) {
  const row = await selected(listsWithin(context, 'transfers.read'))
    .where('list.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  const sums = await context.tx
    .selectFrom('paymentListRow')
    .select(({ fn }) => [
      'bankCode',
      fn.countAll<number>().as('people'),
      sql<number>`sum(amount)::bigint`.as('total'),
    ])
    .where('paymentListId', '=', id)
    .groupBy('bankCode')
    .orderBy('total', 'desc')
    .orderBy('bankCode')
    .execute()
  const byBank = sums.map(({ bankCode, ...sum }) => ({
    ...sum,
    label: bankName(bankCode),
  }))
  return { ...shownList(context, row), byBank }
}
export type ListDetail = Awaited<ReturnType<typeof paymentList>>

/** The words of a name or a RUT, as they are searched. */
export const wordsOf = (text: string): string[] =>
  searchKey(text).replaceAll(/[.-]/g, '').split(/\s+/).filter(Boolean)

export type RowFilter = { paymentListId: number; search: string | null; state: RowState | null }

/** The payments of a list, a page of them: only the last digits of an account. */
export async function paymentListRows(context: Context, input: ListInput<RowFilter, 'n'>) {
  const { paymentListId, search, state } = input.filter
  const matching = listsWithin(context, 'transfers.read')
    .innerJoin('paymentListRow as paid', 'paid.paymentListId', 'list.id')
    .where('list.id', '=', paymentListId)
    .where((eb) => equalTo(eb, { 'paid.state': state }))
    .$if(search !== null, (query) =>
      query.where((eb) =>
        eb.and(
          wordsOf(search ?? '').map((word) => sql<boolean>`position(${word} in paid.search) > 0`),
        ),
      ),
    )
  const ordered = matching
    .select(['paid.n', 'paid.name', 'paid.rut', 'paid.bankCode', 'paid.accountNumber'])
    .select(['paid.amount', 'paid.subject', 'paid.state', 'paid.reason', 'paid.answeredAt'])
    .orderBy('paid.n', input.sort.descending ? 'desc' : 'asc')
  const { rows, total } = await listed(matching, ordered, input)
  return {
    rows: rows.map(({ bankCode, accountNumber, ...row }) => ({
      ...row,
      bank: bankName(bankCode),
      accountEnd: accountNumber.slice(-4),
    })),
    total,
  }
}
export type PaidRow = Awaited<ReturnType<typeof paymentListRows>>['rows'][number]
