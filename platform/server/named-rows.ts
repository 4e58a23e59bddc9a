import type pg from 'pg'

type Row = Record<string, unknown>
type Maker = (values: readonly unknown[]) => Row

/** Statements whose rows have the same columns share one maker; enough for all of the product. */
const known = new Map<string, Maker>()
const kept = 2_000

/** Column names that can stand in a program as they are; any other is written the slow way. */
const word = /^(?!__proto__$)[A-Za-z_$][\w$]*$/

/**
 * Runs a statement and answers its rows with other names of columns, each row one literal of all
 * its names. The driver's own rows take one name after the other, and renaming them takes each
 * again: with the seventy columns of a contract that is 20 µs a row, and a month reads rows by the
 * hundred thousand.
 */
export async function namedRows(
  client: pg.ClientBase,
  statement: { readonly text: string; readonly values: readonly unknown[] },
  nameOf: (column: string) => string,
): Promise<pg.QueryResult<Row>> {
  const { text, values } = statement
  const result = await client.query({ text, values: [...values], rowMode: 'array' })
  const maker = makerOf(result.fields.map(({ name }) => nameOf(name)))
  return { ...result, rows: result.rows.map(maker) }
}

function makerOf(names: readonly string[]): Maker {
  const key = names.join('\n')
  const maker = known.get(key) ?? made(names)
  if (known.size >= kept) known.clear()
  known.set(key, maker)
  return maker
}

function made(names: readonly string[]): Maker {
  if (!names.every((name) => word.test(name))) {
    return (values) => Object.fromEntries(names.map((name, at) => [name, values[at]]))
  }
  const fields = names.map((name, at) => `${name}: values[${at}]`)
  // oxlint-disable-next-line no-new-func -- of names of columns, each a word
  return new Function('values', `return { ${fields.join(', ')} }`) as Maker
}
