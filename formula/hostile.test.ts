import process from 'node:process'
import { expect, test } from 'vitest'
import { check, evaluate, FormulaError, makePlan } from './index.ts'
import { hostilePrograms } from './testing/hostile.ts'
import { facts, period } from './testing/library.ts'
import type { Library } from './types.ts'

const programs = hostilePrograms(1_000)

/** In words, how a program is refused; throws whatever is no refusal. */
function refusalOf(library: Library): string | undefined {
  try {
    const plan = makePlan(library)
    const answer = evaluate(plan, period, facts)
    return answer.ok ? undefined : answer.error.message
  } catch (error) {
    if (error instanceof FormulaError) return error.diagnostics[0]?.message
    throw error
  }
}

test('a thousand hostile programs are each refused in words, and nothing else happens', () => {
  const accepted = programs.filter(({ library }) => !refusalOf(library)).map(({ kind }) => kind)
  expect(accepted).toEqual([])
  expect(Object.getPrototypeOf({})).toBe(Object.prototype)
})

test('what is said of them stays readable, and points inside the text', () => {
  for (const { kind, library } of programs) {
    for (const { message, from, to, code } of check(library)) {
      const { formula = '' } = library.concepts.find((one) => one.code === code) ?? {}
      expect(message.length, kind).toBeLessThan(12_000)
      expect(from <= to && to <= formula.length, `${kind}: ${from} ${to}`).toBe(true)
    }
  }
})

/** Generous, for any machine; the measured figure, far below, is a row of the bench. */
const MILLISECONDS = 60

test(`none of them costs the processor more than ${MILLISECONDS} ms`, () => {
  const slow = programs
    .map(({ kind, library }) => ({ kind, cost: leastCost(library) }))
    .filter(({ cost: spent }) => spent > MILLISECONDS)
  expect(slow).toEqual([])
})

/** The best of three: the first time compiles, and collects what others left behind. */
const leastCost = (library: Library) => Math.min(cost(library), cost(library), cost(library))

/** Milliseconds of this thread's own work: what else the machine does at the time is not in it. */
function cost(library: Library): number {
  const before = process.threadCpuUsage()
  refusalOf(library)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
