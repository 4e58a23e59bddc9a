import { expect, test, vi } from 'vitest'
import { ProcessCache } from './process-cache.ts'

type Named = { name: string }
const named = (name: string): Named => ({ name })
const readNames = async (keys: readonly string[]) =>
  new Map(keys.map((key): [string, Named] => [key, named(key)]))
const keysOf = (from: number, to: number) =>
  new Set(Array.from({ length: to - from }, (_, place) => `plan-${from + place}`))

test('more than are kept are all answered, those that were held among them', async () => {
  const kept = new ProcessCache<Named>(500)
  await kept.all(keysOf(0, 500), readNames)
  // 250 of these are held, and 750 come in: the first are let go while the answer is made.
  const answered = await kept.all(keysOf(250, 1_250), readNames)
  expect(answered.size).toBe(1_000)
  expect([...answered].filter(([key, { name }]) => key !== name)).toEqual([])
  expect(kept.size).toBe(500)
})

test('what was asked for last is kept, and the oldest is let go', () => {
  const kept = new ProcessCache<Named>(3)
  const make = vi.fn(() => named('made'))
  for (const key of ['a', 'b', 'c', 'a', 'd']) kept.now(key, make)
  expect(make).toHaveBeenCalledTimes(4)
  for (const key of ['a', 'c', 'd']) kept.now(key, make)
  expect(make).toHaveBeenCalledTimes(4)
  kept.now('b', make)
  expect(make).toHaveBeenCalledTimes(5)
})

test('simultaneous callers wait for one reading', async () => {
  const kept = new ProcessCache<Named>(10)
  const read = vi.fn(async () => named('once'))
  const asked = await Promise.all([1, 2, 3].map(() => kept.of('key', read)))
  expect(new Set(asked).size).toBe(1)
  expect(read).toHaveBeenCalledTimes(1)
})

test('a failure is of who asked, is not kept, and does not fail who waited', async () => {
  const kept = new ProcessCache<Named>(10)
  const broken = async (): Promise<Named> => {
    throw new Error('the transaction ended')
  }
  const first = kept.of('key', broken)
  const second = kept.of('key', async () => named('own'))
  await expect(first).rejects.toThrow('the transaction ended')
  expect(await second).toEqual(named('own'))
  await expect(kept.of('other', broken)).rejects.toThrow('the transaction ended')
  expect(await kept.of('other', async () => named('again'))).toEqual(named('again'))
})

test('the same of many at once: read again, and one that is not there is an error', async () => {
  const kept = new ProcessCache<Named>(10)
  const first = kept.all(new Set(['a', 'b']), async () => {
    throw new Error('the transaction ended')
  })
  const second = kept.all(new Set(['a', 'b', 'c']), readNames)
  await expect(first).rejects.toThrow('the transaction ended')
  expect([...(await second).keys()]).toEqual(['a', 'b', 'c'])
  await expect(kept.all(new Set(['d']), async () => new Map())).rejects.toThrow(
    'Nothing was read for d',
  )
})

test('what was asked last is let go last, and what is being read is not held yet', async () => {
  const kept = new ProcessCache<Named>(2)
  kept.hold('a', named('a'))
  kept.hold('b', named('b'))
  expect(kept.held('a')).toEqual(named('a'))
  kept.hold('c', named('c'))
  expect(kept.held('b')).toBeUndefined()
  expect(kept.held('a')).toEqual(named('a'))
  const reading = kept.of('d', async () => named('d'))
  expect(kept.held('d')).toBeUndefined()
  await reading
  expect(kept.held('d')).toEqual(named('d'))
})
