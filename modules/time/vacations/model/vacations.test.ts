import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holidaysAt } from '#chile/calendar.ts'
import { firstHolidays } from '#chile/first-holidays.ts'
import { calendarDays } from '#modules/time/absences/model/days.ts'
import { overlap, type TimeOff } from '#modules/time/time-off/model/slots.ts'
import { accruedUnits, completedMonths, lastAnniversary } from './accrual.ts'
import { afterLeave, endOf, holidaysWithin, returnsOn, unitsOf } from './days.ts'
import cases from './examples.json' with { type: 'json' }
import {
  allocate,
  balanceOf,
  balancesOf,
  type Entry,
  type Facts,
  leftOfLot,
  POOLS,
} from './ledger.ts'
import { breaksBlock, overtimeExpiry, overtimeRoom, unitsOfOvertime } from './limits.ts'
import { progressiveDays } from './progressive.ts'
import { daysOf } from './words.ts'
import { DAY, daysOfUnits } from './units.ts'
import { baseMonths } from './variable-pay.ts'

/** Nothing expires before the last day of the request. */
const whole = () => 5 * DAY
const country = holidaysAt(firstHolidays, {}, 2024, 2027)
const days = (from: string, to: string, half: TimeOff['half'] = null): TimeOff => ({
  from,
  to,
  half,
})

describe('working days, by the calendar of the place', () => {
  test.each(cases.workingDays)('$title', ({ inputs, expected }) => {
    const holidays = holidaysAt(firstHolidays, inputs, 2024, 2027)
    const span = days(inputs.start, inputs.end)
    expect({
      businessDays: unitsOf(span, holidays) / DAY,
      calendarDays: calendarDays(span),
      weekdayHolidays: holidaysWithin(span, holidays),
    }).toEqual(expected)
  })

  test.each(cases.moreWorkingDays)('$title', ({ inputs, expected }) => {
    expect(unitsOf(days(inputs.start, inputs.end), country) / DAY).toBe(expected)
  })

  test.each(cases.endDates)('$title', ({ inputs, expected }) => {
    const end = endOf(inputs.start, inputs.businessDays, country)
    expect({
      end,
      returns: returnsOn(end, country),
      calendarDays: calendarDays({ from: inputs.start, to: end }),
    }).toEqual(expected)
  })

  test('half a day off costs nothing, half a working day costs half', () => {
    expect(unitsOf(days('2026-09-18', '2026-09-18', 'AM'), country)).toBe(0)
    expect(unitsOf(days('2026-09-17', '2026-09-17', 'PM'), country)).toBe(DAY / 2)
  })
})

describe('what time gives', () => {
  test.each(cases.accrual)('$title', ({ inputs, expected }) => {
    const { start, asOf, baseDaysFrom, taken } = inputs
    const terms = baseDaysFrom.map(({ since, days: daysAYear }) => ({
      since,
      daysAYear,
      accrual: 'MONTHLY' as const,
    }))
    const units = accruedUnits(start, terms, asOf)
    expect({
      completedMonths: completedMonths(start, asOf),
      accruedUnits720: units,
      accruedDays: daysOfUnits(units),
      balanceUnits720: units - taken * DAY,
      balanceDays: daysOfUnits(units - taken * DAY),
    }).toEqual(expected)
  })

  test.each(cases.progressive)('$title', ({ inputs, expected }) => {
    const { start, asOf, recognizedMonths } = inputs
    const months = completedMonths(start, asOf)
    expect({
      completedYears: Math.floor(months / 12),
      lastAnniversary: lastAnniversary(start, asOf),
      daysPerYear: progressiveDays(Math.floor(months / 12) * 12, recognizedMonths),
    }).toEqual(expected)
  })

  test.each(cases.publishedAccrual)('$title', ({ inputs, expected }) => {
    const { start, asOf, taken } = inputs
    const terms = [{ since: start, daysAYear: 15, accrual: 'MONTHLY' as const }]
    const accrued = daysOfUnits(accruedUnits(start, terms, asOf))
    expect({ accrued, balance: accrued - taken }).toEqual(expected)
  })

  test.each(cases.publishedProgressive)('$title', ({ inputs, expected }) => {
    expect(progressiveDays(inputs.years * 12, inputs.priorYears * 12)).toBe(expected)
  })

  test('a right by anniversary gives nothing until the year is whole', () => {
    const terms = [{ since: '2025-03-03', daysAYear: 15, accrual: 'ANNIVERSARY' as const }]
    expect(accruedUnits('2025-03-03', terms, '2026-03-02')).toBe(0)
    expect(accruedUnits('2025-03-03', terms, '2026-03-03')).toBe(15 * DAY)
  })
})

