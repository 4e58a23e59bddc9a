import { describe, expect, test } from 'vitest'
import { lreColumns } from '../catalogues.ts'
import { said } from '../testing.ts'
import { checkLre, lreFileRules } from './check.ts'
import { lreFileColumns, lreName, lreTotals } from './columns.ts'
import { lreFormRules } from './form.ts'
import { lreRules } from './rules.ts'
import { lreBytes, lreFileName, type LreValues, writeLre } from './write.ts'

const MONTH = 202609

/** A row with its totals added up by hand-written sums, not by those of the rules. */
const rosa: LreValues = {
  ...said('1101=12345678-5 1102=01/03/2020 1103=30/09/2026 1104=19 1105=13'),
  ...said('1106=13101 1170=1 1146=0 1107=101 1108=0 1109=0 1141=103'),
  ...said('1142=0 1143=102 1151=1 1110=1 1152=1 1111=2 1114=A'),
  ...said('1171=65123456-5 1115=15,5 1116=14 1118=0 1154=Soldadora 1155=1'),
  ...said('1157=1 1131=1 1132=4,11'),
  ...said('2101=900000 2106=100000 2201=50000 2301=60000 2311=44006 2313=300000'),
  ...said('2417=20000 3141=100000 3143=70000 3151=6000 3154=20000 3155=50000'),
  ...said('3157=10000 3161=4000 3162=1000 3171=5000 3188=30000 4151=24000'),
  ...said('4152=9300 4131=41100 4155=15000 4157=5000'),
  ...said('5210=1000000 5220=50000 5230=404006 5240=20000 5201=1474006'),
  ...said('5301=296000 5361=4000 5362=1000 5341=256000 5302=35000 5410=94400'),
  ...said('5501=1178006 5502=320000 5564=20000 5565=300000'),
}
const luis: LreValues = {
  ...said('1101=9876543-3 1102=15/09/2026 1105=5 1106=13101 1170=2'),
  ...said('1146=1 1107=201 1108=0 1109=1 1141=100 1142=0 1143=3'),
  ...said('1151=0 1110=0 1152=0 1115=16 1118=0 1155=0 1157=0 1131=0'),
  ...said('2101=500000 3143=35000 5210=500000 5201=500000 5301=35000'),
  ...said('5341=35000 5501=465000'),
}
const clean = writeLre([rosa, luis])
const [ROSA, LUIS] = [2, 3]

type Fault = readonly [string, number, Readonly<Record<number, string>>, number?]

const faults: readonly Fault[] = [
  // Every column that a row needs.
  ...lreFileColumns
    .filter(({ required }) => required)
    .map(({ code }): Fault => ['FALTA_OBLIGATORIO', LUIS, { [code]: '' }]),
  ['RUT_CON_PUNTOS', LUIS, { 1101: '9.876.543-3' }],
  ['RUT_SIN_GUION', LUIS, { 1101: '98765433' }],
  ['RUT_CON_CERO', LUIS, { 1101: '09876543-3' }],
  ['RUT_DV', LUIS, { 1101: '9876543-4' }],
  ['RUT_DV', ROSA, { 1171: '65123456-K' }],
  ['FECHA_MAL_ESCRITA', LUIS, { 1102: '15-09-2026' }],
  ['FECHA_QUE_NO_EXISTE', ROSA, { 1103: '31/09/2026' }],
  ...[1104, 1105, 1106, 1107, 1108, 1110, 1141, 1142, 1143, 1146, 1152, 1170].map((code): Fault => [
    'CODIGO_DESCONOCIDO',
    ROSA,
    { [code]: '99999' },
  ]),
  ['CODIGO_DESCONOCIDO', ROSA, { 1143: '07' }],
  ['CODIGO_DESCONOCIDO', ROSA, { 1110: '06' }],
  ['CODIGO_DESCONOCIDO', ROSA, { 1105: '00' }],
  ['CODIGO_DESCONOCIDO', ROSA, { 1114: 'E' }],
  ['LARGO_EXCEDIDO', ROSA, { 1154: 'X'.repeat(41) }],
  ...[2101, 3141, 4155].map((code): Fault => ['NUMERO_NEGATIVO', ROSA, { [code]: '-1' }]),
  ...[2301, 3161, 5201].map((code): Fault => ['NUMERO_CON_PUNTOS', ROSA, { [code]: '1.000' }]),
  ...[2106, 3151, 5501].map((code): Fault => ['NUMERO_CON_DECIMALES', ROSA, { [code]: '1,5' }]),
  ...[2311, 3171, 1117].map((code): Fault => ['NO_ES_NUMERO', ROSA, { [code]: '$5' }]),
  ['NUMERO_NEGATIVO', ROSA, { 1116: '-3' }],
  ['DECIMAL_MAL_ESCRITO', ROSA, { 1115: '15.5' }],
  ['DECIMAL_MAL_ESCRITO', ROSA, { 1132: '4,111' }],
  ['TERMINO_SIN_CAUSAL', ROSA, { 1104: '' }],
  ['CAUSAL_SIN_TERMINO', ROSA, { 1103: '' }],
  ['TERMINO_DE_OTRO_MES', ROSA, { 1103: '01/10/2026' }],
  ['INICIO_POSTERIOR', LUIS, { 1102: '01/10/2026' }],
  ['TERMINO_ANTES_DEL_INICIO', LUIS, { 1103: '14/09/2026', 1104: '6' }],
  ['TRAMO_SIN_INFORMAR', ROSA, { 1114: '' }],
  ['ASIGNACION_SIN_CARGAS', ROSA, { 1111: '', 1114: '' }, 2311],
  ['TRAMO_SIN_CARGAS', LUIS, { 1114: 'D' }],
  ['PUESTO_SIN_TRABAJO_PESADO', LUIS, { 1154: 'Soldador' }],
  ['INDEMNIZACION_SIN_TASA', ROSA, { 1132: '4,1' }],
  ['TASA_SIN_INDEMNIZACION', LUIS, { 1132: '4,11' }],
  ['TECNICO_CON_AFP', LUIS, { 1141: '14' }],
  ['PESADO_SIN_PUESTO', ROSA, { 1154: '' }],
  ['CESANTIA_SIN_AFILIACION', ROSA, { 1151: '0' }],
  ['APVI_SIN_MARCA', ROSA, { 1155: '0' }],
  ['APVC_SIN_MARCA', ROSA, { 1157: '0' }],
  ['DIAS_FUERA_DE_RANGO', ROSA, { 1115: '32' }],
  ['LICENCIA_FUERA_DE_RANGO', ROSA, { 1116: '32' }],
  ['CUOTA_SIN_SINDICATO_1', ROSA, { 1171: '' }],
  ['RUT_REPETIDO', LUIS, { 1101: '12345678-5' }],
]

