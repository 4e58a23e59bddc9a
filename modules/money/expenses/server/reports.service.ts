import type { Row } from '#platform/model/entity.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { sql } from '#platform/server/sql/db.ts'
import { type ExpenseReport, type reportFields, type ReportSeen } from '../model/expense.ts'
import { receiptProblem } from '../model/rules.ts'
import { expensesOf, fileIdsOf } from './expenses.queries.ts'
import { issuerOf } from './expenses.service.ts'
import { tellRequest } from './notifications.ts'
import { rulesOf } from './policies.queries.ts'
import { reports } from './reports.queries.ts'

type Written = Pick<Row<typeof ExpenseReport>, (typeof reportFields)[number]>
type Chosen = readonly { expenseId: number }[]

/** Begins a report of one's own, with loose expenses of one's own or without any yet. */
export async function createExpenseReport(
  context: Context,
  { expenses, ...written }: Written & { expenses: Chosen },
) {
  const { tx, session } = context
  const userId = issuerOf(context)
  await requireOwnBusiness(context, userId, written.businessId)
  // Numbers follow one another in the company: two reports at once wait for each other.
  await sql`select pg_advisory_xact_lock(hashtextextended('expense-report',
    app.current_company()))`.execute(tx)
  const { id } = await tx
    .insertInto('expenseReport')
    .values({
      ...written,
      userId,
      number: sql<number>`(select coalesce(max(one.number), 0) + 1 from expense_report one
        where one.company_id = app.current_company())`,
      creatorLoginId: session.loginId,
      ...touched(context),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await gather(context, id, expenses)
  return reports.one(context, id)
}

/** Corrects a report of one's own that was not sent, and which expenses it has. */
export async function updateExpenseReport(
  context: Context,
  input: ReportSeen & Partial<Written> & { expenses: Chosen | null },
) {
  const { id, version, expenses, ...change } = input
  const set = { ...change, ...touched(context) }
  const { userId } = await reports.act(context, 'edit', { id, version }, set)
  if (change.businessId !== undefined) {
    await requireOwnBusiness(context, userId, change.businessId)
  }
  if (expenses !== null) {
    await context.tx
      .updateTable('expense')
      .set({ reportId: null })
      .where('reportId', '=', id)
      .where(sql<boolean>`id <> all(${idsOf(expenses)}::bigint[])`)
      .execute()
    await gather(context, id, expenses)
  }
  return reports.one(context, id)
}

/** Removes a draft of one's own; its expenses are loose again. */
export async function deleteExpenseReport(context: Context, { id, version }: ReportSeen) {
  await reports.act(context, 'remove', { id, version })
  await context.tx
    .updateTable('expense')
    .set({ reportId: null })
    .where('reportId', '=', id)
    .execute()
  await context.tx.deleteFrom('expenseReport').where('id', '=', id).execute()
  return { id }
}

/**
 * Sends a report to be answered, once its policies take each of its expenses as they are today.
 *
 * @throws UserError invalid naming the expense that lacks its receipt
 */
export async function submitExpenseReport(context: Context, seen: ReportSeen) {
  issuerOf(context)
  const report = await reports.locked(context, seen.id, 'expenseReports.update')
  reports.require('submit', report)
  const rows = (await expensesOf(context, [seen.id])).get(seen.id) ?? []
  if (rows.length === 0) throw conflict('Agregue los gastos que rinde antes de enviarla')
  if (rows.reduce((sum, { money }) => sum + money, 0) <= 0) {
    throw conflict('El total debe ser mayor que cero')
  }
  const files = await fileIdsOf(
    context,
    rows.map(({ id }) => id),
  )
  const rules = await rulesOf(context)
  for (const row of rows) {
    const lacks = receiptProblem(row, files.get(row.id)?.length ?? 0, rules(row.expensePolicyId))
    if (lacks) throw invalid('expenses', `«${row.name}»: ${lacks}`)
  }
  const sent = { submittedAt: context.now, respondedAt: null, respondedLoginId: null }
  await reports.act(context, 'submit', { ...seen, reason: null }, { ...sent, ...touched(context) })
  const after = await reports.one(context, seen.id)
  await tellRequest(context, after)
  return after
}

/** Takes back a report of one's own that nobody answered. */
export async function withdrawExpenseReport(context: Context, seen: ReportSeen) {
  issuerOf(context)
  await reports.act(context, 'withdraw', seen, { submittedAt: null, ...touched(context) })
  return reports.one(context, seen.id)
}

const idsOf = (chosen: Chosen) => [...new Set(chosen.map(({ expenseId }) => expenseId))]

async function requireOwnBusiness({ tx }: Context, userId: number, businessId: number) {
  const link = await tx
    .selectFrom('userBusiness')
    .select('id')
    .where('userId', '=', userId)
    .where('businessId', '=', businessId)
    .executeTakeFirst()
  if (!link) throw notFound()
}

/** Puts loose expenses of the actor into a report; one of another report is refused. */
async function gather({ tx, actor }: Context, reportId: number, chosen: Chosen) {
  const ids = idsOf(chosen)
  if (ids.length === 0) return
  const rows = await tx
    .selectFrom('expense')
    .select(['id', 'reportId', 'name'])
    .where('userId', '=', actor.userId ?? 0)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .forNoKeyUpdate()
    .execute()
  if (rows.length < ids.length) throw notFound()
  const other = rows.find((row) => row.reportId !== null && row.reportId !== reportId)
  if (other) throw conflict(`«${other.name}» ya está en otra rendición`, 'expenses')
  await tx
    .updateTable('expense')
    .set({ reportId })
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute()
}
