import type { ISODate } from '#chile/dates.ts'
import type { SpecialWorkday } from '#chile/special-workdays.ts'

/**
 * The longest ordinary week. Unit: hours. Código del Trabajo, art. 22, as ley 19.759 left it (45),
 * and as ley 21.561, first transitory article, lowers it: 44, 42 and 40 hours.
 */
const longestWeeks: readonly { from: ISODate; hours: number }[] = [
  { from: '2028-04-26', hours: 40 },
  { from: '2026-04-26', hours: 42 },
  { from: '2024-04-26', hours: 44 },
  { from: '0001-01-01', hours: 45 },
]

export const longestWeekOn = (day: ISODate): number =>
  longestWeeks.find(({ from }) => day >= from)?.hours ?? 45

/**
 * The week that a new contract begins with: the longest of its first day, or of today where it
 * began before, because the law has shortened it since.
 */
export const usualWeek = (from: ISODate, today: ISODate): number =>
  longestWeekOn(from > today ? from : today)

/**
 * Those whose article counts its own hours, of a month, a voyage or a week at sea, and not the
 * ordinary week: Código del Trabajo, arts. 22 (last paragraph), 23, 25, 25 bis, 106, 152 ter D, F.
 */
const ownHours: ReadonlySet<string> = new Set<SpecialWorkday>([
  'ART_22_FINAL',
  'ART_23',
  'ART_25',
  'ART_25_BIS',
  'ART_106',
  'ART_152_TER_D',
  'ART_152_TER_F',
])

/**
 * Does the longest ordinary week limit the contract? Not without limit (art. 22), nor in a private
 * house (art. 149: rests, for people who live in it), nor where an article counts its own hours.
 */
export const hasOrdinaryWeek = (terms: {
  art22?: boolean
  isDomestic?: boolean
  specialWorkday?: string | null
}): boolean => !terms.art22 && !terms.isDomestic && !ownHours.has(terms.specialWorkday ?? '')

type Week = { hoursPerWeek?: string; art22?: boolean; isDomestic?: boolean }

/** At most thirty hours, for a contract with a workday: Código del Trabajo, art. 40 bis. */
export function isPartTime({ hoursPerWeek, art22 = false, isDomestic = false }: Week): boolean {
  const hours = Number(hoursPerWeek ?? 0)
  return !art22 && !isDomestic && hours > 0 && hours <= 30
}
