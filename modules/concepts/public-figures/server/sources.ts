import { parse } from 'node-html-parser'
import { z } from 'zod'
import { addDecimals } from '#chile/money/decimal.ts'
import { lastDay, monthName, type YearMonth, yearMonth } from '#chile/period.ts'
import { parseNumber } from '#chile/numbers.ts'

/** A figure that a source publishes. */
export type Read = { readonly key: string; readonly month: YearMonth; readonly value: string }

/** Why an answer is not what its source documents: it is said to the superadmin as it is. */
export class UnreadAnswer extends Error {}

const chileanNumber = (text: string): string => {
  const value = parseNumber(text.replace(/[$%\s]/g, ''), 'comma')
  if (value === undefined) throw new UnreadAnswer(`«${text.trim().slice(0, 40)}» no es un número`)
  return value
}

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const cmfRows = z.array(z.strictObject({ Valor: z.string().max(20), Fecha: day })).max(400)
const cmfAnswer = z.union([z.strictObject({ UFs: cmfRows }), z.strictObject({ UTMs: cmfRows })])

/**
 * What the API of the CMF answers of a year: the UF of the last day of each month, and the UTM.
 * A month whose last day is not published yet has no UF.
 *
 * @throws UnreadAnswer
 */
export function readCmf(text: string): Read[] {
  const found = cmfAnswer.safeParse(jsonOf(text))
  if (!found.success) throw new UnreadAnswer('La respuesta no es la que la CMF documenta')
  const isUf = 'UFs' in found.data
  const rows = 'UFs' in found.data ? found.data.UFs : found.data.UTMs
  return rows.flatMap(({ Valor, Fecha }) => {
    const month = yearMonth(Number(Fecha.slice(0, 4)), Number(Fecha.slice(5, 7)))
    if (isUf && Fecha !== lastDay(month)) return []
    return [{ key: isUf ? 'UF' : 'UTM', month, value: chileanNumber(Valor) }]
  })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UnreadAnswer('La respuesta no es JSON')
  }
}

const MONTHS = Array.from({ length: 12 }, (_, at) => monthName(202501 + at))
const monthAt = (words: string): number => MONTHS.indexOf(words.trim().toLowerCase())

/** The cells of the rows of a table, headers too. */
const rowsIn = (html: string, table: string): string[][] =>
  parse(html)
    .querySelectorAll(`${table} tr`)
    .map((row) => row.querySelectorAll('th, td').map((cell) => plain(cell.text)))

const plain = (text: string): string => text.replaceAll('\u00A0', ' ').replace(/\s+/g, ' ').trim()

/**
 * The UF of a year as the SII prints it: in the table of all months a row for each day and a column
 * for each month. The one of the last day of each month that is printed.
 */
export function readSiiUf(html: string, year: number): Read[] {
  const rows = rowsIn(html, '#mes_all table')
  const [head, ...days] = rows
  if (!head || head.length < 13) throw new UnreadAnswer('Falta la tabla de la UF del año')
  return Array.from({ length: 12 }, (_, at) => yearMonth(year, at + 1)).flatMap((month, at) => {
    const last = Number(lastDay(month).slice(8))
    const cell = days.find(([no]) => Number(no) === last)?.[at + 1]
    return cell ? [{ key: 'UF', month, value: chileanNumber(cell) }] : []
  })
}

/** The UTM of a year as the SII prints it: a row for each month, the UTM beside its name. */
export function readSiiUtm(html: string, year: number): Read[] {
  const rows = rowsIn(html, 'table').filter(([name = '']) => monthAt(name) >= 0)
  if (rows.length === 0) throw new UnreadAnswer('Falta la tabla de la UTM del año')
  return rows.flatMap(([name = '', cell = '']) =>
    cell === ''
      ? []
      : [{ key: 'UTM', month: yearMonth(year, monthAt(name) + 1), value: chileanNumber(cell) }],
  )
}

const AFPS = ['CAPITAL', 'CUPRUM', 'HABITAT', 'PLANVITAL', 'PROVIDA', 'MODELO', 'UNO'] as const

/** What the table of Previred says, by the words before each figure. */
const PREVIRED_ROWS: readonly (readonly [key: string, words: RegExp])[] = [
  ['TOPE_IMPONIBLE_UF', /^para afiliados a una afp \(([\d.,]+) ?uf\)/i],
  ['TOPE_IPS_UF', /^para afiliados al ips.*\(([\d.,]+) ?uf\)/i],
  ['TOPE_CESANTIA_UF', /^para seguro de cesant[ií]a \(([\d.,]+) ?uf\)/i],
]

/**
 * The monthly table of Previred: the UF of the last day of its month, the UTM, caps, the minimum
 * income, the rate of the SIS, and the commission of each AFP, which is what its rate has over 10.
 */
export function readPrevired(html: string): Read[] {
  const rows = rowsIn(html, 'table')
  const month = monthOfPrevired(rows)
  const beside = (words: RegExp) => rows.find(([name = '']) => words.test(name))?.[1]
  const reads: Read[] = []
  const add = (key: string, text: string | undefined) => {
    if (text) reads.push({ key, month, value: chileanNumber(text) })
  }
  const [year, name] = [Math.floor(month / 100), monthName(month)]
  add('UF', beside(new RegExp(`^al \\d+ de ${name} del? ${year}`, 'i')))
  add('UTM', beside(new RegExp(`^${name} (de )?${year}$`, 'i')))
  add('IMM', beside(/^trab\.? dependientes e independientes/i))
  add('TASA_SIS', beside(/^(tasa sis|seguro de invalidez)/i))
  for (const [key, words] of PREVIRED_ROWS) {
    add(
      key,
      rows.map(([cell = '']) => words.exec(cell)?.[1]).find((one) => one !== undefined),
    )
  }
  for (const afp of AFPS) {
    const rate = beside(new RegExp(`^${afp}$`, 'i'))
    if (rate) {
      const value = addDecimals(chileanNumber(rate), '-10')
      reads.push({ key: `COMISION_${afp}`, month, value })
    }
  }
  if (reads.length < 4) throw new UnreadAnswer('Faltan figuras en la tabla de Previred')
  return reads
}

/** The month of the table: that of the UF that it prints first. */
function monthOfPrevired(rows: readonly string[][]): YearMonth {
  for (const [name = ''] of rows) {
    const [, words, year] = /^al \d+ de (\p{L}+) del? (\d{4})/iu.exec(name) ?? []
    if (words && year && monthAt(words) >= 0) return yearMonth(Number(year), monthAt(words) + 1)
  }
  throw new UnreadAnswer('La tabla de Previred no dice su mes')
}
