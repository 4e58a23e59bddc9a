import { isOfPerson } from '#modules/administration/privacy/server/index.ts'
import { exportedTables } from '#modules/administration/privacy/model/copied-tables.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import type { Erased } from '../model/erased-tables.ts'

const company = sql.raw('app.current_company()')

/** Of the platform, whose rows are of no company: their account says which. */
const withoutCompany = new Set(['login_passkey', 'login_session', 'password_reset'])

const leads = new Map(exportedTables.map(({ table, lead }) => [table, lead]))

/** A person, and the instant at which it is seen what of theirs is over. */
export type Whose = { readonly userId: number; readonly now: Date }

/** The rows `it` of a table that are of a person, as a condition. */
function rowsOf({ userId, now }: Whose, one: Omit<Erased, 'why'>) {
  const lead = leads.get(one.table)
  if (!lead) throw new Error(`${one.table} has no rows of people`)
  const own = withoutCompany.has(one.table) ? sql`true` : sql`it.company_id = ${company}`
  const some = one.only === undefined ? sql`true` : sql.raw(one.only)
  const over = one.over
    ? sql`(it.revoked_at is not null or it.expires_at < ${now.toISOString()}::timestamptz)`
    : sql`true`
  return sql`${own} and ${isOfPerson(userId, lead, 'it')} and ${some} and ${over}
    and ${isFilled(one)}`
}

/** Whether a row still has what goes of it. */
function isFilled({ columns, keys }: Omit<Erased, 'why'>) {
  if (columns === undefined) return sql`true`
  const filled = columns.map((column) =>
    keys === undefined
      ? sql`${sql.ref(`it.${column}`)} is not null`
      : sql`${sql.ref(`it.${column}`)} ?| ${[...keys]}::text[]`,
  )
  return sql`(${sql.join(filled, sql` or `)})`
}

/** How many rows a person has in each of some tables, in one statement. */
export async function countRows(
  tx: Tx,
  whose: Whose,
  tables: readonly Omit<Erased, 'why'>[],
): Promise<number[]> {
  const counts = tables.map(
    (one) => sql`(select count(*)::integer from ${sql.table(one.table)} it
      where ${rowsOf(whose, one)})`,
  )
  const { rows } = await sql<{
    counts: number[]
  }>`select array[${sql.join(counts)}] as counts`.execute(tx)
  return rows[0]?.counts ?? []
}

/** Erases the rows or the columns of a person in a table, and answers how many rows it took. */
export async function eraseRows(tx: Tx, whose: Whose, one: Erased): Promise<number> {
  const table = sql.table(one.table)
  const of = rowsOf(whose, one)
  const done = one.columns
    ? await sql`update ${table} it set ${sql.join(
        one.columns.map((column) => sql`${sql.ref(column)} = ${without(column, one.keys)}`),
      )} where ${of}`.execute(tx)
    : await sql`delete from ${table} it where ${of}`.execute(tx)
  return Number(done.numAffectedRows ?? 0n)
}

/** What is left of a column: nothing, or its object without some of its keys. */
const without = (column: string, keys: readonly string[] | undefined) =>
  keys === undefined ? sql`null` : sql`${sql.ref(`it.${column}`)} - ${[...keys]}::text[]`
