import { expect, test } from 'vitest'
import { holidaysAt, nationalHolidays, placeOf } from '#chile/calendar.ts'
import { firstHolidays } from '#chile/first-holidays.ts'
import { declaredBy, payDayOf, standingOf } from './deadlines.ts'

const off = nationalHolidays(firstHolidays, 2026, 2027)
const usual = { payDay: 31, payNextMonth: false }

test('contributions are due on the 13, the book on the 15, whatever day of the week', () => {
  // The 13 of September 2026 is a Sunday: by electronic means the day does not move.
  expect(declaredBy.PREVIRED(202608)).toBe('2026-09-13')
  expect(declaredBy.PREVIRED(202612)).toBe('2027-01-13')
  expect(declaredBy.LRE(202608)).toBe('2026-09-15')
})

test('people are paid on the day of the razón social, or on the working day before it', () => {
  expect(payDayOf(202609, usual, off)).toBe('2026-09-30')
  // The 31 of October 2026 is a holiday and a Saturday.
  expect(payDayOf(202610, usual, off)).toBe('2026-10-30')
  expect(payDayOf(202602, { payDay: 30, payNextMonth: false }, off)).toBe('2026-02-27')
  // The 18 and the 19 of September are holidays, the 20 a Sunday.
  expect(payDayOf(202609, { payDay: 20, payNextMonth: false }, off)).toBe('2026-09-17')
  expect(payDayOf(202612, { payDay: 5, payNextMonth: true }, off)).toBe('2027-01-05')
  // The first of January leads back into the year before.
  expect(payDayOf(202612, { payDay: 1, payNextMonth: true }, off)).toBe('2026-12-31')
  // The 7 of June is a holiday of Arica alone.
  const june = (at: string) =>
    payDayOf(
      202705,
      { payDay: 7, payNextMonth: true },
      holidaysAt(firstHolidays, placeOf(at), 2027),
    )
  expect([june('13101'), june('15101')]).toEqual(['2027-06-07', '2027-06-04'])
})

test('a deadline says how many days are left, in words', () => {
  const on = (today: string, done = false) => standingOf('2026-09-15', today, done)
  expect(on('2026-09-01')).toEqual({ days: 14, state: 'LATER', words: 'Faltan 14 días' })
  expect(on('2026-09-12')).toMatchObject({ state: 'SOON', words: 'Faltan 3 días' })
  expect(on('2026-09-14')).toMatchObject({ state: 'SOON', words: 'Vence mañana' })
  expect(on('2026-09-15')).toMatchObject({ state: 'TODAY', words: 'Vence hoy' })
  expect(on('2026-09-16')).toMatchObject({ state: 'OVERDUE', words: 'Venció ayer' })
  expect(on('2026-09-20')).toMatchObject({ days: -5, words: 'Venció hace 5 días' })
  expect(on('2026-09-20', true)).toMatchObject({ state: 'DONE', words: 'Hecho' })
})
