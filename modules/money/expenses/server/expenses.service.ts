import type { Row } from '#platform/model/entity.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/server/errors.ts'
import { refuseStale } from '#platform/server/records/states.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { requireFiles } from '#platform/server/uploads/files.ts'
import { papersOf } from '#platform/server/uploads/papers.ts'
import { isNumbered } from '../model/catalogs.ts'
import { type Expense, type expenseFields, MOST_FILES } from '../model/expense.ts'
import { pesosOf } from '../model/money.ts'
import { expenseProblem } from '../model/rules.ts'
import { expense, expensesIn, fileIdsOf } from './expenses.queries.ts'
import { rulesOf } from './policies.queries.ts'

constraintMessages({
  expense_document_key: {
    message: 'Ese documento ya fue rendido',
    field: 'documentIdentifier',
  },
  expense_file_key: { message: 'Ese archivo ya está en otro gasto', field: 'files' },
  expense_category: { message: 'Esa categoría ya no existe', field: 'expenseCategoryId' },
  expense_cost_center: { message: 'Ese centro ya no existe', field: 'costCenterId' },
})

/** The receipts of somebody's own expenses: PDF or pictures, three at once. */
export const receipts = {
  ...papersOf('expense', 'user', async (context, userId) => {
    if (userId !== context.actor.userId) throw notFound()
    if (!context.can('expenses.create')) throw forbidden()
  }),
  maxFiles: MOST_FILES,
}

type Written = Pick<Row<typeof Expense>, (typeof expenseFields)[number]>
type Files = readonly { fileId: number }[]

/**
 * Writes an expense of one's own, loose or in a report of one's own that was not sent.
 *
 * @throws UserError invalid at the field by its policy; conflict where its document is rendered
 */
