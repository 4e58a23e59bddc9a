import { expect, test } from 'vitest'
import { dueOf, standingOf } from './deadlines.ts'

const usual = { payDay: 31, payNextMonth: false }

test('contributions are due on the 13, the book on the 15, whatever day of the week', () => {
  // The 13 of September 2026 is a Sunday: by electronic means the day does not move.
  expect(dueOf('PREVIRED', 202608, usual)).toBe('2026-09-13')
  expect(dueOf('PREVIRED', 202612, usual)).toBe('2027-01-13')
  expect(dueOf('LRE', 202608, usual)).toBe('2026-09-15')
})

test('people are paid on the day of the razón social, or on the working day before it', () => {
  expect(dueOf('PAY', 202609, usual)).toBe('2026-09-30')
  // The 31 of October 2026 is a holiday and a Saturday.
  expect(dueOf('PAY', 202610, usual)).toBe('2026-10-30')
  expect(dueOf('PAY', 202602, { payDay: 30, payNextMonth: false })).toBe('2026-02-27')
  // The 18 and the 19 of September are holidays, the 20 a Sunday.
  expect(dueOf('PAY', 202609, { payDay: 20, payNextMonth: false })).toBe('2026-09-17')
  expect(dueOf('PAY', 202612, { payDay: 5, payNextMonth: true })).toBe('2027-01-05')
  // The first of January leads back into the year before.
  expect(dueOf('PAY', 202612, { payDay: 1, payNextMonth: true })).toBe('2026-12-31')
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
