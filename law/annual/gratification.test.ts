import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instalments, poolOfArt47, settleArt50, shareArt47 } from './gratification.ts'

const year = (each: (month: number) => { base: number; paid: number }) =>
  Array.from({ length: 12 }, (_, index) => ({ month: 202601 + index, ...each(202601 + index) }))

test('2026 at the cap: 4,75 minimum incomes of December less what each month advanced', () => {
  const months = year((month) => ({ base: 2_000_000, paid: month < 202605 ? 213_354 : 219_115 }))
  // 4,75 × 553.553 = 2.629.376,75; 4 × 213.354 + 8 × 219.115 = 2.606.336
  expect(settleArt50(2026, months)).toMatchObject({
    minimumIncome: 553_553,
    cap: 2_629_377,
    quarter: 6_000_000,
    due: 2_629_377,
    paid: 2_606_336,
    difference: 23_041,
  })
})

test('2025: the minimum income of December is that of May', () => {
  const months = Array.from({ length: 12 }, (_, index) => ({
    month: 202501 + index,
    base: 1_500_000,
    // 4,75 × 510.636 ÷ 12 = 202.126,75 and 4,75 × 529.000 ÷ 12 = 209.395,83
    paid: index < 4 ? 202_127 : 209_396,
  }))
  // 4,75 × 529.000 = 2.512.750 − (808.508 + 1.675.168)
  expect(settleArt50(2025, months)).toMatchObject({ due: 2_512_750, difference: 29_074 })
})

test('under the cap a quarter of the year is what was paid, and nothing is owed', () => {
  const months = year(() => ({ base: 600_000, paid: 150_000 }))
  expect(settleArt50(2026, months)).toMatchObject({ due: 1_800_000, difference: 0 })
})

test('an uneven year: months over the cap make up for months under it', () => {
  const months = year((month) => ({
    base: month < 202607 ? 300_000 : 1_500_000,
    paid: month < 202607 ? 75_000 : 219_115,
  }))
  // 25 % of 10.800.000 = 2.700.000, over the cap: 2.629.377 − (450.000 + 1.314.690)
  expect(settleArt50(2026, months)).toMatchObject({ due: 2_629_377, difference: 864_687 })
})

test('part of a year has as many twelfths of the cap', () => {
  const months = year(() => ({ base: 2_000_000, paid: 219_115 })).slice(6)
  // 2.629.376,75 ÷ 2 = 1.314.688,375
  expect(settleArt50(2026, months)).toMatchObject({ cap: 1_314_688, difference: -2 })
})

test('who had part of each cap in the year has as much of that of the year', () => {
  const months = year(() => ({ base: 2_000_000, paid: 0 })).map((month) => ({
    ...month,
    share: '0.5',
  }))
  expect(settleArt50(2026, months)).toMatchObject({ cap: 1_314_688, due: 1_314_688 })
})

test('pay brought to December by the IPC gratifies as corrected', () => {
  const months = year(() => ({ base: 600_000, paid: 150_000 })).map((month) => ({
    ...month,
    index: '1.02',
  }))
  expect(settleArt50(2026, months)).toMatchObject({ due: 1_836_000, difference: 36_000 })
})

test('instalments always add up, none more than a peso from another', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 36 }), (amount, count) => {
      const parts = instalments(amount, Array(count).fill(202601)).map((part) => part.amount)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1)
    }),
  )
})

test('the difference accrues in equal parts; the last ones carry the pesos left', () => {
  const parts = instalments(23_041, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(parts.map(({ amount }) => amount)).toEqual([...Array(11).fill(1920), 1921])
  expect(instalments(-5, [1, 2]).map(({ amount }) => amount)).toEqual([-2, -3])
  expect(instalments(5, [])).toEqual([])
})

test('months of another year, repeated, or of an unknown minimum income are refused', () => {
  const month = { month: 202601, base: 1, paid: 0 }
  expect(() => settleArt50(2025, [month])).toThrow('no es del año 2025')
  expect(() => settleArt50(2026, [month, month])).toThrow('repetido')
  expect(() => settleArt50(2016, [{ ...month, month: 201601 }])).toThrow('diciembre 2016')
  // 2016 with its own figure: 4,75 × 257.500 ÷ 12 = 101.927,08
  expect(settleArt50(2016, [{ ...month, month: 201601, base: 900_000 }], 257_500).due).toBe(101_927)
})

test('art. 47: thirty per cent of the profit less ten per cent of the capital', () => {
  // (100.000.000 − 20.000.000) × 30 %
  expect(poolOfArt47({ profit: 100_000_000, ownCapital: 200_000_000 })).toBe(24_000_000)
  expect(poolOfArt47({ profit: 10_000_000, ownCapital: 200_000_000 })).toBe(0)
  expect(poolOfArt47({ profit: -5, ownCapital: 0 })).toBe(0)
})

test('art. 47 as a guide of 2016 printed it, with a factor of four decimals, and exactly', () => {
  const pays = [
    { person: 'she', pay: 3_090_000 },
    { person: 'others', pay: 40_760_400 },
  ]
  // 19.604.000 ÷ 43.850.400 = 0,44706…
  expect(shareArt47(19_604_000, pays, 4)[0]).toEqual({ person: 'she', amount: 1_381_539 })
  expect(shareArt47(19_604_000, pays)[0]).toEqual({ person: 'she', amount: 1_381_432 })
  expect(shareArt47(1000, [{ person: 1, pay: 0 }])).toEqual([{ person: 1, amount: 0 }])
})
