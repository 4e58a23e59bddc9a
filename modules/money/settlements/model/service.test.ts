import { expect, test } from 'vitest'
import { serviceText, wholeMonths } from './service.ts'

const served = (years: number, months: number, days: number) => ({
  ANOS_SERVICIO: years,
  MESES_RESTO: months,
  DIAS_RESTO: days,
})

test('the time served leaves out what is zero, unless all of it is', () => {
  expect(serviceText(served(0, 8, 25))).toBe('8 meses, 25 días')
  expect(serviceText(served(1, 0, 1))).toBe('1 año, 1 día')
  expect(serviceText(served(0, 0, 0))).toBe('0 días')
})

test('the months that are averaged are at most those that somebody served', () => {
  expect(wholeMonths(served(0, 2, 30))).toBe(2)
  expect(wholeMonths(served(4, 0, 0))).toBe(3)
})
