import { expect, test } from 'vitest'
import { quotasTotal } from './user-item.ts'

test('quotas say what they come to in all', () => {
  expect(quotasTotal('600000', '6', 'CLP', 202609)).toBe(
    '6 cuotas de $600.000: $3.600.000 en total, hasta febrero 2027',
  )
  expect(quotasTotal('2.5', '4', 'UF', 202609)).toBe(
    '4 cuotas de 2,5 UF: 10 UF en total, hasta diciembre 2026',
  )
  expect(quotasTotal('5000', '1', 'CLP', 202609)).toBe('1 cuota de $5.000, en septiembre 2026')
})

test('and nothing while a number is missing, or where quotas do not add up', () => {
  expect(quotasTotal('600000', '', 'CLP', 202609)).toBeUndefined()
  expect(quotasTotal(undefined, '6', 'CLP', 202609)).toBeUndefined()
  expect(quotasTotal('600000', '1.5', 'CLP', 202609)).toBeUndefined()
  expect(quotasTotal('3', '6', 'PERCENT', 202609)).toBeUndefined()
})
