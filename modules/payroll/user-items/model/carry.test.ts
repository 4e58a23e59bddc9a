import fc from 'fast-check'
import { expect, test } from 'vitest'
import { restValue, shortOf } from './carry.ts'

const item = (id: number, amount: number, carries = true) => ({ id, amount, carries })

test('what was taken pays the items in their order, and the rest of the others is left', () => {
  expect(shortOf([item(1, 600_000)], 167_867)).toEqual([{ id: 1, amount: 432_133 }])
  expect(shortOf([item(1, 100), item(2, 80)], 150)).toEqual([{ id: 2, amount: 30 }])
  expect(shortOf([item(1, 100), item(2, 80)], 180)).toEqual([])
  expect(shortOf([item(1, 100), item(2, 80)], -5)).toEqual([
    { id: 1, amount: 100 },
    { id: 2, amount: 80 },
  ])
})

test('what ends with its month is not carried, and still takes its turn', () => {
  expect(shortOf([item(1, 100, false), item(2, 80)], 50)).toEqual([{ id: 2, amount: 80 }])
})

test('taken and left are what was asked for, to the peso', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 })
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 8 }), amount, (amounts, taken) => {
      const all = amounts.reduce((sum, one) => sum + one, 0)
      const left = shortOf(
        amounts.map((one, at) => item(at, one)),
        taken,
      )
      expect(left.reduce((sum, one) => sum + one.amount, 0)).toBe(Math.max(0, all - taken))
      expect(left.every(({ id, amount: short }) => short <= (amounts[id] ?? 0))).toBe(true)
    }),
  )
})

test('the rest of a value in UF is in UF', () => {
  expect(restValue('3', 120_000, 40_000)).toBe('1')
  expect(restValue('600000', 600_000, 432_133)).toBe('432133')
  expect(restValue('2.5', 100_000, 100_000)).toBe('2.5')
})
