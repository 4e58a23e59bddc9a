import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdsOn, hundredthsOf, percentageOf, sumOf } from './parts.ts'

test('thirds make the whole, exactly', () => {
  const thirds = ['33.33', '33.33', '33.34'].map((percentage) => ({ percentage }))
  expect(sumOf(thirds)).toBe(10_000)
})

test('a percentage reads back as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (hundredths) => {
      expect(hundredthsOf(percentageOf(hundredths))).toBe(hundredths)
    }),
  )
  expect(percentageOf(4000)).toBe('40')
  expect(percentageOf(1250)).toBe('12.5')
})

test('a part holds from its first day to its last, both included, while it has effect', () => {
  const part = { percentage: '1', startDate: '2026-09-01', endDate: '2026-09-30', status: 'ACTIVE' }
  expect(
    ['2026-08-31', '2026-09-01', '2026-09-30', '2026-10-01'].map((day) => holdsOn(part, day)),
  ).toEqual([false, true, true, false])
  expect(holdsOn({ ...part, endDate: null }, '2030-01-01')).toBe(true)
  expect(holdsOn({ ...part, status: 'INACTIVE' }, '2026-09-10')).toBe(false)
})