const wholeFaults: readonly (readonly [string, string])[] = [
  ['COLUMNAS_DEL_ENCABEZADO', clean.replace(';Sueldo(2101)', '')],
  ['ENCABEZADO_DISTINTO', clean.replace('Sueldo(2101)', 'Sueldo (2101)')],
  ['ENCABEZADO_DISTINTO', Buffer.from(clean).toString('latin1')],
  ['COLUMNAS_DE_LA_FILA', clean.replace('9876543-3;', '9876543-3;;')],
]
/** The first union of the row has its RUT. */
const unions = [2, 3, 4, 5, 6, 7, 8, 9, 10]

/** What is published of the book, and the rules that hold a file to it. */
const published: readonly (readonly [string, readonly string[]])[] = [
  [
    'las 147 columnas, en su orden',
    ['COLUMNAS_DEL_ENCABEZADO', 'ENCABEZADO_DISTINTO', 'COLUMNAS_DE_LA_FILA'],
  ],
  ['hasta 40 caracteres', ['LARGO_EXCEDIDO']],
  ['RUT sin puntos, con guion', ['RUT_CON_PUNTOS', 'RUT_SIN_GUION', 'RUT_CON_CERO', 'RUT_DV']],
  ['fechas dd/mm/aaaa', ['FECHA_MAL_ESCRITA', 'FECHA_QUE_NO_EXISTE']],
  ['montos enteros, sin signo ni puntos', ['NUMERO_NEGATIVO', 'NUMERO_CON_PUNTOS', 'NO_ES_NUMERO']],
  ['decimales solo en tres columnas', ['NUMERO_CON_DECIMALES', 'DECIMAL_MAL_ESCRITO']],
  ['los obligatorios no quedan vacíos', ['FALTA_OBLIGATORIO']],
  ['códigos de su catálogo', ['CODIGO_DESCONOCIDO']],
  [
    'en blanco si no aplican',
    ['TASA_SIN_INDEMNIZACION', 'TRAMO_SIN_CARGAS', 'PUESTO_SIN_TRABAJO_PESADO'],
  ],
  ['término y causal van juntos', ['TERMINO_SIN_CAUSAL', 'CAUSAL_SIN_TERMINO']],
  ['a todo evento, desde 4,11', ['INDEMNIZACION_SIN_TASA']],
  ['el técnico extranjero exento no tiene AFP', ['TECNICO_CON_AFP']],
  ['una fila por persona', ['RUT_REPETIDO']],
  ['días del mes', ['DIAS_FUERA_DE_RANGO', 'LICENCIA_FUERA_DE_RANGO']],
]

