import type { RawBuilder } from 'kysely'
import type { Passing } from '#platform/model/keeping.ts'
import { type PlatformTx, sql, type Tx } from '#platform/server/sql/db.ts'
import type { Storage } from '#platform/server/storage/storage.ts'

export type Page = Passing & {
  readonly table: string
  /** Rows from before this moment. */
  readonly before: Date
  /** Rows at most. */
  readonly size: number
  /** Its table has a company, which the door of a company binds. */
  readonly ofCompany: boolean
}

/** Deletes a page of rows whose days are over, the oldest first. Answers how many. */
export async function clearPage(tx: Tx | PlatformTx, page: Page): Promise<number> {
  const keys = sql.join((page.key ?? ['id']).map((name) => sql.ref(name)))
  const { numAffectedRows } = await sql`delete from ${sql.table(page.table)} passed
    where ${within(page, 'passed')} (${keys}) in (${pageOf(page)})`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}

/**
 * The same for rows with stored bytes. The bytes go first: killed before the rows are gone, the
 * next round removes the same bytes again, which is no error.
 */
export async function clearPageWithBytes(tx: Tx, page: Page, storage: Storage): Promise<number> {
  const { rows } = await sql<{ id: number; place: string }>`
    select held.id, held.${sql.ref(page.bytes ?? 'id')} as place
    from ${sql.table(page.table)} held
    where ${within(page, 'held')} held.id in (${pageOf(page)})
    order by held.id for update skip locked`.execute(tx)
  await Promise.all(rows.map(({ place }) => storage.remove(place)))
  const ids = rows.map(({ id }) => id)
  await sql`delete from ${sql.table(page.table)} passed
    where ${within(page, 'passed')} passed.id = any(${ids}::bigint[])`.execute(tx)
  return rows.length
}

/** The keys of a page of rows that nothing keeps any more. */
function pageOf(page: Page): RawBuilder<unknown> {
  const { table, from, before, size, key = ['id'] } = page
  const keys = sql.join(key.map((name) => sql.ref(`old.${name}`)))
  return sql`select ${keys} from ${sql.table(table)} old
    where ${within(page, 'old')} ${sql.ref(`old.${from}`)} < ${before}
      ${sql.join(conditionsOf(page), sql` `)}
    order by ${sql.ref(`old.${from}`)} limit ${size}`
}

/** What more is asked of a row than its age. */
function conditionsOf(page: Page): RawBuilder<unknown>[] {
  const { table, only, lastStaysOf, namedBy = [], ledToBy } = page
  const conditions = namedBy.map(
    ({ table: record, column }) => sql`and not exists (select from ${sql.table(record)} record
      where ${within(page, 'record')} ${sql.ref(`record.${column}`)} = old.id)`,
  )
  if (only) {
    conditions.push(sql`and ${sql.ref(`old.${only.column}`)} = any(${[...only.codes]}::text[])`)
  }
  if (lastStaysOf) {
    const alike = lastStaysOf.map(
      (name) => sql`and ${sql.ref(`later.${name}`)} = ${sql.ref(`old.${name}`)}`,
    )
    conditions.push(sql`and exists (select from ${sql.table(table)} later
      where ${within(page, 'later')} later.id > old.id ${sql.join(alike, sql` `)})`)
  }
  if (ledToBy) {
    conditions.push(sql`and not exists (select from ${sql.table(ledToBy.table)} made
      where ${within(page, 'made')} made.result ->> ${sql.lit(ledToBy.path)}
        = ${sql.ref(`old.${ledToBy.column}`)})`)
  }
  return conditions
}

/** The company of a table that has one, as a value in each query of the statement. */
const within = ({ ofCompany }: Page, alias: string): RawBuilder<unknown> =>
  ofCompany ? sql`${sql.ref(`${alias}.company_id`)} = app.current_company() and` : sql``
