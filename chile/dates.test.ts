import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  addYears,
  completedYears,
  daysBetween,
  formatDate,
  formatLongDate,
  isDate,
  parseDate,
  weekdayName,
} from './dates.ts'

test.each([
  ['21/09/26', '2026-09-21'],
  ['21/09/2026', '2026-09-21'],
  ['1/9/26', '2026-09-01'],
  ['1-9-2026', '2026-09-01'],
  ['21-09-2026', '2026-09-21'],
  ['2026-09-21', '2026-09-21'],
  ['05/11/63', '1963-11-05'],
])('«%s» is %s', (typed, date) => {
  expect(parseDate(typed)).toBe(date)
})

test('a day that does not exist is no date', () => {
  for (const text of ['29/02/2026', '31/04/2026', '0/1/2026', '1/13/2026', '', 'ayer', '1/2']) {
    expect(parseDate(text), text).toBeUndefined()
  }
  expect(isDate('2024-02-29')).toBe(true)
  expect(isDate('2026-02-29')).toBe(false)
  expect(isDate(20260229)).toBe(false)
})

test('dates are read in Spanish', () => {
  expect(formatDate('2026-09-21')).toBe('21-09-2026')
  expect(formatLongDate('2026-09-21')).toBe('lunes 21 de septiembre')
  expect(formatLongDate('2026-09-18', true)).toBe('viernes 18 de septiembre de 2026')
  expect(weekdayName('1969-12-31')).toBe('miércoles')
})

test('months keep the day, or take the last one', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2024-03-31', -1)).toBe('2024-02-29')
  expect(addMonths('2026-11-15', 3)).toBe('2027-02-15')
  expect(addYears('2024-02-29', 1)).toBe('2025-02-28')
})

test('years are complete on the birthday, not before', () => {
  expect(completedYears('2015-09-15', '2026-09-14')).toBe(10)
  expect(completedYears('2015-09-15', '2026-09-15')).toBe(11)
})

test('adding days agrees with the calendar of the platform', () => {
  fc.assert(
    fc.property(fc.integer({ min: -30_000, max: 60_000 }), (days) => {
      const expected = new Date(Date.UTC(2000, 0, 1) + days * 86_400_000).toISOString().slice(0, 10)
      expect(addDays('2000-01-01', days)).toBe(expected)
      expect(daysBetween('2000-01-01', expected)).toBe(days)
    }),
  )
})
