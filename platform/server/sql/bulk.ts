import { type RawBuilder, sql } from 'kysely'

/** The types of a column that rows are given as. */
type ColumnType =
  | 'bigint'
  | 'boolean'
  | 'date'
  | 'int'
  | 'integer'
  | 'jsonb'
  | 'numeric'
  | 'text'
  | 'timestamptz'
  | 'uuid'
  | 'bytea'

/**
 * Rows of the application as a table of a statement, one array a column: the text of the statement
 * is the same for one row and for fifty thousand. Each column has its type and its value:
 *
 * ```ts
 * sql`update user_contract c set final_date = last.day
 *   from ${bulk(lasts, 'last', {
 *     contract: ['bigint', ({ contractId }) => contractId],
 *     day: ['date', ({ finalDate }) => finalDate],
 *   })} where …`
 * // from unnest($1::bigint[], $2::date[]) as last (contract, day) where …
 * ```
 *
 * @param name by which the statement calls the rows, and each key of `columns` a column: texts of
 *   the source, never of a request
 */
export function bulk<Row>(
  rows: readonly Row[],
  name: string,
  columns: Readonly<Record<string, readonly [ColumnType, (row: Row) => unknown]>>,
): RawBuilder<unknown> {
  const arrays = Object.values(columns).map(
    ([type, valueOf]) => sql`${rows.map((row) => valueOf(row))}::${sql.raw(type)}[]`,
  )
  const names = Object.keys(columns).join(', ')
  return sql`unnest(${sql.join(arrays)}) as ${sql.raw(`${name} (${names})`)}`
}