const planted = (line: number, changes: Readonly<Record<number, string>>) =>
  clean
    .split('\r\n')
    .map((text, index) => {
      if (index + 1 !== line) return text
      const cells = text.split(';')
      for (const [code, value] of Object.entries(changes)) {
        cells[lreFileColumns.findIndex((column) => column.code === Number(code))] = value
      }
      return cells.join(';')
    })
    .join('\r\n')

describe('a book of remuneraciones', () => {
  test('as it is written has nothing to say against it', () => {
    expect(checkLre(MONTH, clean)).toEqual([])
  })

  const cases = faults.map(([rule, line, changes, at]) => ({ rule, line, changes, at }))
  test.each(cases)('$rule in line $line is found: $changes', ({ rule, line, changes, at }) => {
    const found = checkLre(MONTH, planted(line, changes))
    expect(found.map((one) => [one.rule, one.line, one.field])).toEqual([
      [rule, line, at ?? Number(Object.keys(changes)[0])],
    ])
    expect(found[0]?.words).toMatch(/^(La columna \d+, «.+», |La persona)/)
  })

  test.each(lreTotals.map(({ code }) => code))('total %i off by a peso is found', (code) => {
    const value = Number(rosa[code]) + 1
    const rules = checkLre(MONTH, planted(ROSA, { [code]: String(value) })).map(({ rule }) => rule)
    expect(rules[0]).toBeDefined()
    expect(rules).toContain(`TOTAL_${code}`)
    // A total that is part of another breaks that one too, and no third.
    const above = lreTotals.filter(({ adds, takes }) => [...adds, ...takes].includes(code))
    expect(rules.toSorted()).toEqual(
      [`TOTAL_${code}`, ...above.map((one) => `TOTAL_${one.code}`)].toSorted(),
    )
  })

  test.each(['2312', '2204', '3185', '3163', '4154'])(
    'an amount of %s that its total lacks is found',
    (code) => {
      const found = checkLre(MONTH, planted(ROSA, { [code]: '7' }))
      expect(found.every(({ rule }) => rule.startsWith('TOTAL_'))).toBe(true)
      expect(found.length).toBeGreaterThan(0)
    },
  )

  test.each(wholeFaults)('%s is found in the book as a whole', (rule, text) => {
    expect(checkLre(MONTH, text).map((one) => one.rule)).toEqual([rule])
  })

  test.each(unions)('the fee of union %i without its RUT is found', (at) => {
    // The fee is taken from what the union before it had, so that no total changes.
    const fees = { 3171: '4993', [3170 + at]: '7' }
    const found = checkLre(MONTH, planted(ROSA, fees)).map(({ rule, field }) => [rule, field])
    expect(found).toEqual([[`CUOTA_SIN_SINDICATO_${at}`, 1170 + at]])
  })

  test.each(published)('what is published, «%s», is planted', (_words, rules) => {
    const found = new Set([...faults, ...wholeFaults].map(([rule]) => rule))
    expect(rules.filter((rule) => !found.has(rule))).toEqual([])
  })

  test('every rule has a fault that it alone finds', () => {
    const found = new Set([
      ...[...faults, ...wholeFaults].map(([rule]) => rule),
      ...unions.map((at) => `CUOTA_SIN_SINDICATO_${at}`),
      ...lreTotals.map(({ code }) => `TOTAL_${code}`),
    ])
    const rules = [...lreRules.map(({ rule }) => rule), ...lreFormRules, ...lreFileRules]
    expect(rules.filter((rule) => !found.has(rule))).toEqual([])
    expect([...found].filter((rule) => !rules.includes(rule))).toEqual([])
    expect(faults.length + lreTotals.length).toBeGreaterThan(90)
  })
})

describe('its bytes', () => {
  test('are Windows-1252, as another program reads them', () => {
    const text = writeLre([{ ...rosa, 1154: 'Operación de grúa – «ñandú» €' }])
    const bytes = lreBytes(text)
    expect(bytes.length).toBe(text.length)
    expect(new TextDecoder('windows-1252').decode(bytes)).toBe(text)
    expect(Array.from(lreBytes('漢')).map(String)).toEqual(['63'])
  })

  test('have the 147 literal heads, and those of amounts are the columns of the catalogue', () => {
    expect(lreFileColumns).toHaveLength(147)
    expect(lreFileColumns.map(({ code }) => code)).toHaveLength(
      new Set(lreFileColumns.map(({ code }) => code)).size,
    )
    for (const { code, name } of lreColumns) expect(lreName(Number(code)), code).toBe(name)
    expect(lreFileName('61.502.000-1', 202103)).toBe('615020001_202103.csv')
  })
})
