import { type SelectQueryBuilder, sql } from 'kysely'
import type { YearMonth } from '#chile/period.ts'
import type { Tx } from './db.ts'
import type { ListInput } from '../graphql/registered-operations.ts'
import { listed } from './total-of.ts'

/** The newest opened month, or the first of our calendar when there is none. */
export async function newestMonth(tx: Tx): Promise<YearMonth> {
  const row = await tx
    .selectFrom('payrollMonth')
    .select(({ fn }) => fn.max('yearMonth').as('yearMonth'))
    .executeTakeFirst()
  return row?.yearMonth ?? 202601
}

/** The calculated months of remuneraciones: each a `month`, with its `business`. */
export const calculatedMonths = (tx: Tx) =>
  tx
    .selectFrom('payrollMonth as month')
    .innerJoin('business', 'business.id', 'month.businessId')
    .where('month.type', '=', 'PAYROLL')
    .where('month.currentRunId', 'is not', null)

/** What every list of months shows of a `month` and its `business`. */
export const monthColumns = [
  'month.id as payrollMonthId',
  'month.businessId',
  'business.name as businessName',
  'month.yearMonth',
  'month.isOpen',
] as const

/** What a list of months may be narrowed to. */
export type MonthFilter = { businessId: number | null; payrollMonthId: number | null }

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
