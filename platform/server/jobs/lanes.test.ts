import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inLanes, piecesOf } from './lanes.ts'

test('all pieces are done once, never more than the lanes at a time', async () => {
  const done: number[] = []
  let under = 0
  let most = 0
  await inLanes(2, [1, 2, 3, 4, 5], async (piece) => {
    under += 1
    most = Math.max(most, under)
    await sleep(piece % 2)
    under -= 1
    done.push(piece)
  })
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

test('a failure begins nothing more, and is thrown once nothing is under way', async () => {
  const begun: number[] = []
  const ended: number[] = []
  const work = inLanes(2, [1, 2, 3, 4, 5], async (piece) => {
    begun.push(piece)
    await sleep(piece === 1 ? 1 : 20)
    if (piece === 1) throw new Error('no')
    ended.push(piece)
  })
  await expect(work).rejects.toThrow('no')
  expect(begun).toEqual([1, 2])
  expect(ended).toEqual([2])
})

test('a list is cut into pieces, none of them empty', () => {
  expect(piecesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(piecesOf([], 2)).toEqual([])
})
