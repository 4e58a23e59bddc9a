import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { invalid, notFound } from '#platform/server/errors.ts'
import { namedBy } from '#platform/server/graphql/named-by.ts'
import { sql } from '#platform/server/sql/db.ts'
import { refuseStale } from '#platform/server/records/states.ts'
import type { Row } from '#platform/model/entity.ts'
import type { AccountingDocumentType } from '../model/catalogs.ts'
import type { ExpensePolicy, policyFields } from '../model/expense.ts'
import { expensePolicies } from './policies.queries.ts'

constraintMessages({
  expense_policy_code_key: { message: 'Ya hay una política con ese código', field: 'code' },
})

type Written = Pick<Row<typeof ExpensePolicy>, (typeof policyFields)[number]>
type Parts = {
  categories: readonly { expenseCategoryId: number; maxAmount: number | null }[] | null
  issuers: readonly { userId: number }[] | null
  documents: readonly { type: AccountingDocumentType }[] | null
}

/** Adds a policy with what it takes; a list that is left empty takes all. */
export async function createExpensePolicy(context: Context, input: Written & Parts) {
  const { categories, issuers, documents, ...written } = input
  const { id } = await context.tx
    .insertInto('expensePolicy')
    .values({ ...written, documentTypes: typesOf(documents ?? []) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await saveParts(context, id, { categories, issuers })
  return onePolicy(context, id)
}

type Change = { id: number; version: number | null } & Partial<Written> & Parts

/** Corrects a policy. Expenses that were rendered under it stay as they are. */
export async function updateExpensePolicy(context: Context, input: Change) {
  const { id, version, categories, issuers, documents, ...change } = input
  const { tx } = context
  const row = await tx
    .selectFrom('expensePolicy')
    .select('version')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound)
  refuseStale(version, row.version, { table: 'expensePolicy', key: { id } })
  await tx
    .updateTable('expensePolicy')
    .set({
      ...change,
      ...(documents === null ? {} : { documentTypes: typesOf(documents) }),
      version: row.version + 1,
    })
    .where('id', '=', id)
    .execute()
  await saveParts(context, id, { categories, issuers })
  return onePolicy(context, id)
}

async function onePolicy(context: Context, id: number) {
  const [row] = await expensePolicies(context, id)
  if (!row) throw notFound()
  return row
}

const typesOf = (documents: readonly { type: AccountingDocumentType }[]) =>
  [...new Set(documents.map(({ type }) => type))].toSorted()

async function saveParts(
  context: Context,
  policyId: number,
  { categories, issuers }: Pick<Parts, 'categories' | 'issuers'>,
) {
  if (categories) await saveCategories(context, policyId, categories)
  if (issuers) await saveIssuers(context, policyId, issuers)
}

async function saveCategories(
  { tx }: Context,
  policyId: number,
  categories: NonNullable<Parts['categories']>,
) {
  const ids = categories.map(({ expenseCategoryId }) => expenseCategoryId)
  if (new Set(ids).size < ids.length) {
    throw invalid('categories', 'Una categoría está dos veces')
  }
  const known = await tx
    .selectFrom('expenseCategory')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute()
  if (known.length < ids.length) throw notFound()
  await tx.deleteFrom('expensePolicyCategory').where('policyId', '=', policyId).execute()
  if (ids.length === 0) return
  await tx
    .insertInto('expensePolicyCategory')
    .values(
      categories.map(({ expenseCategoryId: categoryId, maxAmount }) => ({
        policyId,
        categoryId,
        maxAmount,
      })),
    )
    .execute()
}

async function saveIssuers(
  { tx }: Context,
  policyId: number,
  issuers: NonNullable<Parts['issuers']>,
) {
  const ids = [...new Set(issuers.map(({ userId }) => userId))]
  const known = await tx
    .selectFrom('expensePermission')
    .select('userId')
    .where('issuer', '=', true)
    .where(sql<boolean>`user_id = any(${ids}::bigint[])`)
    .execute()
  if (known.length < ids.length) {
    throw invalid('issuers', 'Elija a personas con el permiso de rendir gastos')
  }
  await tx.deleteFrom('expensePolicyIssuer').where('policyId', '=', policyId).execute()
  if (ids.length === 0) return
  await tx
    .insertInto('expensePolicyIssuer')
    .values(ids.map((userId) => ({ policyId, userId })))
    .execute()
}

/** Why some categories are not removed: what names each. */
export async function whyCategoriesKept(context: Context, ids: readonly number[]) {
  const named = await namedBy(context, ids, [
    { table: 'expense', columns: ['expense_category_id'], one: 'gasto' },
    { table: 'expense_policy_category', columns: ['category_id'], one: 'política' },
  ])
  return new Map([...named].map(([id, words]) => [id, `La usan ${words}`]))
}
