import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holidaysAt, isBusinessDay } from '#chile/calendar.ts'
import { firstHolidays } from '#chile/first-holidays.ts'
import { addDays, addMonths, type ISODate } from '#chile/dates.ts'
import cases from './examples.json' with { type: 'json' }
import type { Entry, Facts } from './ledger.ts'
import { layOut, payOf, settlementDays, type SettlementFacts } from './settlement-days.ts'
import { DAY, daysOfUnits } from './units.ts'

const country = holidaysAt(firstHolidays, {}, 2024, 2027)

const ledger = (given: Partial<Facts>): Facts => ({
  start: '2024-03-10',
  terms: [{ since: '1900-01-01', daysAYear: 15, accrual: 'MONTHLY' }],
  recognitions: [],
  lots: [],
  entries: [],
  ...given,
})

const entry = (
  kind: Entry['kind'],
  on: ISODate,
  days: number,
  given: Partial<Entry> = {},
): Entry => ({
  pool: 'LEGAL',
  kind,
  on,
  units: days * DAY,
  ...given,
})

const owed = (facts: Partial<Facts>, finalDate: ISODate, given: Partial<SettlementFacts> = {}) =>
  settlementDays({
    ledger: ledger(facts),
    finalDate,
    holidays: country,
    paysAdditional: true,
    paysProgressivePart: false,
    ...given,
  })

const linesIn = ({ lines }: ReturnType<typeof owed>) =>
  lines.map(({ kind, units }) => [kind, daysOfUnits(units)])

describe('worked examples', () => {
  test.each(cases.termination)('$title', ({ inputs, expected }) => {
    const { start, finalDate, baseDays, taken, monthlyPayArt71 } = inputs
    const terms = [{ since: '1900-01-01', daysAYear: baseDays, accrual: 'MONTHLY' as const }]
    const entries = taken > 0 ? [entry('TAKE', start, -taken)] : []
    const days = owed({ start, terms, entries }, finalDate)
    expect({
      businessUnits720: days.workingUnits,
      businessDays: days.workingDays,
      countFrom: days.countFrom,
      lastDay: days.lastDay,
      nonWorkingInside: days.nonWorking,
      calendarDays: days.calendarDays,
      amount: payOf(days.calendarUnits, monthlyPayArt71),
    }).toEqual({
      businessUnits720: expected.businessUnits720,
      businessDays: expected.businessDays,
      countFrom: expected.countFrom,
      lastDay: expected.lastDay,
      nonWorkingInside: expected.nonWorkingInside,
      calendarDays: expected.calendarDays,
      amount: expected.amount,
    })
  })

  // The years of the oldest examples have no calendar here; no holiday falls within their days.
  test.each(cases.laidOut)('$title', ({ inputs, expected }) => {
    const holidays = inputs.finalDate < '2024' ? new Set<ISODate>() : country
    const laid = layOut(inputs.finalDate, inputs.workingDays * DAY, holidays)
    expect({ ...laid, calendarDays: daysOfUnits(laid.calendarUnits) }).toMatchObject(expected)
  })

  test('three months and eight months and 18 days, from the dates of a contract', () => {
    const none = { holidays: new Set<ISODate>() }
    expect(owed({ start: '2006-12-07' }, '2007-03-06', none)).toMatchObject({
      workingDays: 3.75,
      calendarDays: 5.75,
      lastDay: '2007-03-12',
    })
    expect(owed({ start: '2010-11-10' }, '2011-07-27', none)).toMatchObject({
      workingDays: 10.75,
      calendarDays: 14.75,
      lastDay: '2011-08-11',
    })
  })
})

