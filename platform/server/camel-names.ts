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
    return { ...result, rows: result.rows.map((row) => renamed(row, columns, names)) }
  }
}

function renamed(row: UnknownRow, columns: readonly string[], names: readonly string[]) {
  const named: UnknownRow = {}
  for (let at = 0; at < columns.length; at += 1) {
    named[names[at] as string] = row[columns[at] as string]
  }
  return named
}
