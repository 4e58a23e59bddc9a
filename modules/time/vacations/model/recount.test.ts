import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#chile/dates.ts'
import { unitsOf } from './days.ts'
import { balanceOf, type Entry, type Facts } from './ledger.ts'
import { recounted } from './recount.ts'
import { planOf } from './request.ts'
import { mostAway, PoolOrder, poolsOf, ruleOn, usualRule } from './rule.ts'
import { DAY } from './units.ts'

const opening: Entry = { pool: 'LEGAL', kind: 'OPENING', on: '2025-12-31', units: 30 * DAY, seq: 1 }
const facts: Facts = {
  start: '2020-01-06',
  terms: [{ since: '1900-01-01', art67: false, daysAYear: 15, accrual: 'MONTHLY' }],
  recognitions: [],
  lots: [],
  entries: [opening],
}
const none: ReadonlySet<string> = new Set()

/** Some days of 2026, and some of them that become days off later. */
const stretch = fc
  .record({
    first: fc.integer({ min: 0, max: 200 }),
    length: fc.integer({ min: 4, max: 20 }),
    off: fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 6 }),
  })
  .map(({ first, length, off }) => {
    const from = addDays('2026-02-02', first)
    const request = { from, to: addDays(from, length), half: null }
    return { request, off: new Set(off.map((n) => addDays(from, n))) }
  })

/** The entries of a ledger after some lines more, numbered as they are written. */
const written = (entries: readonly Entry[], more: readonly Entry[]): readonly Entry[] => [
  ...entries,
  ...more.map((entry, place) => ({ ...entry, vacationId: 1, seq: entries.length + place + 1 })),
]

/** What a vacation still has of each line that took days. */
const live = (entries: readonly Entry[]): readonly Entry[] =>
  entries
    .filter(({ kind }) => kind === 'TAKE')
    .map((entry) => ({
      ...entry,
      units: entries
        .filter(({ reversesSeq }) => reversesSeq === entry.seq)
        .reduce((left, { units }) => left + units, entry.units),
    }))
    .filter(({ units }) => units < 0)

describe('a vacation that is counted again', () => {
  test('costs what it would cost if it were asked for now; twice is once', () => {
    fc.assert(
      fc.property(stretch, ({ request, off }) => {
        const { takes } = planOf(facts, request, none, usualRule)
        const asked = takes.map((take): Entry => ({ ...take, kind: 'TAKE', units: -take.units }))
        const before = written(facts.entries, asked)
        const again = (entries: readonly Entry[], days: ReadonlySet<string>) => {
          const known = { ...facts, entries }
          const counted = { request, taken: live(entries), facts: known, rule: usualRule }
          const lines = recounted(counted, days, request.from)
          return written(
            entries,
            lines.map((line) => ({ ...line, reversesSeq: line.reversesSeq ?? null })),
          )
        }
        const after = again(before, off)
        const end = '2026-12-31'
        const cost = (entries: readonly Entry[]) =>
          balanceOf(facts, 'LEGAL', end) - balanceOf({ ...facts, entries }, 'LEGAL', end)
        expect(cost(after)).toBe(unitsOf(request, off))
        expect(again(after, off)).toEqual(after)
        // The days stop being off: it costs what it did.
        expect(cost(again(after, none))).toBe(unitsOf(request, none))
      }),
    )
  })
})

describe('a rule', () => {
  test('orders all purses, and half a day takes additional ones unless it says otherwise', () => {
    for (const poolOrder of PoolOrder.values) {
      const rule = { ...usualRule, poolOrder }
      expect(poolsOf(rule, false).join('_')).toBe(poolOrder)
      expect(poolsOf(rule, true)).toEqual(['ADDITIONAL'])
      expect(poolsOf({ ...rule, halfDay: 'ALL' }, true)).toEqual(poolsOf(rule, false))
    }
  })

  test('of a day is the last one that began', () => {
    const rules = ['2026-06-01', '2025-01-01', '2027-01-01'].map((fromDay) => ({ fromDay }))
    expect(ruleOn(rules, '2024-12-31')).toBeUndefined()
    expect(ruleOn(rules, '2026-05-31')?.fromDay).toBe('2025-01-01')
    expect(ruleOn(rules, '2026-06-01')?.fromDay).toBe('2026-06-01')
  })

  test('always lets one person of a team be away', () => {
    expect(mostAway(1, 1)).toBe(1)
    expect(mostAway(10, 25)).toBe(2)
    expect(mostAway(4, 100)).toBe(4)
  })
})
