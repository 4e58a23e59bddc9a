import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceRise, readjusted } from './average.ts'

test('a month is brought to the end by the rises of its own month and of those after it', () => {
  expect(readjusted(1_000_000, [])).toBe(1_000_000)
  expect(readjusted(1_000_000, [4])).toBe(1_004_000)
  // 0,4 %, 0,0 %, 1,0 % and 1,3 % of January to April 2026, one upon the other.
  expect(readjusted(1_000_000, [4, 0, 10, 13])).toBe(1_027_223)
  expect(readjusted(1_000_000, [-2])).toBe(998_000)
})

test('the rise of a month is the published one, or the confirmed one where there is none', () => {
  expect(priceRise(202601)).toBe(4)
  expect(priceRise(202401)).toBe(7)
  expect(priceRise(205001)).toBeUndefined()
  expect(priceRise(205001, { IPC: '0.3' })).toBe(3)
  const source = { text: 'INE' }
  expect(priceRise(205001, { IPC: { value: '-0.1', source } })).toBe(-1)
})

test('the order of the months changes nothing, and prices that rise never lower an amount', () => {
  const rises = fc.array(fc.integer({ min: 0, max: 150 }), { maxLength: 24 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000_000 }), rises, (pesos, all) => {
      const once = readjusted(pesos, all)
      expect(readjusted(pesos, all.toReversed())).toBe(once)
      expect(once).toBeGreaterThanOrEqual(pesos)
      expect(readjusted(pesos, [...all, 1])).toBeGreaterThanOrEqual(once)
    }),
  )
})
