import { addDays, type ISODate } from '#chile/dates.ts'
import { entity } from '#platform/model/entity.ts'
import { flag } from '#platform/model/field.ts'

/** What a person lets their colleagues see. */
export const CelebrationChoice = entity({
  name: 'CelebrationChoice',
  table: 'celebration_choice',
  label: 'Qué se celebra de mí',
  fields: {
    birthday: flag('Mostrar mi cumpleaños', { help: 'El día y el mes, nunca el año ni la edad' }),
    anniversary: flag('Mostrar mi aniversario', {
      help: 'El día en que entró a la empresa, sin cuántos años lleva',
    }),
  },
})

/** Without a choice, people see both. */
export const usualChoice = { birthday: true, anniversary: true }

/** How many days ahead are shown. */
export const DAYS_AHEAD = 30

/** A day of any year: month times a hundred plus day. */
export type DayOfYear = number

export const dayOfYear = (date: ISODate): DayOfYear =>
  Number(date.slice(5, 7)) * 100 + Number(date.slice(8, 10))

const LEAP_DAY: DayOfYear = 229

const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1

/**
 * The days of the year that are celebrated from a day on, each with its date this time. Who was
 * born or came on 29 February is celebrated on the 28th where the year has no 29th.
 */
export function celebratedFrom(today: ISODate, days = DAYS_AHEAD): ReadonlyMap<DayOfYear, ISODate> {
  const found = new Map<DayOfYear, ISODate>()
  for (let ahead = 0; ahead < days; ahead += 1) {
    const date = addDays(today, ahead)
    const day = dayOfYear(date)
    found.set(day, date)
    if (day === LEAP_DAY - 1 && !isLeap(Number(date.slice(0, 4)))) found.set(LEAP_DAY, date)
  }
  return found
}
