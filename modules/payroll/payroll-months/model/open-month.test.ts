import { expect, test } from 'vitest'
import { lastPayroll, proposedMonth } from './open-month.ts'

const of = (businessId: string, yearMonth: number, isOpen: boolean, type = 'PAYROLL') => ({
  businessId,
  yearMonth,
  isOpen,
  type,
})
const months = [
  of('viña', 202607, false),
  of('viña', 202608, false),
  of('viña', 202609, true),
  of('viña', 202610, false, 'ADVANCE'),
  of('nueva', 202609, true),
]

test('payments apart are proposed for the last closed month, anything else for the newest', () => {
  const proposed = (type: string, businessId = 'viña') =>
    proposedMonth(months, { businessId, type })
  expect(proposed('ADDITIONAL')).toBe(202608)
  expect(proposed('ADVANCE')).toBe(202609)
  expect(proposed('SETTLEMENT')).toBe(202609)
  // Nothing is closed yet: the only month there is, whose refusal says what comes first.
  expect(proposed('ADDITIONAL', 'nueva')).toBe(202609)
  expect(proposed('ADDITIONAL', 'otra')).toBeUndefined()
  expect(lastPayroll(months, 'viña')).toBe(202609)
})
