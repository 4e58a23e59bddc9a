import { type SelectQueryBuilder, sql } from 'kysely'
import type { ListInput } from './graphql/registered.ts'

/**
 * How many rows a list has in all. They are counted only if the answer includes the total and the
 * page does not show it: a page with room left is the last one. `matching` is the query of the list
 * without its page.
 */
export async function totalOf<DB, Tables extends keyof DB, Row>(
  matching: SelectQueryBuilder<DB, Tables, Row>,
  { page, counted }: Pick<ListInput<unknown>, 'page' | 'counted'>,
  rowsOfPage: number,
): Promise<number | null> {
  if (!counted) return null
  const before = (page.number - 1) * page.size
  const isLast = rowsOfPage < page.size && (rowsOfPage > 0 || before === 0)
  if (isLast) return before + rowsOfPage
  const { total } = await matching
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return total
}
