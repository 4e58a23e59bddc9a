import { CamelCasePlugin, type PluginTransformResultArgs } from 'kysely'

/**
 * Kysely's own plugin between `snake_case` in the database and `camelCase` here. Rows come with
 * their names from `named-rows.ts`; what is inside a JSON column keeps its own.
 */
export class CamelNames extends CamelCasePlugin {
  readonly nameOf = (column: string): string => this.camelCase(column)

  /** The name in the database of a table or a column. */
  readonly columnOf = (name: string): string => this.snakeCase(name)

  override async transformResult({ result }: PluginTransformResultArgs) {
    return result
  }
}
