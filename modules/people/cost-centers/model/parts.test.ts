import fc from 'fast-check'
import { expect, test } from 'vitest'
import { equalParts, holdsOn, hundredthsOf, percentageOf, sumOf } from './parts.ts'

test('thirds make the whole, exactly', () => {
  const thirds = ['33.33', '33.33', '33.34'].map((percentage) => ({ percentage }))
  expect(sumOf(thirds)).toBe(10_000)
})

test('equal parts make the whole, and differ by a hundredth at most', () => {
  expect(equalParts(3)).toEqual(['33.34', '33.33', '33.33'])
  expect(equalParts(4)).toEqual(['25', '25', '25', '25'])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), (count) => {
      const parts = equalParts(count)
      const each = parts.map(hundredthsOf)
      expect(parts).toHaveLength(count)
      expect(sumOf(parts.map((percentage) => ({ percentage })))).toBe(10_000)
      expect(Math.max(...each) - Math.min(...each)).toBeLessThanOrEqual(1)
    }),
  )
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
