import { expect, test } from 'vitest'
import { serviceText, wholeMonths } from './service.ts'

const served = (years: number, months: number, days: number) => ({
  ANOS_SERVICIO: years,
  MESES_RESTO: months,
  DIAS_RESTO: days,
  MESES_SERVICIO: 12 * years + months,
})

test('the time served leaves out what is zero; under a month it counts the last day too', () => {
  expect(serviceText(served(0, 8, 25), false)).toBe('8 meses, 25 días')
  expect(serviceText(served(1, 0, 1), false)).toBe('1 año, 1 día')
  expect(serviceText(served(0, 0, 0), false)).toBe('1 día')
  // From the 1st to the 10th, and from the 1st to the 30th.
  expect(serviceText(served(0, 0, 9), false)).toBe('10 días')
  expect(serviceText(served(0, 0, 29), false)).toBe('30 días')
  expect(serviceText(served(0, 0, 10), true)).toBe('10 días')
})

test('the months that are averaged are at most those that somebody served', () => {
  expect(wholeMonths(served(0, 2, 30))).toBe(2)
  expect(wholeMonths(served(4, 0, 0))).toBe(3)
})
