import { expect, test } from 'vitest'
import { progressOf } from './progress.ts'

test('one payment that the bank refused is said in the singular', () => {
  expect(progressOf({ people: 35, paid: 1, rejected: 1 })).toBe('1 de 35 pagados, 1 rechazado')
  expect(progressOf({ people: 35, paid: 30, rejected: 5 })).toBe('30 de 35 pagados, 5 rechazados')
  expect(progressOf({ people: 35, paid: 0, rejected: 0 })).toBe('0 de 35 pagados')
})
