import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { turns } from '../../apps/api/turns.ts'

test('requests that arrive together begin one in each turn of the loop', async () => {
  const { take } = turns()
  const began: number[] = []
  for (let one = 0; one < 5; one += 1) take(() => began.push(one))
  expect(began).toEqual([0])
  const seen: number[] = []
  while (began.length < 5) {
    await nextTurn()
    seen.push(began.length)
  }
  expect(began).toEqual([0, 1, 2, 3, 4])
  expect(seen.every((count, at) => count - (seen[at - 1] ?? 1) <= 1)).toBe(true)
})

test('one that comes alone begins at once, also after a crowd', async () => {
  const { take } = turns()
  let begun = 0
  const begin = () => {
    begun += 1
  }
  for (let one = 0; one < 3; one += 1) take(begin)
  for (let turn = 0; turn < 6; turn += 1) await nextTurn()
  expect(begun).toBe(3)
  take(begin)
  expect(begun).toBe(4)
})
