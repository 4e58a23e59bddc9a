import { reachedIn } from '#access/reach.ts'
import { inTree } from '#modules/people/cost-centers/model/tree.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'

/** The accounts in sight, or one of them, each under its own, with how often each is named. */
export async function accounts(context: Context, only?: number) {
  const rows = await found(context)
    .where((eb) => equalTo(eb, { 'account.id': only }))
    .execute()
  return inTree(rows)
}
export type AccountRow = Awaited<ReturnType<typeof accounts>>[number]

const found = (context: Context) =>
  context.tx
    .selectFrom('accountingAccount as account')
    .leftJoin('business', 'business.id', 'account.businessId')
    .select(['account.id', 'account.parentId', 'account.code', 'account.name', 'account.kind'])
    .select(['account.takesEntries', 'account.centerUse', 'account.auxiliary'])
    .select('account.businessId')
    .select(['account.status', 'account.version', 'business.name as businessName'])
    .select(usesOf.as('uses'))
    .where(inSight(context, 'account.businessId'))
    .orderBy('account.code')

/** Rules and lines of entries that name an account. */
const usesOf = sql<number>`(
  (select count(*) from accounting_rule r where r.company_id = app.current_company()
    and (r.debit_account_id = account.id or r.credit_account_id = account.id))
  + (select count(distinct l.entry_id) from accounting_line l
    where l.company_id = app.current_company() and l.account_id = account.id))`

/** What is of one razón social is in sight of its people; what is of all of them, of everybody. */
export function inSight({ reach }: Context, column: string) {
  const reached = reach('accountingPlan.read')
  if (reached.all) return sql<boolean>`true`
  return sql<boolean>`(${sql.ref(column)} is null
    or ${sql.ref(column)} = any(${[...reachedIn(reached)]}::bigint[]))`
}

/** The rules in sight, or one of them: the wider ones first. */
export async function rules(context: Context, only?: number) {
  return context.tx
    .selectFrom('accountingRule as rule')
    .leftJoin('business', 'business.id', 'rule.businessId')
    .leftJoin('costCenter as center', 'center.id', 'rule.costCenterId')
    .leftJoin('accountingAccount as debit', 'debit.id', 'rule.debitAccountId')
    .leftJoin('accountingAccount as credit', 'credit.id', 'rule.creditAccountId')
    .select(['rule.id', 'rule.source', 'rule.itemCode', 'rule.institution', 'rule.costCenterId'])
    .select(['rule.businessId', 'rule.debitAccountId', 'rule.creditAccountId', 'rule.version'])
    .select(['business.name as businessName', 'center.name as costCenterName'])
    .select(sql<string | null>`debit.code || ' ' || debit.name`.as('debitAccount'))
    .select(sql<string | null>`credit.code || ' ' || credit.name`.as('creditAccount'))
    .where(inSight(context, 'rule.businessId'))
    .where((eb) => equalTo(eb, { 'rule.id': only }))
    .orderBy(sql`rule.item_code nulls first`)
    .orderBy('rule.source')
    .orderBy(sql`rule.institution nulls first`)
    .orderBy('rule.id')
    .execute()
}
export type RuleRow = Awaited<ReturnType<typeof rules>>[number]
