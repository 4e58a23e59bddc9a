import { expect, test } from 'vitest'
import { afterPause, afterPayment, fewestQuotas, scheduleOf } from './loan.ts'

const sum = (quotas: readonly { amount: number }[]) =>
  quotas.reduce((total, { amount }) => total + amount, 0)

test('quotas add up to the loan whatever its amount, month after month', () => {
  for (const [amount, quotas] of [
    [1_000_000, 3],
    [100, 7],
    [999_999, 120],
    [5, 5],
  ] as const) {
    const schedule = scheduleOf(amount, quotas, 202611)
    expect(sum(schedule)).toBe(amount)
    expect(schedule).toHaveLength(quotas)
    expect(schedule.every((quota) => quota.amount > 0)).toBe(true)
  }
  expect(scheduleOf(1_000_000, 3, 202611)).toEqual([
    { yearMonth: 202611, amount: 333_333 },
    { yearMonth: 202612, amount: 333_333 },
    { yearMonth: 202701, amount: 333_334 },
  ])
})

test('an early payment takes the last quotas first, and part of one', () => {
  const schedule = scheduleOf(300_000, 3, 202610)
  expect(afterPayment(schedule, 150_000)).toEqual([
    { yearMonth: 202610, amount: 100_000 },
    { yearMonth: 202611, amount: 50_000 },
  ])
  expect(afterPayment(schedule, 300_000)).toEqual([])
})

test('a pause moves the quotas from its month on', () => {
  const paused = afterPause(scheduleOf(300_000, 3, 202610), 202611, 2)
  expect(paused.map(({ yearMonth }) => yearMonth)).toEqual([202610, 202701, 202702])
})

test('the quota fits in fifteen per cent of the pay beside the other discounts', () => {
  // 15 % of 600.000 is 90.000; beside 30.000 there is room for 60.000.
  expect(fewestQuotas(600_000, 600_000, 0)).toBe(7)
  expect(fewestQuotas(600_000, 600_000, 30_000)).toBe(10)
  expect(fewestQuotas(600_000, 600_000, 90_000)).toBeUndefined()
})
