import { expect, test } from 'vitest'
import { addDays, type ISODate } from '#chile/dates.ts'
import { unitsOf } from './days.ts'
import {
  allocate,
  balanceOf,
  balancesOf,
  type Entry,
  type Facts,
  leftOfLot,
  POOLS,
} from './ledger.ts'
import { progressiveGrants } from './progressive.ts'
import { DAY, HALF_DAY } from './units.ts'

/** What holds of any life of a contract, tried with hundreds that nobody chose. */
const lives = 150

function dice(seed: number) {
  let state = seed
  const next = () => (state = (state * 48_271) % 2_147_483_647)
  const whole = (least: number, most: number) => least + (next() % (most - least + 1))
  return { whole, day: (from: ISODate, most: number) => addDays(from, whole(0, most)) }
}

const emptyFacts = (start: ISODate): Facts => ({
  start,
  end: null,
  terms: [{ since: '1900-01-01', daysAYear: 15, art67: false, accrual: 'MONTHLY' }],
  recognitions: [],
  lots: [],
  entries: [],
})

function someLife(seed: number): Facts {
  const { whole, day } = dice(seed)
  const start = day('2010-01-01', 4_000)
  const lots = Array.from({ length: whole(0, 3) }, (_, at) => {
    const grantedOn = day('2025-01-01', 400)
    const expiresOn = whole(0, 1) === 0 ? null : addDays(grantedOn, whole(30, 300))
    const units = whole(1, 10) * HALF_DAY
    return {
      id: String(at + 1),
      source: 'BENEFIT' as const,
      grantedOn,
      expiresOn,
      units,
      payOnExpiry: false,
    }
  })
  const recognitions =
    whole(0, 1) === 0 ? [] : [{ months: whole(0, 200), provedOn: day(start, 5_000) }]
  return { ...emptyFacts(start), lots, recognitions }
}

test('a day off more never makes a vacation longer, and one cut in two costs the same', () => {
  for (let seed = 1; seed <= lives; seed += 1) {
    const { whole, day } = dice(seed)
    const from = day('2025-01-01', 700)
    const to = addDays(from, whole(1, 40))
    const middle = addDays(from, whole(0, 39))
    const off = new Set(Array.from({ length: whole(0, 6) }, () => day(from, 40)))
    const units = unitsOf({ from, to, half: null }, off)
    const more = unitsOf({ from, to, half: null }, new Set([...off, day(from, 40)]))
    expect(more, String(seed)).toBeLessThanOrEqual(units)
    if (middle >= to) continue
    const first = unitsOf({ from, to: middle, half: null }, off)
    const second = unitsOf({ from: addDays(middle, 1), to, half: null }, off)
    expect(first + second, String(seed)).toBe(units)
  }
})

test('years of other employers give no progressive day before their proof', () => {
  let given = 0
  for (let seed = 1; seed <= lives; seed += 1) {
    const { start, recognitions } = someLife(seed)
    const until = '2026-09-15'
    const own = progressiveGrants(start, [], until)
    const proved = recognitions[0]?.provedOn ?? until
    const sumUntil = (grants: typeof own, day: ISODate) =>
      grants.filter(({ on }) => on < day).reduce((sum, { units }) => sum + units, 0)
    const all = progressiveGrants(start, recognitions, until)
    expect(sumUntil(all, proved), String(seed)).toBe(sumUntil(own, proved))
    if (sumUntil(all, '2026-09-16') > sumUntil(own, '2026-09-16')) given += 1
  }
  expect(given).toBeGreaterThan(5)
})

test('takes leave no lot below zero, and no purse without an advance', () => {
  for (let seed = 1; seed <= lives; seed += 1) {
    const { whole, day } = dice(seed)
    let facts = someLife(seed)
    for (let round = 0; round < 6; round += 1) {
      const on = day('2025-06-01', 460)
      const units = whole(1, 20) * HALF_DAY
      const { takes, advance } = allocate(facts, on, units, POOLS, () => units)
      expect(
        takes.reduce((sum, take) => sum + take.units, 0),
        String(seed),
      ).toBe(units)
      if (advance > 0) continue
      const taken = takes.map(({ pool, lot, units: of }): Entry => ({
        ...(lot === undefined ? {} : { lot }),
        pool,
        kind: 'TAKE',
        on,
        units: -of,
      }))
      facts = { ...facts, entries: [...facts.entries, ...taken] }
      for (const lot of facts.lots) {
        expect(leftOfLot(lot, facts.entries, '9999-12-31'), String(seed)).toBeGreaterThanOrEqual(0)
      }
      for (const { on: later } of facts.entries) {
        for (const pool of POOLS) {
          expect(balanceOf(facts, pool, later), `${seed} ${pool}`).toBeGreaterThanOrEqual(0)
        }
      }
    }
  }
})

test('approved and taken back, or paid in money and undone, is nothing on any day', () => {
  for (let seed = 1; seed <= lives; seed += 1) {
    const { whole, day } = dice(seed)
    const facts = someLife(seed)
    const on = day('2025-06-01', 460)
    const pool = POOLS[whole(0, 2)] ?? 'LEGAL'
    const units = whole(1, 20) * HALF_DAY
    const [kind, back] =
      whole(0, 1) === 0
        ? (['TAKE', 'GIVE_BACK'] as const)
        : (['COMPENSATION', 'COMPENSATION'] as const)
    const entries: Entry[] = [
      { pool, kind, on, units: -units, seq: 1 },
      { pool, kind: back, on, units, seq: 2, reversesSeq: 1 },
    ]
    for (const asOf of [on, addDays(on, -1), addDays(on, 1), '2027-06-30']) {
      expect(balancesOf({ ...facts, entries }, asOf), `${seed} ${asOf}`).toEqual(
        balancesOf(facts, asOf),
      )
    }
  }
  expect(DAY).toBe(2 * HALF_DAY)
})
