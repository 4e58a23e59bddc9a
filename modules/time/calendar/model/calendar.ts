import { type ISODate, weekday } from '#chile/dates.ts'
import { firstDay, lastDay, shiftMonth, type YearMonth } from '#chile/period.ts'

/** A calendar shows at most this many days: a quarter and some. */
export const MOST_DAYS = 100

export type Span = { readonly from: ISODate; readonly to: ISODate }

/** How much is shown: the month, or the three that begin with it. */
export type View = 'mes' | 'trimestre'

export const spanOf = (month: YearMonth, view: View): Span => ({
  from: firstDay(month),
  to: lastDay(view === 'mes' ? month : shiftMonth(month, 2)),
})

/** Days on which a person is away. `person` is their place in the list of people. */
export type Bar = Span & { readonly person: number; readonly pending: boolean }

const during = (day: ISODate, { from, to }: Span) => from <= day && day <= to

/** How many are away on each day: somebody with two contracts is one, and who waits is none. */
export const awayOn = (bars: readonly Bar[], days: readonly ISODate[]): readonly number[] =>
  days.map(
    (day) =>
      new Set(bars.filter((bar) => !bar.pending && during(day, bar)).map(({ person }) => person))
        .size,
  )

/** The next days away of each person from a day on; who is away that day comes first. */
export function awaySoon<One extends Bar>(bars: readonly One[], day: ISODate): readonly One[] {
  const first = new Map<number, One>()
  for (const bar of bars) {
    const known = first.get(bar.person)
    if (bar.pending || bar.to < day || (known && known.from <= bar.from)) continue
    first.set(bar.person, bar)
  }
  const startOf = ({ from }: One) => (from < day ? day : from)
  return [...first.values()].toSorted((a, b) =>
    startOf(a) === startOf(b) ? a.person - b.person : startOf(a) < startOf(b) ? -1 : 1,
  )
}

export const isWeekend = (day: ISODate): boolean => weekday(day) % 6 === 0

/** The places of a bar among some days, the first one 1; its ends are cut to what is shown. */
export function placeOf({ from, to }: Span, days: readonly ISODate[]) {
  const [first = from, last = to] = [days[0], days.at(-1)]
  const start = from < first ? 1 : days.indexOf(from) + 1
  const end = to > last ? days.length : days.indexOf(to) + 1
  return { start, end }
}
