import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { spend } from '#tests/budget.ts'
import { inMonth, type Raise, raised, valueProblem } from './raise.ts'

const pesos = (value: string) => ({ value, currency: 'CLP', period: 'MONTHLY' })
const percent = (value: string, more: Partial<Raise> = {}): Raise => ({
  mode: 'PERCENT',
  value,
  rounding: 'ONE',
  least: null,
  ...more,
})

describe('a raise', () => {
  test('by percent is exact and ends in whole pesos, half up', () => {
    expect(raised(pesos('1000000.000'), percent('3.5'))).toEqual({ after: '1035000' })
    expect(raised(pesos('555555'), percent('3.3'))).toEqual({ after: '573888' })
  })

  test('rounds the new salary to the step that was chosen', () => {
    expect(raised(pesos('555555'), percent('3.3', { rounding: 'THOUSAND' }))).toEqual({
      after: '574000',
    })
  })

  test('gives the minimum where the percentage gives less, and never less for rounding', () => {
    expect(raised(pesos('500000'), percent('1', { least: 30_000 }))).toEqual({ after: '530000' })
    const rounding = { least: 30_400, rounding: 'THOUSAND' } as const
    expect(raised(pesos('500000'), percent('1', rounding))).toEqual({ after: '531000' })
  })

  test('in pesos leaves out salaries in UF, and those by the day', () => {
    const amount: Raise = { mode: 'AMOUNT', value: '20000', rounding: 'ONE', least: null }
    expect(raised({ value: '40', currency: 'UF', period: 'MONTHLY' }, amount)).toHaveProperty(
      'left',
    )
    const daily = { ...pesos('22000'), period: 'DAILY' }
    expect(raised(daily, amount)).toHaveProperty('left')
    expect(raised(pesos('600000'), amount)).toEqual({ after: '620000' })
  })

  test('of a salary in UF keeps two decimals', () => {
    expect(raised({ value: '40.5', currency: 'UF', period: 'MONTHLY' }, percent('3'))).toEqual({
      after: '41.72',
    })
  })

  test('that rounding takes away is said', () => {
    expect(raised(pesos('500000'), percent('0.01', { rounding: 'THOUSAND' }))).toHaveProperty(
      'left',
    )
  })

  test('is refused when it is nothing, over double, or has centavos', () => {
    expect(valueProblem('PERCENT', '0')).toBeDefined()
    expect(valueProblem('PERCENT', '100.5')).toBeDefined()
    expect(valueProblem('AMOUNT', '10.5')).toBeDefined()
    expect(valueProblem('AMOUNT', '10000')).toBeUndefined()
  })

  test('never lowers anybody, grows with its rate, and is off by less than its step', async () => {
    const salaries = fc.integer({ min: 1, max: 99_999_999 })
    const rates = fc.integer({ min: 1, max: 1_000_000 })
    const steps = { ONE: 1, TEN: 10, HUNDRED: 100, THOUSAND: 1000 } as const
    const rounding = fc.constantFrom('ONE', 'TEN', 'HUNDRED', 'THOUSAND')
    const of = (salary: number, rate: number, step: keyof typeof steps) => {
      const value = (rate / 10_000).toFixed(4)
      const got = raised(pesos(String(salary)), percent(value, { rounding: step }))
      return 'after' in got ? Number(got.after) : salary
    }
    await spend('raises', { seconds: 1, least: 200 }, ({ draw }) => {
      const [salary, rate, step] = [draw(salaries), draw(rates), draw(rounding)]
      const after = of(salary, rate, step)
      const exact = salary + (salary * rate) / 1_000_000
      expect(after).toBeGreaterThanOrEqual(salary)
      expect(Number.isInteger(after)).toBe(true)
      expect(Math.abs(after - exact)).toBeLessThanOrEqual(steps[step] + 0.01)
      expect(of(salary, Math.min(1_000_000, rate * 2), step)).toBeGreaterThanOrEqual(after)
    })
  })
})

test('what a raise of a day or of a week adds to a month is of thirty days', () => {
  expect(inMonth(998, 'DAILY')).toBe(29_940)
  expect(inMonth(7_000, 'WEEKLY')).toBe(30_000)
  expect(inMonth(19_600, 'MONTHLY')).toBe(19_600)
})
