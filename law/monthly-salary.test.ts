import { describe, expect, test } from 'vitest'
import type { YearMonth } from '#chile/period.ts'
import { MissingParameter } from './index.ts'
import { type AgreedPay, monthlySalaries } from './monthly-salary.ts'
import { calculate, openPayroll } from './run.ts'

const pay = (amount: string, more: Partial<AgreedPay> = {}): AgreedPay => ({
  salary: { amount, currency: 'CLP' },
  payPeriod: 'MONTHLY',
  weeklyDays: 5,
  ...more,
})
const inUf = (amount: string) => pay(amount, { salary: { amount, currency: 'UF' } })
const september = monthlySalaries(202609)

describe('a whole month of an agreed pay', () => {
  test('is the salary itself when it is monthly', () => {
    expect(september(pay('585000'))).toBe(585_000)
    expect(september(pay('0'))).toBe(0)
  })

  test('paid by the week has thirty days', () => {
    // 140.000 × 30 ÷ 7
    expect(september(pay('140000', { payPeriod: 'WEEKLY' }))).toBe(600_000)
  })

  test('paid by the day includes the rest of each week', () => {
    const daily = (weeklyDays: number) =>
      september(pay('25000', { payPeriod: 'DAILY', weeklyDays }))
    // Six days of work and the Sunday: all thirty.
    expect(daily(6)).toBe(750_000)
    // 25.000 × 30 × 6 ÷ 7 = 642.857,1
    expect(daily(5)).toBe(642_857)
  })

  test('in UF takes the UF that the payslips of the month use', () => {
    const settings = { parameters: { UF: '40000.05' } }
    expect(monthlySalaries(202609, settings)(inUf('10.5'))).toBe(420_001)
    const before = monthlySalaries(202608)(inUf('10.5'))
    const ofTheMonthBefore = monthlySalaries(202609, { choices: { UF_DEL_MES: 'MES_ANTERIOR' } })
    expect(ofTheMonthBefore(inUf('10.5'))).toBe(before)
  })

  test('in UF is not known before the UF is, and in pesos it always is', () => {
    const later = monthlySalaries(202712)
    expect(() => later(inUf('10.5'))).toThrow(MissingParameter)
    expect(() => later(inUf('10.5'))).toThrow(/UF.* de diciembre 2027/)
    expect(later(pay('585000'))).toBe(585_000)
  })

  test('is the one that a payslip goes by', () => {
    for (const month of [202507, 202609] as YearMonth[]) {
      const payroll = openPayroll(month)
      const salaries = monthlySalaries(month)
      for (const payPeriod of ['MONTHLY', 'WEEKLY', 'DAILY'] as const) {
        for (const weeklyDays of [3, 5, 6]) {
          for (const agreed of [pay('31337'), inUf('1.2345')]) {
            const contract = { ...agreed, payPeriod, weeklyDays, weeklyHours: '30' }
            const pension = { afp: 'UNO' }
            const result = calculate(payroll, { month, contract, pension })
            if (!result.ok) throw new Error(result.error.message)
            expect(salaries(contract)).toBe(result.values['SUELDO_MENSUAL'])
          }
        }
      }
    }
  })
})
