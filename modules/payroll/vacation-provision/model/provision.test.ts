import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY } from '#modules/time/vacations/model/units.ts'
import { averageOf, byCenter, dayValueOf, provisionOf } from './provision.ts'

test('42,5 working days that are 61,5 on the calendar, at 800.000 pesos, are 1.640.000', () => {
  const base = { salary: 800_000, variablePay: 0, months: 3 }
  expect(provisionOf({ calendarUnits: 61.5 * DAY }, base)).toBe(1_640_000)
})

test('variable pay is averaged without rounding before it is multiplied', () => {
  const base = { salary: 600_000, variablePay: 100_001, months: 3 }
  // (600.000 + 33.333,67) ÷ 30 = 21.111,12 a day
  expect(dayValueOf(base)).toBe(21_111)
  expect(averageOf(base)).toBe(33_334)
  expect(provisionOf({ calendarUnits: 15 * DAY }, base)).toBe(316_667)
})

test('the centres of a day add up to the contract, to the peso', () => {
  const percentage = fc.integer({ min: 1, max: 50 }).map(String)
  fc.assert(
    fc.property(fc.nat(5_000_000), percentage, percentage, (pesos, one, other) => {
      const part = { groupId: 1, from: '2026-01-01', to: null }
      const parts = [
        { ...part, code: 'A', percentage: one },
        { ...part, code: 'B', percentage: other },
        { ...part, code: 'C', percentage: '90', to: '2026-08-31' },
        { ...part, code: 'D', percentage: '100', groupId: 2 },
      ]
      const shares = byCenter(pesos, parts, 1, '2026-09-15')
      expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBe(pesos)
      expect([...shares.keys()]).not.toContain('C')
      expect([...shares.keys()]).not.toContain('D')
    }),
  )
})
