import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  compileKernels,
  compileTwin,
  createBlock,
  evaluate,
  setFacts,
  valuesOf,
} from '#formula/index.ts'
import { type Calculate, runCase } from './cases.ts'
import { payrollLibrary } from './library.ts'
import type { Payroll } from './run.ts'

const folder = path.join(import.meta.dirname, 'cases')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) =>
    // The others are run by tests/reference/suite.test.ts and law/finiquito.
    name.endsWith('.json') && !/^(?:finiquito|reference|vacations)\b/.test(name),
)
const cases = files.toSorted().flatMap((file) => {
  const found: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
  return (Array.isArray(found) ? found : [found]).map((one: unknown) => ({ file, one }))
})

const byTree: Calculate = ({ plan, period }, facts) => evaluate(plan, period, facts)

/** The same payslip through a block of one row; what is compiled serves all cases of a payroll. */
function byColumns(compile: typeof compileKernels): Calculate {
  const compiled = new WeakMap<Payroll, ReturnType<typeof compileKernels>>()
  return (payroll, facts) => {
    const { plan, period } = payroll
    const kernels = compiled.get(payroll) ?? compile(plan, period)
    compiled.set(payroll, kernels)
    const block = createBlock(plan, 1)
    setFacts(plan, block, 0, facts)
    const [error] = kernels.run(block, 1)
    return error ? { ok: false, error } : { ok: true, values: valuesOf(plan, block, 0) }
  }
}

describe.each([
  ['the tree evaluator', byTree],
  ['the column kernels', byColumns(compileKernels)],
  ['the BigInt twin', byColumns(compileTwin)],
])('every case, to the peso, by %s', (_, calculate) => {
  test.each(cases)('$one.title ($file)', ({ one }) => {
    expect(runCase(one, calculate).problems).toEqual([])
  })
})

test('every case says where it was published and who checked it', () => {
  expect(cases.length).toBeGreaterThan(400)
  const silent = cases.filter(({ one }) => {
    const { source, checkedBy } = Object(one)
    return !source || !checkedBy
  })
  expect(silent).toEqual([])
})

test('every concept of the law is expected by some case', () => {
  const expected = new Set(cases.flatMap(({ one }) => Object.keys(Object(one).expect ?? {})))
  const silent = payrollLibrary({ concepts: [] }).concepts.filter(({ code }) => !expected.has(code))
  expect(silent.map(({ code }) => code)).toEqual([])
})

test('a case can fail: a wrong peso, an unknown code, a typing error in a fact', () => {
  const sound = {
    title: 'Un millón',
    month: 202607,
    facts: {
      contract: { salary: { amount: 1_000_000, currency: 'CLP' } },
      pension: { afp: 'UNO' },
    },
  }
  const run = (one: object) => runCase({ ...sound, ...one }, byTree).problems
  expect(run({ expect: { GRATIFICACION: 219_115 } })).toEqual([])
  expect(run({ expect: { GRATIFICACION: 219_114 } })).toEqual([
    'GRATIFICACION: se espera 219114 y resulta 219115',
  ])
  expect(run({ not: { GRATIFICACION: 219_115 } })).toHaveLength(1)
  expect(run({ expect: { GRATIFICASION: 1 } })).toEqual(['No existe GRATIFICASION'])
  expect(run({ facts: { contract: { sueldo: 1 } }, expect: { LIQUIDO: 1 } })).toEqual([
    'No existe «contract.sueldo»',
  ])
  expect(run({})).toEqual(['El caso no espera nada: falta expect, not o expectTables'])
  expect(run({ expected: {} })[0]).toContain('Un caso no tiene «expected»')
})
