import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type ISODate } from '#chile/dates.ts'
import { nationalHolidays } from '#chile/calendar.ts'
import { firstHolidays } from '#chile/first-holidays.ts'
import { firstDay, lastDay, monthRange, type YearMonth, yearOf } from '#chile/period.ts'
import { earning, payslipOf } from '#law/testing.ts'
import { calendarDays, daysOf, type Span } from './days.ts'
import { monthTime, type PaidAbsence } from './time.ts'
import { yearUse } from './year.ts'

const absence = (
  type: PaidAbsence['type'],
  startDate: ISODate,
  endDate: ISODate = startDate,
  more: Partial<PaidAbsence> = {},
): PaidAbsence => ({
  type,
  subtype: 'NORMAL',
  pay: 'WITHOUTPAY',
  startDate,
  endDate,
  applicationStartDate: null,
  applicationEndDate: null,
  halfDay: false,
  ignoreHolidays: false,
  previousPay: null,
  ...more,
})
const spanOf = (month: YearMonth): Span => ({ from: firstDay(month), to: lastDay(month) })
const timeIn = (month: YearMonth, ...absences: PaidAbsence[]) =>
  monthTime(absences, spanOf(month), 5, () => nationalHolidays(firstHolidays, yearOf(month)))

test('a leave of half the working day is a spell of halves, and no other half day', () => {
  const partial = absence('LICENSE', '2026-09-07', '2026-09-16', { halfDay: true })
  expect(timeIn(202609, partial)).toMatchObject({
    halfDays: 0,
    unpaid: 0,
    spells: [{ kind: 'COMMON', from: '2026-09-07', to: '2026-09-16', half: true }],
    leaveSince: '2026-09-07',
  })
})

describe('what is missed without a reason', () => {
  test('takes the days of work; the whole month when none of it was worked', () => {
    expect(timeIn(202609, absence('NOT_WORKED', '2026-09-17', '2026-09-21')).absence).toBe(2)
    expect(timeIn(202602, absence('NOT_WORKED', '2026-02-02', '2026-02-27')).absence).toBe(28)
    expect(timeIn(202608, absence('NOT_WORKED', '2026-08-03', '2026-08-31')).absence).toBe(31)
  })

  test('in two parts as in one, and with a leave for the rest of the month', () => {
    const halves = [
      absence('NOT_WORKED', '2026-08-01', '2026-08-14'),
      absence('NOT_WORKED', '2026-08-15', '2026-08-31'),
    ]
    expect(timeIn(202608, ...halves).absence).toBe(31)
    const ill = absence('LICENSE', '2026-08-01', '2026-08-20')
    const missed = absence('NOT_WORKED', '2026-08-21', '2026-08-31')
    expect(timeIn(202608, ill, missed)).toMatchObject({ absence: 11, unpaid: 0 })
    const paid = absence('LEAVE', '2026-08-31', '2026-08-31', { pay: 'WITHPAY' })
    const before = absence('NOT_WORKED', '2026-08-01', '2026-08-30')
    expect(timeIn(202608, before, paid).absence).toBe(20)
  })
})

test('half days add up, and only those without pay', () => {
  const half = (day: ISODate, pay: PaidAbsence['pay'] = 'WITHOUTPAY') =>
    absence('LEAVE', day, day, { halfDay: true, pay })
  const days = [half('2026-09-07'), half('2026-09-08'), half('2026-09-09', 'WITHPAY')]
  expect(timeIn(202609, ...days)).toMatchObject({ absence: 0, unpaid: 0, halfDays: 2, lost: [] })
})

test('days of application count instead of the real ones', () => {
  const moved = absence('LEAVE', '2026-08-30', '2026-09-02', {
    applicationStartDate: '2026-09-21',
    applicationEndDate: '2026-09-22',
  })
  expect(timeIn(202608, moved).unpaid).toBe(0)
  expect(timeIn(202609, moved).lost).toEqual(['2026-09-21', '2026-09-22'])
})

