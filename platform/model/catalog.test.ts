import { expect, test } from 'vitest'
import { catalog } from './catalog.ts'

const Light = catalog('Light', { RED: 'Rojo', GREEN: 'Verde' })

test('a text from outside is one of the codes, or refused: none is taken in its place', () => {
  expect(Light.code('RED')).toBe('RED')
  expect(() => Light.code('BLUE')).toThrow('«BLUE» is no Light')
  expect(() => Light.code('toString')).toThrow(RangeError)
  expect([Light.has('GREEN'), Light.has('Verde'), Light.has(null)]).toEqual([true, false, false])
})
