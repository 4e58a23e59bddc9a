import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { type Attempt, seed, spend } from './budget.ts'

afterEach(() => vi.unstubAllEnvs())

test('the same seed makes the same attempts, and each attempt is another one', async () => {
  const first = await attempts('one thing', 5)
  expect(await attempts('one thing', 5)).toEqual(first)
  expect(new Set(first.map((one) => JSON.stringify(one))).size).toBe(5)
  expect(await attempts('another thing', 5)).not.toEqual(first)
})

test('each draw of an attempt is another one', async () => {
  await spend('draws', { seconds: 0 }, ({ draw }) => {
    const values = [draw(fc.nat()), draw(fc.nat()), draw(fc.nat())]
    expect(new Set(values).size).toBe(3)
  })
})

test('without time the least is tried; with time, no more than the most', async () => {
  expect(await spend('least', { seconds: 0, least: 7 }, () => undefined)).toBe(7)
  expect(await spend('none', { seconds: 0 }, () => undefined)).toBe(1)
  expect(await spend('most', { seconds: 60, most: 9 }, () => undefined)).toBe(9)
})

test('what fails says how to see it again', async () => {
  const failing = spend('a fault', { seconds: 0, least: 5 }, ({ number }) => {
    expect(number).toBeLessThan(3)
  })
  await expect(failing).rejects.toThrow(`«a fault», attempt 3: SEED=${seed} ATTEMPTS=3 repeats it`)
  await expect(failing).rejects.toMatchObject({ actual: 3, expected: 3 })
})

test('a chosen attempt is made alone, as it was among the others', async () => {
  const [, , third] = await attempts('chosen', 4)
  vi.stubEnv('ATTEMPTS', '3')
  expect(await attempts('chosen', 4)).toEqual([third])
  vi.stubEnv('ATTEMPTS', '2-4')
  expect(await attempts('chosen', 4)).toHaveLength(3)
  vi.stubEnv('ATTEMPTS', 'all')
  await expect(attempts('chosen', 4)).rejects.toThrow('ATTEMPTS=all is not a whole number')
})

async function attempts(name: string, most: number): Promise<unknown[]> {
  const made: unknown[] = []
  await spend(name, { seconds: 60, most }, (one: Attempt) => {
    made.push([one.number, one.seed, one.random(), one.random(), one.draw(fc.string())])
  })
  return made
}
