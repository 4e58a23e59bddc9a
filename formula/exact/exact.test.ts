import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ConceptDef,
  type Explanation,
  type Facts,
  FormulaError,
  evaluate,
  explain,
  fromScaledText,
  makePlan,
  shown,
  toScaledNumber,
} from '../index.ts'
import { Tape, world } from '../testing/arbitrary.ts'
import { concept, facts, period, withConcepts } from '../testing/library.ts'
import { rational } from './rational.ts'
import { toScaled } from './rounding.ts'

/** The value of one formula for the usual person, or the reason why there is none. */
function value(formula: string, more: Partial<ConceptDef> = {}, own: Partial<Facts> = {}) {
  const plan = makePlan(withConcepts(concept('X', formula, { unit: 'número', ...more })))
  const result = evaluate(plan, period, { ...facts, ...own } as Facts)
  return result.ok ? result.values['X'] : result.error.reason
}

describe('every function', () => {
  test.each([
    ['7 / 2', 4],
    ['-7 / 2', -4],
    ['REDONDEAR(2,5; 0)', 3],
    ['REDONDEAR(-2,5; 0)', -3],
    ['REDONDEAR(1234; -2)', 1200],
    ['TRUNCAR(2,9)', 2],
    ['TRUNCAR(-2,9)', -2],
    ['TRUNCAR(1999; -3)', 1000],
    ['ABS(-4)', 4],
    ['MIN(3; 1; 2)', 1],
    ['MAX(3; 1; 2)', 3],
    ['SI(ENTRE(5; 5; 7); 1; 2)', 1],
    ['SI(ENTRE(8; 5; 7); 1; 2)', 2],
    ['SI(Y(1 < 2; 2 < 3; 3 < 3); 1; 2)', 2],
    ['SI(O(1 > 2; 2 < 3); 1; 2)', 1],
    ['SI(NO(1 = 1); 1; 2)', 2],
    ['SI(CONTRATO = "INDEFINIDO"; 1; 2)', 1],
    ['SI(JUBILADO; 1; 2)', 2],
    ['200 * 25%', 50],
    ['SUMA(SIN_NADIE)', 0],
    ['10 - 2 - 3', 5],
    ['100 / 5 / 2', 10],
  ])('%s = %d', (formula, expected) => {
    expect(value(formula)).toBe(expected)
  })

  test.each([
    [135, '0%'],
    [136, '4%'],
    [300, '4%'],
    [301, '8%'],
  ])('a bracket holds its upper limit: %d tenths of UTM pay %s', (tenths, rate) => {
    const formula = `SUELDO * TRAMO(IMPUESTO; ${tenths} / 10; FACTOR) / SUELDO * 100`
    expect(`${value(formula)}%`).toBe(rate)
  })
})

describe('one rounding per concept, by magnitude', () => {
  test.each([
    ['HALF_UP', [3, -3, 2, -2]],
    ['TRUNCATE', [2, -2, 2, -2]],
    ['UP', [3, -3, 3, -3]],
  ] as const)('%s', (rounding, expected) => {
    const values = ['2,5', '-2,5', '2,49', '-2,49'].map((n) => value(n, { rounding }))
    expect(values).toEqual(expected)
  })

  test('nothing is lost before it', () => {
    expect(value('1 / 3 * 3')).toBe(1)
    expect(value('SUELDO / 30 * 7 / (30 * JORNADA) * 30 * 30 / 7 * JORNADA', { unit: 'CLP' })).toBe(
      1_500_000,
    )
  })

  test('0,93 % of 305.000 is 2.836,5 and rounds up, where doubles see 2.836,4999999999995', () => {
    expect(value('SUELDO * 0,93%', { unit: 'CLP' }, { SUELDO: 305_000 })).toBe(2_837)
    expect(Math.floor(305_000 * 0.0093 + 0.5)).toBe(2_836)
  })

  test('a percentage is stored in points and worth its hundredth', () => {
    expect(value('TASA', { unit: '%', decimals: 2 })).toBe(1_144)
    expect(value('TASA * 100')).toBe(11)
  })
})

describe('a row without a result says why', () => {
  const person: Record<string, Partial<Facts>> = { idle: { JORNADA: 0 } }
  test('division by zero, unless the branch is not taken', () => {
    expect(value('HORAS / JORNADA', {}, person['idle'])).toBe('ZERO_DIVISION')
    expect(value('SI(JORNADA = 0; 0; HORAS / JORNADA)', {}, person['idle'])).toBe(0)
    expect(value('SI(Y(JORNADA > 0; HORAS / JORNADA > 1); 1; 2)', {}, person['idle'])).toBe(2)
    expect(value('0 * (HORAS / JORNADA)', {}, person['idle'])).toBe('ZERO_DIVISION')
  })

  test('facts missing, beyond their limits, or not whole', () => {
    expect(value('1', {}, { DIAS: undefined } as Partial<Facts>)).toBe('FACT_MISSING')
    expect(value('1', {}, { DIAS: 31 })).toBe('FACT_OUT_OF_RANGE')
    expect(value('1', {}, { DIAS: 1.5 })).toBe('FACT_OUT_OF_RANGE')
    expect(value('1', {}, { DIAS: Number.NaN })).toBe('FACT_OUT_OF_RANGE')
  })

  test('a result beyond its limits or what can be stored', () => {
    expect(value('SUELDO', { unit: 'CLP', max: 1_000_000 })).toBe('RESULT_OUT_OF_RANGE')
    expect(value('SUELDO * 1000000000000', { unit: 'CLP' })).toBe('RESULT_OUT_OF_RANGE')
  })

  test('with the label and the limits, in Spanish', () => {
    const plan = makePlan(withConcepts(concept('X', '1')))
    const result = evaluate(plan, period, { ...facts, DIAS: 31 })
    expect(result).toMatchObject({
      error: { message: 'Días trabajados: el dato está fuera de lo permitido (entre 0 y 30)' },
    })
  })
})

