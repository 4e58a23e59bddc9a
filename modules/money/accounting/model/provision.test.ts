import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { spend } from '#tests/budget.ts'
import { figuresOf } from './figures.ts'
import { policyAt } from './policy.ts'
import { expectedOf, type Owed, provisionDifference } from './provision.ts'

const sum = (owed: Owed) => [...owed.values()].reduce((all, one) => all + one, 0)
const owed = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 90_000_000 })), {
    selector: ([id]) => id,
    maxLength: 20,
  })
  .map((pairs): Owed => new Map(pairs))
const chance = fc.integer({ min: 1, max: 9_999 }).map((hundredths) => String(hundredths / 100))

describe('what a probability provides for', () => {
  test('of three equal debts gives the peso that is left to the oldest contract', () => {
    const three = new Map([
      [3, 100],
      [1, 100],
      [2, 100],
    ])
    // 33,5 % of 300 is 100,5: rounded once, 101.
    expect(expectedOf(three, '33.5')).toEqual(
      new Map([
        [3, 33],
        [1, 34],
        [2, 34],
      ]),
    )
  })

  test('loses no peso, and no contract is a peso away from its own part', () =>
    spend('the part of a provision', { seconds: 1, least: 50 }, ({ draw }) => {
      const [whole, percent] = [draw(owed), draw(chance)]
      const expected = expectedOf(whole, percent)
      const rate = Math.round(Number(percent) * 100)
      const total = (BigInt(sum(whole)) * BigInt(rate) * 2n + 10_000n) / 20_000n
      expect(BigInt(sum(expected))).toBe(total)
      for (const [id, pesos] of whole) {
        expect(Math.abs((expected.get(id) ?? 0) - (pesos * rate) / 10_000)).toBeLessThan(1)
      }
    }))
})

describe('the movements of months', () => {
  const add = (books: Owed, moved: Owed, sign = 1): Owed => {
    const next = new Map(books)
    for (const [id, pesos] of moved) next.set(id, (next.get(id) ?? 0) + sign * pesos)
    return new Map([...next].filter(([, pesos]) => pesos !== 0))
  }
  const paid = (now: Owed): Owed => new Map([...now].filter(([, pesos]) => pesos !== 0))

  test('add up to the last balance, also when entries are reversed and made again', () =>
    spend('the movements of a provision', { seconds: 2, least: 50 }, ({ draw }) => {
      const months = draw(fc.array(owed, { minLength: 1, maxLength: 8 }))
      const entries: Owed[] = []
      const before = (at: number) =>
        entries.slice(0, at).reduce<Owed>((books, moved) => add(books, moved), new Map())
      for (const now of months) entries.push(provisionDifference(before(entries.length), now))
      expect(before(entries.length)).toEqual(paid(months.at(-1) ?? new Map()))
      // The last one is reversed and made again, with other pesos: the books follow.
      const last = months.length - 1
      const again = draw(owed)
      entries[last] = provisionDifference(before(last), again)
      expect(before(entries.length)).toEqual(paid(again))
      // An earlier one is made again: the next month takes the difference.
      const early = draw(fc.nat(last))
      entries[early] = provisionDifference(before(early), draw(owed))
      const next = draw(owed)
      entries.push(provisionDifference(before(entries.length), next))
      expect(before(entries.length)).toEqual(paid(next))
    }))
})

test('the policy of a month is the last that has begun, of its kind', () => {
  const policies = [
    { kind: 'SEVERANCE', fromMonth: 202601, method: 'FULL' },
    { kind: 'SEVERANCE', fromMonth: 202607, method: 'NONE' },
    { kind: 'GRATIFICATION', fromMonth: 202603, method: 'FULL' },
  ] as const
  expect(policyAt(policies, 'SEVERANCE', 202512)).toBeUndefined()
  expect(policyAt(policies, 'SEVERANCE', 202606)).toMatchObject({ method: 'FULL' })
  expect(policyAt(policies, 'SEVERANCE', 202608)).toMatchObject({ method: 'NONE' })
  expect(policyAt(policies, 'GRATIFICATION', 202602)).toBeUndefined()
})

test('the figures of a balance are read in their order, and none of an old entry', () => {
  const stored = { whole: 900, problem: null, values: { base: 300, years: 3 } }
  expect(figuresOf('SEVERANCE', stored).figures.map(({ key, value }) => [key, value])).toEqual([
    ['years', '3'],
    ['base', '300'],
  ])
  expect(figuresOf('VACATION', null)).toEqual({ whole: null, problem: null, figures: [] })
})
