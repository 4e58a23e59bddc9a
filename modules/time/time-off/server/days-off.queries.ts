import { holidaysAt, placeOf } from '#chile/calendar.ts'
import type { ISODate } from '#chile/dates.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import { invalid } from '#platform/server/errors.ts'
import type { DaysOff, Purpose } from '../model/days-off.ts'

type Span = { readonly from: ISODate; readonly to: ISODate }
type Years = { readonly first: number; readonly last: number }

const yearsOf = ({ from, to }: Span): Years => ({
  first: Number(from.slice(0, 4)),
  last: Number(to.slice(0, 4)),
})

/**
 * The razones sociales with the days that the company gives in some years: those of everybody and
 * those of each of them alone. A day that does not count for vacations is work for these.
 */
const placesIn = (tx: Tx, { first, last }: Years, purpose: Purpose) =>
  tx
    .selectFrom('business')
    .select(['business.id', 'business.communeCode'])
    .select(
      sql<ISODate[]>`array(select given.date::text from holiday given
      where given.company_id = app.current_company() and given.status = 'ACTIVE'
        and (given.business_id is null or given.business_id = business.id)
        and (${purpose}::text = 'WORK' or given.counts_for_vacation)
        and given.date between ${`${first}-01-01`}::date and ${`${last}-12-31`}::date)`.as('given'),
    )

type Place = { communeCode: string | null; given: readonly ISODate[] }

const daysAt = ({ communeCode, given }: Place, { first, last }: Years): ReadonlySet<ISODate> =>
  new Set([...holidaysAt(placeOf(communeCode), first, last), ...given])

/**
 * The days off of every razón social in the years of some days: the country's, those of its region
 * and commune, and those that the company gives. One statement. A year whose calendar is not
 * published is refused when somebody asks for its days.
 */
export async function daysOffIn(tx: Tx, span: Span, purpose: Purpose): Promise<DaysOff> {
  const years = yearsOf(span)
  const places = new Map(
    (await placesIn(tx, years, purpose).execute()).map((place) => [place.id, place]),
  )
  const known = new Map<number, ReadonlySet<ISODate>>()
  return (businessId) => {
    const kept = known.get(businessId)
    if (kept) return kept
    const place = places.get(businessId)
    if (!place) throw new Error(`There is no razón social ${businessId} in this company`)
    const days = daysAt(place, years)
    known.set(businessId, days)
    return days
  }
}

/**
 * The days off of one contract in the years of some days. Refuses, at the field of the dates, years
 * whose calendar is not published yet.
 */
export async function daysOffOf(
  tx: Tx,
  contractId: number,
  span: Span,
  purpose: Purpose,
): Promise<ReadonlySet<ISODate>> {
  const years = yearsOf(span)
  const place = await placesIn(tx, years, purpose)
    .innerJoin('userContract as contract', 'contract.businessId', 'business.id')
    .where('contract.id', '=', contractId)
    .executeTakeFirstOrThrow()
  try {
    return daysAt(place, years)
  } catch (error) {
    if (error instanceof RangeError) throw invalid('startDate', error.message)
    throw error
  }
}
