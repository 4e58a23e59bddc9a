import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearerStretch } from './nearer-end.ts'

test('a page is the same from either end of its list', () => {
  const pages = fc.record({
    all: fc.nat({ max: 300 }),
    number: fc.integer({ min: 1, max: 400 }),
    size: fc.integer({ min: 1, max: 100 }),
  })
  fc.assert(
    fc.property(pages, ({ all, number, size }) => {
      const list = Array.from({ length: all }, (_, place) => place)
      const { limit, offset, reversed } = nearerStretch({ number, size }, all)
      const from = reversed ? list.toReversed() : list
      const read = from.slice(offset, offset + limit)
      const page = reversed ? read.toReversed() : read
      expect(page).toEqual(list.slice((number - 1) * size, number * size))
      expect(offset).toBeLessThanOrEqual(Math.max(0, (number - 1) * size))
    }),
  )
})

test('the last page of fifty thousand is read from the end, the first from the beginning', () => {
  expect(nearerStretch({ number: 500, size: 100 }, 49_950)).toEqual({
    limit: 50,
    offset: 0,
    reversed: true,
  })
  expect(nearerStretch({ number: 1, size: 100 }, 49_950)).toEqual({
    limit: 100,
    offset: 0,
    reversed: false,
  })
})
