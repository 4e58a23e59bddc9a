import { type SelectQueryBuilder, sql } from 'kysely'
import type { ListInput } from './graphql/registered.ts'
import { listed } from './total-of.ts'

type OfMonth = { payrollMonthId: number }
type Asked = Pick<ListInput<unknown>, 'page' | 'counted'> & { sort: { descending: boolean } }

/**
 * A page of `selected`, which shows the rows of `matching`: those of a `month` and its `business`,
 * in the order of the months, each with what is known of it by one statement for all.
 */
export async function listedMonths<DB, Tables extends keyof DB, Found, Row extends OfMonth, More>(
  matching: SelectQueryBuilder<DB, Tables, Found>,
  selected: SelectQueryBuilder<DB, Tables, Row>,
  asked: Asked,
  moreOf: (monthIds: readonly number[]) => Promise<(monthId: number) => More>,
): Promise<{ rows: (Row & More)[]; total: number | null }> {
  const ordered = selected
    .orderBy(sql`month.year_month`, asked.sort.descending ? 'desc' : 'asc')
    .orderBy(sql`business.name`)
    .orderBy(sql`month.id`)
  const page = await listed(matching, ordered, asked)
  const rows = page.rows as Row[]
  const more = await moreOf(rows.map((row) => row.payrollMonthId))
  return { rows: rows.map((row) => ({ ...row, ...more(row.payrollMonthId) })), total: page.total }
}
