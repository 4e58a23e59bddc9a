import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkWages, wageRules } from './check.ts'
import { wageColumns, YEAR_MONTHS } from './columns.ts'
import { adjusted, adjustedSum } from './factors.ts'
import { readWages, wagesFileName, type WageValues, writeWages } from './write.ts'

/** Those of 2025. */
const factors = [
  '1.036',
  '1.026',
  '1.022',
  '1.016',
  '1.014',
  '1.012',
  '1.017',
  '1.008',
  '1.007',
  '1.003',
  '1.003',
  '1.000',
]

const every = (first: number, value: string | number): WageValues =>
  Object.fromEntries(YEAR_MONTHS.map((month) => [first + month - 1, value]))

/** A million a month all year: 12.164.000 at the prices of December, added up by hand. */
const rosa: WageValues = {
  1: 1,
  2: '12345678-5',
  3: 12_164_000,
  4: 121_640,
  5: 10_000,
  6: 500_000,
  ...every(10, 1_000_000),
  ...every(22, 'C'),
  34: 1,
  35: 44,
}
/** Half the day in January and February, and nothing later. */
const luis: WageValues = {
  1: 2,
  2: '9876543-3',
  3: 1_031_000,
  10: 500_000,
  11: 500_000,
  22: 'P',
  23: 'P',
  34: 2,
  35: 0,
}
const clean = writeWages([rosa, luis])
const [ROSA, LUIS] = [1, 2]

/** The rule that must find it, the row, what is planted, and the column of the finding. */
type Fault = readonly [string, number, Readonly<Record<number, string>>, number?]

const amounts = [3, 4, 5, 6, 7, 8, 9, 10, 15, 21] as const

const faults: readonly Fault[] = [
  ...[1, ...amounts, 34].map((n): Fault => ['NUMERO_VACIO', ROSA, { [n]: '' }]),
  ...amounts.map((n): Fault => ['NUMERO_NEGATIVO', ROSA, { [n]: '-1' }]),
  ...amounts.map((n): Fault => ['NUMERO_CON_PUNTOS', ROSA, { [n]: '1.000' }]),
  ...amounts.map((n): Fault => ['NUMERO_CON_DECIMALES', ROSA, { [n]: '1000,5' }]),
  ...amounts.map((n): Fault => ['NO_ES_NUMERO', ROSA, { [n]: 'MIL' }]),
  ...[3, 10, 34].map((n): Fault => ['NUMERO_CON_CEROS', ROSA, { [n]: '012' }]),
  ['RUT_CON_PUNTOS', ROSA, { 2: '12.345.678-5' }],
  ['RUT_SIN_GUION', ROSA, { 2: '123456785' }],
  ['RUT_DV', ROSA, { 2: '12345678-K' }],
  ...[22, 27, 33].map((n): Fault => ['SIGLA_DESCONOCIDA', ROSA, { [n]: 'X' }]),
  ['HORAS_MAL_ESCRITAS', ROSA, { 35: '44.5' }],
  ['HORAS_MAL_ESCRITAS', ROSA, { 35: '' }],
  ['HORAS_FUERA_DE_RANGO', ROSA, { 35: '61' }],
  ...YEAR_MONTHS.slice(0, 11).map((month): Fault => [
    `SIN_SIGLA_${month}`,
    ROSA,
    { [21 + month]: '' },
  ]),
  ['SIN_SIGLA_12', ROSA, { 33: '', 35: '0' }, 33],
  ['RENTA_NO_CUADRA', ROSA, { 3: '12164001' }],
  ['RENTA_NO_CUADRA', ROSA, { 10: '1000001' }, 3],
  ['RENTA_NO_CUADRA', ROSA, { 3: '12000000' }],
  ['IMPUESTO_SIN_RENTA', LUIS, { 3: '0', 10: '0', 11: '0', 6: '5', 4: '9' }, 4],
  ['IMPUESTO_MAYOR_QUE_RENTA', LUIS, { 4: '1031000' }],
  ['FILA_SIN_MONTOS', LUIS, { 3: '0', 10: '0', 11: '0' }, 2],
  ['DICIEMBRE_SIN_HORAS', ROSA, { 35: '0' }],
  ['HORAS_SIN_DICIEMBRE', LUIS, { 35: '22,5' }],
  ['NUMERO_FUERA_DE_ORDEN', LUIS, { 1: '3' }],
  ['RUT_REPETIDO', LUIS, { 2: '12345678-5' }],
  ['CERTIFICADO_REPETIDO', LUIS, { 34: '1' }],
]

const planted = (line: number, changes: Readonly<Record<number, string>>) =>
  clean
    .split('\r\n')
    .map((text, index) => {
      if (index + 1 !== line) return text
      const cells = text.split(';')
      for (const [n, value] of Object.entries(changes)) cells[Number(n) - 1] = value
      return cells.join(';')
    })
    .join('\r\n')

describe('the declaration of salaries of a year', () => {
  test('as it is written has nothing to say against it', () => {
    expect(checkWages(clean, factors)).toEqual([])
    expect(readWages(clean).map((cells) => cells.length)).toEqual([35, 35])
    expect(wageColumns).toHaveLength(35)
    expect(wagesFileName('76.543.210-3', 2025)).toBe('DJ1887_765432103_2025.csv')
  })

  const cases = faults.map(([rule, line, changes, at]) => ({ rule, line, changes, at }))
  test.each(cases)('$rule in row $line is found: $changes', ({ rule, line, changes, at }) => {
    const found = checkWages(planted(line, changes), factors)
    expect(found.map((one) => [one.rule, one.line, one.field])).toEqual([
      [rule, line, at ?? Number(Object.keys(changes)[0])],
    ])
  })

  test.each([
    ['MARCA_DE_ORDEN', `\uFEFF${clean}`],
    ['ARCHIVO_VACIO', '\r\n'],
    ['FIN_DE_LINEA', clean.replaceAll('\r\n', '\n')],
    ['COLUMNAS_DE_LA_FILA', clean.replace('\r\n', ';\r\n')],
  ])('%s is found in the file as a whole', (rule, text) => {
    expect(checkWages(text, factors).map((one) => one.rule)).toEqual([rule])
  })

  test('has a planted fault of every rule of a row', () => {
    const found = new Set(faults.map(([rule]) => rule))
    expect(wageRules.filter(({ rule }) => !found.has(rule))).toEqual([])
    expect(faults.length).toBeGreaterThan(80)
  })
})

describe('an amount at the prices of the end of the year', () => {
  test('is rounded month by month, a half up', () => {
    expect(adjusted(1_000_500, '1.003')).toBe(1_003_502)
    expect(adjusted(500, '1.003')).toBe(502)
    expect(adjustedSum([500, 500], ['1.003', '1.003'])).toBe(1004)
  })

  test('is never less than it was, and adds up with the others', () => {
    const pesos = fc.integer({ min: 0, max: 99_999_999 })
    fc.assert(
      fc.property(fc.array(pesos, { minLength: 12, maxLength: 12 }), (months) => {
        const sum = months.reduce((all, one) => all + one, 0)
        const total = adjustedSum(months, factors)
        expect(total).toBeGreaterThanOrEqual(sum)
        expect(total).toBeLessThanOrEqual(Math.ceil(sum * 1.036) + 12)
        const apart = months.map((one, at) => adjusted(one, factors[at] ?? ''))
        expect(apart.reduce((all, one) => all + one, 0)).toBe(total)
      }),
    )
  })
})
