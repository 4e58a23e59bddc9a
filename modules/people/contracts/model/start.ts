import { formatLongDate, type ISODate } from '#chile/dates.ts'
import { monthLabel, type YearMonth, yearMonthOf } from '#chile/period.ts'

/** The first open month of remuneraciones, and the day from which it needs to know somebody. */
export type OpenPayroll = { yearMonth: YearMonth; from: ISODate; ofContract: boolean }

/**
 * The day that makes the open month work for a person entered today: its first day when the month
 * is behind already, and today when it is not, or when no month is open.
 */
export const proposedDay = (today: ISODate, open: OpenPayroll | null | undefined): ISODate =>
  open && open.yearMonth < yearMonthOf(today) ? open.from : today

/** Why that day is proposed; nothing when it is today. */
export function whyProposed(
  today: ISODate,
  open: OpenPayroll | null | undefined,
): string | undefined {
  if (!open || proposedDay(today, open) === today) return undefined
  const month = monthLabel(open.yearMonth)
  return `El mes abierto es ${month}: lo que rija desde después no entra en él.`
}

/**
 * A day that is offered when somebody says since when a change holds, with its words: the one that
 * the open month needs.
 *
 * @param held since when what is changed holds: an earlier day would change what was before it
 */
export function offeredDay(
  today: ISODate,
  open: OpenPayroll | null | undefined,
  held: ISODate | undefined,
) {
  if (!open || open.from >= today || (held !== undefined && held > open.from)) return undefined
  const day = formatLongDate(open.from, true)
  const why = open.ofContract
    ? 'inicio del contrato'
    : `primer día de ${monthLabel(open.yearMonth)}, el mes abierto`
  return { from: open.from, label: `Desde el ${day}, ${why}` }
}