describe('leaves that follow each other', () => {
  const ill = (from: ISODate, to: ISODate, more: Partial<PaidAbsence> = {}) =>
    absence('LICENSE', from, to, more)
  const first = ill('2026-08-20', '2026-08-31', { previousPay: 812_000 })

  test('are one from its first day, with the pay before it', () => {
    const chain = [first, ill('2026-09-01', '2026-09-05'), ill('2026-09-06', '2026-09-09')]
    const time = timeIn(202609, ...chain)
    expect(time).toMatchObject({ leaveSince: '2026-08-20', previousPay: 812_000 })
    expect(time.lost).toHaveLength(9)
  })

  test('not with a day between, nor those of another kind', () => {
    const apart = [first, ill('2026-09-02', '2026-09-05')]
    expect(timeIn(202609, ...apart)).toMatchObject({ leaveSince: '2026-09-02', previousPay: null })
    const other = [first, ill('2026-09-01', '2026-09-05', { subtype: 'WORK_ACCIDENT' })]
    expect(timeIn(202609, ...other).leaveSince).toBe('2026-09-01')
  })

  test('tell nothing to a month without leave', () => {
    expect(timeIn(202610, first)).toMatchObject({ spells: [], leaveSince: null, lost: [] })
  })
})

test('the semana corrida counts as due what was missed without a reason, not what had one', () => {
  const time = timeIn(
    202609,
    absence('NOT_WORKED', '2026-09-01'),
    absence('LEAVE', '2026-09-02', '2026-09-06', { pay: 'WITHPAY' }),
  )
  expect(time.justified).toEqual(['2026-09-02', '2026-09-03', '2026-09-04'])
})

const types = fc.constantFrom('LICENSE', 'NOT_WORKED', 'LEAVE', 'WORK_SUSPENSION')
const months = monthRange(202601, 202612)
/** Absences of a year that never share a day. */
const year = fc
  .array(fc.tuple(types, fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 45 })), {
    maxLength: 8,
  })
  .map((parts) => {
    let day = '2026-01-03'
    return parts.flatMap(([type, gap, length]) => {
      const from = addDays(day, gap)
      const to = addDays(from, length - 1)
      day = addDays(to, 1)
      return to > '2026-12-31' ? [] : [absence(type, from, to)]
    })
  })

test('no day is lost twice nor outside the month, and the parts add up', () => {
  fc.assert(
    fc.property(year, fc.constantFrom(...months), fc.constantFrom(5, 6, 7), (all, month, week) => {
      const within = spanOf(month)
      const time = monthTime(all, within, week, () =>
        nationalHolidays(firstHolidays, yearOf(month)),
      )
      expect(new Set(time.lost).size).toBe(time.lost.length)
      expect(daysOf(within)).toEqual(expect.arrayContaining([...time.lost]))
      const medical = all
        .filter(({ type }) => type === 'LICENSE')
        .flatMap(({ startDate, endDate }) => daysOf({ from: startDate, to: endDate }))
        .filter((day) => day >= within.from && day <= within.to)
      expect(time.absence + time.unpaid + medical.length).toBe(time.lost.length)
    }),
  )
})

test('an absence cut in two at any day loses the same days', () => {
  const length = fc.integer({ min: 2, max: 60 })
  fc.assert(
    fc.property(types, length, fc.nat({ max: 300 }), fc.nat(), (type, days, start, cut) => {
      const from = addDays('2026-01-01', start)
      const to = addDays(from, days - 1)
      const middle = addDays(from, cut % (days - 1))
      const parts = [absence(type, from, middle), absence(type, addDays(middle, 1), to)]
      for (const month of months) {
        const whole = timeIn(month, absence(type, from, to))
        const cutTime = timeIn(month, ...parts)
        expect(cutTime.lost.toSorted()).toEqual(whole.lost.toSorted())
        expect(cutTime.leaveSince).toBe(whole.leaveSince)
      }
    }),
  )
})