const facts = (given: Partial<Facts>): Facts => ({
  start: '2020-03-10',
  terms: [{ since: '2000-01-01', daysAYear: 15, accrual: 'MONTHLY' }],
  recognitions: [],
  lots: [],
  entries: [],
  ...given,
})

const entry = (
  kind: Entry['kind'],
  on: string,
  count: number,
  pool: Entry['pool'] = 'LEGAL',
): Entry => ({ kind, on, pool, units: count * DAY })

describe('the ledger', () => {
  const corrected = facts({
    entries: [
      entry('OPENING', '2025-12-31', 12.5),
      entry('TAKE', '2026-02-02', -10),
      entry('TAKE', '2026-09-14', -4),
      entry('GIVE_BACK', '2026-09-14', 4),
    ],
  })

  test.each([
    ['2025-12-31', 9000],
    ['2026-01-10', 9900],
    ['2026-02-02', 2700],
    ['2026-03-10', 4500],
    ['2026-09-14', 9900],
    ['2026-11-20', 11_700],
  ])('starts again from an adjusted balance: on %s it is %i units', (asOf, units) => {
    expect(balanceOf(corrected, 'LEGAL', asOf)).toBe(units)
  })

  const proved = facts({
    start: '2019-02-01',
    recognitions: [{ months: 120, provedOn: '2026-05-20' }],
  })

  test.each([
    ['2026-02-01', 0],
    ['2026-05-19', 0],
    ['2026-05-20', 2],
    ['2027-02-01', 4],
    ['2028-02-01', 7],
  ])('gives progressive days from their proof and no earlier: on %s, %i', (asOf, count) => {
    expect(balanceOf(proved, 'PROGRESSIVE', asOf)).toBe(count * DAY)
  })

  test('is the same in whatever order its facts are read', () => {
    const lot = {
      id: 'b',
      source: 'BENEFIT' as const,
      grantedOn: '2026-01-02',
      expiresOn: null,
      units: 3 * DAY,
      payOnExpiry: false,
    }
    const entries = [
      { ...entry('TAKE', '2026-02-09', -2, 'ADDITIONAL'), lot: 'b' },
      entry('TAKE', '2026-02-11', -8),
      entry('ADJUSTMENT', '2025-06-30', -1.5),
    ]
    fc.assert(
      fc.property(fc.shuffledSubarray(entries, { minLength: 3 }), (shuffled) => {
        const all = facts({ start: '2024-01-08', lots: [lot], entries: shuffled })
        const { LEGAL, ADDITIONAL } = balancesOf(all, '2026-07-08')
        expect([LEGAL, ADDITIONAL]).toEqual([20_160, DAY])
      }),
    )
  })

  test('overtime taken as days is used first, and expires after six months', () => {
    const overtime = {
      id: 'overtime',
      source: 'OVERTIME' as const,
      grantedOn: '2026-01-31',
      expiresOn: '2026-07-31',
      units: 3 * DAY,
      payOnExpiry: true,
    }
    const benefit = { ...overtime, id: 'benefit', source: 'BENEFIT' as const, expiresOn: null }
    const lots = [overtime, { ...benefit, grantedOn: '2026-01-01', units: 2 * DAY }]
    const { takes } = allocate(facts({ lots }), '2026-04-06', 1.5 * DAY, POOLS, whole)
    expect(takes).toEqual([{ pool: 'ADDITIONAL', lot: 'overtime', units: 1.5 * DAY }])
    const taken = { ...entry('TAKE', '2026-04-06', -1.5, 'ADDITIONAL'), lot: 'overtime' }
    const after = facts({ lots, entries: [taken] })
    expect(leftOfLot(overtime, after.entries, '2026-07-31')).toBe(1.5 * DAY)
    expect(balanceOf(after, 'ADDITIONAL', '2026-07-31')).toBe(3.5 * DAY)
    expect(balanceOf(after, 'ADDITIONAL', '2026-08-01')).toBe(2 * DAY)
  })

  test('an opening of additional days replaces the lots before it', () => {
    const lot = {
      id: 'old',
      source: 'BENEFIT' as const,
      grantedOn: '2025-01-01',
      expiresOn: '2026-06-30',
      units: 3 * DAY,
      payOnExpiry: false,
    }
    const all = facts({ lots: [lot], entries: [entry('OPENING', '2025-12-31', 1, 'ADDITIONAL')] })
    expect(balanceOf(all, 'ADDITIONAL', '2026-12-31')).toBe(DAY)
    expect(allocate(all, '2026-03-01', DAY, ['ADDITIONAL'], whole).takes).toEqual([
      { pool: 'ADDITIONAL', units: DAY },
    ])
  })

  test('what no purse has is an advance of legal days', () => {
    const young = facts({ start: '2026-08-01' })
    expect(allocate(young, '2026-10-05', 5 * DAY, POOLS, whole)).toEqual({
      takes: [
        { pool: 'LEGAL', units: 1800 },
        { pool: 'LEGAL', units: 1800 },
      ],
      advance: 1800,
    })
  })

  test('a medical leave suspends a vacation and gives back the days not enjoyed', () => {
    const left = afterLeave(
      days('2026-02-02', '2026-02-20'),
      days('2026-02-11', '2026-02-17'),
      country,
    )
    expect(left.spans).toEqual([days('2026-02-02', '2026-02-10')])
    expect([left.enjoyed, left.givenBack]).toEqual([7 * DAY, 8 * DAY])
  })
})

