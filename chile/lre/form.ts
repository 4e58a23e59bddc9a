import { isDate } from '../dates.ts'
import { parseRut } from '../rut.ts'
import { LRE_LONGEST, type LreColumn } from './columns.ts'
import type { lreTablesIn } from './tables.ts'

type Check = readonly [rule: string, broken: (value: string) => boolean, words: string]

const whole: readonly Check[] = [
  ['NUMERO_NEGATIVO', (value) => value.startsWith('-'), 'no puede ser negativo'],
  ['NUMERO_CON_PUNTOS', (value) => /^\d+(\.\d{3})+$/.test(value), 'no lleva puntos de miles'],
  ['NUMERO_CON_DECIMALES', (value) => /^\d+[.,]\d+$/.test(value), 'no lleva decimales'],
  ['NO_ES_NUMERO', (value) => !/^\d+$/.test(value), 'debe ser un número entero'],
]

const checks: Readonly<Record<LreColumn['kind'], readonly Check[]>> = {
  RUT: [
    ['RUT_CON_PUNTOS', (value) => value.includes('.'), 'va sin puntos'],
    ['RUT_SIN_GUION', (value) => !value.includes('-'), 'va con guion y dígito verificador'],
    ['RUT_CON_CERO', (value) => value.startsWith('0'), 'va sin cero al comienzo'],
    ['RUT_DV', (value) => parseRut(value) !== value, 'no corresponde a su dígito verificador'],
  ],
  TEXT: [],
  DATE: [
    ['FECHA_MAL_ESCRITA', (value) => !/^\d{2}\/\d{2}\/\d{4}$/.test(value), 'se escribe dd/mm/aaaa'],
    [
      'FECHA_QUE_NO_EXISTE',
      (value) => !isDate(value.split('/').toReversed().join('-')),
      'es una fecha que no existe',
    ],
  ],
  CODE: [],
  COUNT: whole,
  AMOUNT: whole,
  DECIMAL: [
    ['NUMERO_NEGATIVO', (value) => value.startsWith('-'), 'no puede ser negativo'],
    [
      'DECIMAL_MAL_ESCRITO',
      (value) => !/^\d+(,\d{1,2})?$/.test(value),
      'es un número, con coma y hasta dos decimales',
    ],
  ],
}

/** The rules of form that a value may break, those of every kind of column. */
export const lreFormRules: readonly string[] = [
  'FALTA_OBLIGATORIO',
  'LARGO_EXCEDIDO',
  'CODIGO_DESCONOCIDO',
  ...new Set(Object.values(checks).flatMap((ones) => ones.map(([rule]) => rule))),
]

/** The first thing that is wrong with a value, by the tables of its month, or nothing. */
export function lreFormProblem(
  column: LreColumn,
  value: string,
  tables: ReturnType<typeof lreTablesIn>,
): { readonly rule: string; readonly words: string } | undefined {
  if (value === '') {
    if (!column.required) return undefined
    return { rule: 'FALTA_OBLIGATORIO', words: 'es obligatoria y no puede ir en blanco' }
  }
  if (value.length > LRE_LONGEST) {
    return { rule: 'LARGO_EXCEDIDO', words: `admite ${LRE_LONGEST} caracteres` }
  }
  const known = column.table === null ? undefined : tables[column.table]
  if (known && !known.has(value)) {
    return { rule: 'CODIGO_DESCONOCIDO', words: `tiene el código «${value}», que no existe` }
  }
  const broken = checks[column.kind].find(([, isBroken]) => isBroken(value))
  return broken && { rule: broken[0], words: broken[2] }
}
