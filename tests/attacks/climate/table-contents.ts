import type pg from 'pg'

type Table = { readonly name: string }

/** Every table of the product and of its queue, but for those that the system keeps. */
async function tablesOf(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname !~ '^pg_|^information_schema$' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** What each table holds, by its name: of a table that was written, another text than before. */
export async function contentsOf(owner: pg.Client): Promise<Map<string, string>> {
  const parts = (await tablesOf(owner)).map(
    (name) => `select '${name}' as name, (select count(*) || ' ' || coalesce(
       sum(hashtextextended(row.*::text || row.xmin::text, 0)), 0) from ${name} row) as text`,
  )
  const { rows } = await owner.query<Table & { text: string }>(parts.join(' union all '))
  return new Map(rows.map(({ name, text }) => [name, text]))
}

/** The tables that some work writes. */
export async function writtenBy(owner: pg.Client, work: () => Promise<unknown>): Promise<string[]> {
  const before = await contentsOf(owner)
  await work()
  const after = await contentsOf(owner)
  return [...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name)
}

/** The tables that hold rows of the same transaction as the last writing of some rows. */
export async function writtenWith(
  owner: pg.Client,
  rows: string,
  values: readonly unknown[],
): Promise<string[]> {
  const parts = (await tablesOf(owner)).map(
    (name) => `select '${name}' as name where exists (select from ${name} row
       where row.xmin::text in (select xmin::text from ${rows}))`,
  )
  const found = await owner.query<Table>(parts.join(' union all '), [...values])
  return found.rows.map(({ name }) => name)
}
