import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ConceptDef,
  type Facts,
  coneOf,
  compileKernels,
  compileTwin,
  createBlock,
  evaluate,
  makePlan,
  setFacts,
  valuesOf,
} from '../index.ts'
import { Tape, person, world } from '../testing/arbitrary.ts'
import { concept, facts, period, withConcepts } from '../testing/library.ts'

const calculated = (concepts: readonly ConceptDef[], people: readonly Partial<Facts>[]) => {
  const plan = makePlan(withConcepts(...concepts))
  const block = createBlock(plan, people.length)
  people.forEach((own, row) => setFacts(plan, block, row, { ...facts, ...own } as Facts))
  const kernels = compileKernels(plan, period)
  const errors = kernels.run(block, people.length)
  return {
    errors,
    proofs: kernels.proofs,
    values: people.map((_, row) => valuesOf(plan, block, row)),
  }
}

test('a bad row is an error of its own and never stops or stains the others', () => {
  const rate = concept('RATIO', 'HORAS / JORNADA', { unit: 'número', decimals: 2 })
  const { errors, values } = calculated(
    [concept('BASE', 'SUELDO / 30 * DIAS'), rate],
    [{}, { JORNADA: 0 }, { DIAS: 31 }, { DIAS: undefined } as Partial<Facts>, { DIAS: 15 }],
  )
  expect(errors.map(({ row, code, reason }) => [row, code, reason])).toEqual([
    [1, 'RATIO', 'ZERO_DIVISION'],
    [2, 'DIAS', 'FACT_OUT_OF_RANGE'],
    [3, 'DIAS', 'FACT_MISSING'],
  ])
  expect(values).toEqual([
    { BASE: 1_500_000, RATIO: 25 },
    { BASE: Number.NaN, RATIO: Number.NaN },
    { BASE: Number.NaN, RATIO: Number.NaN },
    { BASE: Number.NaN, RATIO: Number.NaN },
    { BASE: 750_000, RATIO: 25 },
  ])
})

test.each([14.5, 1e300, Number.NEGATIVE_INFINITY])('a fact of %d alone is an error', (DIAS) => {
  const { errors } = calculated([concept('BASE', 'SUELDO / 30 * DIAS')], [{}, { DIAS }, {}])
  expect(errors.map(({ row, reason }) => [row, reason])).toEqual([[1, 'FACT_OUT_OF_RANGE']])
})

test('what ordinary ranges prove runs in doubles; what they do not is tested row by row', () => {
  const { proofs, values } = calculated(
    [
      concept('BASE', 'SUELDO / 30 * DIAS'),
      concept('LARGO', 'SUELDO * HORAS * HORAS * JORNADA / 7'),
    ],
    [{ SUELDO: 100 }, { SUELDO: 49_999_999, HORAS: 9_999, JORNADA: 450 }],
  )
  expect(proofs).toEqual({ proved: 1, tested: 1, twin: 0 })
  const n = 49_999_999n * 9_999n ** 2n * 450n
  const d = 700_000n
  expect(Number.isSafeInteger(Number(n))).toBe(false)
  expect(values[1]?.['LARGO']).toBe(Number((2n * n + d) / (2n * d)))
})

test('doubles as somebody would write them fail where these kernels do not', () => {
  const people = Array.from({ length: 2_000 }, (_, i) => ({ SUELDO: 300_000 + i * 500 }))
  const { values } = calculated([concept('MUTUAL', 'SUELDO * 0,93%')], people)
  const exact = people.map(({ SUELDO }) => Number((BigInt(SUELDO) * 93n + 5_000n) / 10_000n))
  const plain = people.map(({ SUELDO }) => Math.floor(SUELDO * 0.0093 + 0.5))
  expect(values.map((row) => row['MUTUAL'])).toEqual(exact)
  expect(plain.filter((pesos, i) => pesos !== exact[i]).length).toBeGreaterThan(10)
})

