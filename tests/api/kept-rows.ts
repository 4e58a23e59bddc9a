import type pg from 'pg'

/**
 * Keeps the rows of a company's tables as they are now, and answers what puts them back as often as
 * a test likes: what was written since goes, what was deleted comes back. The guards sleep
 * meanwhile.
 */
export async function keepRows(
  owner: pg.Client,
  companyId: number,
  tables: readonly string[],
): Promise<() => Promise<void>> {
  await owner.query('create schema if not exists kept')
  const { rows } = await owner.query<{ now: string }>('select pg_current_xact_id()::text as now')
  const statements: string[] = []
  for (const table of tables) {
    await owner.query(
      `create table kept.${table} as select * from ${table} where company_id = ${companyId}`,
    )
    const { rows: keys } = await owner.query<{ name: string }>(
      `select a.attname as name from pg_index i
       join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
       where i.indrelid = $1::regclass and i.indisprimary`,
      [table],
    )
    const same = keys.map(({ name }) => `now.${name} = kept.${name}`).join(' and ')
    statements.push(
      `delete from ${table}
       where company_id = ${companyId} and xmin::text::bigint > ${rows[0]?.now ?? 0}`,
      `insert into ${table} overriding system value select kept.* from kept.${table} kept
       where not exists (select from ${table} now where ${same})`,
    )
  }
  const restore = [
    'begin',
    'set local session_replication_role = replica',
    ...statements,
    'commit',
  ].join(';\n')
  return async () => void (await owner.query(restore))
}
