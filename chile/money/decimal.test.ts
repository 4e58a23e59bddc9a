import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDecimals,
  compareDecimals,
  divide,
  multiplyDecimals,
  plainDecimal,
  rescale,
  scaled,
  scaledNumber,
  unscaled,
} from './decimal.ts'

test('90 UF of 41.057,20 are 3.695.148 pesos; in floating point they are not', () => {
  expect(multiplyDecimals('90', '41057.20', 0)).toBe('3695148')
  expect(multiplyDecimals('87.8', '41057.20', 0)).toBe('3604822')
  expect(Math.floor(90 * 41_057.2)).toBe(3_695_147)
})

test('text and scaled integer are the same number', () => {
  expect(scaled('6.958', 3)).toBe(6958n)
  expect(scaled('-0.5', 2)).toBe(-50n)
  expect(unscaled(6958n, 3)).toBe('6.958')
  expect(unscaled(-50, 2)).toBe('-0.5')
  expect(unscaled(7n, 3)).toBe('0.007')
})

test('a decimal too many and a text that is no number are refused', () => {
  expect(() => scaled('1.234', 2)).toThrow('más de 2 decimales')
  expect(scaled('1.230', 2)).toBe(123n)
  for (const text of ['', '1,5', '1e3', '.5', '5.', 'NaN', '1 000']) {
    expect(() => scaled(text, 2), text).toThrow(RangeError)
  }
})

test('small numbers take the short way to the same value', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 4 }), (value, decimals) => {
      const text = unscaled(value, decimals)
      expect(scaledNumber(text, decimals)).toBe(Number(scaled(text, decimals)))
    }),
  )
  expect(() => scaledNumber('99999999999999', 4)).toThrow('demasiado grande')
  expect(() => scaledNumber('1.5', 0)).toThrow(RangeError)
})

test('rounding is named, and half goes away from zero', () => {
  expect(divide(5n, 2n)).toBe(3n)
  expect(divide(-5n, 2n)).toBe(-3n)
  expect(divide(5n, 2n, 'HALF_EVEN')).toBe(2n)
  expect(divide(7n, 2n, 'HALF_EVEN')).toBe(4n)
  expect(divide(5n, 2n, 'TRUNCATE')).toBe(2n)
  expect(divide(-5n, 2n, 'TRUNCATE')).toBe(-2n)
  expect(divide(9n, 4n, 'UP')).toBe(3n)
  expect(divide(8n, 4n, 'UP')).toBe(2n)
  expect(() => divide(1n, 0n)).toThrow('División por cero')
  expect(rescale(219_114_73n, 2, 0)).toBe(219_115n)
})

test('sums and comparisons do not need equal decimals', () => {
  expect(addDecimals('0.1', '0.2')).toBe('0.3')
  expect(compareDecimals('6.3', '6.30')).toBe(0)
  expect(compareDecimals('-1', '0.01')).toBe(-1)
})

test('every integer survives the way out and back', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.integer({ min: 0, max: 9 }), (value, decimals) => {
      expect(scaled(unscaled(value, decimals), decimals)).toBe(value)
    }),
  )
})

test('half up is never further than half from the truth', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.bigInt({ min: 1n, max: 10n ** 12n }), (n, d) => {
      const error = divide(n, d) * d - n
      expect(2n * (error < 0n ? -error : error) <= d).toBe(true)
    }),
  )
})

test.each([
  ['40', '40'],
  ['100', '100'],
  ['0.50', '0.5'],
  ['1.000', '1'],
  ['40.0000', '40'],
  ['-5.250', '-5.25'],
  ['-0.0', '0'],
  ['0.000', '0'],
  ['', ''],
  ['31.12.2010', '31.12.2010'],
])('%o without the zeros of the database is %o', (stored, plain) => {
  expect(plainDecimal(stored)).toBe(plain)
})
