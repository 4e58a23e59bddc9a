import { expect, test } from 'vitest'
import { pesosInWords } from './words.ts'

test.each([
  [0, 'cero pesos'],
  [1, 'un peso'],
  [21, 'veintiún pesos'],
  [100, 'cien pesos'],
  [101, 'ciento un pesos'],
  [1000, 'mil pesos'],
  [21_031, 'veintiún mil treinta y un pesos'],
  [996_271, 'novecientos noventa y seis mil doscientos setenta y un pesos'],
  [1_000_000, 'un millón de pesos'],
  [1_200_000, 'un millón doscientos mil pesos'],
  [21_000_001, 'veintiún millones un pesos'],
  [1_000_000_000, 'mil millones de pesos'],
])('%i pesos are «%s»', (amount, words) => {
  expect(pesosInWords(amount)).toBe(words)
})

test.each([-1, 1.5, Number.NaN, 1e12])('there are no words for %d', (amount) => {
  expect(() => pesosInWords(amount)).toThrow(RangeError)
})
