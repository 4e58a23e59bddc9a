import { expect, test } from 'vitest'
import { limitFor } from './payment-list.ts'

test('who has no limit is proposed half of what a list usually pays, in two figures', () => {
  expect(limitFor([105_815_406])).toBe(52_000_000)
  expect(limitFor([98_000_000, 104_300_000, 3_200_000])).toBe(49_000_000)
  expect(limitFor([90, 110])).toBe(45)
})

test('nothing is proposed without lists, or without pesos in them', () => {
  expect(limitFor([])).toBeNull()
  expect(limitFor([0, 1])).toBeNull()
})
