import { addBusinessDays, isBusinessDay } from '#chile/calendar.ts'
import { addDays, type ISODate, weekday } from '#chile/dates.ts'
import type { Since } from './acting.ts'

/** The days around today on which people work. */
export type Days = {
  /** The working day so many of them before or after today; of zero today, or the next one. */
  readonly work: (count: number) => ISODate
  /** The first Monday from a day on. */
  readonly monday: (from: ISODate) => ISODate
}

/** Reads the working days around today; of years without a calendar, weekends alone are free. */
export function daysAround({ today, calendar }: Pick<Since, 'today' | 'calendar'>): Days {
  const off = new Set(calendar.flatMap((one) => (one.scope === 'NATIONAL' ? [one.date] : [])))
  return {
    work: (count) => {
      if (count > 0) return addBusinessDays(today, count, off)
      let day = today
      if (count === 0) while (!isBusinessDay(day, off)) day = addDays(day, 1)
      for (let left = -count; left > 0;) {
        day = addDays(day, -1)
        if (isBusinessDay(day, off)) left -= 1
      }
      return day
    },
    monday: (from) => addDays(from, (8 - weekday(from)) % 7),
  }
}
