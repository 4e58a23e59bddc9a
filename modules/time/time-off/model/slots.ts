import { addDays, daysBetween, type ISODate } from '#chile/dates.ts'

/** The half of a day that a request of half a day takes. */
export type Half = 'AM' | 'PM'

/** Days away from work: both ends included, or half of one single day. */
export type TimeOff = { readonly from: ISODate; readonly to: ISODate; readonly half: Half | null }

const EPOCH = '1970-01-01'

/** Half days since 1970, the end not included: 2 a day, the morning even and the afternoon odd. */
export type Slots = { readonly start: number; readonly end: number }

/** The half days that some days away take. */
export function slotsOf({ from, to, half }: TimeOff): Slots {
  const morning = daysBetween(EPOCH, from) * 2
  if (half === 'AM') return { start: morning, end: morning + 1 }
  if (half === 'PM') return { start: morning + 1, end: morning + 2 }
  return { start: morning, end: daysBetween(EPOCH, to) * 2 + 2 }
}

/** Whether two stretches of days away take a common half day. A morning and an afternoon do not. */
export function overlap(one: TimeOff, other: TimeOff): boolean {
  const [a, b] = [slotsOf(one), slotsOf(other)]
  return a.start < b.end && b.start < a.end
}

/**
 * What remains of some days away when others come over them: the days before, and those after where
 * `after` asks for them.
 */
export function cut(
  whole: TimeOff,
  over: TimeOff,
  after: 'KEEP_AFTER' | 'DROP_AFTER',
): readonly TimeOff[] {
  if (!overlap(whole, over)) return [whole]
  const before =
    over.from > whole.from ? [{ from: whole.from, to: addDays(over.from, -1), half: null }] : []
  const behind =
    after === 'KEEP_AFTER' && over.to < whole.to
      ? [{ from: addDays(over.to, 1), to: whole.to, half: null }]
      : []
  return [...before, ...behind]
}
