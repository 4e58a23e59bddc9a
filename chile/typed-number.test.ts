import { expect, test } from 'vitest'
import { readMonth } from './typed-month.ts'
import { parseNumber } from './numbers.ts'
import { numberProblem } from './typed-number.ts'

const pesos = { decimals: 0, min: 0, max: 99_999_999, of: 'pesos' } as const
const days = { decimals: 0, min: 0, max: 31, of: 'days' } as const
const hours = { decimals: 2, min: 0, of: 'hours' } as const
const uf = { decimals: 3, min: 0, max: 99_999_999 }
const signed = { decimals: 2, min: -100, max: 100 }

test.each([
  ['1.234.567', pesos],
  ['1234567', pesos],
  ['$ 1.000', pesos],
  ['1 000', pesos],
  ['12', days],
  ['6,958', uf],
  ['1.234,56', uf],
  ['1234.56', uf],
  ['3,5 UF', uf],
  ['-3,5', signed],
  ['−3,5', signed],
  ['', pesos],
])('«%s» is a number that may be', (typed, limits) => {
  expect(numberProblem(typed, limits)).toBeUndefined()
})

test.each([
  ['-500000', pesos, 'No puede ser negativo'],
  ['−5', pesos, 'No puede ser negativo'],
  ['12abc3', pesos, 'Lleva letras: escriba solo cifras'],
  ['1e5', pesos, 'Lleva letras: escriba solo cifras'],
  ['quinientos', pesos, 'Lleva letras: escriba solo cifras'],
  ['1.2.3', pesos, 'No es un número: los miles van con punto y los decimales con coma'],
  ['1,2,3', uf, 'No es un número: los miles van con punto y los decimales con coma'],
  ['1,234.56', uf, 'No es un número: los miles van con punto y los decimales con coma'],
  ['--5', signed, 'No es un número: los miles van con punto y los decimales con coma'],
  ['(500)', pesos, 'No es un número: los miles van con punto y los decimales con coma'],
  ['2:30', hours, 'Escriba las horas así: 2,5'],
  ['12:20', hours, 'Escriba las horas así: 12,33'],
  ['2:30', pesos, 'Parece una hora del reloj: escriba solo cifras'],
  ['1,234', pesos, 'Los pesos no llevan decimales'],
  ['1234.56', pesos, 'Los pesos no llevan decimales'],
  ['2,5', days, 'Los días van enteros'],
  ['2,5', { decimals: 0, min: 0 }, 'Debe ser un número entero'],
  ['6,9584', uf, 'Admite hasta 3 decimales'],
  ['99999999999999999999', pesos, 'Debe ser a lo más 99.999.999'],
  ['40', days, 'Debe ser a lo más 31'],
  ['0', { decimals: 0, min: 1 }, 'Debe ser al menos 1'],
  ['-101', signed, 'Debe ser al menos -100'],
])('«%s» is refused with a sentence', (typed, limits, sentence) => {
  expect(numberProblem(typed, limits)).toBe(sentence)
})

test('other digits, blanks and minus signs mean the same number', () => {
  expect(parseNumber('１.２３４')).toBe('1234')
  expect(parseNumber('1\u00a0234\u200b')).toBe('1234')
  expect(parseNumber('−1,5')).toBe('-1.5')
  expect(parseNumber('-$5')).toBe('-5')
  for (const text of ['1%2', '15000 20000', '15000\n20000', '1\t2', '15000 200']) {
    expect(parseNumber(text), text).toBeUndefined()
  }
})

test.each([
  ['09/2026', 202609],
  ['9-2026', 202609],
  ['9/26', 202609],
  ['2026-09', 202609],
  ['202609', 202609],
  ['092026', 202609],
  ['sep 2026', 202609],
  ['septiembre de 2026', 202609],
  ['Sept 26', 202609],
  ['sep 26', 202609],
  ['este mes', 202609],
  ['13/2026', undefined],
  ['septiembre', undefined],
])('the month «%s»', (typed, month) => {
  expect(readMonth(typed, '2026-09-15')).toBe(month)
})
