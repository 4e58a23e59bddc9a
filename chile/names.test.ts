import { expect, test } from 'vitest'
import { bySurname, fullnameOf, gentilitieOf, shortNameOf, surnameOf } from './names.ts'

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
  expect([beto, ana].toSorted(bySurname)).toEqual([ana, beto])
  expect(bySurname(ana, { ...ana })).toBe(0)
})
