import type pg from 'pg'
import type { Since, Written } from './acting.ts'

/**
 * Where the database keeps by itself when a row was written, or came to another state; its audit is
 * never touched.
 */
const stamped = `
  select c.table_name as "table", c.column_name as "column"
  from information_schema.columns c
  join information_schema.tables t on t.table_schema = c.table_schema
    and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
  where c.table_schema = 'public' and (c.column_default = 'now()'
      or c.column_name = 'at' and right(c.table_name, 5) = '_step')
    and c.table_name !~ '^audit' and exists (select from information_schema.columns o
      where o.table_schema = 'public' and o.table_name = c.table_name
        and o.column_name = 'company_id')
  order by 1, 2`

/**
 * What was done on a day bears that day: the database dates rows by its own clock, which knows
 * nothing of it. The guards sleep meanwhile.
 */
export async function dateRows({ owner, companyId }: Since, acts: readonly Written[]) {
  const { rows } = await owner.query<{ table: string; column: string }>(stamped)
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  const values = [
    companyId,
    acts.map(({ from }) => from),
    acts.map(({ to }) => to),
    acts.map(({ day }) => `${day}T15:00:00Z`),
  ]
  for (const { table, column } of rows) {
    const written = `unnest($2::timestamptz[], $3::timestamptz[], $4::timestamptz[])
        act (since, until, moment)
      where row.company_id = $1 and row.${column} between act.since and act.until`
    const found = await owner.query(`select from ${table} row, ${written} limit 1`, values)
    if (found.rowCount === 0) continue
    const dated = `update ${table} row set ${column} = act.moment from ${written}`
    await quietly(owner, table, dated, values)
  }
  await owner.query('commit')
}

async function quietly(owner: pg.Client, table: string, statement: string, values: unknown[]) {
  await owner.query(`alter table ${table} disable trigger user`)
  await owner.query(statement, values)
  await owner.query(`alter table ${table} enable trigger user`)
}
