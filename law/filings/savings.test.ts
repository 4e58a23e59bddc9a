import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FiledAmounts, FiledSaving } from './filed-contract.ts'
import { savingParts } from './savings.ts'

const amountsWith = (values: Readonly<Record<string, number>>): FiledAmounts => ({
  of: (code) => values[code] ?? 0,
  word: () => '',
  yes: () => false,
  lines: () => [],
})
const agreed = (institution: string, unit: FiledSaving['unit'], value: number): FiledSaving => ({
  institution,
  regime: 'B',
  unit,
  value,
})

test('each regime goes to the saving that was agreed in it', () => {
  const amounts = amountsWith({ APV_A: 60_000, APV_B: 120_000 })
  const savings = [
    { ...agreed('118', 'CLP', 60_000), regime: 'A' as const },
    agreed('129', 'CLP', 120_000),
  ]
  expect(savingParts(amounts, savings)).toEqual([
    { code: 'APV_A', institution: '118', amount: 60_000 },
    { code: 'APV_B', institution: '129', amount: 120_000 },
  ])
})

test('one in pesos and one in UF of the same regime get what each is worth', () => {
  const amounts = amountsWith({ APV_B: 140_000, TOTAL_IMPONIBLE: 2_000_000 })
  expect(savingParts(amounts, [agreed('118', 'CLP', 20_000), agreed('129', 'UF', 3)])).toEqual([
    { code: 'APV_B', institution: '118', amount: 20_000 },
    { code: 'APV_B', institution: '129', amount: 120_000 },
  ])
})

test('a percentage is of the taxable pay', () => {
  const amounts = amountsWith({ APV_B: 70_000, TOTAL_IMPONIBLE: 1_000_000 })
  expect(savingParts(amounts, [agreed('118', 'PERCENT', 5), agreed('129', 'CLP', 20_000)])).toEqual(
    [
      { code: 'APV_B', institution: '118', amount: 50_000 },
      { code: 'APV_B', institution: '129', amount: 20_000 },
    ],
  )
})

test('a record without an institution says so', () => {
  expect(savingParts(amountsWith({ APV_A: 500 }), [])).toEqual([
    { code: 'APV_A', institution: null, amount: 500 },
  ])
})

test('the parts are the whole to the peso, and none is below zero', () => {
  const saving = fc.record({
    institution: fc.constantFrom('118', '129', 'HABITAT'),
    regime: fc.constantFrom('A' as const, 'B' as const, null),
    unit: fc.constantFrom('CLP' as const, 'UF' as const, 'PERCENT' as const),
    value: fc.nat(200_000),
  })
  const pesos = fc.nat(5_000_000)
  fc.assert(
    fc.property(pesos, pesos, pesos, fc.array(saving, { maxLength: 2 }), (a, b, base, savings) => {
      const parts = savingParts(amountsWith({ APV_A: a, APV_B: b, TOTAL_IMPONIBLE: base }), savings)
      const of = (code: string) =>
        parts.filter((part) => part.code === code).reduce((sum, { amount }) => sum + amount, 0)
      expect([of('APV_A'), of('APV_B')]).toEqual([a, b])
      expect(parts.every(({ amount }) => amount > 0)).toBe(true)
    }),
  )
})