test('a result that a row needs the twin for may be larger than doubles allow others to be', () => {
  const steps = [
    concept('GRANDE', 'SUELDO * HORAS * HORAS * JORNADA / 7'),
    concept('TRAMITE', 'SI(GRANDE > 1000000000000; 1; 2)', { unit: 'número' }),
  ]
  const { values } = calculated(steps, [
    { SUELDO: 50_000_000, HORAS: 10_000, JORNADA: 450 },
    { SUELDO: 1_000 },
  ])
  expect(values.map((row) => row['TRAMITE'])).toEqual([1, 2])
})

test('where doubles end, at 2^53, every result is still the exact one', () => {
  const most = Number.MAX_SAFE_INTEGER
  const whole = (code: string) =>
    ({ code, label: code, unit: 'número', decimals: 0, min: -most, max: most }) as const
  const formulas = {
    TERCIO: 'A / 3',
    SEPTIMO: 'A / 7 - B / 7',
    RESTA: '(A * 3 - B * 5) / 4',
    CUOCIENTE: 'A / B',
    DECIMOS: 'REDONDEAR(A * 0,3; 0) - TRUNCAR(A * 0,3)',
    CUAL: 'SI(A * 3 > B * 5; 1; SI(A * 3 = B * 5; 2; 3))',
    MENOR: 'MIN(A * 3; B * 5) / 5',
    ESCALON: 'SI(B = 0; 0; SI(A / B > 1,0000001; 1; 2))',
  }
  const concepts = Object.entries(formulas).flatMap(([code, formula]) => [
    concept(code, formula, { unit: 'número' }),
    concept(`${code}_ARRIBA`, formula, { unit: 'número', rounding: 'UP' }),
  ])
  const facing = { ...withConcepts(...concepts), facts: [whole('A'), whole('B')] }
  const plan = makePlan(facing)
  const kernels = compileKernels(plan, period)
  const end = fc.oneof(
    fc.integer({ min: most - 60, max: most }),
    fc.integer({ min: 2 ** 51, max: 2 ** 52 }),
    fc.maxSafeInteger(),
    fc.integer({ min: -9, max: 9 }),
  )
  const side = fc.tuple(end, fc.boolean()).map(([size, minus]) => (minus ? 0 - size : size))
  const near = fc
    .tuple(side, fc.integer({ min: -3, max: 3 }))
    .map(([a, off]) => [a, Math.trunc((a / 5) * 3) + off] as const)
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.tuple(side, side), near), { minLength: 20 }), (pairs) => {
      const block = createBlock(plan, pairs.length)
      pairs.forEach(([A, B], row) => setFacts(plan, block, row, { A, B }))
      const errors = kernels.run(block, pairs.length)
      pairs.forEach(([A, B], row) => {
        const expected = evaluate(plan, period, { A, B })
        if (expected.ok) expect(valuesOf(plan, block, row)).toEqual(expected.values)
        else expect(errors.find((error) => error.row === row)?.code).toBe(expected.error.code)
      })
    }),
    { numRuns: 300 },
  )
})

test('no result is ever minus zero', () => {
  const { values } = calculated([concept('RESTA', '-SUELDO * DIAS / 30')], [{ DIAS: 0 }])
  expect(Object.is(values[0]?.['RESTA'], 0)).toBe(true)
})

