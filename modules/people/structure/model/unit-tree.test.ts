import { expect, test } from 'vitest'
import { firstUnitProblem, type UnitLine, unitsBelow, unitsInTree, unitsOn } from './unit-tree.ts'

const line = (
  id: number,
  parent: number | null,
  from = '2026-01-01',
  until?: string,
): UnitLine => ({
  id,
  parent,
  from,
  until: until ?? null,
})

test('a tree whose shape changes is a tree on every day', () => {
  const lines = [line(1, null), line(2, 1, '2026-01-01', '2026-06-01'), line(2, null, '2026-06-01')]
  expect(firstUnitProblem([...lines, line(3, 2)])).toBeUndefined()
})

test('two moves that are right alone form a circle on the day on which both hold', () => {
  const moves = [
    line(1, null, '2026-01-01', '2026-03-01'),
    line(1, 2, '2026-03-01'),
    line(2, null, '2026-01-01', '2026-02-01'),
    line(2, 1, '2026-02-01'),
  ]
  expect(firstUnitProblem(moves)).toMatchObject({ kind: 'CIRCLE', day: '2026-03-01' })
})

test('the eighth level is one too many', () => {
  const chain = Array.from({ length: 7 }, (_, at) => line(at + 1, at === 0 ? null : at))
  expect(firstUnitProblem(chain)).toBeUndefined()
  expect(firstUnitProblem([...chain, line(8, 7, '2027-01-01')])).toMatchObject({
    kind: 'DEEP',
    day: '2027-01-01',
    path: [8, 7, 6, 5, 4, 3, 2, 1],
  })
})

test('nothing is under what is not there yet, or no longer', () => {
  expect(firstUnitProblem([line(1, null, '2026-02-01'), line(2, 1)])).toMatchObject({
    kind: 'GONE',
    day: '2026-01-01',
  })
  const ended = [line(1, null, '2026-01-01', '2026-05-01'), line(2, 1)]
  expect(firstUnitProblem(ended)).toMatchObject({ kind: 'GONE', day: '2026-05-01', path: [2, 1] })
})

test('units stand under each other, and count the people below them', () => {
  const unit = (id: number, parentId: number | null, code: string, people: number) => ({
    id,
    parentId,
    code,
    people,
  })
  const rows = [unit(3, 2, '110', 5), unit(1, null, '200', 1), unit(2, null, '100', 2)]
  expect(
    unitsInTree(rows).map(({ code, level, totalPeople }) => [code, level, totalPeople]),
  ).toEqual([
    ['100', 0, 7],
    ['110', 1, 5],
    ['200', 0, 1],
  ])
  const parents = unitsOn([line(1, null), line(2, 1), line(3, 2), line(4, null)], '2026-07-01')
  expect(unitsBelow(parents, [2, 9]).toSorted()).toEqual([2, 3])
})
