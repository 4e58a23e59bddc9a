import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRut, rutOf } from '#chile/rut.ts'
import { PastedPeople, readRuts } from './pasted-people.ts'

const [one, other] = [rutOf(12_345_678), rutOf(9_876_543)]

test('a column of a spreadsheet is read with its title, its doubles and its mistakes', () => {
  const pasted = `RUT\n12.345.678-5\n${other}\n\n${one}\nPedro\n11.111.111-9\n`
  expect(readRuts(pasted)).toEqual({
    ruts: [one, other],
    wrong: ['Pedro', '11.111.111-9'],
    doubled: [one],
  })
})

test('an empty paste names nobody', () => {
  expect(readRuts(' \n\t')).toEqual({ ruts: [], wrong: [], doubled: [] })
})

test('spaces are in a RUT, between two of them, or between words that are none', () => {
  expect(readRuts(`12 345 678 - 5\n${other} Pedro\nPedro Soto`)).toEqual({
    ruts: [one, other],
    wrong: ['Pedro', 'Pedro Soto'],
    doubled: [],
  })
})

test('pasted RUTs are read however they are separated', () => {
  const many = fc.array(fc.integer({ min: 1_000_000, max: 29_999_999 }), { maxLength: 30 })
  fc.assert(
    fc.property(many, fc.constantFrom('\n', ', ', ';', '\t', ' '), (bodies, between) => {
      const ruts = bodies.map(rutOf)
      const { ruts: read, wrong } = readRuts(ruts.join(between))
      expect({ read, wrong }).toEqual({ read: [...new Set(ruts)], wrong: [] })
    }),
  )
})

test('of a paste it is said who has no contract among those found, and who has several', () => {
  const third = rutOf(5_126_663)
  const people = new PastedPeople(`${one}, ${other}, ${third}, hola`)
  people.add([{ rut: one }, { rut: null }])
  people.add([{ rut: one }, { rut: third }])
  expect(people.mistakes()).toEqual({
    wrongRuts: ['hola'],
    unknownRuts: [formatRut(other)],
    doubledRuts: [],
    severalContracts: [formatRut(one)],
  })
})

test('where nobody pasted anything nothing is wrong, whoever is found', () => {
  const people = new PastedPeople(null)
  people.add([{ rut: one }, { rut: one }])
  expect(Object.values(people.mistakes()).flat()).toEqual([])
})
