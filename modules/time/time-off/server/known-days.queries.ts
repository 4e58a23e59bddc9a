import { placeOf } from '#chile/calendar.ts'
import type { ISODate } from '#chile/dates.ts'
import { legalCalendar } from '#modules/time/legal-calendar/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { KnownDay } from '../model/known-day.ts'
import { givenDays } from './given-days.queries.ts'

type Span = { readonly from: ISODate; readonly to: ISODate }

/** The days off between two days: the country's, those of a place, those of the company. */
export async function knownDays(
  context: Pick<Context, 'tx' | 'reach'>,
  { from, to }: Span,
): Promise<KnownDay[]> {
  const inside = ({ date }: { date: ISODate }) => from <= date && date <= to
  const places = await context.tx
    .selectFrom('business')
    .select('communeCode')
    .union((eb) =>
      eb.selectFrom('branchOffice').select('communeCode').where('mergedIntoId', 'is', null),
    )
    .execute()
  const here = new Set(
    places.flatMap(({ communeCode }) => Object.values(placeOf(communeCode)).filter(Boolean)),
  )
  const calendar = await legalCalendar(context.tx)
  const legal = calendar.filter(inside).flatMap(({ date, name, scope, ...day }): KnownDay[] => {
    if (scope === 'NATIONAL') return [{ date, title: name, place: null }]
    if (scope === 'BANKS') return []
    const isHere = day.places.some((code) => here.has(code))
    return isHere ? [{ date, title: name, place: 'Regional' }] : []
  })
  const given = (await givenDays(context))
    .filter((day) => inside(day) && day.status === 'ACTIVE')
    .map(({ date, title, businessName, officeName }) => ({
      date,
      title,
      place: businessName ?? officeName,
    }))
  return [...legal, ...given].toSorted((a, b) => (a.date < b.date ? -1 : 1))
}
