import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type ISODate } from '#chile/dates.ts'
import { firstDay, lastDay, type YearMonth } from '#chile/period.ts'
import { calendarDays, daysOf } from '#modules/time/absences/model/days.ts'
import { payslipOf } from '#law/testing.ts'
import { daysIn, earlierTerms } from './earlier-terms.ts'

/** A contract whose salaries hold from a day each; the last one to its end. */
type Contract = {
  from: ISODate
  to?: ISODate
  salaries: readonly (readonly [from: ISODate, amount: number, currency?: 'CLP' | 'UF'])[]
  lost?: readonly ISODate[]
}

function inMonth(month: YearMonth, { from, to, salaries, lost = [] }: Contract) {
  const days = daysIn(month, { initialDate: from, finalDate: to ?? null })
  const terms = salaries.map(([start, amount, currency = 'CLP'], place) => ({
    from: start,
    to: addDays(salaries[place + 1]?.[0] ?? '9999-12-31', -1),
    monthlySalaryValue: String(amount),
    monthlySalaryCurrency: currency,
  }))
  const last = terms.findLast((one) => one.from <= days.to) ?? terms[0]
  if (!last) throw new Error('a contract has a salary')
  const ended = terms.filter((one) => one.to >= firstDay(month) && one.to < lastDay(month))
  return { earlier: earlierTerms(ended, last, days, lost), last, days }
}
const earlier = (month: YearMonth, contract: Contract) => inMonth(month, contract).earlier

const raised = (day: ISODate): Contract => ({
  from: '2024-03-01',
  salaries: [
    ['2024-03-01', 900_000],
    [day, 1_000_000],
  ],
})

test.each([
  ['on the first day: the whole month is of the new salary', 202609, '2026-09-01', []],
  ['on the sixteenth', 202609, '2026-09-16', [15]],
  ['on the last day', 202609, '2026-09-30', [29]],
  ['on the 31st: thirty days are of the old one', 202608, '2026-08-31', [30]],
  ['in February', 202602, '2026-02-15', [14]],
  ['on the last of February: three days are of the new one', 202602, '2026-02-28', [27]],
  ['in another month', 202609, '2026-10-05', []],
  ['months ago', 202609, '2026-05-05', []],
] as const)('a raise %s', (_title, month, day, days) => {
  expect(earlier(month, raised(day))).toEqual(
    days.map((count) => ({ amount: '900000', currency: 'CLP', days: count })),
  )
})

describe('who comes or goes in the month', () => {
  const salaries = [
    ['2026-09-10', 600_000],
    ['2026-09-21', 700_000],
  ] as const

  test('is paid the first salary from the first day', () => {
    expect(earlier(202609, { from: '2026-09-10', salaries })).toMatchObject([{ days: 11 }])
  })

  test('and the last one to the last day', () => {
    const left = { from: '2026-09-10', to: '2026-09-25', salaries }
    expect(inMonth(202609, left)).toMatchObject({
      earlier: [{ amount: '600000', days: 11 }],
      last: { monthlySalaryValue: '700000' },
      days: { from: '2026-09-10', to: '2026-09-25' },
    })
  })

  test('a raise after the last day does not count', () => {
    expect(earlier(202609, { from: '2026-09-10', to: '2026-09-20', salaries })).toEqual([])
  })

  test('nor a month in which the contract does not hold', () => {
    const { days } = inMonth(202607, { from: '2026-09-10', salaries })
    expect(days).toEqual({ from: '2026-09-10', to: '2026-09-10' })
  })
})

test('salaries that return, or change in nothing, are not changes', () => {
  const same: Contract = {
    from: '2024-01-01',
    salaries: [
      ['2024-01-01', 800_000],
      ['2026-09-05', 800_000],
      ['2026-09-10', 850_000],
      ['2026-09-12', 850_000],
      ['2026-09-20', 800_000],
    ],
  }
  expect(earlier(202609, same)).toEqual([{ amount: '850000', currency: 'CLP', days: 10 }])
})

test('the same number in another currency is another salary', () => {
  const moved: Contract = {
    from: '2024-01-01',
    salaries: [
      ['2024-01-01', 40, 'UF'],
      ['2026-09-11', 40, 'CLP'],
    ],
  }
  expect(earlier(202609, moved)).toEqual([{ amount: '40', currency: 'UF', days: 10 }])
})

test('days that were lost are lost to the salary that they would have had', () => {
  const contract = {
    ...raised('2026-09-16'),
    lost: daysOf({ from: '2026-09-14', to: '2026-09-18' }),
  }
  expect(earlier(202609, contract)).toMatchObject([{ days: 13 }])
  const gone = { ...raised('2026-09-16'), lost: daysOf({ from: '2026-08-01', to: '2026-09-20' }) }
  expect(earlier(202609, gone)).toMatchObject([{ days: 0 }])
})

test('whatever the raise and the leave, every day is paid once, by its salary', () => {
  const months = [202601, 202602, 202604, 202608] as const
  const day = fc.integer({ min: 1, max: 27 })
  fc.assert(
    fc.property(fc.constantFrom(...months), day, day, fc.nat({ max: 20 }), (month, ...picked) => {
      const [raise, start, length] = picked
      const contract = raised(addDays(firstDay(month), raise))
      const from = addDays(firstDay(month), start)
      const end = addDays(from, length)
      const to = end < lastDay(month) ? end : lastDay(month)
      const {
        earlier: parts,
        last,
        days,
      } = inMonth(month, {
        ...contract,
        lost: daysOf({ from, to }),
      })
      const paid = payslipOf(month, {
        contract: {
          salary: { amount: last.monthlySalaryValue, currency: 'CLP' },
          gratification: { mode: 'NONE' },
          earlier: parts.map(({ amount, days: count }) => ({
            amount,
            currency: 'CLP',
            days: count,
          })),
        },
        leave: { spells: [{ kind: 'COMMON', from, to }] },
        pension: { afp: 'UNO' },
      })
      const worked = Math.min(30, calendarDays(days) - calendarDays({ from, to }))
      expect(paid.DIAS_TRABAJADOS).toBe(worked)
      const old = Math.min(
        worked,
        parts.reduce((sum, one) => sum + one.days, 0),
      )
      const exact = (900_000 * old + 1_000_000 * (worked - old)) / 30
      expect(Math.abs(Number(paid.SUELDO_BASE) - exact)).toBeLessThanOrEqual(1)
    }),
    { numRuns: 60 },
  )
})
