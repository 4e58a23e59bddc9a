import { expect, test } from 'vitest'
import { countedWords } from './compensation.ts'

test('one day is said as one, and of several whatever they are', () => {
  expect(countedWords('1', 'CALENDARIO')).toBe('1 día corrido')
  expect(countedWords('1', 'HABILES')).toBe('1 día hábil')
  expect(countedWords('5', 'HABILES')).toBe('5 días hábiles')
})
