import { expect, test } from 'vitest'
import { compileKernels, compileTwin, createBlock, evaluate, setFacts } from '#formula/index.ts'
import { plainDoubles } from './doubles.ts'
import { randomFacts, seededRandom } from './random.ts'
import { openPayroll } from './run.ts'

/** A new world each time; SEED=… repeats that of a failure, PAYSLIPS=… says how many. */
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000)
const payslips = Number(process.env['PAYSLIPS'] ?? 100_000)

const family = { TABLA_ASIGNACION_FAMILIAR: [{ upTo: null, values: ['0'] }] }
const entered = {
  TASA_SIS: '1.49',
  ASIGNACION_A: '20328',
  ASIGNACION_B: '12475',
  ASIGNACION_C: '3943',
}

/** Months whose law differs: both changes of hours, the reform at 0, 1 and 3,5 %, cut decimals. */
const worlds = [
  openPayroll(202404, { settings: { parameters: entered, tables: family } }),
  openPayroll(202509),
  openPayroll(202604, {
    settings: {
      choices: {
        TOPE_GRATIFICACION: 'POR_DIAS',
        TOPE_GRATIFICACION_PARCIAL: 'POR_HORAS',
        CONVENCION_INGRESO: 'TREINTA',
        CONVENCION_LICENCIA: 'TREINTA',
        FACTOR_HORA_EXTRA: 'SIETE_DECIMALES',
        COMPLEMENTO_LICENCIA: 'IMPONIBLE',
        ASIGNACION_LICENCIA: 'PAGADOR',
      },
    },
  }),
  openPayroll(202607, {
    settings: { choices: { REDONDEO: 'TRUNCATE', REBAJA_SALUD: 'SOLO_LEGAL' } },
  }),
  openPayroll(202609, { settings: { choices: { RENTABILIDAD_LICENCIA: 'TAMBIEN' } } }),
]
const each = Math.ceil(payslips / worlds.length)

test(
  `kernels and BigInt twin agree on ${payslips} payslips (SEED=${seed})`,
  { timeout: 240_000 },
  () => {
    const random = seededRandom(seed)
    let compared = 0
    for (const { plan, period } of worlds) {
      const [fast, slow] = [createBlock(plan, each), createBlock(plan, each)]
      for (let row = 0; row < each; row += 1)
        setFacts(plan, fast, row, randomFacts(plan.facts, random))
      fast.facts.forEach((column, index) => slow.facts[index]?.set(column))

      const errors = compileKernels(plan, period).run(fast, each)
      expect(compileTwin(plan, period).run(slow, each)).toEqual(errors)
      expect(errors.length).toBeLessThan(each / 100)
      compared += each - errors.length

      plan.codes.forEach((code, index) => {
        const [ours, twin] = [fast.results[index], slow.results[index]]
        const wrong = ours?.findIndex((value, row) => !Object.is(value + 0, (twin?.[row] ?? 0) + 0))
        expect({ code, wrong }).toEqual({ code, wrong: -1 })
      })
    }
    expect(compared).toBeGreaterThan(payslips * 0.99)
  },
)

test('the generator moves every concept of the law', () => {
  // Always the same world: what is rare in it must not make the day red now and then.
  const random = seededRandom(20_260_901)
  const seen = new Map<string, Set<number>>()
  for (const { plan, period } of worlds) {
    const block = createBlock(plan, 5_000)
    for (let row = 0; row < 5_000; row += 1)
      setFacts(plan, block, row, randomFacts(plan.facts, random))
    compileKernels(plan, period).run(block, 5_000)
    plan.codes.forEach((code, index) => {
      const values = seen.get(code) ?? new Set()
      for (const value of block.results[index] ?? []) if (!Number.isNaN(value)) values.add(value)
      seen.set(code, values)
    })
  }
  const still = [...seen].filter(([, values]) => values.size < 2)
  expect(still.map(([code]) => code)).toEqual([])
})

test(`the tree evaluator agrees on a slice of them (SEED=${seed})`, { timeout: 120_000 }, () => {
  const random = seededRandom(seed)
  for (const { plan, period } of worlds) {
    const block = createBlock(plan, 500)
    const people = Array.from({ length: 500 }, () => randomFacts(plan.facts, random))
    people.forEach((facts, row) => setFacts(plan, block, row, facts))
    const errors = compileKernels(plan, period).run(block, people.length)
    people.forEach((facts, row) => {
      const result = evaluate(plan, period, facts)
      const error = errors.find((one) => one.row === row)
      if (!result.ok) return expect({ ...error, row: 0 }).toEqual(result.error)
      const wrong = plan.codes.filter(
        (code, index) => result.values[code] !== (block.results[index]?.[row] ?? 0) + 0,
      )
      return expect({ wrong, facts: wrong.length ? facts : 0 }).toEqual({ wrong: [], facts: 0 })
    })
  }
})

test(`plain floating point fails the same comparison (SEED=${seed})`, { timeout: 120_000 }, () => {
  const random = seededRandom(seed)
  const few = 4_000
  let wrongPayslips = 0
  for (const { plan, period } of worlds) {
    const doubles = plainDoubles(plan, period)
    const block = createBlock(plan, few)
    const people = Array.from({ length: few }, () => randomFacts(plan.facts, random))
    people.forEach((facts, row) => setFacts(plan, block, row, facts))
    const failed = new Set(
      compileKernels(plan, period)
        .run(block, few)
        .map(({ row }) => row),
    )
    people.forEach((facts, row) => {
      if (failed.has(row)) return
      const naive = doubles(facts)
      const differs = plan.codes.some(
        (code, index) => (naive[code] ?? 0) + 0 !== (block.results[index]?.[row] ?? 0) + 0,
      )
      if (differs) wrongPayslips += 1
    })
  }
  // Some are always wrong; that most are right shows that only the arithmetic differs.
  expect(wrongPayslips).toBeGreaterThan(5)
  expect(wrongPayslips).toBeLessThan(5 * few * 0.2)
})
