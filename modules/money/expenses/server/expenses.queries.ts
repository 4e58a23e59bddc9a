import type { Permission } from '#access/services.ts'
import type { ISODate } from '#chile/dates.ts'
import { personWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { of } from '#platform/server/graphql/object.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import {
  fieldsOf,
  pageOfView,
  part,
  personOf,
  type RowOf,
  view,
} from '#platform/server/records/view.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { surnameIn, userMatches } from '#platform/server/sql/person-names.ts'
import { ExpenseStatus } from '../model/catalogs.ts'
import { Expense, expenseFields } from '../model/expense.ts'

const status = sql<ExpenseStatus>`coalesce(report.status, 'LOOSE')`

/** An expense with its report and the names of what it names. */
export const expenseView = view({
  ...fieldsOf(Expense, 'expense', [
    ...(['id', 'userId', 'reportId', ...expenseFields, 'money', 'version'] as const),
  ]),
  ...personOf('expense.userId'),
  status: part(of.choice(ExpenseStatus), status),
  reportNumber: part(of.maybe(of.int), sql.ref<number | null>('report.number')),
  expensePolicyName: part(of.text, sql.ref<string>('policy.name')),
  expenseCategoryName: part(of.text, sql.ref<string>('category.name')),
  costCenterName: part(
    of.maybe(of.text),
    sql<string | null>`(select center.name from cost_center center
      where center.company_id = app.current_company() and center.id = expense.cost_center_id)`,
  ),
  /** Another expense of the same day and amount, and the same issuer where there is one. */
  looksTwice: part(
    of.flag,
    sql<boolean>`exists (select from expense twin where twin.company_id = app.current_company()
      and twin.id <> expense.id and twin.user_id = expense.user_id and twin.date = expense.date
      and twin.money = expense.money
      and twin.provider_identifier is not distinct from expense.provider_identifier)`,
  ),
})
export type ExpenseRow = RowOf<typeof expenseView>

/** The expenses within the reach of a right. */
export const expensesIn = (context: Context, permission: Permission) =>
  context.tx
    .selectFrom('expense')
    .innerJoin('users', 'users.id', 'expense.userId')
    .innerJoin('expensePolicy as policy', 'policy.id', 'expense.expensePolicyId')
    .innerJoin('expenseCategory as category', 'category.id', 'expense.expenseCategoryId')
    .leftJoin('expenseReport as report', 'report.id', 'expense.reportId')
    .where(personWithin(context.reach(permission), 'expense.userId'))
    // Others read what was sent: a draft is of whoever writes it.
    .where(
      sql<boolean>`(expense.user_id is not distinct from ${context.actor.userId}::bigint
        or coalesce(report.status, 'DRAFT') <> 'DRAFT')`,
    )

export type ExpenseFilter = {
  search: string | null
  reportId: number | null
  status: ExpenseStatus | null
  expenseCategoryId: number | null
  since: ISODate | null
  until: ISODate | null
  mine: boolean | null
}

export const expenseSort = ['date', 'money', 'fullname'] as const

/** The expenses that the reader sees, a page at a time. */
export function expenses(
  context: Context,
  input: ListInput<ExpenseFilter, (typeof expenseSort)[number]>,
) {
  const { search, reportId, expenseCategoryId, since, until, mine } = input.filter
  const wanted = input.filter.status
  const matching = expensesIn(context, 'expenses.read')
    .where((eb) => eb.and(userMatches(search, 'RUT_SHOWN')))
    .where((eb) =>
      equalTo(eb, {
        'expense.reportId': reportId,
        'expense.expenseCategoryId': expenseCategoryId,
        'expense.userId': mine === true ? (context.actor.userId ?? 0) : null,
      }),
    )
    .$if(wanted !== null, (query) => query.where(status, '=', wanted))
    .$if(since !== null, (query) => query.where('expense.date', '>=', since))
    .$if(until !== null, (query) => query.where('expense.date', '<=', until))
  return pageOfView(context, expenseView, matching, orders, input)
}

const orders = {
  by: {
    date: sql.ref('expense.date'),
    money: sql.ref('expense.money'),
    fullname: surnameIn('expense.userId'),
  },
  ties: ['expense.date', 'expense.id'],
}

/** One expense within reach; out of reach is answered as not found. */
export const expense = (context: Context, { id }: { id: number }): Promise<ExpenseRow> =>
  expenseView
    .select(context, expensesIn(context, 'expenses.read'))
    .where('expense.id', '=', id)
    .executeTakeFirstOrThrow(notFound)

/** The expenses of some reports that the reader sees, by day. */
export async function expensesOf(context: Context, reportIds: readonly number[]) {
  const rows = await expenseView
    .select(context, expensesIn(context, 'expenses.read'))
    .where(sql<boolean>`expense.report_id = any(${[...reportIds]}::bigint[])`)
    .orderBy('expense.date')
    .orderBy('expense.id')
    .execute()
  return Map.groupBy(rows, ({ reportId }) => reportId)
}

/** The files of some expenses in their order, in one statement. */
export async function fileIdsOf({ tx }: Pick<Context, 'tx'>, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('expenseFile')
    .select(['expenseId', 'fileId'])
    .where(sql<boolean>`expense_id = any(${[...ids]}::bigint[])`)
    .orderBy('expenseId')
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, ({ expenseId }) => expenseId)
}
