import { expect, test } from 'vitest'
import { slugOf } from './company.ts'

test.each([
  ['Viña Los Coihues', 'vina-los-coihues'],
  ['Ñuble & Compañía Ltda.', 'nuble-compania-ltda'],
  ['  Boreal  ', 'boreal'],
  ['¡!', ''],
])('%s is called %s in addresses', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('a long name is cut, never at a hyphen', () => {
  const slug = slugOf(`${'a'.repeat(59)} ${'b'.repeat(40)}`)
  expect(slug).toBe('a'.repeat(59))
})
