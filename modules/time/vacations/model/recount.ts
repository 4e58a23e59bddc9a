import { formatDate, type ISODate } from '#chile/dates.ts'
import type { TimeOff } from '#modules/time/time-off/model/slots.ts'
import { unitsOf } from './days.ts'
import { allocate, type Entry, type Facts } from './ledger.ts'
import { daysLabel } from './request.ts'
import { poolsOf, type Rule } from './rule.ts'

/** A line that a recount adds. */
export type RecountLine = Pick<Entry, 'pool' | 'kind' | 'on' | 'units' | 'lot'> & {
  readonly reversesSeq?: number | undefined
  readonly reason: string
}

type Counted = {
  readonly request: TimeOff
  /** What it has taken and nobody has returned. */
  readonly taken: readonly Entry[]
  readonly facts: Facts
  readonly rule: Rule
}

/**
 * The units that a vacation has taken too few, or too many when negative, once a day became a day
 * off or stopped being one. None where its days add up already, so that counting twice changes
 * nothing.
 *
 * @param left units that it has over its days and a person decided to leave, or has to decide about
 */
export function missing(
  { request, taken }: Pick<Counted, 'request' | 'taken'>,
  holidays: ReadonlySet<ISODate>,
  left = 0,
): number {
  return unitsOf(request, holidays) - taken.reduce((sum, { units }) => sum - units, 0) + left
}

/** The lines that bring a vacation to its days after a day changed, each in the month it was of. */
export function recounted(
  counted: Counted,
  holidays: ReadonlySet<ISODate>,
  day: ISODate,
  left = 0,
): readonly RecountLine[] {
  const more = missing(counted, holidays, left)
  const on = formatDate(day)
  const why =
    more < 0
      ? `El ${on} es feriado: se devolvió ${daysLabel(-more)}`
      : `El ${on} ya no es feriado: se usó ${daysLabel(more)}`
  return more < 0 ? lastOf(counted.taken, -more, why) : takenMore(counted, more, { day, why })
}

type When = { readonly day: ISODate; readonly why: string }

/** The lines of a day that return units of a vacation, or take more. */
export const corrected = (counted: Counted, more: number, when: When): readonly RecountLine[] =>
  more < 0
    ? lastOf(counted.taken, -more, when.why).map((line) => ({ ...line, on: when.day }))
    : takenMore(counted, more, when)

function takenMore({ facts, request, rule }: Counted, more: number, { day, why }: When) {
  const order = poolsOf(rule, request.half !== null)
  // The line is of the day that changed: what had expired by then gives nothing.
  const until = (expiresOn: ISODate) => (expiresOn < day ? 0 : more)
  const { takes } = allocate(facts, request.from, more, order, until)
  return takes.map(({ units, ...take }) => ({
    ...take,
    kind: 'TAKE' as const,
    on: day,
    units: -units,
    reason: why,
  }))
}

/** The last days that were taken, which return first. */
function lastOf(taken: readonly Entry[], units: number, reason: string): readonly RecountLine[] {
  let left = units
  return taken.toReversed().flatMap(({ pool, on, lot, seq, units: own }) => {
    const part = Math.min(left, -own)
    left -= part
    if (part === 0) return []
    const line = { pool, kind: 'GIVE_BACK', on, units: part, reversesSeq: seq, reason } as const
    return [lot === undefined ? line : { ...line, lot }]
  })
}
