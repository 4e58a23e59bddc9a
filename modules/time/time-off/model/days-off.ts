import { holidaysAt, type LegalCalendar, placeOf } from '#chile/calendar.ts'
import type { ISODate } from '#chile/dates.ts'

/**
 * What a day off is asked for: whether work was due on it, whether a vacation spends it, or what
 * the law alone says, without the days that the company gives (the semana corrida, art. 45).
 */
export type Purpose = 'WORK' | 'VACATION' | 'LAW'

/** The days on which a contract does not work, besides its weekly rest. */
export type DaysOff = (contractId: number, purpose: Purpose) => ReadonlySet<ISODate>

/** Where a contract works from a day on; without a branch office, where its razón social is. */
export type Stay = {
  readonly from: ISODate
  readonly office: number | null
  readonly commune: string | null
}

/** A day that the company gives: to all, to a razón social or to a branch office. */
export type GivenDay = {
  readonly day: ISODate
  readonly business: number | null
  readonly office: number | null
  /** Whether vacations do not spend it. */
  readonly free: boolean
}

/** What the days off of some contracts follow from. */
export type Ground = {
  readonly years: { readonly first: number; readonly last: number }
  readonly businesses: readonly { readonly id: number; readonly commune: string | null }[]
  readonly contracts: readonly {
    readonly id: number
    readonly business: number
    readonly stays: readonly Stay[]
  }[]
  readonly given: readonly GivenDay[]
  /** The legal calendar of these years. */
  readonly legal: LegalCalendar
}

type At = { readonly business: number; readonly stays: readonly Stay[] }

/**
 * The days off of some contracts: each day is of the place where the contract is on that day, the
 * commune of its branch office or else of its razón social. Before the first stay and after the
 * last one, as in these. A year whose calendar is not published is refused when its days are asked
 * for.
 */
export function daysOffFrom(ground: Ground): DaysOff {
  const contracts = new Map(ground.contracts.map((one) => [one.id, one]))
  const known = new Map<string, ReadonlySet<ISODate>>()
  return (contractId, purpose) => {
    const at = contracts.get(contractId)
    if (!at) throw new Error(`The days off of contract ${contractId} were not asked for`)
    const places = at.stays.map(({ from, office }) => `${from} ${office ?? ''}`)
    const key = [purpose, at.business, ...places].join(' ')
    const kept = known.get(key) ?? daysOver(ground, at, purpose)
    known.set(key, kept)
    return kept
  }
}

/** The days off at the place of a razón social itself. */
export const daysOffAt = (
  ground: Ground,
  business: number,
  purpose: Purpose,
): ReadonlySet<ISODate> => daysOver(ground, { business, stays: [] }, purpose)

function daysOver(ground: Ground, { business, stays }: At, purpose: Purpose) {
  const moves = stays.filter(
    ({ office }, place) => place === 0 || office !== stays[place - 1]?.office,
  )
  const [first = { from: '', office: null, commune: null }] = moves
  if (moves.length < 2) return daysAt(ground, business, first, purpose)
  return new Set(
    moves.flatMap((stay, place) => {
      const from = place === 0 ? '' : stay.from
      const next = moves[place + 1]?.from
      const days = [...daysAt(ground, business, stay, purpose)]
      return days.filter((day) => day >= from && (next === undefined || day < next))
    }),
  )
}

function daysAt(
  { years, businesses, given, legal: calendar }: Ground,
  business: number,
  { office, commune }: Stay,
  purpose: Purpose,
): ReadonlySet<ISODate> {
  const place = businesses.find(({ id }) => id === business)
  if (!place) throw new Error(`There is no razón social ${business} in this company`)
  const at = placeOf(commune ?? place.commune)
  const legal = holidaysAt(calendar, at, years.first, years.last)
  if (purpose === 'LAW') return legal
  const own = given.filter(
    (one) =>
      (one.business === null || one.business === business) &&
      (one.office === null || one.office === office) &&
      (purpose === 'WORK' || one.free),
  )
  return new Set([...legal, ...own.map(({ day }) => day)])
}
