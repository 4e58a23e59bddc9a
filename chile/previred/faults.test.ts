import { describe, expect, test } from 'vitest'
import { said } from '../testing.ts'
import { checkPrevired, previredFileRules, previredOrderRules, previredRules } from './check.ts'
import { previredFormRules } from './form.ts'
import { FIELDS, FIXED_WIDTH, previredFields, previredVersionOf } from './fields.ts'
import { readFixedPrevired, readPrevired } from './previred-reader.ts'
import { type PreviredValues, writePrevired } from './write.ts'

const MONTH = 202609
const person = (rut: string, last: string, names: string): PreviredValues => {
  const [body = '', digit = ''] = rut.split('-')
  const who = { 1: Number(body), 2: digit, 3: last, 4: 'Núñez', 5: names, 6: 'F', 7: '0' }
  return { ...who, 8: '01', 9: '092026', 11: 'AFP', 12: '0', 13: 30, 14: '00', 18: 'D' }
}
const afp = { 26: '34', 27: 900_000, 28: 96_000, 29: 13_500, 94: 9_000, 95: 8_100 }
const insured = { 100: 900_000, 101: 5_400, 102: 21_600 }
const achs = { 96: '01', 97: 900_000, 98: 8_370 }
const fonasa = { 64: 900_000, 70: 63_000, 75: '07' }

const rosa = {
  ...person('12345678-5', 'Pérez', 'Rosa'),
  ...afp,
  ...insured,
  ...achs,
  ...fonasa,
  ...said('15=1 16=10-09-2026 13=21'),
  ...said('18=A 19=2 22=44006 70=25200 83=01 84=900000 90=37800 91=44006'),
}
const leaves = {
  ...person('12345678-5', 'Pérez', 'Rosa'),
  14: '01',
  15: '2',
  17: '30-09-2026',
  26: '34',
}
const heavy = { 37: 'Soldador', 38: '02,00', 39: 36_000 }
const saves = { 40: '106', 42: '1', 43: 50_000, 45: '034', 47: '2', 48: 10_000, 49: 5_000 }
const ines = {
  ...person('7654321-6', 'Ñancucheo', 'Inés'),
  ...afp,
  ...insured,
  ...heavy,
  ...saves,
  ...said('64=900000 71=8370 18=B 21=1'),
  ...said('22=12475 73=12475 75=10 76=99812 77=900000 78=2 79=3,52'),
  ...said('80=63000 81=71000'),
}
const second = { ...person('7654321-6', 'Ñancucheo', 'Inés'), ...afp, ...achs, ...fonasa, 14: '02' }
const oldFund = { 11: 'INP', 62: '1101', 63: '18,84', 64: 900_000, 65: 169_560 }
const severance = { 66: 900_000, 67: '1101', 68: '00,50', 69: 4_500 }
const jose = {
  ...person('15432109-8', 'Soto', 'José'),
  ...achs,
  ...fonasa,
  ...oldFund,
  ...severance,
}
const over65 = { ...afp, 12: '3', 29: 0, 94: 0, 95: 0 }
const luis = {
  ...person('9876543-3', 'Mella', 'Luis'),
  ...over65,
  ...achs,
  ...fonasa,
  ...said('13=12 15=3 16=13-09-2026 17=30-09-2026'),
  ...said('92=540000 103=61603000 104=0'),
}
const affiliate = {
  ...person('9876543-3', 'Mella', 'Luis'),
  ...said('14=03 26=34 50=12345678 51=5 52=Pérez 54=Rosa 55=10 58=34'),
}
const house = {
  ...person('16789012-1', 'Vera', 'Elcira'),
  ...afp,
  ...achs,
  ...fonasa,
  ...said('31=900000 32=04,11 33=36990 100=900000'),
  ...said('102=27000'),
}
const values = [rosa, leaves, ines, second, jose, luis, affiliate, house]
const [ROSA, LEAVES, INES, SECOND, JOSE, LUIS, AFFILIATE, HOUSE] = [1, 2, 3, 4, 5, 6, 7, 8]
const clean = writePrevired(98, values)