test('a missing dated value stops everything before it starts', () => {
  const plan = makePlan(withConcepts(concept('X', 'PLAN * UF')))
  expect(() => evaluate(plan, { ...period, variables: {} }, facts)).toThrow(FormulaError)
})

describe('explanations', () => {
  const plan = makePlan(
    withConcepts(
      concept('BASE', 'SUELDO / 30 * DIAS', { classes: ['HABERES'] }),
      concept('BONO', 'SI(DIAS = 30; 50000; 0)', { classes: ['HABERES'] }),
      concept('TOTAL', 'SUMA(HABERES)'),
      concept('AFP', 'TOTAL * TASA'),
      concept(
        'TRIBUTO',
        `MAX(0; TOTAL * TRAMO(IMPUESTO; TOTAL / UTM; FACTOR)
          - TRAMO(IMPUESTO; TOTAL / UTM; REBAJA) * UTM)`,
      ),
      concept('SALUD', 'PLAN * UF'),
    ),
  )
  const why = (code: string, depth?: number) => explain(plan, period, facts, code, depth)

  test('open operands down to facts, with values as people read them', () => {
    expect(why('AFP')).toMatchObject({
      kind: 'concept',
      text: 'TOTAL * TASA',
      shown: '177.320',
      rounding: { rule: 'HALF_UP', before: '177.320', after: '177.320' },
      operands: [
        {
          text: 'TOTAL * TASA',
          operands: [
            { kind: 'concept', code: 'TOTAL', shown: '1.550.000', operands: [] },
            { kind: 'variable', code: 'TASA', shown: '11,44%' },
          ],
        },
      ],
    })
    expect(why('AFP', 2).operands[0]?.operands[0]?.operands[0]).toMatchObject({
      kind: 'sum',
      operands: [{ code: 'BASE' }, { code: 'BONO' }],
    })
  })

  test('say which branch was taken and why not the other', () => {
    expect(why('BONO').operands[0]?.note).toBe('Se cumple «DIAS = 30»: se usa «50000» y no «0».')
  })

  test('show the row of a table with its limits', () => {
    const [max] = why('TRIBUTO').operands
    const bracket = max?.operands[1]?.operands[0]?.operands[1]
    expect(bracket).toMatchObject({
      kind: 'bracket',
      shown: '4%',
      bracket: { table: 'IMPUESTO', column: 'FACTOR', row: 1, above: '13,5', upTo: '30' },
    })
  })

  test('show the rounding step and the source of a dated value', () => {
    expect(why('SALUD').rounding).toMatchObject({ before: '132.737,085', after: '132.737' })
    expect(why('SALUD').operands[0]?.operands[1]?.source?.text).toBe('Banco Central')
  })

  test('of an unknown concept, or of a row without a result, are refused', () => {
    expect(() => why('NADA')).toThrow('No existe el concepto')
    expect(() => explain(plan, period, { ...facts, DIAS: 99 }, 'AFP')).toThrow(
      'fuera de lo permitido',
    )
  })

  test('of random concepts always end in the value that is stored', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 20, maxLength: 200 }), (numbers) => {
        const random = world(new Tape(numbers))
        const its = makePlan(random.library)
        for (const person of random.people.slice(0, 2)) {
          const result = evaluate(its, random.period, person)
          if (!result.ok) continue
          for (const code of its.codes) {
            const explanation = explain(its, random.period, person, code, 2)
            expect(explanation.scaled).toBe(result.values[code])
            everyConcept(explanation, ({ code: inner = '', scaled }) =>
              expect(scaled).toBe(result.values[inner]),
            )
          }
        }
      }),
      { numRuns: 100 },
    )
  })
})

function everyConcept(node: Explanation, visit: (concept: Explanation) => void): void {
  if (node.kind === 'concept') visit(node)
  node.operands.forEach((operand) => everyConcept(operand, visit))
}

test('rounding agrees with its definition for any fraction', () => {
  const fraction = fc.tuple(
    fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
    fc.bigInt(1n, 10n ** 6n),
  )
  fc.assert(
    fc.property(fraction, fc.integer({ min: 0, max: 4 }), ([n, d], decimals) => {
      const exact = rational(n * 10n ** BigInt(decimals), d)
      const result = toScaled(rational(n, d), decimals, 'HALF_UP')
      const twice = 2n * (result * exact.d - exact.n)
      const away = n < 0n ? -twice : twice
      expect(away > -exact.d && away <= exact.d).toBe(true)
    }),
  )
})

test('text and stored integers', () => {
  expect(toScaledNumber('6.958', 4)).toBe(69_580)
  expect(toScaledNumber('-1,5', 1)).toBe(-15)
  expect(() => toScaledNumber('6.958', 2)).toThrow(RangeError)
  expect(() => toScaledNumber('seis', 2)).toThrow(RangeError)
  expect(fromScaledText(69_580, 4)).toBe('6.958')
  expect(fromScaledText(-5, 2)).toBe('-0.05')
  expect(shown(rational(-12_345_678n, 10n), 'CLP')).toBe('-1.234.567,8')
  expect(shown(rational(200_000n, 3n), 'CLP')).toBe('66.666,666667…')
})