export async function createExpense(
  context: Context,
  input: Written & { reportId: number | null; files: Files },
) {
  const { tx, session } = context
  const { reportId, files, ...given } = input
  const userId = issuerOf(context)
  const written = await checked(context, given, null)
  if (reportId !== null) await requireOwnDraft(context, reportId)
  const { id } = await tx
    .insertInto('expense')
    .values({
      ...written,
      userId,
      reportId,
      creatorLoginId: session.loginId,
      ...touched(context),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await attach(context, id, userId, files)
  return expense(context, { id })
}

type Change = { id: number; version: number | null; files: Files | null } & Partial<
  Written & { reportId: number | null }
>

/** Corrects an expense of one's own, or moves it to another report, while it was not sent. */
export async function updateExpense(context: Context, input: Change) {
  const { id, version, files, reportId, ...change } = input
  const before = await lockedOwn(context, id, 'expenses.update')
  refuseStale(version, before.version, { table: 'expense', key: { id } })
  const { name, comment, costCenterId, ...row } = before
  const whole = { ...row, name, comment, costCenterId, ...change }
  const written = await checked(context, whole, id)
  if (reportId !== undefined && reportId !== null) await requireOwnDraft(context, reportId)
  await context.tx
    .updateTable('expense')
    .set({
      ...written,
      ...(reportId === undefined ? {} : { reportId }),
      ...touched(context),
      version: before.version + 1,
    })
    .where('id', '=', id)
    .execute()
  if (files !== null) await attach(context, id, before.userId, files)
  return expense(context, { id })
}

/** Removes an expense of one's own that was not sent. */
export async function deleteExpense(context: Context, { id }: { id: number }) {
  await lockedOwn(context, id, 'expenses.delete')
  await context.tx.deleteFrom('expense').where('id', '=', id).execute()
  return true
}

/** A link to a receipt of an expense that its reader reaches. */
export async function openExpenseFile(
  context: Context,
  { id, fileId }: { id: number; fileId: number },
) {
  await expense(context, { id })
  const files = (await fileIdsOf(context, [id])).get(id) ?? []
  if (!files.some((one) => one.fileId === fileId)) throw notFound()
  return receipts.link(context, fileId)
}

/** Who renders: a person of the company, and nobody who only simulates one. */
export function issuerOf({ actor }: Context): number {
  if (actor.userId === null) {
    throw forbidden('Quien mira la empresa desde la plataforma no rinde gastos')
  }
  return actor.userId
}

async function lockedOwn(
  context: Context,
  id: number,
  permission: 'expenses.update' | 'expenses.delete',
) {
  const row = await expensesIn(context, permission)
    .selectAll('expense')
    .select('report.status as reportStatus')
    .where('expense.id', '=', id)
    .where('expense.userId', '=', context.actor.userId ?? 0)
    .forNoKeyUpdate('expense')
    .executeTakeFirstOrThrow(notFound)
  const { reportStatus, ...expenseRow } = row
  if (reportStatus !== null && reportStatus !== 'DRAFT' && reportStatus !== 'RETURNED') {
    throw conflict('Ya fue enviado en una rendición: retírela para corregirlo')
  }
  return expenseRow
}

/** What is written, with its pesos, once its policy takes it. */
async function checked(context: Context, given: Written, id: number | null) {
  const { currencyId, accountingDocumentType: kind } = given
  const numbered = isNumbered(kind)
  const one = {
    expensePolicyId: given.expensePolicyId,
    expenseCategoryId: given.expenseCategoryId,
    costCenterId: given.costCenterId,
    name: given.name,
    comment: given.comment,
    date: given.date,
    accountingDocumentType: kind,
    documentIdentifier: numbered ? folioOf(given.documentIdentifier) : null,
    providerIdentifier: numbered ? given.providerIdentifier : null,
    currencyId,
    amount: given.amount,
    rate: currencyId === 'CLP' ? null : given.rate,
  }
  if (currencyId === 'CLP' && !/^\d+(\.0+)?$/.test(one.amount)) {
    throw invalid('amount', 'Los pesos no llevan decimales')
  }
  const rules = (await rulesOf(context))(given.expensePolicyId)
  if (!rules.isMine) throw notFound()
  const isPriced = currencyId === 'CLP' || one.rate !== null
  const money = isPriced ? pesosOf(one) : 1
  const problem = expenseProblem({ ...one, money }, rules, context.today)
  if (problem) throw invalid(problem.field, problem.message)
  await refuseRendered(context, one, id)
  return { ...one, money }
}

/** A folio without the zeros before it and without blanks: «00 8812» is 8812. */
const folioOf = (folio: string | null): string | null =>
  folio === null
    ? null
    : folio
        .replaceAll(/\s/g, '')
        .replace(/^0+(?=.)/, '')
        .toUpperCase()

type Document = Pick<
  Written,
  'accountingDocumentType' | 'documentIdentifier' | 'providerIdentifier'
>

/** Refuses a document that was asked back already, by the number of its report alone. */
async function refuseRendered({ tx, actor }: Context, one: Document, id: number | null) {
  if (one.documentIdentifier === null || one.providerIdentifier === null) return
  const twin = await tx
    .selectFrom('expense')
    .leftJoin('expenseReport as report', 'report.id', 'expense.reportId')
    .select(['report.number', 'expense.userId'])
    .where('expense.providerIdentifier', '=', one.providerIdentifier)
    .where('expense.accountingDocumentType', '=', one.accountingDocumentType)
    .where('expense.documentIdentifier', '=', one.documentIdentifier)
    .where('expense.id', '<>', id ?? 0)
    .executeTakeFirst()
  if (!twin) return
  const own = twin.userId === actor.userId
  const message =
    twin.number === null
      ? `Este documento ya está en otro gasto${own ? ' suyo' : ''}`
      : `Este documento ya fue rendido en la rendición N° ${twin.number}`
  throw conflict(message, 'documentIdentifier')
}

async function requireOwnDraft({ tx, actor }: Context, reportId: number): Promise<void> {
  const report = await tx
    .selectFrom('expenseReport')
    .select('status')
    .where('id', '=', reportId)
    .where('userId', '=', actor.userId ?? 0)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound)
  if (report.status !== 'DRAFT' && report.status !== 'RETURNED') {
    throw conflict('Esa rendición ya fue enviada', 'reportId')
  }
}

async function attach(context: Context, expenseId: number, userId: number, files: Files) {
  const ids = [...new Set(files.map(({ fileId }) => fileId))]
  if (ids.length > MOST_FILES) throw invalid('files', 'Error, no puede tener mas de 3 archivos')
  await requireFiles(context, {
    ids,
    relatedType: receipts.relatedType,
    relatedId: publicId('user', userId),
  })
  await context.tx.deleteFrom('expenseFile').where('expenseId', '=', expenseId).execute()
  if (ids.length === 0) return
  await context.tx
    .insertInto('expenseFile')
    .values(ids.map((fileId, at) => ({ expenseId, fileId, position: at + 1 })))
    .execute()
}