describe('what is owed, line by line', () => {
  test('whole years less what was taken, then months and days of the running year', () => {
    const days = owed({ entries: [entry('TAKE', '2025-02-03', -10)] }, '2026-07-31')
    expect(linesIn(days)).toEqual([
      ['PENDING', 20],
      ['MONTHS', 5],
      ['DAYS', 0.9167],
      ['NON_WORKING', 12],
    ])
    expect(days.lines.map(({ text }) => text)).toEqual([
      'Ganados hasta el 10-03-2026, menos los tomados',
      '4 meses completos × 1,25',
      '22 días × 1,25 ÷ 30',
      'Del 01-08-2026 al 07-09-2026, pagados (art. 69)',
    ])
  })

  test('in a zone of twenty days a month gives 1,6667', () => {
    const terms = [{ since: '1900-01-01', daysAYear: 20, accrual: 'MONTHLY' as const }]
    const days = owed({ start: '2026-01-01', terms }, '2026-03-15')
    expect(days.lines.map(({ text }) => text).slice(0, 2)).toEqual([
      '2 meses completos × 1,6667',
      '15 días × 1,6667 ÷ 30',
    ])
    expect(days.workingUnits).toBe(2 * 1200 + 15 * 40)
  })

  test('a right by anniversary pays the months of the year that ends early', () => {
    const monthly = owed({}, '2026-07-31')
    const terms = [{ since: '1900-01-01', daysAYear: 15, accrual: 'ANNIVERSARY' as const }]
    expect(owed({ terms }, '2026-07-31')).toEqual(monthly)
  })

  test('a balance of departure counts what came before it; later months are added', () => {
    const days = owed({ entries: [entry('OPENING', '2026-05-31', 7)] }, '2026-07-31')
    expect(linesIn(days).slice(0, 3)).toEqual([
      ['PENDING', 7],
      ['MONTHS', 2.5],
      ['DAYS', 0.9167],
    ])
  })

  test('earned progressive days are paid; those of the running year, where decided', () => {
    const older = { start: '2010-03-10' }
    const kinds = (paysProgressivePart: boolean) =>
      linesIn(owed(older, '2024-06-09', { paysProgressivePart })).filter(([kind]) =>
        String(kind).startsWith('PROGRESSIVE'),
      )
    expect(kinds(false)).toEqual([['PROGRESSIVE', 2]])
    expect(kinds(true)).toEqual([
      ['PROGRESSIVE', 2],
      ['PROGRESSIVE_PART', 0.25],
    ])
  })

  test('additional days are paid or lost by the rule; overtime as days is overtime again', () => {
    const lot = { grantedOn: '2026-05-04', expiresOn: null, payOnExpiry: false }
    const lots = [
      { ...lot, id: 'benefit', source: 'BENEFIT' as const, units: 3 * DAY },
      { ...lot, id: 'overtime', source: 'OVERTIME' as const, units: 2 * DAY, payOnExpiry: true },
    ]
    const additional = (paysAdditional: boolean) =>
      owed({ lots }, '2026-07-31', { paysAdditional }).lines.filter(({ kind }) =>
        ['ADDITIONAL', 'OVERTIME'].includes(kind),
      )
    expect(additional(true).map(({ units }) => units)).toEqual([3 * DAY, 0])
    expect(additional(false).map(({ units, text }) => [units, text])).toEqual([
      [0, '3 que no se pagan al término, por acuerdo'],
      [0, '2 sin tomar: se pagan como horas extra con el último mes (art. 32)'],
    ])
  })

  test('an approved vacation that the end cuts gives back its days after the end', () => {
    const takes = [
      entry('TAKE', '2026-07-27', -5, { vacationId: 7 }),
      entry('TAKE', '2026-08-01', -5, { vacationId: 7 }),
    ]
    const unfinished = [{ id: 7, days: { from: '2026-07-27', to: '2026-08-07', half: null } }]
    const cut = owed({ entries: takes }, '2026-07-29', { unfinished })
    const enjoyed = owed({ entries: [entry('TAKE', '2026-07-27', -3)] }, '2026-07-29')
    expect(cut.workingUnits).toBe(enjoyed.workingUnits)
    expect(linesIn(cut)).toContainEqual(['RETURNED', 7])
    const whole = owed({ entries: takes }, '2026-07-24', { unfinished })
    expect(whole.workingUnits).toBe(owed({}, '2026-07-24').workingUnits)
  })

  test('a debt of days is not discounted', () => {
    const days = owed(
      { start: '2026-06-01', entries: [entry('TAKE', '2026-06-15', -5)] },
      '2026-07-31',
    )
    expect(days).toMatchObject({ workingDays: 0, calendarDays: 0, lastDay: '2026-07-31' })
    expect(linesIn(days)).toContainEqual(['DEBT', 2.5])
  })
})

describe('whatever the dates', () => {
  const day = fc.integer({ min: 0, max: 820 }).map((n) => addDays('2024-01-01', n))
  const ends = fc.constantFrom('2024-01-30', '2024-01-31', '2024-02-28', '2024-02-29', '2024-12-31')
  const start = fc.oneof(day, ends)
  const length = fc.integer({ min: 0, max: 500 })
  const term = fc.record({
    daysAYear: fc.constantFrom(15, 20, 18),
    accrual: fc.constantFrom('MONTHLY' as const, 'ANNIVERSARY' as const),
  })

  test('the lines add up to the working days, and with the days off to the calendar days', () => {
    fc.assert(
      fc.property(
        start,
        fc.integer({ min: 0, max: 500 }),
        term,
        fc.nat(40),
        (from, lasts, of, took) => {
          const terms = [{ since: '1900-01-01', ...of }]
          const entries = took === 0 ? [] : [entry('TAKE', from, -took)]
          const finalDate = addDays(from, lasts)
          const days = owed({ start: from, terms, entries }, finalDate)
          const sum = days.lines.reduce((total, { units }) => total + units, 0)
          expect(sum).toBe(days.calendarUnits)
          expect(days.calendarUnits - days.nonWorking * DAY).toBe(days.workingUnits)
          expect(days.lastDay === finalDate || isBusinessDay(days.lastDay, country)).toBe(true)
        },
      ),
    )
  })

  test('a year is a whole right, and each day more never owes less', () => {
    fc.assert(
      fc.property(start, length, term, (from, lasts, of) => {
        const terms = [{ since: '1900-01-01', ...of }]
        const units = (finalDate: ISODate) => owed({ start: from, terms }, finalDate).workingUnits
        const finalDate = addDays(from, lasts)
        const more = units(addDays(finalDate, 1)) - units(finalDate)
        expect(more).toBeGreaterThanOrEqual(0)
        // A month of 28 days completes its thirty thirtieths with its last day.
        expect(more).toBeLessThanOrEqual(6 * of.daysAYear)
        expect(units(addDays(addMonths(from, 12), -1))).toBe(of.daysAYear * DAY)
      }),
    )
  })
})
