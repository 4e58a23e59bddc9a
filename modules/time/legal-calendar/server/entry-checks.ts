import type { ISODate } from '#chile/dates.ts'
import { communes, regions } from '#chile/territory.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import { type PlatformTx, sql } from '#platform/server/sql/db.ts'
import { invalid } from '#platform/server/errors.ts'
import type { HolidayKind, HolidayScope } from '../model/catalogs.ts'
import { placesIn } from '../model/public-holiday.ts'
import { yearsInForce } from './holidays.queries.ts'

/** What somebody enters of a day. */
export type Entered = {
  date: ISODate
  title: string
  law: string | null
  type: ValueOf<typeof HolidayKind>
  scope: ValueOf<typeof HolidayScope>
  places: string | null
  irrevocable: boolean
  comment: string | null
}

/**
 * What is entered as a row, once it may be: with its law, in places that exist, in a year with a
 * calendar or with one that waits, and on a day that is no such holiday already.
 *
 * @param replacesId the row in force that it replaces
 * @param self the row itself, when it is being confirmed
 */
export async function checkEntry(
  tx: PlatformTx,
  { date, title, law, type, scope, irrevocable, comment, places: typed }: Entered,
  replacesId: number | null,
  self = 0,
) {
  if (law === null && scope !== 'BANKS') throw invalid('law', 'Indique la ley que lo da')
  const places = placesIn(typed)
  checkPlaces(scope, places)
  const proposed = self === 0 && (await joinsYear(tx, date))
  await refuseTaken(tx, { date, scope, places }, [self, replacesId ?? 0])
  return { date, title, law, type, scope, irrevocable, comment, places: [...places], proposed }
}

const codes = {
  REGION: new Set(regions.map(({ code }) => code)),
  COMMUNE: new Set(communes.map(({ code }) => code)),
}

function checkPlaces(scope: Entered['scope'], places: readonly string[]): void {
  if (scope === 'NATIONAL' || scope === 'BANKS') {
    if (places.length > 0) throw invalid('places', 'Solo las lleva un feriado regional o comunal')
    return
  }
  const what = scope === 'REGION' ? 'región' : 'comuna'
  if (places.length === 0) throw invalid('places', `Indique al menos una ${what}`)
  const unknown = places.find((code) => !codes[scope].has(code))
  if (unknown !== undefined) throw invalid('places', `No existe la ${what} «${unknown}»`)
}

/** Whether a day belongs to a year that waits as a whole; one without a calendar is refused. */
async function joinsYear(tx: PlatformTx, date: ISODate): Promise<boolean> {
  const year = date.slice(0, 4)
  if ((await yearsInForce(tx)).includes(Number(year))) return false
  const { rows } = await sql<{ waits: boolean }>`select exists (select from public_holiday day
    where day.proposed and day.date between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
      and not exists (select from public_holiday_answer said
        where said.public_holiday_id = day.id)) as waits`.execute(tx)
  if (rows[0]?.waits) return true
  throw invalid('date', `Falta el calendario de ${year}: propóngalo primero`)
}

type Place = Pick<Entered, 'date' | 'scope'> & { places: readonly string[] }

/** Refuses a day that is in force or waits already, for the country or in one of the places. */
async function refuseTaken(
  tx: PlatformTx,
  { date, scope, places }: Place,
  besides: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ title: string; waits: boolean }>`
    select day.title, said.answer is null and not day.published as waits
    from public_holiday day
    left join public_holiday_answer said on said.public_holiday_id = day.id
    where day.date = ${date}::date and day.scope = ${scope} and day.change <> 'REMOVE'
      and (${places.length === 0} or day.places && ${[...places]}::text[])
      and said.answer is distinct from 'REJECTED'
      and day.id <> all(${[...besides]}::bigint[])
      and not exists (select from public_holiday later
        join public_holiday_answer yes on yes.public_holiday_id = later.id
          and yes.answer = 'CONFIRMED'
        where later.replaces_id = day.id)
    limit 1`.execute(tx)
  const [taken] = rows
  if (!taken) return
  const what = taken.waits ? 'Ya espera confirmación' : 'Ya es feriado legal'
  throw invalid('date', `${what}: ${taken.title}`)
}
