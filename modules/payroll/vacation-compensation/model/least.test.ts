import { expect, test } from 'vitest'
import { DAY } from '#modules/time/vacations/model/units.ts'
import { countedUnits, leastPay } from './least.ts'

const fixed = { salary: 600_000, variablePay: 0, variableMonths: 3 }
const none: ReadonlySet<string> = new Set()

test('working days are laid on the calendar, with the days off among them', () => {
  // Thursday 10-09-2026: three working days are Thursday, Friday and Monday, over a weekend.
  const asked = { units: 3 * DAY, countFrom: '2026-09-10', daysOff: none }
  expect(countedUnits({ ...asked, counting: 'CALENDARIO' }) / DAY).toBe(5)
  expect(countedUnits({ ...asked, counting: 'HABILES' }) / DAY).toBe(3)
  // With the Friday a holiday, the third day is Tuesday.
  const daysOff = new Set(['2026-09-11'])
  expect(countedUnits({ ...asked, daysOff, counting: 'CALENDARIO' }) / DAY).toBe(6)
})

test('each day is a thirtieth of the salary and of the average of the variable pay', () => {
  expect(leastPay(5 * DAY, fixed)).toBe(100_000)
  // 600.000 + 900.000 ÷ 3 = 900.000; ÷ 30 × 2 = 60.000.
  expect(leastPay(2 * DAY, { ...fixed, variablePay: 900_000 })).toBe(60_000)
  expect(leastPay(DAY / 2, fixed)).toBe(10_000)
})

test('a fraction of a peso is of the worker: it is the least', () => {
  // 500.000 ÷ 30 = 16.666,67; 500.003 ÷ 30 = 16.666,77; 500.001 × 2 ÷ 30 = 33.333,4.
  expect(leastPay(DAY, { ...fixed, salary: 500_000 })).toBe(16_667)
  expect(leastPay(2 * DAY, { ...fixed, salary: 500_001 })).toBe(33_334)
  expect(leastPay(0, fixed)).toBe(0)
})

test('it grows with the days, the pay and the days off among them', () => {
  let seed = 7
  const whole = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
  for (let round = 0; round < 500; round += 1) {
    const pay = {
      salary: 300_000 + whole(4_000_000),
      variablePay: whole(3_000_000),
      variableMonths: 1 + whole(3),
    }
    const units = 360 * (1 + whole(40))
    const least = leastPay(units, pay)
    expect(leastPay(units + 360, pay)).toBeGreaterThan(least)
    expect(leastPay(units, { ...pay, salary: pay.salary + 1_000 })).toBeGreaterThan(least)
    const countFrom = `2026-0${1 + whole(9)}-1${whole(10)}`
    const asked = { units, countFrom, daysOff: none }
    const laid = countedUnits({ ...asked, counting: 'CALENDARIO' })
    expect(laid).toBeGreaterThanOrEqual(countedUnits({ ...asked, counting: 'HABILES' }))
  }
})
