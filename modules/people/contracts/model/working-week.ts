import type { ISODate } from '#chile/dates.ts'

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

type Week = { hoursPerWeek?: string; art22?: boolean; isDomestic?: boolean }

/** At most thirty hours, for a contract with a workday: Código del Trabajo, art. 40 bis. */
export function isPartTime({ hoursPerWeek, art22 = false, isDomestic = false }: Week): boolean {
  const hours = Number(hoursPerWeek ?? 0)
  return !art22 && !isDomestic && hours > 0 && hours <= 30
}
