import { sql, type Tx } from '#platform/server/sql/db.ts'
import { loginNameIn, nameIn } from '#platform/server/sql/person-names.ts'
import {
  type Exported,
  exportedTables,
  type Lead,
  namedRows,
  onlyRows,
} from '../model/copied-tables.ts'

/** A row of a person: its columns by their names, and the files that it names. */
export type ExportedRow = {
  readonly values: Readonly<Record<string, unknown>>
  readonly files: readonly number[]
}

const byTable = new Map(exportedTables.map((one) => [one.table, one]))
const company = sql.raw('app.current_company()')

/** Whether a row of a table is of a person. */
export function isOfPerson(
  userId: number,
  lead: Lead,
  alias: string,
): ReturnType<typeof sql<boolean>> {
  if (lead.of === undefined) {
    const ways = lead.anyOf.map((name) => byColumn(userId, sql.ref(`${alias}.${name}`), name))
    return sql<boolean>`(${sql.join(ways, sql` or `)})`
  }
  const above = byTable.get(lead.of)
  if (!above) throw new Error(`${lead.of} is not exported`)
  const key = lead.columns.length === 1 ? ['id'] : lead.columns
  const over = `${alias}_of`
  const same = lead.columns.map(
    (column, at) =>
      sql`${sql.ref(`${over}.${key[at] ?? column}`)} = ${sql.ref(`${alias}.${column}`)}`,
  )
  return sql<boolean>`exists (select from ${sql.raw(above.table)} ${sql.raw(over)}
    where ${sql.ref(`${over}.company_id`)} = ${company} and ${sql.join(same, sql` and `)}
      and ${isOfPerson(userId, above.lead, over)} ${shown(above.table, over)})`
}

function byColumn(userId: number, column: ReturnType<typeof sql.ref>, name: string) {
  if (name === 'user_contract_id') {
    return sql<boolean>`${column} in (select own.id from user_contract own
      where own.company_id = ${company} and own.user_id = ${userId})`
  }
  if (name === 'login_id') {
    return sql<boolean>`${column} in (select own.id from login own
      where own.company_id = ${company} and own.user_id = ${userId})`
  }
  if (name === 'rut') {
    return sql<boolean>`${column} = (select own.rut from users own
      where own.company_id = ${company} and own.id = ${userId})`
  }
  return sql<boolean>`${column} = ${userId}`
}

/** What its person reads already, of a table of which they do not read all. */
function shown(table: string, alias: string) {
  const only = onlyRows[table]
  return only === undefined ? sql`` : sql`and ${sql.raw(only.replaceAll('it.', `${alias}.`))}`
}

/** Of the platform, whose rows are of no company: their account says which. */
const withoutCompany = new Set(['login_passkey', 'login_session', 'password_reset'])

/** Every row of a table that is of a person, in the order in which it is kept. */
export async function rowsOf(tx: Tx, userId: number, one: Exported): Promise<ExportedRow[]> {
  const columns = one.columns.filter(({ way }) => way !== 'SECRET' && way !== 'NUMBER')
  if (columns.length === 0) return []
  const own = withoutCompany.has(one.table) ? sql`true` : sql`it.company_id = ${company}`
  // The builder would rename what a statement answers: columns go by their place.
  const parts = columns.map(
    ({ name, way }, at) => sql`${written(name, way)} as ${sql.raw(`"c${at}"`)}`,
  )
  const { rows } = await sql<Record<string, unknown>>`select ${sql.join(parts)}
    from ${sql.raw(one.table)} it
    where ${own} and ${isOfPerson(userId, one.lead, 'it')} ${shown(one.table, 'it')}`.execute(tx)
  return rows.map((row) => ({
    values: Object.fromEntries(
      columns.flatMap(({ name, way }, at) =>
        way === 'FILE' ? [] : [[name, plain(row[`c${at}`])] as const],
      ),
    ),
    files: columns.flatMap(({ way }, at) => {
      const id = row[`c${at}`]
      return way === 'FILE' && id !== null ? [Number(id)] : []
    }),
  }))
}

function written(name: string, way: Exported['columns'][number]['way']) {
  const column = `it.${name}`
  if (way === 'PERSON') return nameIn(column)
  if (way === 'LOGIN') return sql.raw(loginNameIn(column))
  if (way !== 'NAME') return sql.ref(column)
  const [table, title] = namedRows[name] ?? []
  if (table === undefined || title === undefined) throw new Error(`${name} has no name`)
  return sql`(select named.${sql.raw(title)} from ${sql.raw(table)} named
    where named.company_id = ${company} and named.id = ${sql.ref(column)})`
}

/** Bytes as digits: JSON and CSV have no other way to write them. */
const plain = (value: unknown): unknown => (Buffer.isBuffer(value) ? value.toString('hex') : value)

/** The files of some rows, and where each is stored. */
export const filesOf = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('file')
    .select(['id', 'name', 'mediaType', 'storageKey', 'size'])
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .where('removedAt', 'is', null)
    .orderBy('id')
    .execute()
