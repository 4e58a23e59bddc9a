import { expect, test } from 'vitest'
import {
  amountColumns,
  gratifiedOf,
  netProblem,
  sumsOf,
  taxableOf,
  taxedOf,
} from './imported-payslip.ts'

const amounts = {
  2101: 800_000,
  2103: 100_000,
  2106: 200_000,
  2301: 40_000,
  3141: 110_000,
  3143: 77_000,
}

test('what was earned less what was discounted is the net, or says by how much it is not', () => {
  expect(sumsOf(amounts)).toEqual({ earnings: 1_140_000, deductions: 187_000 })
  expect(netProblem(amounts, 953_000)).toBeUndefined()
  expect(netProblem(amounts, 950_000)).toBe(
    'Haberes de $1.140.000 menos descuentos de $187.000 son $953.000, y el líquido dice $950.000',
  )
})

test('each calculation reads the columns that the law gives it', () => {
  expect(taxableOf(amounts)).toBe(1_100_000)
  expect(taxedOf(amounts)).toBe(1_100_000 - 187_000)
  expect(gratifiedOf(amounts)).toBe(900_000)
})

test('the columns are those of amounts that are no sums of others', () => {
  const codes = amountColumns.map(({ code }) => code)
  expect(codes).toContain(2101)
  expect(codes).toContain(3188)
  expect(codes).not.toContain(5501)
  expect(codes.every((code) => code >= 2101 && code < 4000)).toBe(true)
})
