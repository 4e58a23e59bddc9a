import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastPlace, moved, renumbered } from './order.ts'

test('only what moved takes a new number, between its neighbours', () => {
  expect(renumbered([10, 20, 40, 30])).toEqual([10, 20, 40, 50])
  expect(renumbered([30, 10, 20])).toEqual([5, 10, 20])
  expect(renumbered([20, 30, 10])).toEqual([20, 30, 40])
  expect(renumbered([100, 100, 100])).toEqual([100, 110, 120])
  expect(renumbered([2, 1, 3])).toHaveLength(3)
  expect(renumbered([])).toEqual([])
})

test('numbers always rise, fit, and stay when they already rise', () => {
  const numbers = fc.array(fc.integer({ min: 0, max: lastPlace }), { maxLength: 200 })
  fc.assert(
    fc.property(numbers, (current) => {
      const fresh = renumbered(current)
      expect(fresh).toHaveLength(current.length)
      for (const [at, number] of fresh.entries()) {
        expect(number).toBeGreaterThan(fresh[at - 1] ?? 0)
        expect(number).toBeLessThanOrEqual(lastPlace)
      }
      expect(renumbered(fresh)).toEqual(fresh)
    }),
  )
})

test('moving keeps everything else in its order', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b'], 0, 2)).toEqual(['a', 'b'])
})
