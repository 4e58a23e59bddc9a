import { expect, test } from 'vitest'
import { advanceAmount, advanceProblem } from './advance.ts'

test('a percentage is of the salary, to the peso', () => {
  expect(advanceAmount('PERCENT', '40', 585_000)).toBe(234_000)
  expect(advanceAmount('PERCENT', '33.3333', 600_001)).toBe(200_000)
  expect(advanceAmount('PERCENT', '0.0001', 500_000)).toBe(1)
  expect(advanceAmount('FIXED', '150000', 585_000)).toBe(150_000)
})

test('an advance is at most the salary, and whole pesos', () => {
  expect(advanceProblem('FIXED', '585001', 585_000)).toBe('Supera el sueldo base del mes')
  expect(advanceProblem('FIXED', '10.5', 585_000)).toBe('Los pesos no llevan decimales')
  expect(advanceProblem('PERCENT', '100.01', 585_000)).toBe('Debe ser a lo más 100')
  expect(advanceProblem('PERCENT', '-1', 585_000)).toBe('No puede ser negativo')
  expect(advanceProblem('PERCENT', '0', 585_000)).toBeUndefined()
  expect(advanceProblem('PERCENT', '40', 585_000)).toBeUndefined()
})
