import { isDate } from '../dates.ts'
import type { PreviredField } from './fields.ts'
import type { previredTablesIn } from './tables.ts'

/** What is wrong with the form of a value: the broken rule, and the rest of the sentence. */
export type FormProblem = { readonly rule: string; readonly words: string }

type Check = readonly [rule: string, broken: (value: string) => boolean, words: string]

const numbers: readonly Check[] = [
  ['NUMERO_VACIO', (value) => value === '', 'va en 0 cuando no hay dato, no vacío'],
  ['NUMERO_CON_ESPACIOS', (value) => /\s/.test(value), 'no lleva espacios'],
  ['NUMERO_CON_SIGNO', (value) => /^[+-]\d/.test(value), 'no lleva signo ni puede ser negativo'],
  ['NUMERO_CON_PUNTOS', (value) => /^\d+(\.\d{3})+$/.test(value), 'no lleva puntos de miles'],
  ['NUMERO_CON_DECIMALES', (value) => /^\d+[.,]\d+$/.test(value), 'no lleva decimales'],
  ['NO_ES_NUMERO', (value) => !/^\d+$/.test(value), 'debe ser un número entero'],
  ['NUMERO_CON_CEROS', (value) => /^0\d/.test(value), 'no se rellena con ceros'],
]
const letters: readonly Check[] = [
  [
    'LETRA_NO_ADMITIDA',
    (value) => /[^\u0020-\u007E]/.test(value),
    'lleva una letra con tilde, eñe o un signo que el portal puede no leer',
  ],
  ['TEXTO_EN_MINUSCULAS', (value) => value !== value.toUpperCase(), 'va en mayúsculas'],
]
const dates: readonly Check[] = [
  [
    'FECHA_MAL_ESCRITA',
    (value) => value !== '' && !/^\d{2}-\d{2}-\d{4}$/.test(value),
    'se escribe dd-mm-aaaa',
  ],
  [
    'FECHA_QUE_NO_EXISTE',
    (value) => value !== '' && !isDate(value.split('-').toReversed().join('-')),
    'es una fecha que no existe',
  ],
]
const periods: readonly Check[] = [
  ['PERIODO_MAL_ESCRITO', (value) => !/^(\d{6}|0)$/.test(value), 'se escribe mmaaaa'],
  [
    'PERIODO_SIN_MES',
    (value) => value !== '0' && !/^(0[1-9]|1[0-2])/.test(value),
    'tiene un mes que no existe: va de 01 a 12',
  ],
]
const checks: Readonly<Record<PreviredField['kind'], readonly Check[]>> = {
  NUMBER: numbers,
  CODE: [],
  TEXT: letters,
  DATE: dates,
  PERIOD: periods,
  RATE: [
    ['TASA_MAL_ESCRITA', (value) => !/^\d{2},\d{2}$/.test(value), 'se escribe 99,99, con coma'],
  ],
  DECIMAL: [
    [
      'DECIMAL_MAL_ESCRITO',
      (value) => !/^(0|[1-9]\d*)(,\d{1,4})?$/.test(value),
      'es un número, con coma si lleva decimales',
    ],
  ],
}

/** The rules of form that a value may break, those of every kind of field. */
export const previredFormRules: readonly string[] = [
  'FALTA_OBLIGATORIO',
  'CODIGO_DESCONOCIDO',
  'LARGO_EXCEDIDO',
  'CODIGO_MAL_ESCRITO',
  ...new Set(Object.values(checks).flatMap((ones) => ones.map(([rule]) => rule))),
]

/** The first thing that is wrong with a value, by the tables of its month, or nothing. */
export function formProblem(
  field: PreviredField,
  value: string,
  tables: ReturnType<typeof previredTablesIn>,
): FormProblem | undefined {
  if (field.required && lacks(field, value)) {
    return { rule: 'FALTA_OBLIGATORIO', words: 'es obligatorio en toda línea' }
  }
  const known = field.table === null ? undefined : tables[field.table]
  if (known && !Object.hasOwn(known, value)) {
    return { rule: 'CODIGO_DESCONOCIDO', words: `tiene el código «${value}», que no existe` }
  }
  if (value.length > field.length) {
    return { rule: 'LARGO_EXCEDIDO', words: `admite ${field.length} caracteres` }
  }
  if (field.table !== null && !known && !/^\d{4}$/.test(value)) {
    return { rule: 'CODIGO_MAL_ESCRITO', words: 'lleva un código de cuatro cifras' }
  }
  const broken = checks[field.kind].find(([, isBroken]) => isBroken(value))
  return broken && { rule: broken[0], words: broken[2] }
}

/** Nothing at all; a RUT or a month of zero are nothing too. */
const lacks = ({ n, kind }: PreviredField, value: string) =>
  value.trim() === '' || (value === '0' && (n === 1 || kind === 'PERIOD'))