describe('in a payslip', () => {
  const worked = (month: YearMonth, absences: PaidAbsence[], convention: string) => {
    const { absence: missed, unpaid, spells } = timeIn(month, ...absences)
    const days = { absence: missed, unpaid }
    const input = { ...earning(1_000_000), days, leave: { spells } }
    const choices = { CONVENCION_LICENCIA: convention }
    return Number(payslipOf(month, input, { choices }).DIAS_TRABAJADOS)
  }

  test.each([
    ['ten days of a month of 31', 202608, '2026-08-01', '2026-08-10', 21, 20],
    ['the 31st alone', 202608, '2026-08-31', '2026-08-31', 30, 29],
    ['ten days of a month of 30', 202609, '2026-09-01', '2026-09-10', 20, 20],
    ['ten days of February', 202602, '2026-02-01', '2026-02-10', 18, 20],
    ['all of February but a day', 202602, '2026-02-01', '2026-02-27', 1, 3],
    ['a whole February', 202602, '2026-02-01', '2026-02-28', 0, 0],
    ['a whole month of 31', 202608, '2026-07-15', '2026-09-15', 0, 0],
  ] as const)(
    'a leave of %s, by the calendar and by thirty',
    (_t, month, from, to, days, thirty) => {
      const ill = [absence('LICENSE', from, to)]
      expect(worked(month, ill, 'CALENDARIO')).toBe(days)
      expect(worked(month, ill, 'TREINTA')).toBe(thirty)
    },
  )

  test('both conventions end at none and at thirty, and differ only with a leave', () => {
    fc.assert(
      fc.property(year, fc.constantFrom(...months.slice(0, 9)), (all, month) => {
        const [calendar, thirty] = ['CALENDARIO', 'TREINTA'].map((one) => worked(month, all, one))
        const { lost, spells } = timeIn(month, ...all)
        expect(calendar).toBeGreaterThanOrEqual(0)
        expect(calendar).toBeLessThanOrEqual(30)
        if (lost.length === 0) expect([calendar, thirty]).toEqual([30, 30])
        if (lost.length === calendarDays(spanOf(month))) expect([calendar, thirty]).toEqual([0, 0])
        if (spells.length === 0) expect(calendar).toBe(thirty)
      }),
      { numRuns: 60 },
    )
  })
})

describe('the year of a person', () => {
  const off = () => nationalHolidays(firstHolidays, 2026, 2027)
  const used = (
    type: PaidAbsence['type'],
    startDate: ISODate,
    endDate: ISODate,
    more: object = {},
  ) => ({
    ...absence(type, startDate, endDate),
    daysPerWeek: 5,
    userContractId: 1,
    ...more,
  })

  test('counts a day of two contracts once, and a whole day over its half', () => {
    const both = [
      used('LEAVE', '2026-09-07', '2026-09-08'),
      used('LEAVE', '2026-09-08', '2026-09-09', { halfDay: true }),
    ]
    expect(yearUse(both, 2026, off)).toMatchObject([{ count: 2, realDays: '2.5', workDays: '2.5' }])
    expect(yearUse([], 1990, off)).toEqual([])
  })

  test('over the years has every day of every absence', () => {
    fc.assert(
      fc.property(year, fc.integer({ min: 0, max: 300 }), (all, later) => {
        const moved = all.map(({ type, startDate, endDate }) =>
          used(type, addDays(startDate, later), addDays(endDate, later)),
        )
        const days = [2026, 2027]
          .flatMap((one) => yearUse(moved, one, off))
          .reduce((sum, { realDays }) => sum + Number(realDays), 0)
        const wanted = moved.reduce(
          (sum, { startDate, endDate }) => sum + calendarDays({ from: startDate, to: endDate }),
          0,
        )
        expect(days).toBe(wanted)
      }),
    )
  })
})