/** The rule that must find it, the line, what is planted by field, and the field of the finding. */
type Fault = readonly [string, number, Readonly<Record<number, string>>, number?]

const faults: readonly Fault[] = [
  // Each kind of bad number, in amounts of every institution.
  ...[27, 28, 29, 94, 101, 64, 70, 98].map((n): Fault => ['NUMERO_VACIO', ROSA, { [n]: '' }]),
  ...[27, 43, 80, 81, 71].map((n): Fault => ['NUMERO_CON_SIGNO', INES, { [n]: '-5' }]),
  ...[22, 84, 90, 91].map((n): Fault => ['NUMERO_CON_PUNTOS', ROSA, { [n]: '1.000' }]),
  ...[27, 65, 97].map((n): Fault => ['NUMERO_CON_DECIMALES', JOSE, { [n]: '1000,5' }]),
  ...[33, 100, 102].map((n): Fault => ['NO_ES_NUMERO', HOUSE, { [n]: 'CERO' }]),
  ...[64, 92, 28].map((n): Fault => ['NUMERO_CON_CEROS', LUIS, { [n]: '012' }]),
  ...[97, 100].map((n): Fault => ['NUMERO_CON_ESPACIOS', ROSA, { [n]: '900000 ' }]),
  ['NO_ES_NUMERO', ROSA, { 1: '12345678K' }],
  // What every line needs.
  ...[1, 2, 3, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 18, 93].map((n): Fault => [
    'FALTA_OBLIGATORIO',
    HOUSE,
    { [n]: '' },
  ]),
  ['FALTA_OBLIGATORIO', JOSE, { 9: '0' }],
  // Codes that no table has: those of the LRE among them.
  ...[6, 7, 8, 11, 12, 14, 18].map((n): Fault => ['CODIGO_DESCONOCIDO', HOUSE, { [n]: 'Z' }]),
  ['CODIGO_DESCONOCIDO', ROSA, { 26: '14' }],
  ['CODIGO_DESCONOCIDO', ROSA, { 75: '102' }, 75],
  ['CODIGO_DESCONOCIDO', ROSA, { 83: '04' }],
  ['CODIGO_DESCONOCIDO', ROSA, { 15: '9' }],
  ['CODIGO_DESCONOCIDO', INES, { 40: '999' }],
  ['CODIGO_DESCONOCIDO', INES, { 42: '3' }],
  ['CODIGO_DESCONOCIDO', INES, { 78: '3' }],
  ['CODIGO_DESCONOCIDO', HOUSE, { 25: 'X' }],
  ['CODIGO_DESCONOCIDO', HOUSE, { 96: '04' }],
  ['CODIGO_DESCONOCIDO', HOUSE, { 93: '3' }],
  ['CODIGO_DESCONOCIDO', AFFILIATE, { 55: '2' }],
  ['CODIGO_DESCONOCIDO', AFFILIATE, { 58: '99' }],
  ['CODIGO_MAL_ESCRITO', JOSE, { 62: 'AB01' }],
  ['CODIGO_MAL_ESCRITO', JOSE, { 67: '12' }],
  // Lengths, letters, dates, rates.
  ['LARGO_EXCEDIDO', HOUSE, { 3: 'A'.repeat(31) }],
  ['LARGO_EXCEDIDO', HOUSE, { 105: 'OBRA '.repeat(5) }],
  ['LARGO_EXCEDIDO', ROSA, { 27: '123456789' }],
  ['LARGO_EXCEDIDO', INES, { 76: '12345678901234567' }],
  ['LETRA_NO_ADMITIDA', HOUSE, { 4: 'NÚÑEZ' }],
  ['TEXTO_EN_MINUSCULAS', HOUSE, { 5: 'Elcira' }],
  ['FECHA_MAL_ESCRITA', ROSA, { 16: '2026-09-10' }],
  ['FECHA_MAL_ESCRITA', LUIS, { 17: '30/09/2026' }],
  ['FECHA_QUE_NO_EXISTE', LUIS, { 17: '31-09-2026' }],
  ['PERIODO_MAL_ESCRITO', JOSE, { 9: '2026-9' }],
  ['PERIODO_SIN_MES', JOSE, { 9: '132026' }],
  ['PERIODO_MAL_ESCRITO', JOSE, { 10: '9/2026' }],
  ['TASA_MAL_ESCRITA', HOUSE, { 32: '4,11' }],
  ['TASA_MAL_ESCRITA', INES, { 38: '02.00' }],
  ['TASA_MAL_ESCRITA', JOSE, { 63: '18.84' }],
  ['TASA_MAL_ESCRITA', JOSE, { 68: '0' }],
  ['DECIMAL_MAL_ESCRITO', INES, { 79: '3.52' }],
  // The person and the month.
  ['RUT_DV', HOUSE, { 2: 'K' }],
  ['APELLIDO_CORTO', HOUSE, { 3: 'V' }],
  ['PERIODO_DE_OTRO_MES', HOUSE, { 9: '082026' }],
  ['PERIODO_AL_REVES', HOUSE, { 10: '082026' }],
  ['DIAS_FUERA_DE_RANGO', HOUSE, { 13: '31' }],
  // Movements.
  ['MOVIMIENTO_SIN_DESDE', ROSA, { 16: '' }],
  ['MOVIMIENTO_SIN_DESDE', LUIS, { 16: '' }],
  ['MOVIMIENTO_SIN_HASTA', LEAVES, { 17: '' }],
  ['MOVIMIENTO_SIN_HASTA', LUIS, { 17: '' }],
  ['FECHA_SIN_MOVIMIENTO', ROSA, { 15: '0' }],
  ['DESDE_FUERA_DEL_MES', ROSA, { 16: '31-08-2026' }],
  ['HASTA_FUERA_DEL_MES', LEAVES, { 17: '01-10-2026' }],
  ['FECHAS_AL_REVES', LUIS, { 17: '12-09-2026' }],
  ['LINEA_01_SIN_MOVIMIENTO', LEAVES, { 15: '0' }],
  ['LICENCIA_SIN_PAGADORA', LUIS, { 103: '0', 104: '' }],
  ['PAGADORA_DV', LUIS, { 104: '7' }],
  ['PAGADORA_SIN_LICENCIA', HOUSE, { 103: '61603000', 104: '0' }],
  // Voluntary affiliates.
  ['LINEA_03_SIN_AFILIADO', AFFILIATE, { 50: '0', 51: '' }],
  ['AFILIADO_DV', AFFILIATE, { 51: '4' }],
  ['LINEA_03_OTRO_MOVIMIENTO', AFFILIATE, { 55: '0' }],
  ['AFILIADO_SIN_FUENTE', HOUSE, { 50: '12345678', 51: '5' }],
  ['AFILIADO_SIN_RUT', HOUSE, { 58: '34', 59: '55000' }, 50],
  ['AFILIADO_SIN_AFP', AFFILIATE, { 58: '00', 60: '10000' }],
  ['CESE_FUERA_DE_LINEA_03', HOUSE, { 55: '10' }],
  // Pensions.
  ['AFP_SIN_CODIGO', HOUSE, { 26: '00' }],
  ['AFP_SIN_RENTA', LUIS, { 27: '0' }],
  ['AFP_SIN_COTIZACION', HOUSE, { 28: '0' }],
  ['AFP_DE_OTRO_REGIMEN', HOUSE, { 11: 'SIP' }],
  ...[29, 94, 95].map((n): Fault => [`MAYOR_DE_65_CON_${n}`, LUIS, { [n]: '900' }]),
  ['SIN_EXPECTATIVA_DE_VIDA', HOUSE, { 94: '0' }],
  ['SIN_RENTABILIDAD_PROTEGIDA', HOUSE, { 95: '0' }],
  ['SUSTITUTIVA_SIN_RENTA', HOUSE, { 31: '0' }],
  ['SUSTITUTIVA_SIN_TASA', HOUSE, { 32: '00,00' }],
  ['PESADO_SIN_PUESTO', INES, { 37: '' }],
  ['PESADO_SIN_TASA', INES, { 38: '00,00' }],
  // Savings.
  ['APVI_SIN_INSTITUCION', INES, { 40: '000' }],
  ['APVI_SIN_FORMA', INES, { 42: '0' }],
  ['APVI_SIN_MONTO', INES, { 43: '0' }],
  ['APVC_SIN_INSTITUCION', INES, { 45: '000' }],
  ['APVC_SIN_FORMA', INES, { 47: '0' }],
  ['APVC_SIN_MONTO', INES, { 48: '0', 49: '0' }],
  // The old funds.
  ['IPS_SIN_EX_CAJA', JOSE, { 62: '0000' }],
  ['EX_CAJA_SIN_IPS', HOUSE, { 62: '1101' }],
  ['IPS_SIN_TASA', JOSE, { 63: '00,00' }],
  ['IPS_DE_OTRO_REGIMEN', HOUSE, { 63: '18,84', 65: '5000' }, 65],
  ['IPS_SIN_RENTA', JOSE, { 64: '0', 75: '00', 70: '0' }],
  ['DESAHUCIO_SIN_RENTA', JOSE, { 66: '0' }],
  // Health.
  ['FONASA_SIN_RENTA', HOUSE, { 64: '0' }],
  ['FONASA_SIN_COTIZACION', HOUSE, { 70: '0' }],
  ...[77, 79, 80, 81].map((n): Fault => [`FONASA_CON_ISAPRE_${n}`, HOUSE, { [n]: '900' }]),
  ['ISAPRE_SIN_RENTA', INES, { 77: '0' }],
  ['ISAPRE_SIN_PLAN', INES, { 79: '0' }],
  ['ISAPRE_SIN_COTIZACION', INES, { 80: '0' }],
  ['ISAPRE_CON_FONASA', INES, { 70: '900' }],
  ['SALUD_SIN_INSTITUCION', HOUSE, { 75: '00' }],
  // Accidents at work.
  ...[97, 98].map((n): Fault => [`ISL_CON_MUTUAL_${n}`, INES, { [n]: '900' }]),
  ['ISL_SIN_APORTE', INES, { 71: '0' }],
  ['MUTUAL_CON_ISL', HOUSE, { 71: '900' }],
  ['MUTUAL_SIN_RENTA', HOUSE, { 97: '0', 98: '0' }],
  ['MUTUAL_SIN_APORTE', HOUSE, { 98: '0' }],
  // Unemployment insurance.
  ['CESANTIA_SIN_RENTA', HOUSE, { 100: '0' }],
  ['CESANTIA_SIN_APORTE', HOUSE, { 102: '0' }],
  // Family allowance and compensation funds.
  ['ASIGNACION_SIN_CARGAS', ROSA, { 19: '0' }, 22],
  ['ASIGNACION_EN_TRAMO_D', ROSA, { 18: 'D' }],
  ['ASIGNACION_NO_DESCONTADA_CCAF', ROSA, { 91: '44005' }],
  ['ASIGNACION_NO_DESCONTADA_IPS', INES, { 73: '0' }],
  ['DESCUENTO_IPS_CON_CCAF', ROSA, { 73: '900' }],
  ['DESCUENTO_CCAF_SIN_CCAF', HOUSE, { 91: '900' }],
  ...[84, 85, 86, 87, 88, 89, 90].map((n): Fault => [`SIN_CCAF_CON_${n}`, HOUSE, { [n]: '9' }]),
  ['ISAPRE_CON_CCAF', INES, { 83: '01', 90: '900', 84: '9000', 73: '0', 91: '12475' }, 90],
  ['CCAF_SIN_RENTA', ROSA, { 84: '0' }],
  ['CCAF_SIN_PARTE_DE_SALUD', ROSA, { 90: '0' }],
  // Lines among each other.
  ['RUT_REPETIDO', SECOND, { 14: '00' }],
  ['ANEXA_SUELTA', LEAVES, { 1: '15432109', 2: '8' }, 14],
  ['ANEXA_SUELTA', SECOND, { 1: '15432109', 2: '8' }, 14],
  ['JORNADA_DISTINTA', SECOND, { 93: '2' }],
  ['RIMA_SIN_LICENCIA', HOUSE, { 92: '540000' }],
]

