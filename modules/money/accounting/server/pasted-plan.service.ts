import { reachedIn } from '#access/reach.ts'
import { readRows, type SentRow } from '#platform/model/pasted-list.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { invalid } from '#platform/server/errors.ts'
import type { AccountKind } from '../model/account.ts'
import { type KnownAccount, type PastedAccount, readPlan } from '../model/pasted-plan.ts'
import { hang } from './plan.service.ts'

type Asked = { rows: readonly SentRow<PastedAccount>[] }

/** Reads a pasted plan against the one that there is. */
async function readIn(context: Context, { rows }: Asked) {
  const lines = readRows(rows)
  const known = await knownAccounts(context)
  return { known, read: readPlan(lines, known) }
}

/** Every account of the plan: a code is of one alone, whoever reaches it. */
async function knownAccounts({ tx, reach }: Context): Promise<readonly KnownAccount[]> {
  const reached = reach('accountingPlan.read')
  const ids = reached.all ? null : [...reachedIn(reached)]
  const { rows } = await sql<KnownAccount & { kind: AccountKind }>`
    select account.code, account.name, account.kind, above.code as under,
      account.takes_entries as "takesEntries",
      exists (select from accounting_rule rule where rule.company_id = app.current_company()
        and (rule.debit_account_id = account.id or rule.credit_account_id = account.id))
        as "isNamed",
      (account.business_id is not null and ${ids}::bigint[] is not null
        and account.business_id <> all(${ids}::bigint[])) as "isHidden"
    from accounting_account account
    left join accounting_account above on above.company_id = app.current_company()
      and above.id = account.parent_id
    where account.company_id = app.current_company()
    order by account.code`.execute(tx)
  return rows
}

/**
 * What is wrong with each row of a pasted plan, and in which of its cells; or which name an account
 * loses by it. Nothing is written.
 */
export async function accountingAccountLines(context: Context, asked: Asked) {
  const { known, read } = await readIn(context, asked)
  const names = new Map(known.map(({ code, name }) => [code, name]))
  return read.map((row) => {
    if ('wrong' in row) return { wrong: row.wrong, problem: row.problem, note: null }
    const name = names.get(row.code)
    const note =
      name === undefined || name === row.name ? null : `Ya existe como «${name}»: cambia de nombre`
    return { wrong: null, problem: null, note }
  })
}
export type CheckedLine = Awaited<ReturnType<typeof accountingAccountLines>>[number]

/**
 * Adds the accounts of a pasted plan, all of them or none. An account that is there already keeps
 * its kind and its place and takes the new name; one that gets others under it is a title.
 *
 * @throws UserError of kind `invalid` at the first cell that cannot be
 */
export async function importAccountingAccounts(
  context: Context,
  asked: Asked,
): Promise<{ created: number; changed: number }> {
  if (asked.rows.length === 0) throw invalid('rows', 'Pegue primero la lista')
  const { tx } = context
  const read = (await readIn(context, asked)).read.map((row, place) => {
    if ('wrong' in row) {
      throw invalid(`rows.${place}.${row.wrong}`, `Fila ${place + 1}: ${row.problem}`)
    }
    return row
  })
  const fresh = read.filter(({ isNew }) => isNew)
  const above = new Set(fresh.flatMap(({ under }) => under ?? []))
  if (fresh.length > 0) {
    await tx
      .insertInto('accountingAccount')
      .values(
        fresh.map(({ code, name, kind }) => ({ code, name, kind, takesEntries: !above.has(code) })),
      )
      .execute()
  }
  await sql`update accounting_account a set takes_entries = false, version = a.version + 1
    where a.company_id = app.current_company() and a.takes_entries
      and a.code = any(${[...above]}::text[])`.execute(tx)
  const { rows: renamed } = await sql<{ id: number }>`
    update accounting_account a set name = given.name, version = a.version + 1
    from unnest(${read.map(({ code }) => code)}::text[],
      ${read.map(({ name }) => name)}::text[]) as given (code, name)
    where a.company_id = app.current_company() and a.code = given.code and a.name <> given.name
    returning a.id`.execute(tx)
  await hang(
    tx,
    fresh.flatMap(({ code, under }) => (under ? [{ code, under }] : [])),
  )
  return { created: fresh.length, changed: renamed.length }
}
