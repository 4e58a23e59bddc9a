import type { ExpressionBuilder, ExtractTypeFromReferenceExpression, SelectType } from 'kysely'

type Column<DB, Tables extends keyof DB> = {
  [Table in Tables]: `${Table & string}.${keyof DB[Table] & string}` | (keyof DB[Table] & string)
}[Tables]

/** Columns of the tables of a query, each with a value of its own type or with nothing. */
type Wanted<DB, Tables extends keyof DB> = {
  readonly [Name in Column<DB, Tables>]?:
    | SelectType<ExtractTypeFromReferenceExpression<DB, Tables, Name>>
    | null
    | undefined
}

/**
 * The condition that columns equal the values of a filter; a value that the filter leaves empty
 * adds no condition: `.where((eb) => equalTo(eb, { 'dispute.state': filter.state }))`.
 */
export const equalTo = <DB, Tables extends keyof DB>(
  eb: ExpressionBuilder<DB, Tables>,
  wanted: Wanted<DB, Tables>,
) =>
  eb.and(
    Object.entries(wanted).flatMap(([column, value]) =>
      value === null || value === undefined ? [] : [eb(column as never, '=', value as never)],
    ),
  )