const wholeFaults: readonly (readonly [string, string])[] = [
  ['MARCA_DE_ORDEN', `\uFEFF${clean}`],
  ['ARCHIVO_VACIO', '\r\n'],
  ['FIN_DE_LINEA', clean.replaceAll('\r\n', '\n')],
  ['CON_ENCABEZADO', `RUT;DV\r\n${clean}`],
  ['CAMPOS_DE_LA_LINEA', clean.replace('\r\n', ';\r\n')],
  ['CAMPOS_DE_LA_LINEA', clean.replace('PEREZ;NUNEZ', 'PE;REZ;NUNEZ')],
]

/** What is published of the format, and the rules that hold a file to it. */
const published: readonly (readonly [string, readonly string[]])[] = [
  ['ciento cinco campos, ninguno omitido', ['CAMPOS_DE_LA_LINEA', 'NUMERO_VACIO']],
  [
    'números enteros, sin signo, puntos, ceros ni espacios',
    [
      'NUMERO_CON_SIGNO',
      'NUMERO_CON_PUNTOS',
      'NUMERO_CON_DECIMALES',
      'NUMERO_CON_CEROS',
      'NUMERO_CON_ESPACIOS',
      'NO_ES_NUMERO',
    ],
  ],
  ['tasas 99,99 con coma', ['TASA_MAL_ESCRITA']],
  ['sin encabezado, separador final ni marca de orden', ['CON_ENCABEZADO', 'MARCA_DE_ORDEN']],
  ['obligatorios en toda línea', ['FALTA_OBLIGATORIO']],
  ['dígito verificador por módulo 11', ['RUT_DV', 'AFILIADO_DV', 'PAGADORA_DV']],
  ['días de 0 a 30', ['DIAS_FUERA_DE_RANGO']],
  ['período mmaaaa', ['PERIODO_MAL_ESCRITO', 'PERIODO_SIN_MES', 'PERIODO_DE_OTRO_MES']],
  ['fechas dd-mm-aaaa', ['FECHA_MAL_ESCRITA', 'FECHA_QUE_NO_EXISTE']],
  ['la anexa sigue a su línea principal', ['ANEXA_SUELTA']],
  ['la línea 01 tiene un movimiento', ['LINEA_01_SIN_MOVIMIENTO']],
  [
    'la línea 03 es del cese de un afiliado voluntario',
    ['LINEA_03_SIN_AFILIADO', 'LINEA_03_OTRO_MOVIMIENTO', 'CESE_FUERA_DE_LINEA_03'],
  ],
  ['la jornada de la anexa es la de la principal', ['JORNADA_DISTINTA']],
  ['los aportes nuevos del régimen AFP', ['SIN_EXPECTATIVA_DE_VIDA', 'SIN_RENTABILIDAD_PROTEGIDA']],
  ['activo mayor de 65', [29, 94, 95].map((n) => `MAYOR_DE_65_CON_${n}`)],
  [
    'Fonasa lleva 64 y 70, y nada de isapre',
    [
      'FONASA_SIN_RENTA',
      'FONASA_SIN_COTIZACION',
      ...[77, 79, 80, 81].map((n) => `FONASA_CON_ISAPRE_${n}`),
    ],
  ],
  [
    'isapre lleva 77, 79 y 80, y nada en 70',
    ['ISAPRE_SIN_RENTA', 'ISAPRE_SIN_PLAN', 'ISAPRE_SIN_COTIZACION', 'ISAPRE_CON_FONASA'],
  ],
  ['sin mutual el aporte es del ISL', ['ISL_CON_MUTUAL_97', 'ISL_CON_MUTUAL_98', 'ISL_SIN_APORTE']],
  [
    'la asignación familiar se descuenta en 91 o en 73',
    ['ASIGNACION_NO_DESCONTADA_CCAF', 'ASIGNACION_NO_DESCONTADA_IPS'],
  ],
  ['centro de costo de 20 caracteres', ['LARGO_EXCEDIDO']],
  ['un segundo contrato va en línea 02', ['RUT_REPETIDO']],
  ['la renta de la licencia va con su movimiento', ['RIMA_SIN_LICENCIA']],
  ['fechas que cada movimiento pide', ['MOVIMIENTO_SIN_DESDE', 'MOVIMIENTO_SIN_HASTA']],
]

