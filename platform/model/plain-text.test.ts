import { describe, expect, test } from 'vitest'
import { longText, text } from './field.ts'
import { isUnprintable, plainLine, plainText } from './plain-text.ts'

describe('a line', () => {
  test.each([
    ['  Ana  María ', 'Ana María'],
    ['Ana\r\nMaría', 'Ana María'],
    ['Ana\nBcc: todos@example.com', 'Ana Bcc: todos@example.com'],
    ['Ana\tMaría\u00A0Ruiz\u2028Paz', 'Ana María Ruiz Paz'],
    ['Jose\u0301', 'José'],
    ['\u202Eairam\u202C', 'airam'],
    ['Ana\u200BMaría', 'AnaMaría'],
    ['\uFEFFAna', 'Ana'],
    ['A\u00ADna', 'Ana'],
    ['Ana\u{E0041}', 'Ana'],
    ['\u2067Ana\u2069', 'Ana'],
    ['Müller-Ñuñoa O’Higgins', 'Müller-Ñuñoa O’Higgins'],
    ['\u3164', ''],
    ['👩🏽\u200D🌾 campo', '👩🏽\u200D🌾 campo'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(plainLine(typed)).toBe(kept)
    expect(plainLine(kept)).toBe(kept)
  })
})

describe('a text', () => {
  test.each([
    ['uno\r\ndos\rtres\u2028cuatro', 'uno\ndos\ntres\ncuatro'],
    ['a\tb', 'a\tb'],
    ['a\u00A0b  c', 'a b  c'],
    ['paga \u202E000.1$', 'paga 000.1$'],
    ['hola 👩\u200D🌾 ❤\uFE0F', 'hola 👩\u200D🌾 ❤\uFE0F'],
    ['hola 👩\u200D\u200D🌾 a\uFE0F\u200Db', 'hola 👩🌾 ab'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(plainText(typed)).toBe(kept)
    expect(plainText(kept)).toBe(kept)
  })
})

test.each(['\u0000', '\u0007', '\u001B[31m', '\u007F', '\u0090', '\uD800', '\uFFFF', '\u{1FFFE}'])(
  '%j is no text',
  (sign) => {
    expect(isUnprintable(`Ana${sign}`)).toBe(true)
    expect(text('Nombre').safeParse(`Ana${sign}`).success).toBe(false)
    expect(longText('Nota').safeParse(`Ana${sign}`).success).toBe(false)
  },
)

test('what cannot be seen is nothing', () => {
  for (const nothing of ['', ' ', '\u200B', '\u3164', '\uFEFF\u00A0', '\r\n']) {
    expect(text('Nombre').safeParse(nothing).success).toBe(false)
  }
  expect(text('Nombre').parse('Ana\r\nMaría')).toBe('Ana María')
})
