import { describe, expect, test } from 'vitest'
import type { ISODate } from '#chile/dates.ts'
import type { Entry, Facts } from './ledger.ts'
import { planOf } from './request.ts'
import { usualRule } from './rule.ts'
import { breaksTen } from './ten-in-a-row.ts'
import { DAY } from './units.ts'

/** Fifteen days a year since 4 March 2024. */
const facts = (...entries: Entry[]): Facts => ({
  start: '2024-03-04',
  terms: [{ since: '1900-01-01', daysAYear: 15, accrual: 'MONTHLY' }],
  recognitions: [],
  lots: [],
  entries,
})
const took = (on: ISODate, days: number, vacationId: number, more: Partial<Entry> = {}): Entry => ({
  pool: 'LEGAL',
  kind: 'TAKE',
  on,
  units: -days * DAY,
  vacationId,
  ...more,
})
const breaks = (ledger: Facts, from: ISODate, to: ISODate) => {
  const plan = planOf(ledger, { from, to, half: null }, new Set(), usualRule)
  return breaksTen(ledger, plan, from)
}

describe('ten working days in a row of a period', () => {
  test('wait until somebody takes them: five of fifteen may go in parts', () => {
    expect(breaks(facts(), '2025-05-05', '2025-05-09')).toBe(false)
    expect(breaks(facts(), '2025-05-05', '2025-05-12')).toBe(true)
    expect(breaks(facts(took('2025-04-07', 3, 1)), '2025-05-05', '2025-05-07')).toBe(true)
    expect(breaks(facts(took('2025-04-07', 3, 1)), '2025-05-05', '2025-05-16')).toBe(false)
  })

  test('may go over the end of a month, which the ledger cuts in two lines', () => {
    const whole = facts(took('2025-03-24', 6, 1), took('2025-04-01', 4, 1))
    expect(breaks(whole, '2025-05-05', '2025-05-09')).toBe(false)
  })

  test('are none of a vacation that was given back', () => {
    const back = took('2025-04-07', -6, 1, { kind: 'GIVE_BACK' })
    expect(breaks(facts(took('2025-04-07', 10, 1), back), '2025-05-05', '2025-05-08')).toBe(true)
  })

  test('are of each period: the ten of the first are not those of the second', () => {
    // Fifteen days in a row of the first year, enjoyed within the second one.
    const first = facts(took('2025-07-07', 15, 1))
    expect(breaks(first, '2026-05-04', '2026-05-08')).toBe(false)
    expect(breaks(first, '2026-05-04', '2026-05-11')).toBe(true)
  })

  test('are also those approved for later', () => {
    const later = facts(took('2025-07-07', 10, 1))
    expect(breaks(later, '2025-05-05', '2025-05-09')).toBe(false)
  })

  test('of the running year are ten of all that it will give', () => {
    // Of the second year 7,5 days are earned: five of its fifteen may go in parts.
    const second = facts(took('2025-04-07', 15, 1))
    expect(breaks(second, '2025-09-08', '2025-09-11')).toBe(false)
    expect(breaks(second, '2025-09-08', '2025-09-15')).toBe(true)
  })

  test('of a written balance under ten days were enjoyed before it', () => {
    const opening = (days: number): Entry => ({
      pool: 'LEGAL',
      kind: 'OPENING',
      on: '2025-04-30',
      units: days * DAY,
    })
    expect(breaks(facts(opening(4)), '2025-05-05', '2025-05-07')).toBe(false)
    expect(breaks(facts(opening(12)), '2025-05-05', '2025-05-07')).toBe(true)
  })

  test('are no matter of additional days, which may complete them', () => {
    const lot = {
      id: 'a',
      source: 'BENEFIT' as const,
      grantedOn: '2025-03-10',
      expiresOn: '2025-12-31',
      units: 8 * DAY,
      payOnExpiry: false,
    }
    const with8 = { ...facts(), lots: [lot] }
    expect(breaks(with8, '2025-05-05', '2025-05-14')).toBe(false)
    const mixed = [took('2025-04-07', 7, 1), took('2025-04-07', 3, 1, { pool: 'ADDITIONAL' })]
    expect(breaks(facts(...mixed), '2025-05-05', '2025-05-09')).toBe(false)
  })
})