describe('cones', () => {
  const plan = makePlan(
    withConcepts(
      concept('BASE', 'SUELDO / 30 * DIAS'),
      concept('SALUD', 'PLAN * UF'),
      concept('LIQUIDO', 'BASE - SALUD'),
      concept('IMPUESTO_FIJO', 'SUELDO * TRAMO(IMPUESTO; SUELDO / UTM; FACTOR)'),
    ),
  )
  const codes = (...changed: readonly string[]) => coneOf(plan, changed).map((at) => plan.codes[at])

  test('hold what may change, in order', () => {
    expect(codes('PLAN')).toEqual(['SALUD', 'LIQUIDO'])
    expect(codes('UF')).toEqual(['SALUD', 'LIQUIDO'])
    expect(codes('DIAS')).toEqual(['BASE', 'LIQUIDO'])
    expect(codes('IMPUESTO')).toEqual(['IMPUESTO_FIJO'])
    expect(codes('BASE')).toEqual(['BASE', 'LIQUIDO'])
    expect(codes('HORAS')).toEqual([])
  })

  test('leave the rest as it was', () => {
    const kernels = compileKernels(plan, period)
    const block = createBlock(plan, 1)
    setFacts(plan, block, 0, facts)
    kernels.run(block, 1)
    const kept = valuesOf(plan, block, 0)
    setFacts(plan, block, 0, { ...facts, PLAN: 5_000, SUELDO: 1 })
    kernels.run(block, 1, coneOf(plan, ['PLAN']))
    expect(valuesOf(plan, block, 0)).toEqual({ ...kept, SALUD: 204_211, LIQUIDO: 1_295_789 })
  })

  test('of random changes end where a whole run does, also after rows with errors', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 20, maxLength: 200 }), (numbers) => {
        const tape = new Tape(numbers)
        const { library, period: month, people } = world(tape)
        const random = makePlan(library)
        const kernels = compileKernels(random, month)
        const block = createBlock(random, people.length)
        people.forEach((one, row) => setFacts(random, block, row, one))
        kernels.run(block, people.length)
        const changed = tape.pick(library.facts[0], ...library.facts)?.code ?? ''
        const other = people.map((one) => ({
          ...one,
          [changed]: person(tape, library.facts)[changed],
        }))
        other.forEach((one, row) => setFacts(random, block, row, one as Facts))
        const at = [random.facts.findIndex(({ code }) => code === changed)]
        const errors = kernels.run(block, people.length, coneOf(random, [changed]), at)
        other.forEach((one, row) => {
          const whole = evaluate(random, month, one as Facts)
          expect(errors.some((error) => error.row === row)).toBe(!whole.ok)
          if (whole.ok) expect(valuesOf(random, block, row)).toEqual(whole.values)
        })
      }),
      { numRuns: 300 },
    )
  })
})

test('two classes of one formula keep their own members', () => {
  const of = (...classes: readonly string[]) => {
    const library = withConcepts(
      concept('A', 'SUELDO', { classes: ['HABERES'] }),
      concept('B', 'SUELDO / 2', { classes }),
      concept('T', 'SUMA(HABERES) - SUMA(SIN_NADIE)'),
    )
    const plan = makePlan(library)
    const block = createBlock(plan, 1)
    setFacts(plan, block, 0, facts)
    compileKernels(plan, period).run(block, 1)
    return valuesOf(plan, block, 0)['T']
  }
  expect([of('SIN_NADIE'), of('HABERES')]).toEqual([750_000, 2_250_000])
})

test('kernels of one formula do not mix plans, ranges, classes or months', () => {
  const total = (classes: readonly string[]) => {
    const plan = makePlan(
      withConcepts(
        concept('A', 'SUELDO', { classes }),
        concept('B', 'SUELDO', { classes: ['HABERES'] }),
        concept('T', 'SUMA(HABERES) + PLAN * UF'),
      ),
    )
    const at = (UF: number) => {
      const block = createBlock(plan, 1)
      setFacts(plan, block, 0, facts)
      const month = { ...period, variables: { ...period.variables, UF } }
      for (const make of [compileKernels, compileTwin]) make(plan, month).run(block, 1)
      return valuesOf(plan, block, 0)['T']
    }
    return [at(4_000_000), at(4_100_000)]
  }
  expect(total([])).toEqual([1_630_000, 1_633_250])
  expect(total(['HABERES'])).toEqual([3_130_000, 3_133_250])
})

test('columns stand an odd number of 64-byte lines apart', () => {
  const plan = makePlan(withConcepts(concept('A', 'SUELDO')))
  for (const rows of [1, 20, 512, 4_096]) {
    const [first, second] = createBlock(plan, rows).columns
    const bytes = (second?.byteOffset ?? 0) - (first?.byteOffset ?? 0)
    expect((bytes / 64) % 2).toBe(1)
    expect(bytes).toBeGreaterThanOrEqual(rows * 8)
  }
})
