import type pg from 'pg'

type Row = Record<string, unknown>

/** The columns of an answer, their names for us, and a row of nothing with all of them. */
export type Columns = {
  readonly columns: readonly string[]
  readonly names: readonly string[]
  readonly shape: Row
}

/**
 * Runs a statement and answers its rows with other names of columns. The driver's own rows take one
 * name after the other, and renaming them takes each again: with the seventy columns of a contract
 * that is 20 µs a row, and a month reads rows by the hundred thousand. Here the values come as a
 * list, and a copy of one row's shape takes them. A statement whose text stays the same keeps its
 * names.
 */
export async function namedRows(
  client: pg.ClientBase,
  statement: {
    readonly text: string
    readonly values: readonly unknown[]
    readonly name?: string | undefined
  },
  nameOf: (column: string) => string,
  known?: Columns,
): Promise<pg.QueryResult<Row> & { columns: Columns }> {
  const { values } = statement
  const result = await client.query({ ...statement, values: [...values], rowMode: 'array' })
  const columns = known && areOf(known, result.fields) ? known : columnsOf(result.fields, nameOf)
  const { names, shape } = columns
  return { ...result, rows: result.rows.map((row) => named(row, names, shape)), columns }
}

/** Whether an answer has the same columns; a migration may have added one. */
const areOf = ({ columns }: Columns, fields: readonly pg.FieldDef[]): boolean =>
  columns.length === fields.length && fields.every(({ name }, at) => name === columns[at])

function columnsOf(fields: readonly pg.FieldDef[], nameOf: (column: string) => string): Columns {
  const columns = fields.map(({ name }) => name)
  const names = columns.map(nameOf)
  return { columns, names, shape: shapeOf(names) }
}

/**
 * A row of nothing with all its names. Made by the parser of JSON, because the engine keeps such an
 * object compact; one that grew name by name becomes a dictionary and is slow to copy and to read.
 */
const shapeOf = (names: readonly string[]): Row =>
  JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:null`).join(',')}}`)

function named(values: readonly unknown[], names: readonly string[], shape: Row): Row {
  const row = { ...shape }
  for (let at = 0; at < names.length; at += 1) row[names[at] as string] = values[at]
  return row
}
