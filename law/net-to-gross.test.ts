import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grossForNet } from './net-to-gross.ts'
import { openPayroll } from './run.ts'
import { payslipOf } from './testing.ts'

const payroll = openPayroll(202609)
const contract = { gratification: { mode: 'NONE' as const } }
const person = { month: 202609, contract, pension: { afp: 'MODELO' } }
const net = (salary: number, rest: object = {}) =>
  payslipOf(202609, {
    ...person,
    ...rest,
    contract: { ...contract, salary: { amount: String(salary), currency: 'CLP' } },
  }).LIQUIDO ?? 0

test('a net of half a million, by hand: ÷ (1 − 10,58 % − 7 % − 0,6 %)', () => {
  // 500.000 ÷ 0,8182 = 611.097,53; 611.097 → 64.654 + 42.777 + 3.667 = 499.999; 611.098 → 500.000
  expect(grossForNet(payroll, person, 500_000)).toEqual({ salary: 611_098, toPay: 500_000 })
})

test('where a peso more of salary leaves less, the smallest that reaches it is found', () => {
  expect([489_749, 489_750, 489_751, 489_752].map((salary) => net(salary) >= 400_714)).toEqual([
    true,
    false,
    false,
    true,
  ])
  expect(grossForNet(payroll, person, 400_714).salary).toBe(489_749)
})

test('the salary found reaches the target and the one below does not, at any size', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000_000 }), (target) => {
      const { salary, toPay } = grossForNet(payroll, person, target)
      expect(toPay).toBe(net(salary))
      expect(toPay).toBeGreaterThanOrEqual(target)
      expect(net(salary - 1)).toBeLessThan(target)
    }),
    { numRuns: 15 },
  )
})

test('what else the month has counts: allowances make the salary smaller', () => {
  const items = { COLACION: '60000' }
  const alone = grossForNet(payroll, person, 800_000).salary
  expect(grossForNet(payroll, { ...person, items }, 800_000).salary).toBeLessThan(alone)
})

test('a net that no salary leaves is refused', () => {
  const absent = { ...person, days: { absence: 30 } }
  expect(() => grossForNet(payroll, absent, 1)).toThrow('Ningún sueldo llega')
  expect(grossForNet(payroll, person, 0)).toEqual({ salary: 0, toPay: 0 })
})
