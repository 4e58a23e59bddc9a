import { expect, test } from 'vitest'
import { nationalHolidays } from '#chile/calendar.ts'
import { firstHolidays } from '#chile/first-holidays.ts'
import { restMonth, restWeeks } from './rest-days.ts'
import { earning, payslipOf } from './testing.ts'

const holidays = nationalHolidays(firstHolidays, 2026)
const [mondayToFriday, mondayToSaturday] = [
  [1, 2, 3, 4, 5],
  [1, 2, 3, 4, 5, 6],
]
const september = { month: 202609, workdays: mondayToFriday, pay: [], holidays }

test('September 2026 has four Sundays and the 18th and 19th; the open week goes to October', () => {
  // The 1st is a Tuesday: the first week brings Monday 31 August.
  expect(restWeeks(september)).toEqual([
    { variable: '0', dueDays: 5, restDays: 1 },
    { variable: '0', dueDays: 5, restDays: 1 },
    { variable: '0', dueDays: 4, restDays: 3 },
    { variable: '0', dueDays: 5, restDays: 1 },
  ])
  const october = restWeeks({ ...september, month: 202610 })
  expect(october[0]).toEqual({ variable: '0', dueDays: 5, restDays: 1 })
})

test('by month: 21 days from Monday to Friday, 24 with Saturdays, six of rest', () => {
  expect(restMonth(september)).toEqual([{ variable: '0', dueDays: 21, restDays: 6 }])
  const six = { ...september, workdays: mondayToSaturday }
  expect(restMonth(six)).toEqual([{ variable: '0', dueDays: 24, restDays: 6 }])
})

test('pay goes to its week, and the payslip pays it', () => {
  const pay = [
    { date: '2026-08-31', amount: '20000' },
    { date: '2026-09-02', amount: '40200' },
    { date: '2026-09-15', amount: '46650' },
    { date: '2026-09-29', amount: '99999' },
  ]
  const weeks = restWeeks({ ...september, pay })
  expect(weeks.map(({ variable }) => variable)).toEqual(['60200', '0', '46650', '0'])
  // 60.200 ÷ 5 + 46.650 ÷ 4 × 3 = 12.040 + 34.987,5
  const paid = payslipOf(202609, { ...earning(600_000), variable: { weeks } })
  expect(paid.SEMANA_CORRIDA).toBe(47_028)
})

test('days with a reason leave the divisor; unjustified absence does not', () => {
  const justified = ['2026-09-07', '2026-09-08']
  expect(restWeeks({ ...september, justified })[1]?.dueDays).toBe(3)
  const week = ['07', '08', '09', '10', '11'].map((day) => `2026-09-${day}`)
  expect(restWeeks({ ...september, justified: week })[1]).toMatchObject({ dueDays: 0 })
})

test('a contract that begins or ends inside pays its own days, to the last', () => {
  const begins = restWeeks({ ...september, start: '2026-09-10' })
  expect(begins.map(({ dueDays, restDays }) => [dueDays, restDays])).toEqual([
    [0, 0],
    [2, 1],
    [4, 3],
    [5, 1],
  ])
  const ends = restWeeks({ ...september, end: '2026-09-17' })
  expect(ends.map(({ dueDays, restDays }) => [dueDays, restDays])).toEqual([
    [5, 1],
    [5, 1],
    [4, 0],
  ])
  expect(restWeeks({ ...september, end: '2026-09-13' })).toHaveLength(2)
  expect(restWeeks({ ...september, end: '2026-09-30' })).toHaveLength(5)
})

test('over a year every Sunday is paid once, whatever the months do', () => {
  const months = Array.from({ length: 12 }, (_, index) => 202601 + index)
  const weeks = months.flatMap((month) => restWeeks({ ...september, month, holidays: new Set() }))
  expect(weeks).toHaveLength(52)
  expect(weeks.every(({ dueDays, restDays }) => dueDays === 5 && restDays === 1)).toBe(true)
  for (const month of months) {
    expect(restWeeks({ ...september, month }).length).toBeLessThanOrEqual(5)
  }
})
