import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumber, parseNumber } from '#chile/numbers.ts'
import { formatRut, rutOf } from '#chile/rut.ts'
import { regroup } from './NumberInput.tsx'
import { typeRut } from './RutInput.tsx'

test.each([
  ['1450000', 0, '1.450.000'],
  ['1.4500', 0, '14.500'],
  ['007', 0, '7'],
  ['6,9584', 3, '6,958'],
  ['6.', 3, '6,'],
  [',5', 3, '0,5'],
  ['12abc3', 0, '123'],
  ['', 2, ''],
])('typing «%s» with %i decimals shows «%s»', (typed, decimals, shown) => {
  expect(regroup(typed, decimals, false)).toBe(shown)
})

test('a minus stays only where negative amounts are allowed', () => {
  expect(regroup('-5000', 0, true)).toBe('-5.000')
  expect(regroup('-5000', 0, false)).toBe('5.000')
})

test('any amount typed digit by digit means itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (amount) => {
      const shown = [...String(amount)].reduce((text, digit) => regroup(text + digit, 0, false), '')
      expect(shown).toBe(formatNumber(amount))
      expect(parseNumber(shown)).toBe(String(amount))
    }),
  )
})

test('a RUT gets its dots and hyphen, however it is typed', () => {
  expect(typeRut('123456785')).toBe('12.345.678-5')
  expect(typeRut('12.345.678-5')).toBe('12.345.678-5')
  expect(typeRut('1')).toBe('1')
  expect(typeRut('7k')).toBe('7-K')
})

test('any RUT typed character by character is that RUT', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000, max: 99_999_999 }), (body) => {
      const typed = [...rutOf(body)].reduce((text, char) => typeRut(text + char), '')
      expect(typed).toBe(formatRut(rutOf(body)))
    }),
  )
})
