import { expect, test } from 'vitest'
import { safeIntegers } from './safe-integers.ts'

const MOST = Number.MAX_SAFE_INTEGER

test.each([[[]], [[7]], [[0, -1, 9, 10, 0]], [[MOST, -MOST, 1_000_000_007, -12]]])(
  'an array of bigint, %j, reads as its numbers',
  (numbers) => {
    expect(safeIntegers(`{${numbers.join(',')}}`)).toEqual(numbers)
  },
)

test('a null among them is no number', () => {
  expect(safeIntegers('{1,NULL,3}')).toEqual([1, Number.NaN, 3])
})
