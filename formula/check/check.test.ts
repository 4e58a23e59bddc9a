import { describe, expect, test } from 'vitest'
import {
  FormulaError,
  check,
  checkFormula,
  checkPeriod,
  compileKernels,
  evaluate,
  makePlan,
} from '../index.ts'
import { base, concept, facts, period, withConcepts } from '../testing/library.ts'
import type { ConceptDef, Unit } from '../types.ts'

const wrong = (formula: string, more: Partial<ConceptDef> = {}) => {
  const [first, ...rest] = check(withConcepts(concept('PRUEBA', formula, more)))
  expect(rest).toEqual([])
  return first && `${first.from}-${first.to} ${first.message}`
}

describe('names', () => {
  test.each([
    ['SUELDO + BONO', '9-13 No existe BONO'],
    ['SUELD * 2', '0-5 No existe SUELD; ¿quiso decir SUELDO?'],
    ['sueldo * 2', '0-6 No existe sueldo; ¿quiso decir SUELDO?'],
    ['IMPUESTO * 2', '0-8 IMPUESTO es una tabla: se lee con TRAMO(IMPUESTO; valor)'],
    ['HABERES * 2', '0-7 HABERES es una clase: se usa con SUMA(HABERES)'],
    ['SUMA(HABER)', '5-10 HABER no es una clase; ¿quiso decir HABERES?'],
    ['SUMA(SUELDO + 1)', '5-15 Aquí va el código de una clase'],
    [
      'SUELDO * TRAMO(IMPUESTO; SUELDO / UTM)',
      '9-38 La tabla IMPUESTO tiene varias columnas: indique FACTOR, REBAJA',
    ],
    [
      'SUELDO * TRAMO(IMPUESTO; SUELDO / UTM; TASA)',
      '39-43 TASA no es una columna de IMPUESTO: FACTOR, REBAJA',
    ],
  ])('%s', (formula, expected) => {
    expect(wrong(formula)).toBe(expected)
  })

  test('every unknown name is reported, not only the first', () => {
    const found = check(withConcepts(concept('PRUEBA', 'UNO + DOS')))
    expect(found.map(({ message }) => message)).toEqual(['No existe UNO', 'No existe DOS'])
  })
})

