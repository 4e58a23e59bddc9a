import { expect, test } from 'vitest'
import { type PaidMonth, payrollSummary } from './payroll-summary.ts'

const month = (businessId: number, yearMonth: number, totalNet: number | null): PaidMonth => ({
  businessId,
  yearMonth,
  isOpen: yearMonth === 202609,
  calculated: 10,
  totalPeople: totalNet === null ? null : 9,
  totalEarnings: totalNet,
  totalNet,
  totalCost: totalNet,
})

test('compares the razones sociales that were calculated with themselves', () => {
  const months = [
    month(1, 202609, 100),
    month(2, 202609, null),
    month(1, 202608, 90),
    month(2, 202608, 500),
    month(1, 202607, 80),
  ]
  expect(payrollSummary(months)).toMatchObject({
    isOpen: true,
    businesses: 1,
    allBusinesses: 2,
    now: { yearMonth: 202609, people: 9, calculated: 10, net: 100 },
    before: { yearMonth: 202608, people: 9, calculated: 10, net: 90 },
    history: [{ net: 80 }, { net: 90 }, { net: 100 }],
  })
})

test('is of the last closed month while the open one has no payslips', () => {
  const summary = payrollSummary([month(1, 202609, null), month(1, 202601, 5), month(1, 202512, 4)])
  expect(summary).toMatchObject({ isOpen: false, now: { net: 5 }, before: { net: 4 } })
})

test('is nothing without payslips, and compares nothing with a gap', () => {
  expect(payrollSummary([month(1, 202609, null)])).toBeNull()
  expect(payrollSummary([month(1, 202609, 1), month(1, 202606, 1)])?.before).toBeNull()
})
