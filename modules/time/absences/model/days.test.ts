import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nationalHolidays } from '#chile/calendar.ts'
import { firstHolidays } from '#chile/first-holidays.ts'
import { addDays, type ISODate } from '#chile/dates.ts'
import {
  calendarDays,
  daysOf,
  isWorkday,
  lostDays,
  lostHalfDays,
  lostRest,
  meeting,
  restDaysOf,
  type Span,
  workDays,
} from './days.ts'
import type { AbsenceType } from './catalogs.ts'

const holidays = nationalHolidays(firstHolidays, 2024, 2027)
const week = (daysPerWeek = 5) => ({ daysPerWeek, holidays })
const span = (from: ISODate, to: ISODate = from): Span => ({ from, to })

const day = fc.integer({ min: 0, max: 1400 }).map((n) => addDays('2024-01-15', n))
const spans = fc
  .tuple(day, fc.integer({ min: 0, max: 60 }))
  .map(([from, more]) => span(from, addDays(from, more)))

test.each([
  ['one day', '2026-02-10', '2026-02-10', 1],
  ['a February of 28 days', '2026-02-01', '2026-02-28', 28],
  ['a February of 29', '2024-02-01', '2024-02-29', 29],
  ['over the end of a month', '2026-01-31', '2026-02-01', 2],
  ['over the end of a year', '2026-12-30', '2027-01-02', 4],
  ['over the change of the clock, when a day has 23 hours', '2026-09-05', '2026-09-07', 3],
  ['and when it has 25', '2026-04-04', '2026-04-06', 3],
])('%s', (_title, from, to, count) => {
  expect(calendarDays(span(from, to))).toBe(count)
  expect(daysOf(span(from, to))).toHaveLength(count)
})

test.each([
  ['a plain week', '2026-08-03', '2026-08-09', 5, 6],
  ['the week of the national holidays', '2026-09-14', '2026-09-20', 4, 4],
  ['Easter', '2026-03-30', '2026-04-05', 4, 4],
  ['a holiday on a Saturday', '2026-09-19', '2026-09-19', 0, 0],
  ['a Sunday', '2026-09-06', '2026-09-06', 0, 0],
  ['a whole February', '2026-02-01', '2026-02-28', 20, 24],
])('days of work of %s: five a week, six, seven', (_title, from, to, five, six) => {
  expect(workDays(span(from, to), week(5))).toBe(five)
  expect(workDays(span(from, to), week(6))).toBe(six)
  expect(workDays(span(from, to), week(7))).toBe(calendarDays(span(from, to)))
})

test('the days of a six-day week and its Sundays and holidays are the whole stretch', () => {
  fc.assert(
    fc.property(spans, (some) => {
      expect(workDays(some, week(6)) + restDaysOf(some, week())).toBe(calendarDays(some))
      expect(workDays(some, week(5))).toBeLessThanOrEqual(workDays(some, week(6)))
      expect(workDays(some, week(6))).toBeLessThanOrEqual(workDays(some, week(7)))
    }),
  )
})

test('two stretches meet in the days that both have, whichever is asked first', () => {
  fc.assert(
    fc.property(spans, spans, (a, b) => {
      const both = meeting(a, b)
      expect(meeting(b, a)).toEqual(both)
      const common = daysOf(a).filter((one) => one >= b.from && one <= b.to)
      expect(both ? daysOf(both) : []).toEqual(common)
    }),
  )
})

describe('the days that lose their pay', () => {
  const month = span('2026-09-01', '2026-09-30')
  const absence = { pay: 'WITHOUTPAY', halfDay: false, ignoreHolidays: false } as const
  const lost = (type: AbsenceType, from: string, to: string, more: object = {}, days = 5) =>
    lostDays({ ...absence, type, ...span(from, to), ...more }, month, week(days)).length

  test.each<[string, AbsenceType, object, number, number]>([
    ['missed over the holidays: two days of work', 'NOT_WORKED', {}, 5, 2],
    ['with a week of six days: two', 'NOT_WORKED', {}, 6, 2],
    ['of seven: all five', 'NOT_WORKED', {}, 7, 5],
    ['or when rest is to count', 'NOT_WORKED', { ignoreHolidays: true }, 5, 5],
    ['missed, and forgiven', 'NOT_WORKED', { pay: 'WITHPAY' }, 5, 0],
    ['a leave without pay takes the calendar', 'LEAVE', {}, 5, 5],
    ['with pay, nothing', 'LEAVE', { pay: 'WITHPAY' }, 5, 0],
    ['so does a suspension', 'WORK_SUSPENSION', {}, 5, 5],
    ['and a medical leave, whatever it says of pay', 'LICENSE', { pay: 'WITHPAY' }, 5, 5],
    ['a half day is not a day', 'LEAVE', { halfDay: true }, 5, 0],
  ])('%s', (_title, type, more, days, count) => {
    expect(lost(type, '2026-09-17', '2026-09-21', more, days)).toBe(count)
  })

  test('only inside the stretch', () => {
    expect(lost('LICENSE', '2026-08-25', '2026-09-03')).toBe(3)
    expect(lost('LICENSE', '2026-09-28', '2026-10-15')).toBe(3)
    expect(lost('LICENSE', '2026-10-01', '2026-10-15')).toBe(0)
    expect(lost('LICENSE', '2026-08-01', '2026-12-31')).toBe(30)
  })

  test('half days lose a half, without pay and inside the stretch', () => {
    const half = { ...absence, type: 'LEAVE' as const, halfDay: true, ...span('2026-09-30') }
    expect(lostHalfDays(half, month)).toBe(1)
    expect(lostHalfDays({ ...half, pay: 'WITHPAY' }, month)).toBe(0)
    expect(lostHalfDays({ ...half, ...span('2026-10-01') }, month)).toBe(0)
  })

  test('rest goes with work that was lost whole, and stays while a day of it was worked', () => {
    const work = daysOf(month).filter((one) => isWorkday(one, week()))
    expect(lostRest(new Set(work), month, week())).toHaveLength(30 - work.length)
    expect(lostRest(new Set(work.slice(1)), month, week())).toEqual([])
  })
})
