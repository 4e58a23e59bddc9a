import { expect, test } from 'vitest'
import { secondsToWipe } from './idle.ts'

test.each([
  [0, undefined],
  [44_999, undefined],
  [45_000, 15],
  [45_001, 15],
  [59_001, 1],
  [60_000, 0],
  [600_000, 0],
])('after %i ms without a sign, %s seconds are left', (idle, left) => {
  expect(secondsToWipe(1_000, 1_000 + idle)).toBe(left)
})
