import { expect, test } from 'vitest'
import { inTree } from './tree.ts'

const node = (id: number, parentId: number | null = null) => ({ id, parentId, code: String(id) })
const nodes = [node(10), node(2), node(21, 2), node(210, 21), node(20, 2)]

test('centres stand under their parent by code, numbers as numbers', () => {
  expect(inTree(nodes).map(({ id, level }) => `${level} ${id}`)).toEqual([
    '0 2',
    '1 20',
    '1 21',
    '2 210',
    '0 10',
  ])
})

test('a centre whose parent is out of sight stands at the top', () => {
  expect(inTree([node(21, 2)]).map(({ level }) => level)).toEqual([0])
})