const planted = (line: number, changes: Readonly<Record<number, string>>) =>
  clean
    .split('\r\n')
    .map((text, index) => {
      if (index + 1 !== line) return text
      const fields = text.split(';')
      for (const [n, value] of Object.entries(changes)) fields[Number(n) - 1] = value
      return fields.join(';')
    })
    .join('\r\n')

describe('a Previred file', () => {
  test('as it is written has nothing to say against it, in both layouts', () => {
    expect(checkPrevired(MONTH, clean)).toEqual([])
    const fixed = writePrevired(98, values, 'FIXED')
    expect(fixed.split('\r\n')[0]).toHaveLength(FIXED_WIDTH)
    expect(readFixedPrevired(98, fixed)).toEqual(readPrevired(clean))
    // Offsets that public processors of real files use for fields 14, 27, 92, 94 and 100.
    const [first = ''] = fixed.split('\r\n')
    expect([124, 174, 740, 756, 805].map((at) => first.slice(at, at + 8))).toEqual([
      '001 10-0',
      '00900000',
      '00000000',
      '00009000',
      '00900000',
    ])
  })

  const cases = faults.map(([rule, line, changes, at]) => ({ rule, line, changes, at }))
  test.each(cases)('$rule in line $line is found: $changes', ({ rule, line, changes, at }) => {
    const found = checkPrevired(MONTH, planted(line, changes))
    expect(found.map((one) => [one.rule, one.line, one.field])).toEqual([
      [rule, line, at ?? Number(Object.keys(changes)[0])],
    ])
    expect(found[0]?.words).toMatch(/^(El campo \d+, «.+», |[A-ZÑ])/)
  })

  test.each(wholeFaults)('%s is found in the file as a whole', (rule, text) => {
    expect(checkPrevired(MONTH, text).map((one) => one.rule)).toEqual([rule])
  })

  test('over a hundred and twenty faults are planted, and each rule has one of its own', () => {
    expect(faults.length).toBeGreaterThanOrEqual(120)
    // MES_SIN_FORMATO is of a month, below.
    const found = new Set([...faults, ...wholeFaults, ['MES_SIN_FORMATO']].map(([rule]) => rule))
    const rules = [
      ...previredRules.map(({ rule }) => rule),
      ...previredFormRules,
      ...previredFileRules,
      ...previredOrderRules,
    ]
    expect(rules.filter((rule) => !found.has(rule))).toEqual([])
    expect([...found].filter((rule) => !rules.includes(rule))).toEqual([])
    expect(previredFields(98).length).toBe(FIELDS)
    expect(previredFields(98).reduce((sum, { length }) => sum + length, 0)).toBe(FIXED_WIDTH)
  })

  test.each(published)('what is published, «%s», is planted', (_words, rules) => {
    const found = new Set([...faults, ...wholeFaults].map(([rule]) => rule))
    expect(rules.filter((rule) => !found.has(rule))).toEqual([])
  })

  test('is of the version of its month, and no month before August 2025 has one', () => {
    expect(previredVersionOf(202507)).toBeUndefined()
    expect([202508, 202607].map((month) => previredVersionOf(month)?.version)).toEqual([84, 84])
    expect(previredVersionOf(202608)?.version).toBe(98)
    expect(previredFields(84)[94]).toMatchObject({ kind: 'TEXT', name: 'Código de Sucursal' })
    expect(checkPrevired(202507, clean).map(({ rule }) => rule)).toEqual(['MES_SIN_FORMATO'])
  })
})
