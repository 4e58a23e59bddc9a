import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

/** Work that reports its beginning, and ends when the test ends it. */
function pieces(turns: FairQueue) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const all: Promise<void>[] = []
  const ask = (name: string, key: number) => {
    const work = () => {
      begun.push(name)
      return new Promise<void>((end) => ends.set(name, end))
    }
    all.push(turns.inTurn(key, work))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((done) => setImmediate(done))
  }
  return { begun, ask, end, all }
}

test('a company runs no more than its share, and others run beside it', async () => {
  const turns = new FairQueue(3, 2)
  const { begun, ask, end } = pieces(turns)
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask(name, 1)
  ask('b1', 2)
  ask('b2', 2)
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  expect(turns.waiting).toBe(3)
  await end('a1')
  expect(begun.at(-1)).toBe('a3')
  await end('b1')
  expect(begun.at(-1)).toBe('b2')
})

test('work that fails gives its turn to the next', async () => {
  const turns = new FairQueue(1, 1)
  const failing = turns.inTurn(1, () => Promise.reject(new Error('no')))
  const next = turns.inTurn(1, () => Promise.resolve('yes'))
  await expect(failing).rejects.toThrow('no')
  await expect(next).resolves.toBe('yes')
  expect(turns.waiting).toBe(0)
})