describe('units', () => {
  const accepted: readonly (readonly [string, Unit])[] = [
    ['PLAN * UF', 'CLP'],
    ['SUELDO / UF', 'UF'],
    ['SUELDO / SUELDO', 'número'],
    ['SUELDO / 30 * DIAS', 'CLP'],
    ['SUELDO * 7 / (30 * JORNADA) * HORAS', 'CLP'],
    ['MAX(0; SUELDO - 100000)', 'CLP'],
    ['SUELDO * (10% + TASA)', 'CLP'],
    ['30 - DIAS', 'días'],
    ['DIAS * 2 / 3', 'días'],
    ['HORAS / JORNADA', 'número'],
    ['DIAS', 'número'],
    ['Y(SUELDO > 0; NO(JUBILADO); ENTRE(DIAS; 1; 29))', 'LOGICO'],
    ['SI(JUBILADO; DIAS > 3; CONTRATO <> "OBRA")', 'LOGICO'],
    ['SUMA(SIN_NADIE)', 'CLP'],
    ['SUELDO * TRAMO(IMPUESTO; SUELDO / UTM; FACTOR)', 'CLP'],
  ]
  test.each(accepted)('%s is %s', (formula, unit) => {
    expect(check(withConcepts(concept('PRUEBA', formula, { unit })))).toEqual([])
  })

  test.each([
    ['SUELDO + PLAN', '9-13 No se puede sumar ni restar CLP con UF'],
    ['SUELDO - DIAS', '9-13 No se puede sumar ni restar CLP con días'],
    ['SI(DIAS > HORAS; 1; 0)', '10-15 No se puede comparar días con horas'],
    ['MIN(SUELDO; 90 * UF)', '12-19 No se puede comparar CLP con CLP/UF'],
    ['SI(JUBILADO; SUELDO; PLAN)', '21-25 No se puede elegir entre CLP con UF'],
    ['SUELDO * UF', '0-11 La fórmula da CLP × CLP/UF y el concepto declara CLP'],
    ['SUELDO > 0', '0-10 La fórmula da una condición y el concepto declara CLP'],
    ['JUBILADO * 2', '0-8 Aquí va una cantidad, no una condición'],
    ['SI(SUELDO; 1; 2)', '3-9 Aquí va una condición (por ejemplo A > B)'],
    ['SI(CONTRATO; 1; 2)', '3-11 Aquí va una condición (por ejemplo A > B)'],
    ['CONTRATO + 1', '0-8 Una opción solo se compara con un texto: = "…" o <> "…"'],
    [
      'SI(CONTRATO = "FIJO"; 1; 2)',
      '14-20 "FIJO" no es una de las opciones: INDEFINIDO, PLAZO_FIJO, OBRA',
    ],
    [
      'SI(CONTRATO = "INDEFINIDA"; 1; 2)',
      '14-26 "INDEFINIDA" no es una de las opciones: ¿quiso decir "INDEFINIDO"?',
    ],
    ['SI(CONTRATO < "OBRA"; 1; 2)', '3-20 Las opciones se comparan con = o <>'],
    ['SI(SUELDO = "OBRA"; 1; 2)', '12-18 Un texto solo se compara con una opción'],
    ['SUELDO / (1 - 1)', '10-15 Aquí se divide por cero'],
    ['REDONDEAR(SUELDO; DIAS)', '18-22 Los decimales se escriben como un entero entre −6 y 9'],
    [
      'SUELDO * TRAMO(IMPUESTO; SUELDO; FACTOR)',
      '25-31 La tabla IMPUESTO se lee con UTM, no con CLP',
    ],
  ])('%s', (formula, expected) => {
    expect(wrong(formula)).toBe(expected)
  })

  test('a class of mixed units cannot be summed', () => {
    const [first] = check(
      withConcepts(
        concept('A', 'SUELDO', { classes: ['HABERES'] }),
        concept('B', 'DIAS', { classes: ['HABERES'], unit: 'días' }),
        concept('TOTAL', 'SUMA(HABERES)'),
      ),
    )
    expect(first?.message).toBe('La clase HABERES mezcla unidades: B es días y otros son CLP')
  })
})

describe('cycles', () => {
  test('name their chain', () => {
    const found = check(
      withConcepts(concept('A', 'B + 1'), concept('B', 'C + SUELDO'), concept('C', 'A * 2')),
    )
    expect(found).toMatchObject([
      {
        code: 'A',
        message: 'Se calcula a partir de sí mismo: A → B → C → A',
        chain: ['A', 'B', 'C', 'A'],
      },
    ])
  })

  test('are found through a class', () => {
    const found = check(
      withConcepts(
        concept('BONO', 'TOTAL * 10%', { classes: ['HABERES'] }),
        concept('TOTAL', 'SUMA(HABERES)'),
      ),
    )
    expect(found.map(({ chain }) => chain)).toEqual([['BONO', 'TOTAL', 'BONO']])
  })

  // What would grow without measure here would not end before the test's own patience does.
  test('a chain of two thousand concepts is no cycle', () => {
    const chain = Array.from({ length: 2_000 }, (_, i) =>
      concept(`C${i}`, i === 1_999 ? 'SUELDO' : `C${i + 1} + 1`),
    )
    expect(makePlan(withConcepts(...chain)).codes.at(-1)).toBe('C0')
  })
})

describe('definitions', () => {
  test.each([
    [
      { code: 'Sueldo' },
      'Un código lleva mayúsculas sin acento, cifras y guion bajo (SUELDO_BASE)',
    ],
    [{ code: 'MIN' }, 'MIN es el nombre de una función'],
    [{ code: 'SUELDO' }, 'El código SUELDO está repetido'],
    [{ decimals: 12 }, 'Los decimales van de 0 a 9'],
    [{ classes: ['OTRA'] }, 'No existe la clase OTRA'],
    [{ min: 5, max: 1 }, 'El mínimo supera al máximo'],
    [{ unit: 'OPCION' as const }, 'Solo un dato puede ser una OPCION'],
  ])('%o', (more, message) => {
    const found = check(withConcepts(concept('PRUEBA', '1', more)))
    expect(found.map((diagnostic) => diagnostic.message)).toContain(message)
  })
})

