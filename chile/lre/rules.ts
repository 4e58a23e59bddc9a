import { firstDay, lastDay, type YearMonth } from '../period.ts'
import type { FindingLevel } from '../finding.ts'
import { lreTotals } from './columns.ts'
import type { LreRow } from './lre-reader.ts'

/** A rule of one row: it is broken, at its column, when `broken` answers true. */
export type LreRule = {
  readonly rule: string
  readonly level?: FindingLevel
  readonly column: number
  readonly reads: readonly number[]
  readonly broken: (row: LreRow, month: YearMonth) => boolean
  /** The rest of a sentence that begins with the name of the column. */
  readonly words: string
}

const iso = (text: string) => text.split('/').toReversed().join('-')
const UNIONS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

const rows: readonly LreRule[] = [
  {
    rule: 'TERMINO_SIN_CAUSAL',
    column: 1104,
    reads: [1103, 1104],
    broken: (row) => row.text(1103) !== '' && row.text(1104) === '',
    words: 'falta: hay fecha de término',
  },
  {
    rule: 'CAUSAL_SIN_TERMINO',
    column: 1103,
    reads: [1103, 1104],
    broken: (row) => row.text(1103) === '' && row.text(1104) !== '',
    words: 'falta: hay causal de término',
  },
  {
    rule: 'TERMINO_DE_OTRO_MES',
    column: 1103,
    reads: [1103],
    broken: (row, month) =>
      row.text(1103) !== '' &&
      (iso(row.text(1103)) < firstDay(month) || iso(row.text(1103)) > lastDay(month)),
    words: 'va solo si el contrato termina en el mes',
  },
  {
    rule: 'INICIO_POSTERIOR',
    column: 1102,
    reads: [1102],
    broken: (row, month) => iso(row.text(1102)) > lastDay(month),
    words: 'es posterior al mes que se declara',
  },
  {
    rule: 'TERMINO_ANTES_DEL_INICIO',
    column: 1103,
    reads: [1102, 1103],
    broken: (row, month) =>
      row.text(1103) !== '' &&
      iso(row.text(1102)) <= lastDay(month) &&
      iso(row.text(1103)) >= firstDay(month) &&
      iso(row.text(1103)) < iso(row.text(1102)),
    words: 'es anterior al inicio del contrato',
  },
  {
    rule: 'TRAMO_SIN_INFORMAR',
    column: 1114,
    reads: [1111, 1112, 1113, 1114],
    broken: (row) => row.sum([1111, 1112, 1113]) > 0 && row.text(1114) === '',
    words: 'falta: hay cargas familiares',
  },
  {
    rule: 'TRAMO_SIN_CARGAS',
    column: 1114,
    reads: [1111, 1112, 1113, 1114],
    broken: (row) => row.sum([1111, 1112, 1113]) === 0 && row.text(1114) !== '',
    words: 'va en blanco sin cargas familiares',
  },
  {
    rule: 'ASIGNACION_SIN_CARGAS',
    column: 2311,
    reads: [1111, 1112, 1113, 2311],
    broken: (row) => row.amount(2311) > 0 && row.sum([1111, 1112, 1113]) === 0,
    words: 'lleva un monto y no hay cargas familiares',
  },
  {
    rule: 'INDEMNIZACION_SIN_TASA',
    column: 1132,
    reads: [1131, 1132],
    broken: (row) => row.text(1131) === '1' && row.amount(1132) < 4.11,
    words: 'falta o es menor que 4,11: hay indemnización a todo evento',
  },
  {
    rule: 'TASA_SIN_INDEMNIZACION',
    column: 1132,
    reads: [1131, 1132],
    broken: (row) => row.text(1131) === '0' && row.text(1132) !== '',
    words: 'va en blanco sin indemnización a todo evento',
  },
  {
    rule: 'TECNICO_CON_AFP',
    column: 1141,
    reads: [1141, 1146],
    broken: (row) => row.text(1146) === '1' && row.text(1141) !== '100',
    words: 'debe ser 100: el técnico extranjero exento no cotiza en una AFP',
  },
  {
    rule: 'PESADO_SIN_PUESTO',
    column: 1154,
    reads: [1154, 3154, 4154],
    broken: (row) => row.sum([3154, 4154]) > 0 && row.text(1154) === '',
    words: 'falta: hay cotización por trabajo pesado',
  },
  {
    rule: 'PUESTO_SIN_TRABAJO_PESADO',
    column: 1154,
    reads: [1154, 3154, 4154],
    broken: (row) => row.sum([3154, 4154]) === 0 && row.text(1154) !== '',
    words: 'va en blanco sin cotización por trabajo pesado',
  },
  {
    rule: 'CESANTIA_SIN_AFILIACION',
    column: 1151,
    reads: [1151, 3151, 4151],
    broken: (row) => row.text(1151) === '0' && row.sum([3151, 4151]) > 0,
    words: 'es 0 y hay aportes al seguro de cesantía',
  },
  {
    rule: 'APVI_SIN_MARCA',
    column: 1155,
    reads: [1155, 3155, 3156],
    broken: (row) => row.text(1155) === '0' && row.sum([3155, 3156]) > 0,
    words: 'es 0 y hay cotización de APVI',
  },
  {
    rule: 'APVC_SIN_MARCA',
    column: 1157,
    reads: [1157, 3157, 3158, 4157],
    broken: (row) => row.text(1157) === '0' && row.sum([3157, 3158]) > 0,
    words: 'es 0 y hay cotización de APVC',
  },
  {
    rule: 'DIAS_FUERA_DE_RANGO',
    column: 1115,
    reads: [1115],
    broken: (row) => row.amount(1115) > 31,
    words: 'no pasa de 31',
  },
  {
    rule: 'LICENCIA_FUERA_DE_RANGO',
    column: 1116,
    reads: [1116],
    broken: (row) => row.amount(1116) > 31,
    words: 'no pasa de 31',
  },
  ...UNIONS.map((at): LreRule => ({
    rule: `CUOTA_SIN_SINDICATO_${at + 1}`,
    level: 'WARNING',
    column: 1171 + at,
    reads: [1171 + at, 3171 + at],
    broken: (row) => row.amount(3171 + at) > 0 && row.text(1171 + at) === '',
    words: 'falta: hay una cuota sindical',
  })),
]

/**
 * A total is held against what it adds up as it is written, so that of a chain of totals only the
 * wrong one is said.
 */
const totals = lreTotals.map(({ code, adds, takes }): LreRule => ({
  rule: `TOTAL_${code}`,
  column: code,
  reads: [code, ...adds, ...takes],
  broken: (row) => row.amount(code) !== row.sum(adds) - row.sum(takes),
  words: 'no cuadra al peso con las columnas que suma',
}))

export const lreRules: readonly LreRule[] = [...rows, ...totals]
