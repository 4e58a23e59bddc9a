import { expect, test } from 'vitest'
import { releaseWords } from './unreached-people.ts'

const words = { one: 'su liquidación', many: 'su liquidación' }
const people = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `Persona ${at + 1}` }))

test('everybody has a mail', () => {
  expect(releaseWords(83, [], 0, 0, words)).toEqual([
    '83 personas verán su liquidación. 83 recibirán un correo con el enlace. No se puede deshacer.',
  ])
})

test('one person is one person', () => {
  expect(releaseWords(1, people(1), 1, 1, words)).toEqual([
    '1 persona verá su liquidación. Nadie recibirá un correo. No se puede deshacer.',
    '1 no tiene correo y la verá al ingresar: Persona 1.',
    '1 de ellas tampoco tiene usuario para ingresar: se le entrega impresa.',
  ])
})

test('the first are said by name, and how many more there are', () => {
  const [, without, never] = releaseWords(83, people(10), 76, 76, words)
  expect(without).toMatch(/^76 no tienen correo y la verán al ingresar: Persona 1, .* y 68 más\.$/)
  expect(never).toContain('76 de ellas tampoco tienen usuario')
})

test('of those that the reader may not see there is a number, and no name', () => {
  expect(releaseWords(3, [], 2, 0, words)[1]).toBe('2 no tienen correo: la verán al ingresar.')
})
