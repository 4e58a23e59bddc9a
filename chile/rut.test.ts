import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  checkDigit,
  documentForm,
  documentTyped,
  formatRut,
  isRut,
  parseRut,
  rutOf,
  rutProblem,
} from './rut.ts'

test.each([
  '12.345.678-5',
  '12345678-5',
  '123456785',
  ' 12 345 678 - 5 ',
  '012345678-5',
  '12.345.678–5',
  '１２.３４５.６７８－５',
])('«%s» is the same RUT', (typed) => {
  expect(parseRut(typed)).toBe('12345678-5')
})

test('the check digit may be K, in either case', () => {
  expect(checkDigit(1_000_005)).toBe('K')
  expect(parseRut('1.000.005-k')).toBe('1000005-K')
  expect(checkDigit(60_803_000)).toBe('K')
})

test('a wrong digit is no RUT, and the message says which part to look at', () => {
  expect(parseRut('12.345.678-9')).toBeUndefined()
  expect(rutProblem('12.345.678-9')).toContain('dígito verificador')
  expect(rutProblem('hola')).toContain('Escriba el RUT')
  expect(rutProblem('12.345.678-5')).toBeUndefined()
})

test('dots are for people', () => {
  expect(formatRut('12345678-5')).toBe('12.345.678-5')
  expect(formatRut('1-9')).toBe('1-9')
  expect(formatRut('sin RUT')).toBe('sin RUT')
})

test.each(['12345', '１２３４５', '12-345', ' 12.345 ', '12/345', '1 2 3 4 5'])(
  '«%s» is the same passport',
  (typed) => {
    expect(documentForm(typed)).toBe('12345')
    expect(documentTyped(typed)).toBe('12345')
  },
)

test('a foreign document keeps its letters, in capitals, and is of the Latin alphabet', () => {
  expect(documentForm('ab-123º')).toBe(documentForm('ＡＢ123º'))
  expect(documentForm('ñandú 7')).toBe('NANDU7')
  expect(documentForm('ЖЖ123')).toBeUndefined()
  expect(documentForm('١٢٣')).toBeUndefined()
  expect(documentForm(' - ')).toBeUndefined()
})

test('a passport is never shown as a RUT', () => {
  for (const passport of ['12345', '123456785', '1K', 'AB123456']) {
    expect([formatRut(passport), isRut(passport)]).toEqual([passport, false])
  }
  expect(isRut('12345678-5')).toBe(true)
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const form = documentForm(typed) ?? ''
      expect(formatRut(form)).toBe(form)
      if (form !== '') expect([documentForm(form), isRut(form)]).toEqual([form, false])
    }),
  )
})

test('nothing a user types makes it throw', () => {
  fc.assert(
    fc.property(fc.anything(), (typed) => {
      parseRut(typed)
      rutProblem(typed)
    }),
  )
})

test('every number has one RUT, and it survives being formatted', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (body) => {
      expect(parseRut(formatRut(rutOf(body)))).toBe(rutOf(body))
    }),
  )
})
