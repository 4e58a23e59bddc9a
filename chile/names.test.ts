import { expect, test } from 'vitest'
import { fullnameOf, gentilitieOf, shortNameOf, sortedBySurname, surnameOf } from './names.ts'

const ana = {
  firstname: 'Ana',
  secondName: 'María',
  paternalLastname: 'Ávila',
  maternalLastname: 'Muñoz',
}
const beto = { firstname: 'Beto', paternalLastname: 'Aviles', secondName: null }

test('a person is called by names and surnames, and registered by surnames and names', () => {
  expect(fullnameOf(ana)).toBe('Ana María Ávila Muñoz')
  expect(fullnameOf(beto)).toBe('Beto Aviles')
  expect(gentilitieOf(ana)).toBe('Ávila Muñoz, Ana María')
  expect(shortNameOf(ana)).toBe('Ana Ávila')
  expect(shortNameOf({ firstname: null, paternalLastname: 'Aviles' })).toBe('Aviles')
})

test('people are ordered by surname whatever the accents and capitals', () => {
  expect(surnameOf(ana)).toBe('avila munoz ana maria')
  const rows = [{ names: beto }, { names: ana, at: 1 }, { names: { ...ana }, at: 2 }]
  // Who is called the same stays in the order in which they came.
  expect(sortedBySurname(rows, ({ names }) => names)).toEqual([rows[1], rows[2], rows[0]])
})
