import { expect, test } from 'vitest'
import { celebratedFrom, DAYS_AHEAD } from './celebration.ts'

test('the days that come, over the end of a year too', () => {
  const days = celebratedFrom('2026-12-15')
  expect(days.size).toBe(DAYS_AHEAD)
  expect([days.get(1215), days.get(1231), days.get(101), days.get(113)]).toEqual([
    '2026-12-15',
    '2026-12-31',
    '2027-01-01',
    '2027-01-13',
  ])
  expect(days.has(1214) || days.has(114)).toBe(false)
})

test('29 February is the 28th where the year has none, and itself where it has', () => {
  expect(celebratedFrom('2027-02-20').get(229)).toBe('2027-02-28')
  expect(celebratedFrom('2028-02-20').get(229)).toBe('2028-02-29')
  expect(celebratedFrom('2028-02-20').get(228)).toBe('2028-02-28')
  expect(celebratedFrom('2027-03-01').has(229)).toBe(false)
})

test('everybody is celebrated once a year, whatever the year', () => {
  for (const year of [2026, 2027, 2028, 2100]) {
    const whole = celebratedFrom(`${year}-01-01`, 366)
    expect(whole.has(229)).toBe(true)
    expect(whole.size).toBe(366)
  }
})
