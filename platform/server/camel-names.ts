import { CamelCasePlugin, type PluginTransformResultArgs, type UnknownRow } from 'kysely'

/**
 * Kysely's own plugin between `snake_case` in the database and `camelCase` here, which names the
 * columns of an answer once and not again for each row: a month is read by the hundred thousand.
 * What is inside a JSON column keeps its names.
 */
export class CamelNames extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true })
  }

  override async transformResult({ result }: PluginTransformResultArgs) {
    const [first] = result.rows
    if (first === undefined) return result
    const columns = Object.keys(first)
    const names = columns.map((column) => this.camelCase(column))
    // A copy of one row's shape takes its values faster than a row that grows name by name.
    const shape: UnknownRow = Object.fromEntries(names.map((name) => [name, null]))
    const rows = result.rows.map((row) => renamed(row, columns, names, shape))
    return { ...result, rows }
  }
}

function renamed(
  row: UnknownRow,
  columns: readonly string[],
  names: readonly string[],
  shape: UnknownRow,
) {
  const named: UnknownRow = { ...shape }
  for (let at = 0; at < columns.length; at += 1) {
    named[names[at] as string] = row[columns[at] as string]
  }
  return named
}