describe('hostile libraries', () => {
  test('a product that would grow without measure is refused at once', () => {
    expect(wrong(`SUELDO${' * SUELDO'.repeat(400)} / SUELDO`)).toContain('demasiadas veces')
    expect(wrong(`1${' / (1 + SUELDO)'.repeat(260)}`)).toContain('demasiadas veces')
  })

  test('nesting as deep as allowed, and a class summed a hundred thousand times, are read', () => {
    let nested = 'SUELDO'
    for (let i = 0; i < 50; i += 1) nested = `SI(SUELDO / HORAS > DIAS * SUELDO; ${nested}; 1)`
    const members = Array.from({ length: 300 }, (_, i) =>
      concept(`C${i}`, 'SUELDO', { classes: ['HABERES'] }),
    )
    const sums = Array.from({ length: 500 }, (_, i) =>
      concept(`S${i}`, `0${' + SUMA(HABERES)'.repeat(200)}`),
    )
    const plan = makePlan(withConcepts(concept('X', nested), ...members, ...sums))
    expect(compileKernels(plan, period).proofs.twin).toBe(0)
    expect(evaluate(plan, period, { ...facts, SUELDO: 5 }).ok).toBe(true)
  })

  test('names of the host are only names', () => {
    expect(wrong('__proto__')).toBe('0-9 No existe __proto__')
    expect(wrong('toString')).toBe('0-8 No existe toString')
    expect(() => makePlan(withConcepts(concept('A', 'globalThis')))).toThrow(FormulaError)
  })
})

describe('a period', () => {
  const plan = makePlan(withConcepts(concept('SALUD', 'PLAN * UF')))
  test('that lacks a value says which, when, and who needs it', () => {
    const found = checkPeriod(plan, { ...period, variables: {} })
    expect(found.map(({ message }) => message)).toEqual([
      'Falta el valor de Unidad de fomento (UF) en septiembre 2026; lo usa SALUD',
    ])
  })

  test('need not give what no formula reads', () => {
    expect(checkPeriod(plan, { name: 'x', variables: { UF: 100 }, tables: {} })).toEqual([])
  })

  test('does not take values from the prototype of an object', () => {
    const library = {
      ...base,
      variables: [{ ...base.variables[0]!, code: 'VALUE_OF' }],
      concepts: [concept('A', 'PLAN * VALUE_OF')],
    }
    const variables = Object.create({ VALUE_OF: 5 })
    expect(checkPeriod(makePlan(library), { name: 'x', variables, tables: {} })).toHaveLength(1)
  })

  test('gives tables whose rows go upwards', () => {
    const taxed = makePlan(
      withConcepts(concept('T', 'SUELDO * TRAMO(IMPUESTO; SUELDO / UTM; FACTOR)')),
    )
    const rows = [
      { upTo: 300, values: [0, 0] },
      { upTo: 135, values: [40, 54] },
    ]
    const found = checkPeriod(taxed, { ...period, tables: { IMPUESTO: rows } })
    expect(found[0]?.message).toBe(
      'El tramo 2 de Impuesto único (IMPUESTO) en septiembre 2026 no es válido',
    )
  })
})

test('an editor checks one formula among the others', () => {
  const library = withConcepts(concept('A', 'SUELDO'), concept('B', 'A * 2'))
  expect(checkFormula(library, concept('B', 'A * 2 + PLAN'))).toMatchObject([{ from: 8, to: 12 }])
})

test('the same library gives the same plan; labels do not count, formulas do', () => {
  const library = withConcepts(concept('A', 'SUELDO'))
  const { hash } = makePlan(library)
  expect(makePlan(withConcepts(concept('A', 'SUELDO', { label: 'Otro' }))).hash).toBe(hash)
  expect(makePlan(withConcepts(concept('A', 'SUELDO * 1'))).hash).not.toBe(hash)
  expect(hash).toMatch(/^[0-9a-f]{16}$/)
})
