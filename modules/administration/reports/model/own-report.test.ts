import { expect, test } from 'vitest'
import { nextSending } from './own-report.ts'

test('a report of each Monday goes the next Monday, also when it is asked for on one', () => {
  const monday = { every: 'WEEK', day: 1 } as const
  expect(nextSending(monday, '2026-11-29')).toBe('2026-11-30')
  expect(nextSending(monday, '2026-11-30')).toBe('2026-12-07')
  expect(nextSending({ every: 'WEEK', day: 7 }, '2026-11-30')).toBe('2026-12-06')
})

test('a report of each month goes on its day, in this month or in the next', () => {
  const fifth = { every: 'MONTH', day: 5 } as const
  expect(nextSending(fifth, '2026-11-04')).toBe('2026-11-05')
  expect(nextSending(fifth, '2026-11-05')).toBe('2026-12-05')
  expect(nextSending({ every: 'MONTH', day: 28 }, '2026-12-28')).toBe('2027-01-28')
})
