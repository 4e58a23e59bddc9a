import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Tape, world } from '../testing/arbitrary.ts'
import { format } from './format.ts'
import { functions } from './grammar.ts'
import { mutantsOf } from './mutants.ts'
import { parse } from './parser.ts'

describe('formatting', () => {
  test.each([
    ['A+B*-C', 'A + B * -C'],
    ['  SI( A>B ;MIN(A;B);0 )', 'SI(A > B; MIN(A; B); 0)'],
    ['25 %*A', '25% * A'],
    ['-A-(-B)', '-A - (-B)'],
    ['A + ', 'A + '],
  ])('%s', (before, after) => {
    expect(format(before)).toBe(after)
  })

  test('opens what does not fit a line, and keeps comments', () => {
    const long = `SI(CONTRATO="INDEFINIDO";SUELDO_BASE*TASA_DEL_TRABAJADOR; // plazo fijo no paga
      MIN(RENTA_IMPONIBLE_DEL_MES;TOPE_EN_PESOS)*TASA_DEL_EMPLEADOR)`
    expect(format(long)).toBe(
      [
        'SI(',
        '  CONTRATO = "INDEFINIDO";',
        '  SUELDO_BASE * TASA_DEL_TRABAJADOR;',
        '  // plazo fijo no paga',
        '  MIN(RENTA_IMPONIBLE_DEL_MES; TOPE_EN_PESOS) * TASA_DEL_EMPLEADOR',
        ')',
      ].join('\n'),
    )
  })

  test('of any formula changes no meaning and is stable', () => {
    const tapes = fc.array(fc.nat(), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(tapes, (numbers) => {
        for (const { formula } of world(new Tape(numbers)).library.concepts) {
          const once = format(formula)
          expect(parse(once).ok).toBe(true)
          expect(format(once)).toBe(once)
        }
      }),
    )
  })

  test('never throws, whatever the text', () => {
    fc.assert(fc.property(fc.string({ maxLength: 80 }), (text) => typeof format(text) === 'string'))
  })
})

describe('mutants', () => {
  test('are the slips of a hand, each still a formula', () => {
    expect(mutantsOf('MIN(A * 25%; B)').map(({ formula }) => formula)).toEqual([
      'MAX(A * 25%; B)',
      'MIN(A / 25%; B)',
      'MIN(A * 26%; B)',
      'MIN(A * 24%; B)',
    ])
    expect(mutantsOf('A * 1,05').map(({ after }) => after)).toEqual(['/', '1,06', '1,04'])
    expect(mutantsOf('A + 0').map(({ after }) => after)).toEqual(['-', '1'])
    expect(mutantsOf('A + ')).toEqual([])
  })

  test('are few of a long formula, spread over it', () => {
    const some = mutantsOf(Array.from({ length: 200 }, (_, i) => `A * ${i + 2}`).join(' + '), 40)
    expect(some).toHaveLength(40)
    expect(some.at(-1)?.from).toBeGreaterThan(1_500)
  })
})

test('every function has an example that is a formula', () => {
  for (const [name, { example, gives }] of Object.entries(functions)) {
    expect(parse(example), name).toMatchObject({ ok: true })
    expect(example).toContain(`${name}(`)
    expect(gives).not.toBe('')
  }
})