describe('the limits of a request', () => {
  test('a morning and an afternoon fit in one day; a whole day and a half do not', () => {
    const morning = days('2026-10-05', '2026-10-05', 'AM')
    const asked = [
      days('2026-10-05', '2026-10-05', 'PM'),
      morning,
      days('2026-10-02', '2026-10-05'),
      days('2026-10-06', '2026-10-07'),
    ]
    expect(asked.map((one) => overlap(morning, one))).toEqual([false, true, true, false])
  })

  test('fractions use only what a period has over ten days in a row', () => {
    const period = { units: 15 * DAY, taken: [3 * DAY, 2 * DAY] }
    expect([1, 10].map((count) => breaksBlock(period, count * DAY))).toEqual([true, false])
  })

  test('sixteen extra hours are three days of a 40-hour week, taken within six months', () => {
    // An hour of overtime is an hour and a half of rest: 24 hours, in days of eight.
    expect(unitsOfOvertime({ hours: 16, hoursPerWeek: 40, daysPerWeek: 5 })).toBe(2160)
    expect(overtimeExpiry('2026-01-31')).toBe('2026-07-31')
    expect(overtimeExpiry('2025-08-31')).toBe('2026-02-28')
  })

  test('a year of service, from its anniversary, gives five days for overtime at most', () => {
    const room = (day: string, ...lots: [string, number][]) =>
      overtimeRoom(
        '2024-02-29',
        day,
        lots.map(([grantedOn, units]) => ({ grantedOn, units })),
      )
    expect(room('2026-05-04')).toBe(5 * DAY)
    expect(room('2026-05-04', ['2026-02-28', 3 * DAY], ['2026-02-27', DAY])).toBe(2 * DAY)
    expect(room('2026-02-27', ['2026-02-28', 3 * DAY], ['2025-02-28', DAY])).toBe(4 * DAY)
    expect(room('2026-05-04', ['2026-03-02', 6 * DAY])).toBe(0)
  })
})

describe('what vacation pays', () => {
  test('variable pay is that of the three whole months before the vacation begins', () => {
    const always = () => true
    expect(baseMonths('2025-12-22', always, 202001)).toEqual([202509, 202510, 202511])
    expect(baseMonths('2025-12-22', (month) => month !== 202510, 202001)).toEqual([
      202508, 202509, 202511,
    ])
  })
})

test('days of two neighbouring stretches are those of the whole', () => {
  const day = fc.integer({ min: 0, max: 700 }).map((n) => {
    const date = new Date(Date.UTC(2025, 0, 1 + n))
    return date.toISOString().slice(0, 10)
  })
  fc.assert(
    fc.property(day, day, day, (...three) => {
      const [from = '', middle = '', to = ''] = three.toSorted()
      if (middle === to) return
      const next = new Date(Date.parse(middle) + 86_400_000).toISOString().slice(0, 10)
      expect(unitsOf(days(from, middle), country) + unitsOf(days(next, to), country)).toBe(
        unitsOf(days(from, to), country),
      )
    }),
  )
})

test('one day is said as one, and of several whatever they are', () => {
  expect(daysOf('1', 'progresivo')).toBe('1 día progresivo')
  expect(daysOf('2.5', 'progresivo')).toBe('2,5 días progresivos')
})
