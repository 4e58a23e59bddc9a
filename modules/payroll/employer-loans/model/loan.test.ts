import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastDay } from '#chile/period.ts'
import {
  afterPause,
  afterPayment,
  balanceOn,
  carriedOf,
  fewestQuotas,
  scheduleOf,
  smallerQuotas,
} from './loan.ts'

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

test('what a payslip could not take is carried to the peso, of the youngest loan first', () => {
  const quotas = [{ amount: 50_000 }, { amount: 30_000 }, { amount: 20_000 }]
  const carried = (taken: number) => carriedOf(quotas, taken).map(({ amount }) => amount)
  expect(carried(100_000)).toEqual([])
  expect(carried(150_000)).toEqual([])
  expect(carried(99_999)).toEqual([1])
  expect(carried(60_000)).toEqual([20_000, 20_000])
  expect(carried(0)).toEqual([50_000, 30_000, 20_000])
  expect(carried(-5)).toEqual([50_000, 30_000, 20_000])
  for (let taken = 0; taken <= 110_000; taken += 3_337) {
    const left = carried(taken).reduce((total, amount) => total + amount, 0)
    expect(left, String(taken)).toBe(Math.max(0, 100_000 - taken))
  }
})

test('a reopening takes away from the end exactly what was carried there', () => {
  for (const carried of [1, 20_000, 49_999, 50_000, 120_000]) {
    const after = [
      { yearMonth: 202609, amount: 50_000 },
      { yearMonth: 202610, amount: 50_000 },
      { yearMonth: 202611, amount: carried },
    ]
    expect(sum(afterPayment(after, carried))).toBe(100_000)
  }
})

const plans = fc
  .record({
    quotas: fc.integer({ min: 1, max: 120 }),
    more: fc.integer({ min: 0, max: 9_999_999 }),
    start: fc.constantFrom(202601, 202611, 202612, 203001),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ quotas, more, start, part }) => {
    const amount = quotas + more
    return { amount, schedule: scheduleOf(amount, quotas, start), paid: Math.floor(amount * part) }
  })

test('whatever is paid early, and however it goes on, the quotas left are what is left', () => {
  fc.assert(
    fc.property(plans, ({ amount, schedule, paid }) => {
      const highest = Math.max(...schedule.map((quota) => quota.amount))
      for (const recut of [afterPayment, smallerQuotas]) {
        const after = recut(schedule, paid)
        expect(sum(after)).toBe(amount - paid)
        expect(after.every((quota) => quota.amount > 0 && quota.amount <= highest)).toBe(true)
        expect(after.map(({ yearMonth }) => yearMonth)).toEqual(
          schedule.slice(0, after.length).map(({ yearMonth }) => yearMonth),
        )
      }
      const smaller = smallerQuotas(schedule, paid).map((quota) => quota.amount)
      expect(Math.max(0, ...smaller) - Math.min(...smaller, Math.max(0, ...smaller))).toBeLessThan(
        2,
      )
    }),
  )
})

test('the balance on a day is what the steps until that day leave', () => {
  fc.assert(
    fc.property(plans, ({ amount, schedule, paid }) => {
      const first = schedule[0]!
      const steps = [
        ...smallerQuotas(schedule, paid).map((quota) => ({ ...quota, carried: 0, paidOn: null })),
        {
          yearMonth: first.yearMonth,
          amount: paid,
          carried: 0,
          paidOn: lastDay(first.yearMonth).replace(/\d\d$/, '01'),
        },
      ]
      expect(balanceOn(amount, steps, '2000-01-01')).toBe(amount)
      expect(balanceOn(amount, steps, lastDay(first.yearMonth).replace(/\d\d$/, '02'))).toBe(
        amount - paid,
      )
      expect(balanceOn(amount, steps, '2199-12-31')).toBe(0)
    }),
  )
})

test('a quota that its payslip did not take is still owed after its month', () => {
  const steps = [{ yearMonth: 202609, amount: 50_000, carried: 20_000, paidOn: null }]
  expect(balanceOn(50_000, steps, '2026-09-29')).toBe(50_000)
  expect(balanceOn(50_000, steps, '2026-09-30')).toBe(20_000)
})
