import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Facts,
  type PeriodValues,
  type Plan,
  check,
  compileKernels,
  compileTwin,
  createBlock,
  evaluate,
  makePlan,
  setFacts,
  valuesOf,
} from '../index.ts'
import { Tape, world } from '../testing/arbitrary.ts'

const tapes = fc.array(fc.nat(), { minLength: 20, maxLength: 300 })
const runs = Number(process.env['FORMULA_RUNS'] ?? 1_500)

// A run compiles three times, and a machine with other work to do takes its time for that.
const limit = { timeout: 120_000 + runs * 20 }

test('kernels, BigInt twin and tree evaluator agree on all values and errors', limit, () => {
  const seen = { rows: 0, errors: 0, proved: 0, tested: 0, twin: 0 }
  fc.assert(
    fc.property(tapes, (numbers) => {
      const { library, period, people } = world(new Tape(numbers))
      expect(check(library)).toEqual([])
      const plan = makePlan(library)
      const expected = people.map((facts, row) => oracle(plan, period, facts, row))
      const fast = compileKernels(plan, period)
      expect(through(fast, people)).toEqual(expected)
      expect(through(compileTwin(plan, period), people)).toEqual(expected)
      for (const kind of ['proved', 'tested', 'twin'] as const) seen[kind] += fast.proofs[kind]
      seen.rows += people.length
      seen.errors += expected.filter((row) => 'reason' in row).length
    }),
    { numRuns: runs },
  )
  // The worlds must be worth the name: all ways of calculating, and mostly rows with a result.
  expect(seen.proved).toBeGreaterThan(runs)
  expect(seen.tested).toBeGreaterThan(runs / 4)
  expect(seen.errors).toBeGreaterThan(runs / 4)
  expect(seen.rows - seen.errors).toBeGreaterThan(runs * 2)
})

function oracle(plan: Plan, period: PeriodValues, facts: Facts, row: number) {
  const result = evaluate(plan, period, facts)
  if (result.ok) return result.values
  const { code, reason } = result.error
  return { row, code, reason }
}

function through(kernels: ReturnType<typeof compileKernels>, people: readonly Facts[]) {
  const { plan } = kernels
  const block = createBlock(plan, people.length)
  people.forEach((facts, row) => setFacts(plan, block, row, facts))
  const errors = new Map(kernels.run(block, people.length).map((error) => [error.row, error]))
  return people.map((_, row) => {
    const error = errors.get(row)
    if (error === undefined) return valuesOf(plan, block, row)
    expect(Object.values(valuesOf(plan, block, row)).every(Number.isNaN)).toBe(true)
    return { row, code: error.code, reason: error.reason }
  })
}
