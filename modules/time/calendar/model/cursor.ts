import { addDays, addMonths, type ISODate } from '#chile/dates.ts'
import type { Span } from './calendar.ts'

/** The day and the person that the keyboard is at. `row` is the place in the people. */
export type Cursor = { readonly row: number; readonly day: ISODate }

const moves: Readonly<Record<string, (at: Cursor, span: Span) => Cursor>> = {
  ArrowLeft: ({ row, day }) => ({ row, day: addDays(day, -1) }),
  ArrowRight: ({ row, day }) => ({ row, day: addDays(day, 1) }),
  ArrowUp: ({ row, day }) => ({ row: row - 1, day }),
  ArrowDown: ({ row, day }) => ({ row: row + 1, day }),
  PageUp: ({ row, day }) => ({ row, day: addMonths(day, -1) }),
  PageDown: ({ row, day }) => ({ row, day: addMonths(day, 1) }),
  Home: ({ row }, { from }) => ({ row, day: from }),
  End: ({ row }, { to }) => ({ row, day: to }),
}

/** Where a key leads, among so many people; nothing for a key that leads nowhere. */
export function movedBy(key: string, at: Cursor, span: Span, people: number): Cursor | undefined {
  const next = moves[key]?.(at, span)
  if (!next) return undefined
  return { day: next.day, row: Math.max(0, Math.min(people - 1, next.row)) }
}

/** How many months the calendar has to turn so that a day is shown. */
export function turnsTo(day: ISODate, { from, to }: Span): -1 | 0 | 1 {
  if (day < from) return -1
  return day > to ? 1 : 0
}

/** A day of those that are shown: itself, or the nearest one. */
export const dayWithin = (day: ISODate, { from, to }: Span): ISODate => {
  if (day < from) return from
  return day > to ? to : day
}
