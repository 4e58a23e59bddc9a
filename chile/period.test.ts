import { expect, test } from 'vitest'
import {
  firstDay,
  isYearMonth,
  lastDay,
  monthLabel,
  monthRange,
  monthsBetween,
  monthsLabel,
  nextMonth,
  parseYearMonth,
  previousMonth,
  yearMonthOf,
  monthName,
  monthShort,
} from './period.ts'

test('a month knows its neighbours across the year', () => {
  expect(nextMonth(202612)).toBe(202701)
  expect(previousMonth(202601)).toBe(202512)
  expect(monthsBetween(202511, 202602)).toBe(3)
  expect(monthRange(202511, 202601)).toEqual([202511, 202512, 202601])
  expect(monthRange(202601, 202512)).toEqual([])
})

test('a month knows its days and its name', () => {
  expect(firstDay(202602)).toBe('2026-02-01')
  expect(lastDay(202402)).toBe('2024-02-29')
  expect(yearMonthOf('2026-09-30')).toBe(202609)
  expect(monthLabel(202609)).toBe('septiembre 2026')
})

test('months in a row say their year once', () => {
  expect(monthsLabel([202609])).toBe('septiembre 2026')
  expect(monthsLabel([202607, 202608])).toBe('julio y agosto 2026')
  expect(monthsLabel([202611, 202612, 202701])).toBe('noviembre, diciembre 2026 y enero 2027')
})

test.each([
  '09/2026',
  '9/2026',
  '9-2026',
  '2026-09',
  '202609',
  'septiembre 2026',
  'sep. 2026',
  'Septiembre de 2026',
])('«%s» is September 2026', (typed) => {
  expect(parseYearMonth(typed)).toBe(202609)
})

test('what is no month is nothing', () => {
  for (const text of ['13/2026', '00/2026', '2026', '', 'ayer 2026']) {
    expect(parseYearMonth(text), text).toBeUndefined()
  }
  expect(isYearMonth(202613)).toBe(false)
  expect(isYearMonth('202609')).toBe(false)
})

test('a month is named alone, and briefly', () => {
  expect(monthName(202609)).toBe('septiembre')
  expect(monthShort(202609)).toBe('sep 26')
})
