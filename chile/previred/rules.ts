import { firstDay, lastDay, type YearMonth, yearMonth } from '../period.ts'
import { isDate } from '../dates.ts'
import { checkDigit } from '../rut.ts'
import type { FindingLevel } from '../finding.ts'
import type { PreviredLine } from './previred-reader.ts'

/** What a rule of one line knows besides the line. */
export type RuleContext = { readonly version: number; readonly month: YearMonth }

/** A rule of one line: it is broken, at its field, when `broken` answers true. */
export type LineRule = {
  readonly rule: string
  readonly level?: FindingLevel
  readonly field: number
  /** Fields that it reads: where one of them is badly written, that alone is said. */
  readonly reads: readonly number[]
  /** First version in which it holds. */
  readonly since?: number
  readonly broken: (line: PreviredLine, context: RuleContext) => boolean
  /** The rest of a sentence that begins with the name of the field. */
  readonly words: string
}

/** Codes of table 7 that say from when, and until when. */
const WITH_START = new Set(['1', '3', '4', '5', '6', '7', '8', '11'])
const WITH_END = new Set(['2', '3', '4', '5', '6', '11'])
export const LEAVES: ReadonlySet<string> = new Set(['3', '6'])

const iso = (text: string) => text.split('-').toReversed().join('-')
const inMonth = (text: string, month: YearMonth) =>
  iso(text) >= firstDay(month) && iso(text) <= lastDay(month)
const dated = (line: PreviredLine, n: number) => isDate(iso(line.text(n)))
const monthOfField = (text: string): YearMonth =>
  yearMonth(Number(text.slice(2)), Number(text.slice(0, 2)))
const badDigit = (line: PreviredLine, body: number) =>
  line.amount(body) > 0 && checkDigit(line.amount(body)) !== line.text(body + 1)

/** Who it is, and which month. */
const identity: readonly LineRule[] = [
  {
    rule: 'RUT_DV',
    field: 2,
    reads: [1, 2],
    broken: (line) => badDigit(line, 1),
    words: 'no corresponde al RUT',
  },
  {
    rule: 'APELLIDO_CORTO',
    field: 3,
    reads: [3],
    broken: (line) => line.text(3).replaceAll(/[^A-Za-z]/g, '').length < 2,
    words: 'necesita al menos dos letras',
  },
  {
    rule: 'PERIODO_DE_OTRO_MES',
    field: 9,
    reads: [9],
    broken: (line, { month }) => monthOfField(line.text(9)) !== month,
    words: 'no es el mes que se declara',
  },
  {
    rule: 'PERIODO_AL_REVES',
    field: 10,
    reads: [9, 10],
    broken: (line) =>
      line.text(10) !== '0' && monthOfField(line.text(10)) < monthOfField(line.text(9)),
    words: 'es anterior al mes desde el que se paga',
  },
  {
    rule: 'DIAS_FUERA_DE_RANGO',
    field: 13,
    reads: [13],
    broken: (line) => line.amount(13) > 30,
    words: 'va de 0 a 30',
  },
]

