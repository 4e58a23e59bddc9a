import { reachedIn } from '#access/reach.ts'
import type { Row } from '#platform/model/entity.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, invalid } from '#platform/server/errors.ts'
import { namedBy } from '#platform/server/graphql/named-by.ts'
import { defaultPlan, defaultRules } from '../model/default-plan.ts'
import type { AccountingAccount } from '../model/account.ts'
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

/** Why accounts are not removed, by the ids of those that are not. */
export async function whyAccountsKept(context: Context, ids: readonly number[]) {
  const named = await namedBy(context, ids, [
    { table: 'accounting_account', columns: ['parent_id'], one: 'cuenta' },
    {
      table: 'accounting_rule',
      columns: ['debit_account_id', 'credit_account_id'],
      one: 'regla',
    },
    { table: 'accounting_line', columns: ['account_id'], each: 'entry_id', one: 'asiento' },
  ])
  return new Map(
    [...named].map(([id, words]) => [id, `Tiene ${words}: suspéndala en lugar de eliminarla`]),
  )
}

type AccountRow = Pick<
  Row<typeof AccountingAccount>,
  'id' | 'code' | 'name' | 'parentId' | 'takesEntries'
>

/**
 * Keeps titles and accounts apart when an account is written: what has accounts under it is a title
 * and takes no entries. One that a rule names goes on taking them, so nothing goes under it.
 *
 * @throws UserError of kind `invalid` at the field that cannot be
 */
export async function followTree(
  { tx }: Context,
  { before, after }: { before?: AccountRow; after?: AccountRow },
): Promise<void> {
  if (!after) return
  const { id, parentId } = after
  if (after.takesEntries !== before?.takesEntries) await requireTitle(tx, after)
  if (parentId === null || parentId === before?.parentId) return
  const above = await tx
    .selectFrom('accountingAccount')
    .select(['code', 'name', 'takesEntries', 'version'])
    .where('id', '=', parentId)
    .executeTakeFirstOrThrow()
  if (!above.takesEntries) return
  if (await isNamed(tx, parentId)) {
    throw invalid(
      'parentId',
      `${above.code} ${above.name} recibe movimientos por una regla: cambie la regla antes`,
    )
  }
  await tx
    .updateTable('accountingAccount')
    .set({ takesEntries: false, version: above.version + 1 })
    .where('id', '=', parentId)
    .where('id', '<>', id)
    .execute()
}

/** A title has no rule; what takes entries has no account under it. */
async function requireTitle(tx: Context['tx'], { id, takesEntries }: AccountRow) {
  if (!takesEntries) {
    if (!(await isNamed(tx, id))) return
    throw invalid('takesEntries', 'La nombra una regla: cambie la regla antes')
  }
  const under = await tx
    .selectFrom('accountingAccount')
    .select('id')
    .where('parentId', '=', id)
    .limit(1)
    .executeTakeFirst()
  if (under) throw invalid('takesEntries', 'Tiene cuentas debajo: es un título')
}

async function isNamed(tx: Context['tx'], id: number): Promise<boolean> {
  const rule = await tx
    .selectFrom('accountingRule')
    .select('id')
    .where((eb) => eb.or([eb('debitAccountId', '=', id), eb('creditAccountId', '=', id)]))
    .limit(1)
    .executeTakeFirst()
  return rule !== undefined
}

type RuleRow = Pick<Row<typeof AccountingRule>, 'debitAccountId' | 'creditAccountId'>

/** Refuses a rule that names an account which takes no entries. */
export async function requireTakers(
  { tx }: Context,
  { before, after }: { before?: RuleRow; after?: RuleRow },
): Promise<void> {
  if (!after) return
  for (const field of ['debitAccountId', 'creditAccountId'] as const) {
    const id = after[field]
    if (id === null || id === before?.[field]) continue
    const account = await tx
      .selectFrom('accountingAccount')
      .select('takesEntries')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (!account.takesEntries) throw invalid(field, 'Es un título: no recibe movimientos')
  }
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
export async function hang(tx: Context['tx'], pairs: readonly { code: string; under: string }[]) {
  if (pairs.length === 0) return
  await sql`update accounting_account a set parent_id = above.id
    from unnest(${pairs.map(({ code }) => code)}::text[],
      ${pairs.map(({ under }) => under)}::text[]) as pair (code, under)
    join accounting_account above on above.company_id = app.current_company()
      and above.code = pair.under
    where a.company_id = app.current_company() and a.code = pair.code`.execute(tx)
}
