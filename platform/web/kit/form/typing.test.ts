import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatNumber } from '#chile/numbers.ts'
import { formatRut, rutOf } from '#chile/rut.ts'
import { typeRut } from './RutInput.tsx'
import { leaveNumber, typeNumber, unitOf, untyped, valueOf } from './typed-number.ts'

/** What the field shows after each key, when the text is typed key by key at its end. */
const keys = (text: string, decimals: number) =>
  [...text].reduce((before, key) => typeNumber(before, before.text + key, decimals), untyped)
const left = (text: string, decimals: number) => leaveNumber(keys(text, decimals)).text
const paste = (text: string, decimals: number) =>
  leaveNumber(typeNumber(untyped, text, decimals, text)).text

describe('a number typed key by key', () => {
  test.each([
    ['1450000', 0, '1.450.000'],
    ['1.450.000', 0, '1.450.000'],
    ['007', 0, '7'],
    ['6,958', 3, '6,958'],
    ['6.958', 3, '6,958'],
    ['1.234,56', 3, '1.234,56'],
    ['1234,56', 2, '1.234,56'],
    ['1234.56', 3, '1.234,56'],
    [',5', 3, '0,5'],
    ['-500000', 0, '-500.000'],
    ['-3,5', 2, '-3,5'],
    ['6,', 3, '6'],
    ['', 2, ''],
  ])('«%s» with %i decimals shows «%s» when it is left', (typed, decimals, shown) => {
    expect(left(typed, decimals)).toBe(shown)
  })

  test('is grouped meanwhile', () => {
    expect(keys('1450000', 0).text).toBe('1.450.000')
    expect(typeNumber({ ...untyped, text: '1.450' }, '1.4500', 0).text).toBe('14.500')
    expect(typeNumber({ ...untyped, text: '1.450' }, '1.50', 0).text).toBe('150')
  })

  test.each([
    ['12abc3', 0],
    ['1234.56', 0],
    ['6,9584', 3],
    ['1,2,3', 2],
    ['--5', 0],
    ['5-', 0],
    ['1e5', 0],
    ['(500)', 0],
  ])('«%s» with %i decimals loses nothing, and is not another number', (typed, decimals) => {
    const { text } = keys(typed, decimals)
    expect(text.replaceAll('.', '')).toBe(typed.replaceAll('.', ''))
    const digits = typed.replaceAll(/\D/g, '')
    expect(valueOf(leaveNumber(keys(typed, decimals)).text)).not.toBe(digits)
  })

  test('a point of the person in pesos waits: it groups, or its number has decimals', () => {
    expect(keys('1.2', 0).text).toBe('1.2')
    expect(valueOf(left('1.2', 0))).toBe('1.2')
    expect(left('1.234', 0)).toBe('1.234')
    expect(valueOf(left('1234.56', 0))).toBe('1234.56')
  })

  test('any amount means itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (amount) => {
        const { text } = keys(String(amount), 0)
        expect(text).toBe(formatNumber(amount))
        expect(valueOf(text)).toBe(String(amount))
      }),
    )
  })

  test('nothing typed is lost, whatever it is', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'0123456789.,-+$ abUF%'), maxLength: 12 })
    fc.assert(
      fc.property(signs, fc.integer({ min: 0, max: 3 }), (text, decimals) => {
        const typed = keys(text, decimals).text
        // Points come and go, zeros at the start come and go, and a point may be a comma.
        const kept = (some: string) =>
          some
            .replace(/^\s*([+-]?),/, (_, sign: string) => `${sign}0,`)
            .replaceAll(/[.,\s]/g, '')
            .replace(/^([+-]?)0+/, '$1')
        if (text.trim() !== '') expect(kept(typed)).toBe(kept(text))
      }),
    )
  })
})

describe('a number that is pasted', () => {
  test.each([
    ['1.234,56', 2, '1.234,56'],
    ['1234.56', 2, '1.234,56'],
    ['$ 1.000', 0, '1.000'],
    ['1 000 000', 0, '1.000.000'],
    ['-5', 0, '-5'],
    ['1,234', 0, '1,234'],
    ['1,234.56', 2, '1,234.56'],
    ['15000\n20000', 0, '15000\n20000'],
    ['99999999999999999999', 0, '99.999.999.999.999.999.999'],
  ])('«%s» with %i decimals shows «%s»', (text, decimals, shown) => {
    expect(paste(text, decimals)).toBe(shown)
  })

  test('into the middle of another groups again when it is digits alone', () => {
    const before = { ...untyped, text: '1.000' }
    expect(typeNumber(before, '1.00050', 0, '50').text).toBe('100.050')
    expect(typeNumber(before, '1.000a', 0, 'a').text).toBe('1.000a')
  })
})

test('a RUT gets its dots and hyphen, however it is typed', () => {
  expect(typeRut('123456785')).toBe('12.345.678-5')
  expect(typeRut('12.345.678-5')).toBe('12.345.678-5')
  expect(typeRut('1')).toBe('1')
  expect(typeRut('7k')).toBe('7-K')
  expect(typeRut('012.345.678-5')).toBe('12.345.678-5')
})

test('what is no RUT is left as it was typed', () => {
  for (const text of ['12a45678-5', '12.345.678-55555', 'K1234', 'sin rut']) {
    expect(typeRut(text)).toBe(text)
  }
})

test('any RUT typed character by character is that RUT', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000, max: 99_999_999 }), (body) => {
      const typed = [...rutOf(body)].reduce((text, char) => typeRut(text + char), '')
      expect(typed).toBe(formatRut(rutOf(body)))
    }),
  )
})

test.each([
  ['10 UF', 'UF'],
  ['10uf ', 'UF'],
  ['5 %', '%'],
  ['$ 1.000', 'CLP'],
  ['1.000 CLP', 'CLP'],
  ['1.000', undefined],
])('«%s» says its unit: %s', (text, unit) => {
  expect(unitOf(text)).toBe(unit)
})

test.each(['0', '00-00-0000'])('«%s» as a RUT is not taken for an empty field', (text) => {
  expect(typeRut(text)).toBe(text)
})
