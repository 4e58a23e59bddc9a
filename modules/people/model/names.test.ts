import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRut, rutOf } from '#chile/rut.ts'
import { fullnameOf, gentilitieOf, initialsOf, searchTextOf, searchWords } from './names.ts'

const ana = {
  firstname: 'Ana',
  secondName: 'María',
  paternalLastname: 'Ñuñez',
  maternalLastname: null,
}

test('a person is called one way on screens and another in registers', () => {
  expect(fullnameOf(ana)).toBe('Ana María Ñuñez')
  expect(gentilitieOf(ana)).toBe('Ñuñez, Ana María')
  expect(initialsOf(ana)).toBe('AÑ')
})

test('a search holds every name once, without accents, and the document without signs', () => {
  const married = { ...ana, paternalLastname: 'Peña' }
  expect(searchTextOf([ana, married], '12345678-5')).toBe('ana maria nunez pena 123456785')
})

test('any usual way to write a RUT finds it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_000, max: 99_999_999 }), (body) => {
      const rut = rutOf(body)
      const text = searchTextOf([ana], rut)
      for (const typed of [
        rut,
        formatRut(rut),
        String(body),
        rut.replace('-', ''),
        ` ${formatRut(rut)} `,
      ]) {
        expect(searchWords(typed).every((word) => text.includes(word))).toBe(true)
      }
    }),
  )
})
