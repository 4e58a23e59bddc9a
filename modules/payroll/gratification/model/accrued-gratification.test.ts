import { expect, test } from 'vitest'
import { accruedUntil } from './accrued-gratification.ts'
import type { PersonYear } from './gratification.ts'
import type { Rule } from './words.ts'

const income = 553_553
type Said = { base?: number; paid?: number; finalDate?: string | null }
const person = (
  contractId: number,
  rule: Rule,
  months: readonly number[],
  { base = 1_000_000, paid = 0, finalDate = null }: Said = {},
): PersonYear => ({
  contractId,
  userId: contractId,
  name: 'x',
  rut: 'x',
  finalDate,
  wasPrivate: false,
  months: months.map((yearMonth) => ({ yearMonth, rule, base, paid, share: '1' })),
})
const none = { people: [], minimumIncome: 0 }
const until = (people: PersonYear[], profit?: number) =>
  accruedUntil(202602, { people, minimumIncome: income }, none, () =>
    profit === undefined ? undefined : { profit, ownCapital: 0 },
  ).map(({ contractId, pesos }) => [contractId, pesos])
const both = [202601, 202602]

test('two months have earned two twelfths of the cap, less what they paid', () => {
  // 4,75 × 553.553 ÷ 6 = 438.229,5, and a quarter of 2.000.000 is more.
  expect(until([person(1, 'ART_50', both)])).toEqual([[1, 438_229]])
  expect(until([person(1, 'ART_50', both, { paid: 219_115 })])).toEqual([[1, 0]])
  expect(until([person(1, 'ART_50', both, { base: 400_000 })])).toEqual([[1, 200_000]])
})

test('by article 47 two twelfths of the estimated profit are shared, and none without it', () => {
  // 30 % of 12.000.000 × 2 ÷ 12 = 600.000, by halves.
  const two = [person(1, 'ART_47', both), person(2, 'ART_47', both)]
  expect(until(two, 12_000_000)).toEqual([
    [1, 300_000],
    [2, 300_000],
  ])
  expect(until(two)).toEqual([
    [1, null],
    [2, null],
  ])
})

test('whose contract ended before the last day is owed by the finiquito, not here', () => {
  expect(until([person(1, 'ART_50', both, { finalDate: '2026-02-27' })])).toEqual([])
  expect(until([person(1, 'ART_50', both, { finalDate: '2026-02-28' })])).toHaveLength(1)
})

test('what nobody paid of the year before is owed until it is paid', () => {
  const before = {
    people: [person(1, 'ART_50', [202511, 202512], { paid: 100_000 })],
    minimumIncome: income,
  }
  const now = { people: [person(1, 'ART_50', both, { paid: 219_115 })], minimumIncome: income }
  const [one] = accruedUntil(202602, now, before, () => undefined)
  expect(one).toMatchObject({ earlier: 238_229, pesos: 238_229 })
})
