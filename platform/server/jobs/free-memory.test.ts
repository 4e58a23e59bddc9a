import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { memoryAtRest } from './free-memory.ts'

/** Work that leaves something behind, which only the collector takes away. */
const leaving = async () => new WeakRef({ left: true })

test('what a job left is collected once the last one at hand is over', async () => {
  const memory = memoryAtRest(20)
  // A large heap, as after a report of 50.000 people.
  const held = Array.from({ length: 300 }, (_, n) =>
    Array.from({ length: 131_072 }, (_, at) => at + n / 2),
  )
  let end = () => {}
  const other = memory.during(() => new Promise<void>((resolve) => (end = resolve)))
  const left = await memory.during(leaving)
  await sleep(200)
  expect(left.deref()).toBeDefined()
  end()
  await other
  const deadline = performance.now() + 5_000
  while (left.deref() && performance.now() < deadline) await sleep(50)
  expect(left.deref()).toBeUndefined()
  expect(held).toHaveLength(300)
})
