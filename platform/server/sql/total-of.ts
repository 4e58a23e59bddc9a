import { type SelectQueryBuilder, sql } from 'kysely'
import type { ListInput } from '../graphql/registered-operations.ts'

export type Asked = Pick<ListInput<unknown>, 'page' | 'counted'>

/** Of a query in its order, the rows of a page: `query.$call(onPage(page))`. */
export const onPage =
  ({ number, size }: Asked['page']) =>
  <DB, Tables extends keyof DB, Row>(ordered: SelectQueryBuilder<DB, Tables, Row>) =>
    ordered.limit(size).offset((number - 1) * size)

/** The same of rows that are read already, because what they are is not in one table. */
export const pageOf = <Row>(rows: readonly Row[], { number, size }: Asked['page']) => ({
  rows: rows.slice((number - 1) * size, number * size),
  total: rows.length,
})

/** A page of `ordered`, which shows the rows of `matching`, and how many these are in all. */
export async function listed<DB, Tables extends keyof DB, Found, Row>(
  matching: SelectQueryBuilder<DB, Tables, Found>,
  ordered: SelectQueryBuilder<DB, Tables, Row>,
  asked: Asked,
) {
  const rows = await onPage(asked.page)(ordered).execute()
  return { rows, total: await totalOf(matching, asked, rows.length) }
}

/**
 * How many rows a list has in all. They are counted only if the answer includes the total and the
 * page does not show it. `matching` is the query of the list without its page.
 */
export async function totalOf<DB, Tables extends keyof DB, Row>(
  matching: SelectQueryBuilder<DB, Tables, Row>,
  asked: Asked,
  rowsOfPage: number,
): Promise<number | null> {
  const known = knownTotal(asked, rowsOfPage)
  return known === undefined ? countOf(matching) : known
}

/**
 * The total as far as a page says it: null if it is not wanted, and a page with room left is the
 * last one. Undefined if the rows must be counted.
 */
export function knownTotal({ page, counted }: Asked, rowsOfPage: number) {
  if (!counted) return null
  const before = (page.number - 1) * page.size
  const isLast = rowsOfPage < page.size && (rowsOfPage > 0 || before === 0)
  return isLast ? before + rowsOfPage : undefined
}

/** How many rows a query has. */
export async function countOf<DB, Tables extends keyof DB, Row>(
  matching: SelectQueryBuilder<DB, Tables, Row>,
): Promise<number> {
  const { total } = await matching
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return total
}