/** Movements and their dates. */
const movements: readonly LineRule[] = [
  {
    rule: 'MOVIMIENTO_SIN_DESDE',
    field: 16,
    reads: [15, 16],
    broken: (line) => WITH_START.has(line.text(15)) && line.text(16) === '',
    words: 'falta: el movimiento necesita desde cuándo',
  },
  {
    rule: 'MOVIMIENTO_SIN_HASTA',
    field: 17,
    reads: [15, 17],
    broken: (line) => WITH_END.has(line.text(15)) && line.text(17) === '',
    words: 'falta: el movimiento necesita hasta cuándo',
  },
  {
    rule: 'FECHA_SIN_MOVIMIENTO',
    field: 15,
    reads: [15, 16, 17],
    broken: (line) =>
      line.text(14) !== '01' &&
      line.text(15) === '0' &&
      (line.text(16) !== '' || line.text(17) !== ''),
    words: 'está en 0 y la línea lleva fechas de movimiento',
  },
  {
    rule: 'DESDE_FUERA_DEL_MES',
    field: 16,
    reads: [9, 16],
    broken: (line, { month }) => dated(line, 16) && !inMonth(line.text(16), month),
    words: 'está fuera del mes que se declara',
  },
  {
    rule: 'HASTA_FUERA_DEL_MES',
    field: 17,
    reads: [9, 17],
    broken: (line, { month }) => dated(line, 17) && !inMonth(line.text(17), month),
    words: 'está fuera del mes que se declara',
  },
  {
    rule: 'FECHAS_AL_REVES',
    field: 17,
    reads: [16, 17],
    broken: (line, { month }) =>
      dated(line, 16) &&
      dated(line, 17) &&
      inMonth(line.text(16), month) &&
      inMonth(line.text(17), month) &&
      iso(line.text(17)) < iso(line.text(16)),
    words: 'es anterior a la fecha desde',
  },
  {
    rule: 'LINEA_01_SIN_MOVIMIENTO',
    field: 15,
    reads: [14, 15],
    broken: (line) => line.kind === '01' && line.text(15) === '0',
    words: 'está en 0: una línea adicional existe para informar un movimiento',
  },
  {
    rule: 'LICENCIA_SIN_PAGADORA',
    level: 'WARNING',
    field: 103,
    reads: [15, 103],
    broken: (line) => LEAVES.has(line.text(15)) && line.amount(103) === 0,
    words: 'falta: es el RUT de la entidad que paga el subsidio',
  },
  {
    rule: 'PAGADORA_DV',
    field: 104,
    reads: [103, 104],
    broken: (line) => badDigit(line, 103),
    words: 'no corresponde al RUT de la entidad pagadora',
  },
  {
    rule: 'PAGADORA_SIN_LICENCIA',
    field: 103,
    reads: [15, 103],
    broken: (line) => !LEAVES.has(line.text(15)) && line.amount(103) > 0,
    words: 'va solo en líneas de licencia o accidente',
  },
]

/** Affiliates who contribute by their own will, in lines 03. */
const affiliates: readonly LineRule[] = [
  {
    rule: 'LINEA_03_SIN_AFILIADO',
    field: 50,
    reads: [14, 50],
    broken: (line) => line.kind === '03' && line.amount(50) === 0,
    words: 'falta: la línea 03 es de un afiliado voluntario',
  },
  {
    rule: 'AFILIADO_DV',
    field: 51,
    reads: [50, 51],
    broken: (line) => badDigit(line, 50),
    words: 'no corresponde al RUT del afiliado voluntario',
  },
  {
    rule: 'LINEA_03_OTRO_MOVIMIENTO',
    field: 55,
    reads: [14, 55],
    broken: (line) => line.kind === '03' && line.text(55) !== '10',
    words: 'debe ser 10: la línea 03 solo informa el cese de cotizaciones',
  },
  {
    rule: 'AFILIADO_SIN_RUT',
    field: 50,
    reads: [14, 50, 59, 60],
    broken: (line) => line.kind !== '03' && line.sum(59, 60) > 0 && line.amount(50) === 0,
    words: 'falta: hay cotización o ahorro de un afiliado voluntario',
  },
  {
    rule: 'AFILIADO_SIN_AFP',
    field: 58,
    reads: [58, 59, 60],
    broken: (line) => line.sum(59, 60) > 0 && line.amount(58) === 0,
    words: 'falta: es la AFP que recibe lo del afiliado voluntario',
  },
  {
    rule: 'CESE_FUERA_DE_LINEA_03',
    field: 55,
    reads: [14, 55],
    broken: (line) => line.kind !== '03' && line.text(55) === '10',
    words: 'es 10, y el cese de un afiliado voluntario va en una línea 03',
  },
  {
    rule: 'AFILIADO_SIN_FUENTE',
    level: 'WARNING',
    field: 50,
    reads: [14, 50, 55],
    broken: (line) => line.kind !== '03' && line.amount(50) > 0 && line.text(55) !== '10',
    words:
      'va en la línea de quien le paga: lo publicado describe solo su cese, en línea 03. ' +
      'Compruébelo en el portal',
  },
]

export const generalRules: readonly LineRule[] = [...identity, ...movements, ...affiliates]
