import { describe, expect, test } from 'vitest'
import { type PersonYear, settleYear, shareOfCap, stateOf, whyNotYear } from './gratification.ts'

const person = (contractId: number, rule: 'ART_50' | 'ART_47' | undefined, base: number) => ({
  contractId,
  userId: contractId,
  name: 'x',
  rut: 'x',
  finalDate: null,
  wasPrivate: false,
  months: [202611, 202612].map((yearMonth) => ({
    yearMonth,
    rule,
    base,
    paid: 100_000,
    share: '1',
  })),
})
const settled = (people: PersonYear[], profit?: number) =>
  settleYear(2026, people, {
    income: 553_553,
    profit: profit === undefined ? undefined : { profit, ownCapital: 0 },
  }).rows.map(({ contractId, due, difference }) => [contractId, due, difference])

describe('a year', () => {
  test('of two months has two twelfths of the cap; without a right there is no row', () => {
    // 4,75 × 553.553 ÷ 6 = 438.229,5
    expect(settled([person(1, 'ART_50', 2_000_000), person(2, undefined, 1)])).toEqual([
      [1, 438_229, 238_229],
    ])
  })

  test('by article 47 counts the pay of people without a right to it', () => {
    // 30 % of 10.000.000, a quarter of it: 1.000.000 of 4.000.000
    expect(
      settled([person(1, 'ART_47', 500_000), person(2, undefined, 1_500_000)], 10_000_000),
    ).toEqual([[1, 750_000, 550_000]])
    expect(settled([person(1, 'ART_47', 500_000)])).toEqual([[1, null, null]])
    expect(settled([person(1, 'ART_47', 500_000)], -5)).toEqual([[1, 0, -200_000]])
  })

  test('pays what is owed, says what was paid in excess, and takes rounding for nothing', () => {
    const state = (difference: number | null, excluded = false) =>
      stateOf({ difference, months: 12 }, excluded)
    expect([7, 6, 0, -6, -7, null].map((one) => state(one))).toEqual([
      'PAY',
      'EVEN',
      'EVEN',
      'EVEN',
      'EXCESS',
      'NO_PROFIT',
    ])
    expect(state(7, true)).toBe('EXCLUDED')
  })
})

test('the part of a cap is that of the payslip', () => {
  const figures = { times: 475, income: 553_553 }
  // 4,75 × 553.553 ÷ 12 = 219.114,73
  expect(shareOfCap(219_115, figures)).toBe('1')
  expect(shareOfCap(109_557, figures)).toBe('0.499998')
  expect(shareOfCap(0, figures)).toBe('0')
})

test('a year waits for its end, its closings and its December', () => {
  const month = (yearMonth: number, isOpen = false) => ({ yearMonth, isOpen, label: 'tal mes' })
  expect(whyNotYear(2026, 202611, [])).toMatch('no ha terminado')
  expect(whyNotYear(2026, 202612, [month(202611, true)])).toMatch(
    'cerrar las remuneraciones de tal',
  )
  expect(whyNotYear(2026, 202701, [month(202611), month(202701)])).toMatch('diciembre 2026')
  expect(whyNotYear(2026, 202701, [month(202612)])).toBeUndefined()
})
