import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'
import type { AccountingDocumentType } from '../model/catalogs.ts'
import type { PolicyRules } from '../model/rules.ts'

type Category = { id: number; name: string; maxAmount: number | null }
type Issuer = { id: number; name: string | null }

/** The policies that the reader sees, with what each takes; of one, or of all. */
export async function expensePolicies(context: Context, only?: number) {
  const own = [...(await issuable(context))]
  const mayChoose = context.can('expensePolicies.update')
  const rows = await context.tx
    .selectFrom('expensePolicy as policy')
    .select(['policy.id', 'policy.code', 'policy.name', 'policy.description', 'policy.status'])
    .select(['policy.currencyId', 'policy.maxAmount', 'policy.receiptFrom', 'policy.maxAgeDays'])
    .select(['policy.version', 'policy.levels'])
    .select(sql<AccountingDocumentType[]>`policy.document_types`.as('accountingDocumentTypes'))
    .select(
      sql<Category[]>`coalesce((select jsonb_agg(jsonb_build_object('id', category.id,
          'name', category.name, 'maxAmount', link.max_amount) order by category.name, category.id)
        from expense_policy_category link
        join expense_category category on category.company_id = app.current_company()
          and category.id = link.category_id
        where link.company_id = app.current_company() and link.policy_id = policy.id),
        '[]')`.as('categories'),
    )
    .select(
      sql<Issuer[]>`coalesce((select jsonb_agg(jsonb_build_object('id', link.user_id,
          'name', ${nameIn('link.user_id')}) order by link.user_id)
        from expense_policy_issuer link
        where link.company_id = app.current_company() and link.policy_id = policy.id),
        '[]')`.as('issuers'),
    )
    .$if(only !== undefined, (query) => query.where('policy.id', '=', only ?? 0))
    .$if(!mayChoose, (query) => query.where(sql<boolean>`policy.id = any(${own}::bigint[])`))
    .orderBy('policy.name')
    .orderBy('policy.id')
    .execute()
  return rows.map(({ issuers, ...row }) => ({
    ...row,
    // Who only renders does not read who else does.
    issuers: mayChoose ? issuers : [],
    issuerCount: mayChoose ? issuers.length : 0,
    isMine: own.includes(row.id),
  }))
}
export type PolicyRow = Awaited<ReturnType<typeof expensePolicies>>[number]

/** The policies under which the reader may render: those that name them, or nobody. */
async function issuable({ tx, actor }: Context): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('expensePolicy as policy')
    .select('policy.id')
    .where(
      sql<boolean>`(not exists (select from expense_policy_issuer link
          where link.company_id = app.current_company() and link.policy_id = policy.id)
        or exists (select from expense_policy_issuer link
          where link.company_id = app.current_company() and link.policy_id = policy.id
            and link.user_id = ${actor.userId ?? 0}))`,
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}

type Rules = PolicyRules & { readonly isMine: boolean }

/**
 * What some policies take, by their ids, in one reading.
 *
 * @throws UserError not-found for a policy that the reader does not see
 */
export async function rulesOf(context: Context): Promise<(id: number) => Rules> {
  const rows = await expensePolicies(context)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (id) => {
    const row = byId.get(id)
    if (!row) throw notFound()
    return { ...row, documentTypes: row.accountingDocumentTypes }
  }
}
