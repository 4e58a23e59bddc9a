import { daysBetween, type ISODate } from '#chile/dates.ts'
import { firstDay, lastDay, type YearMonth } from '#chile/period.ts'
import type { FiledContract } from './filed-contract.ts'

/** Days of a whole month. */
const WHOLE = 30

/**
 * The contract that a row of one person is about when there were several in the month: the one that
 * goes on, or ended last; of those, the newest.
 */
export const lastOf = (same: readonly FiledContract[], first: FiledContract): FiledContract =>
  same.reduce((last, one) => (isLater(one, last) ? one : last), first)

function isLater(one: FiledContract, last: FiledContract): boolean {
  const [end, lastEnd] = [one.end ?? OPEN, last.end ?? OPEN]
  return end > lastEnd || (end === lastEnd && one.start > last.start)
}
const OPEN = '9999-12-31'

/**
 * Days of a month that contracts of one person have together: those of contracts one after the
 * other add up, those of contracts at the same time count once. Thirty at most, and no fewer than
 * those of any of them.
 */
export function joinedDays(
  month: YearMonth,
  same: readonly FiledContract[],
  daysIn: (contract: FiledContract) => number,
): number {
  const most = Math.max(...same.map(daysIn))
  if (same.length === 1) return most
  const held: Span[] = []
  let sum = 0
  for (const contract of same.toSorted((a, b) => a.start.localeCompare(b.start))) {
    const span = spanIn(month, contract)
    sum += Math.max(0, daysIn(contract) - alreadyHeld(span, held))
    held.push(span)
  }
  return Math.max(most, Math.min(WHOLE, sum))
}

type Span = { readonly from: ISODate; readonly to: ISODate }

const spanIn = (month: YearMonth, { start, end }: FiledContract): Span => {
  const [first, last] = [firstDay(month), lastDay(month)]
  return { from: start > first ? start : first, to: end !== null && end < last ? end : last }
}

/** Days of a span on which an earlier contract held: in order of start, up to its last day. */
function alreadyHeld({ from, to }: Span, held: readonly Span[]): number {
  const until = held.map((one) => (one.to < to ? one.to : to))
  return Math.max(0, ...until.map((day) => daysBetween(from, day) + 1))
}
