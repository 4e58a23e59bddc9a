import { nationalHolidays } from '#chile/calendar.ts'
import type { ISODate } from '#chile/dates.ts'
import type { Tx } from '#platform/server/db.ts'
import { invalid } from '#platform/server/errors.ts'

/**
 * The days off of a company between two days: the country's and those that the company gives.
 * Refuses, at the field of the dates, years whose calendar is not published yet.
 */
export async function holidaysBetween(
  tx: Tx,
  from: ISODate,
  to: ISODate,
  field = 'startDate',
): Promise<ReadonlySet<ISODate>> {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  const rows = await tx
    .selectFrom('holiday')
    .select('date')
    .where('status', '=', 'ACTIVE')
    .where('date', '>=', `${first}-01-01`)
    .where('date', '<=', `${last}-12-31`)
    .execute()
  try {
    return new Set([...nationalHolidays(first, last), ...rows.map(({ date }) => date)])
  } catch (error) {
    if (error instanceof RangeError) throw invalid(field, error.message)
    throw error
  }
}
