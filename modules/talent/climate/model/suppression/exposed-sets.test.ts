import { expect, test } from 'vitest'
import { exposedSets } from './exposed-sets.ts'

const vectors = { prime: 101, lanes: [] }
const groups = (...numbers: readonly number[]) =>
  numbers.map((number, atom) => ({ people: 1, atoms: [atom], numbers: [(number + 101) % 101] }))
const found = (least: number, ...numbers: readonly number[]) =>
  exposedSets(groups(...numbers), least, vectors).map(({ atoms }) => atoms.toSorted())

test('one group, a difference of two, and sums of three and four', () => {
  expect(found(5, 0, 30)).toEqual([[0]])
  expect(found(5, 7, 30, 7)).toEqual([[0, 2]])
  expect(found(5, 1, 2, 98)).toContainEqual([0, 1, 2])
  expect(found(5, 1, 2, 4, 94)).toContainEqual([0, 1, 2, 3])
  expect(found(5, 1, 3, 9, 27)).toEqual([])
})

test('a sum of five groups is found where five people are too few', () => {
  expect(found(5, 1, 2, 4, 8, 86)).toEqual([])
  expect(found(6, 1, 2, 4, 8, 86)).toEqual([[0, 1, 2, 3, 4]])
})
