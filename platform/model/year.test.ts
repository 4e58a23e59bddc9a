import { expect, test } from 'vitest'
import { year } from './field.ts'

test('a year out of its limits is refused without a point between its thousands', () => {
  const asked = year('Año', { min: 2024, max: 2100 })
  expect(asked.safeParse(2025).success).toBe(true)
  const wordsOf = (value: number) => asked.safeParse(value).error?.issues[0]?.message
  expect(wordsOf(1500)).toBe('Debe ser al menos 2024')
  expect(wordsOf(2101)).toBe('Debe ser a lo más 2100')
})
