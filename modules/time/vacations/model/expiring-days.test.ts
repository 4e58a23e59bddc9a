import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type ISODate } from '#chile/dates.ts'
import { balanceOf, type Entry, type Facts, leftOfLot, type Lot } from './ledger.ts'
import { planOf, shortOf } from './request.ts'
import { usualRule } from './rule.ts'
import { DAY } from './units.ts'

const factsOf = (lots: readonly Lot[], legal: number): Facts => ({
  start: '2020-01-06',
  terms: [],
  recognitions: [],
  lots,
  entries: [{ pool: 'LEGAL', kind: 'OPENING', on: '2025-12-31', units: legal * DAY }],
})
const lotOf = (id: string, expiresOn: ISODate | null, days: number): Lot => ({
  id,
  source: 'OVERTIME',
  grantedOn: '2026-01-31',
  expiresOn,
  units: days * DAY,
  payOnExpiry: true,
})
const none: ReadonlySet<string> = new Set()
const plan = (facts: Facts, from: ISODate, to: ISODate) =>
  planOf(facts, { from, to, half: null }, none, usualRule)

/** The ledger once a vacation took its days. */
function after(facts: Facts, from: ISODate, to: ISODate): Facts {
  const taken = plan(facts, from, to).takes.map(({ pool, lot, units, on }): Entry => ({
    pool,
    kind: 'TAKE',
    on,
    units: -units,
    ...(lot ? { lot } : {}),
  }))
  return { ...facts, entries: [...facts.entries, ...taken] }
}

describe('a vacation during which additional days expire', () => {
  // Thursday 30 July to Wednesday 5 August: two working days until the 31st, three after it.
  const facts = factsOf([lotOf('overtime', '2026-07-31', 3)], 15)

  test('takes of them no more than its days until then', () => {
    expect(plan(facts, '2026-07-30', '2026-08-05').takes).toEqual([
      { pool: 'ADDITIONAL', lot: 'overtime', units: 2 * DAY, on: '2026-07-30' },
      { pool: 'LEGAL', units: 3 * DAY, on: '2026-08-01' },
    ])
    const later = after(facts, '2026-07-30', '2026-08-05')
    expect(balanceOf(later, 'ADDITIONAL', '2026-08-31')).toBe(0)
    expect(balanceOf(later, 'LEGAL', '2026-08-31')).toBe(12 * DAY)
  })

  test('is short of what it cannot take of them', () => {
    const poor = factsOf([lotOf('overtime', '2026-07-31', 3)], 2)
    const request = { from: '2026-07-30', to: '2026-08-05', half: null }
    expect(shortOf(planOf(poor, request, none, usualRule), request)).toBe(
      'El saldo al 30-07-2026 es de 4 días y pide 5: faltan 1',
    )
  })

  const lots = fc
    .array(fc.tuple(fc.integer({ min: 14, max: 34 }), fc.integer({ min: 1, max: 6 })), {
      maxLength: 4,
    })
    .map((all) =>
      all.map(([day, days], place) => lotOf(`${place}`, addDays('2026-07-06', day), days)),
    )
  const stretch = fc.tuple(fc.integer({ min: 10, max: 30 }), fc.integer({ min: 0, max: 20 }))

  test('takes each day once: no purse loses it again when it expires', () => {
    fc.assert(
      fc.property(lots, stretch, (some, [first, length]) => {
        const from = addDays('2026-07-06', first)
        const to = addDays(from, length)
        const later = after(factsOf([...some, lotOf('lasting', null, 2)], 60), from, to)
        for (const lot of some) {
          expect(leftOfLot(lot, later.entries, lot.expiresOn ?? '')).toBe(
            leftOfLot(lot, later.entries, '2026-12-31'),
          )
        }
        expect(balanceOf(later, 'ADDITIONAL', '2026-12-31')).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
