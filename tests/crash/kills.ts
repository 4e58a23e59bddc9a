import { expect } from 'vitest'
import { stretch } from '../budget.ts'
import { until } from '../until.ts'

/** How many times whoever does a long piece of work is killed: once it is taken up, and again. */
export const kills = Math.ceil(2 * stretch)

type Killed = {
  /** How much of the work is done. */
  readonly done: () => Promise<number>
  readonly isOver: () => Promise<boolean>
  /** Kills the worker and begins another one. */
  readonly again: () => Promise<void>
}

/** Kills the worker each time that it has done something more, until the work ends. */
export async function killUntil({ done, isOver, again }: Killed): Promise<void> {
  let killed = 0
  for (; killed < kills && !(await isOver()); killed += 1) {
    const before = await done()
    await until(async () => (await done()) > before || (await isOver()))
    await again()
  }
  expect(killed).toBeGreaterThan(1)
  await until(isOver)
}
