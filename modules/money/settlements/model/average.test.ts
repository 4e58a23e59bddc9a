import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthRange, shiftMonth } from '#chile/period.ts'
import { averageOf } from './average.ts'

const months = monthRange(202401, 202612)
const still = new Map(months.map((month) => [month, 0]))
const pay = (amount: number, from = 202409, to = 202608) =>
  monthRange(from, to).map((month) => ({ month, amount }))

test('the average is of the 24 months before the one of the end', () => {
  const all = [...pay(900_000, 202401, 202408), ...pay(1_000_000), { month: 202609, amount: 1 }]
  expect(averageOf(all, 202609, still)).toEqual({ average: 1_000_000, missing: [] })
  expect(averageOf([], 202609, still)).toEqual({ average: 0, missing: [] })
})

test('each month is brought to the end by what prices rose since it began', () => {
  const prices = new Map([...still, [202607, 10], [202608, 20]])
  const [june, july, august] = [202606, 202607, 202608].map((month) => ({ month, amount: 100_000 }))
  // 1 % and then 2 %: 103.020 for what was earned until July, 102.000 for August.
  expect(averageOf([june!], 202609, prices).average).toBe(103_020)
  expect(averageOf([july!], 202609, prices).average).toBe(103_020)
  expect(averageOf([august!], 202609, prices).average).toBe(102_000)
})

test('a month without its IPC is named, from the first that was earned to the last', () => {
  const known = new Map([...still].filter(([month]) => month !== 202607))
  expect(averageOf(pay(500_000, 202606), 202609, known).missing).toEqual([202607])
  expect(averageOf(pay(500_000, 202608), 202609, known).missing).toEqual([])
})

test('the average lies between the least and the most of its months', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 9_000_000 }), { minLength: 1, maxLength: 24 })
  fc.assert(
    fc.property(amounts, (all) => {
      const earned = all.map((amount, at) => ({ month: shiftMonth(202608, -at), amount }))
      const { average } = averageOf(earned, 202609, still)
      expect(average).toBeGreaterThanOrEqual(Math.min(...all))
      expect(average).toBeLessThanOrEqual(Math.max(...all))
    }),
  )
})
