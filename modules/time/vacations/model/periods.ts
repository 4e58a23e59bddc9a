import { addDays, addMonths, type ISODate } from '#chile/dates.ts'
import { completedMonths } from './accrual.ts'
import { type Facts, type Line, linesOf } from './ledger.ts'

/** A year of service, what it gave and what of it was taken, oldest days first. */
export type Period = {
  readonly number: number
  readonly from: ISODate
  readonly to: ISODate
  readonly legal: number
  readonly progressive: number
  readonly taken: number
  /** What an opening balance brought from before is a period without a number of its own: 0. */
  readonly pending: number
}

/**
 * The years of service of a contract until a day, with the units that each gave. What was taken is
 * of the oldest year that still has days.
 */
export function periodsOf(facts: Facts, asOf: ISODate): readonly Period[] {
  const lines = [...linesOf(facts, 'LEGAL', asOf), ...linesOf(facts, 'PROGRESSIVE', asOf)]
  const granted = lines.filter(({ kind }) => isGrant(kind))
  const years = Math.floor(completedMonths(facts.start, asOf) / 12)
  const rows = Array.from({ length: years + 2 }, (_, number) => rowOf(facts, granted, number))
  const kept = rows.filter(({ number, legal, progressive }) => number > 0 || legal + progressive)
  return spread(kept, lines)
}

/** Whether a line gives days, and takes none. */
export const isGrant = (kind: Line['kind']) =>
  kind === 'MONTH' || kind === 'PROGRESSIVE' || kind === 'OPENING'

function rowOf(facts: Facts, granted: readonly Line[], number: number): Period {
  const from = number === 0 ? facts.start : addMonths(facts.start, (number - 1) * 12)
  const to = addDays(addMonths(facts.start, number * 12), -1)
  const sum = (pool: Line['pool']) =>
    granted
      .filter((line) => line.pool === pool && yearOf(facts.start, line) === number)
      .reduce((all, { units }) => all + units, 0)
  const [legal, progressive] = [sum('LEGAL'), sum('PROGRESSIVE')]
  return { number, from, to, legal, progressive, taken: 0, pending: legal + progressive }
}

/**
 * The year of service of a grant. The month that an anniversary completes is of the year that ends
 * on it; the progressive days of an anniversary are of that same year.
 */
function yearOf(start: ISODate, { kind, on }: Line): number {
  if (kind === 'OPENING') return 0
  const months = completedMonths(start, on)
  return kind === 'MONTH' ? Math.ceil(months / 12) : Math.floor(months / 12)
}

/** Takes, returns and adjustments, from the oldest period on; a debt stays in the last one. */
function spread(periods: readonly Period[], lines: readonly Line[]): readonly Period[] {
  let left = -lines.filter(({ kind }) => !isGrant(kind)).reduce((sum, { units }) => sum + units, 0)
  return periods.map((period, place) => {
    const isLast = place === periods.length - 1
    const taken = isLast ? left : Math.max(0, Math.min(left, period.pending))
    left -= taken
    return { ...period, taken, pending: period.pending - taken }
  })
}
