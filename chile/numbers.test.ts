import { expect, test } from 'vitest'
import {
  formatChange,
  formatNumber,
  formatPercent,
  formatPesos,
  formatUf,
  parseNumber,
} from './numbers.ts'

test('points group thousands and the comma is decimal', () => {
  expect(formatNumber(1_234_567)).toBe('1.234.567')
  expect(formatNumber('1234567.891', 2)).toBe('1.234.567,89')
  expect(formatNumber('-1234.5')).toBe('-1.234,5')
  expect(formatNumber(3, 2)).toBe('3,00')
  expect(formatNumber(0)).toBe('0')
  expect(formatNumber('sin dato')).toBe('sin dato')
})

test('pesos, UF and percentages carry their sign', () => {
  expect(formatPesos(1_234_567)).toBe('$1.234.567')
  expect(formatPesos(-5)).toBe('-$5')
  expect([5000, -5000, 0].map(formatChange)).toEqual(['+$5.000', '−$5.000', '$0'])
  expect(formatUf('6.958')).toBe('6,958 UF')
  expect(formatUf('3')).toBe('3,00 UF')
  expect(formatPercent('11.44')).toBe('11,44%')
})

test.each([
  ['1.234.567,89', '1234567.89'],
  ['1234567,89', '1234567.89'],
  ['$ 1.234.567', '1234567'],
  ['6,958 UF', '6.958'],
  ['6.958', '6958'],
  ['6.95', '6.95'],
  ['-12', '-12'],
  ['11,44%', '11.44'],
])('a person who types «%s» means %s', (typed, meant) => {
  expect(parseNumber(typed)).toBe(meant)
})

test('a machine writes the point as decimal, and nonsense is nothing', () => {
  expect(parseNumber('6.958', 'point')).toBe('6.958')
  for (const text of ['', 'abc', '1,2,3', '1.23.456', '--1']) {
    expect(parseNumber(text), text).toBeUndefined()
  }
})
