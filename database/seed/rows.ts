import type pg from 'pg'

export type Row = Record<string, unknown>

const columnOf = (name: string) => name.replace(/[A-Z]/g, (char) => `_${char.toLowerCase()}`)

/**
 * Inserts many rows with one statement. Keys are column names in camel case; a column that a row
 * does not name takes its default, so rows with the same columns travel together.
 */
export async function insert(client: pg.Client, table: string, rows: readonly Row[]) {
  const kinds = Map.groupBy(rows, (row) => Object.keys(row).toSorted().join())
  for (const [names, same] of kinds) {
    const columns = names.split(',').map(columnOf).join(', ')
    const records = same.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value])),
    )
    await client.query(
      `insert into ${table} (${columns})
       select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(records)],
    )
  }
}

/** `key → id` of the rows of a company's table, by one or more columns joined with a blank. */
export async function idsBy(
  client: pg.Client,
  table: string,
  companyId: number,
  ...columns: string[]
): Promise<(...key: (string | number)[]) => number> {
  const { rows } = await client.query<{ id: string; key: string }>(
    `select id, concat_ws(' ', ${columns.join(', ')}) as key from ${table} where company_id = $1`,
    [companyId],
  )
  const ids = new Map(rows.map(({ id, key }) => [key, Number(id)]))
  return (...key) => {
    const id = ids.get(key.join(' '))
    if (id === undefined) throw new Error(`${table} has no row ${key.join(' ')}`)
    return id
  }
}
