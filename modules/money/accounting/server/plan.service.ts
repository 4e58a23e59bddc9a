import { reachedIn } from '#access/reach.ts'
import { counted } from '#chile/counts.ts'
import type { Row } from '#platform/model/entity.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { conflict, invalid } from '#platform/server/errors.ts'
import { defaultPlan, defaultRules } from '../model/default-plan.ts'
import { readPlan } from '../model/pasted-plan.ts'
import { type AccountingRule, isInstitution } from '../model/rule.ts'
import { sidesOf } from '../model/sources.ts'

type Given = { readonly businessId?: number | null }

/** Refuses an account or a rule of a razón social that the actor does not reach. */
export function requireBusiness(context: Context, _action: string, { businessId }: Given): void {
  const reach = context.reach('accountingPlan.read')
  if (reach.all || businessId === null || businessId === undefined) return
  if (!reachedIn(reach).includes(businessId)) {
    throw invalid('businessId', 'No es una razón social de la empresa')
  }
}

/** Why an account is not removed, if it is not. */
export async function whyAccountKept({ tx }: Context, id: number): Promise<string | undefined> {
  const { under, rules, entries } = await tx
    .selectNoFrom([
      sql<number>`(select count(*) from accounting_account a
        where a.company_id = app.current_company() and a.parent_id = ${id})`.as('under'),
      sql<number>`(select count(*) from accounting_rule r
        where r.company_id = app.current_company()
          and (r.debit_account_id = ${id} or r.credit_account_id = ${id}))`.as('rules'),
      sql<number>`(select count(distinct l.entry_id) from accounting_line l
        where l.company_id = app.current_company() and l.account_id = ${id})`.as('entries'),
    ])
    .executeTakeFirstOrThrow()
  const uses = [
    ...(under > 0 ? [counted(under, 'cuenta')] : []),
    ...(rules > 0 ? [counted(rules, 'regla')] : []),
    ...(entries > 0 ? [counted(entries, 'asiento')] : []),
  ]
  if (uses.length === 0) return undefined
  return `Tiene ${uses.join(' y ')}: suspéndala en lugar de eliminarla`
}

type RuleValues = Pick<
  Row<typeof AccountingRule>,
  'source' | 'itemCode' | 'institution' | 'debitAccountId' | 'creditAccountId'
>

/** What a rule is about, and that its accounts are on the sides that it is booked on. */
export function checkRule(
  _given: unknown,
  { source, itemCode, institution, debitAccountId, creditAccountId }: RuleValues,
): void {
  if (!source && !itemCode) throw invalid('source', 'Diga de qué viene, o de qué ítem')
  if (source && itemCode) throw invalid('itemCode', 'La regla es de un origen o de un ítem')
  if (institution && !isInstitution(institution)) {
    throw invalid('institution', 'No es una institución ni una forma de pago conocida')
  }
  if (!debitAccountId && !creditAccountId) throw invalid('debitAccountId', 'Elija una cuenta')
  if (!source) return
  const sides = sidesOf(source)
  if (debitAccountId && !sides.includes('DEBIT')) {
    throw invalid('debitAccountId', 'Esto va solo al haber')
  }
  if (creditAccountId && !sides.includes('CREDIT')) {
    throw invalid('creditAccountId', 'Esto va solo al debe')
  }
}

/** Writes the usual plan and its rules for a company that has no account yet. */
export async function createUsualAccountingPlan({ tx }: Context): Promise<boolean> {
  const known = await tx.selectFrom('accountingAccount').select('id').limit(1).executeTakeFirst()
  if (known) throw conflict('La empresa ya tiene un plan de cuentas')
  await tx
    .insertInto('accountingAccount')
    .values(
      defaultPlan.map(({ code, name, kind, title, centerUse }) => ({
        code,
        name,
        kind,
        takesEntries: title !== true,
        centerUse: centerUse ?? 'NONE',
      })),
    )
    .execute()
  await hang(
    tx,
    defaultPlan.flatMap(({ code, under }) => (under ? [{ code, under }] : [])),
  )
  const stored = await tx.selectFrom('accountingAccount').select(['id', 'code']).execute()
  const idOf = new Map(stored.map(({ id, code }) => [code, id]))
  const at = (code: string | undefined) => (code === undefined ? null : (idOf.get(code) ?? null))
  await tx
    .insertInto('accountingRule')
    .values(
      defaultRules.map(({ source, debit, credit }) => ({
        source,
        debitAccountId: at(debit),
        creditAccountId: at(credit),
      })),
    )
    .execute()
  return true
}

/** Puts accounts under others, by their codes: one statement for any number. */
async function hang(tx: Context['tx'], pairs: readonly { code: string; under: string }[]) {
  if (pairs.length === 0) return
  await sql`update accounting_account a set parent_id = above.id
    from unnest(${pairs.map(({ code }) => code)}::text[],
      ${pairs.map(({ under }) => under)}::text[]) as pair (code, under)
    join accounting_account above on above.company_id = app.current_company()
      and above.code = pair.under
    where a.company_id = app.current_company() and a.code = pair.code`.execute(tx)
}

/**
 * Adds the accounts of a pasted table to the plan: all of them or, naming the first line that does
 * not read, none. An account that is there already keeps its place and takes the new name.
 */
export async function importAccountingAccounts(
  { tx }: Context,
  { table }: { table: string },
): Promise<{ created: number; changed: number }> {
  const { rows, fault } = readPlan(table)
  if (fault) throw invalid('table', fault)
  const stored = await tx.selectFrom('accountingAccount').select(['code', 'name']).execute()
  const known = new Map(stored.map(({ code, name }) => [code, name]))
  const missing = rows.find(
    ({ under }) => under && !known.has(under) && !rows.some(({ code }) => code === under),
  )
  if (missing) {
    throw invalid('table', `La cuenta ${missing.code} va bajo ${missing.under}, que no existe`)
  }
  const fresh = rows.filter(({ code }) => !known.has(code))
  if (fresh.length > 0) {
    await tx
      .insertInto('accountingAccount')
      .values(fresh.map(({ under: _under, ...row }) => row))
      .execute()
  }
  const renamed = rows.filter(({ code, name }) => known.has(code) && known.get(code) !== name)
  await sql`update accounting_account a set name = given.name, version = a.version + 1
    from unnest(${renamed.map(({ code }) => code)}::text[],
      ${renamed.map(({ name }) => name)}::text[]) as given (code, name)
    where a.company_id = app.current_company() and a.code = given.code`.execute(tx)
  await hang(
    tx,
    fresh.flatMap(({ code, under }) => (under ? [{ code, under }] : [])),
  )
  return { created: fresh.length, changed: renamed.length }
}
