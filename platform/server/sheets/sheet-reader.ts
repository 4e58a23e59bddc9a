import { cellText } from '#platform/model/sheet-cells.ts'
import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { invalid } from '../errors.ts'
import { withoutAccents } from './write-csv.ts'
import { BadZip, zipParts } from './zip-entries.ts'

/**
 * A row as it was typed: every value text, and its line in the file. Excel's dates come as ISO and
 * its decimals with a point; a CSV keeps what the person wrote.
 */
export type TypedRow = { readonly line: number; readonly values: Readonly<Record<string, string>> }
export type Table = { readonly headers: readonly string[]; readonly rows: readonly TypedRow[] }

export type ReadOptions = {
  /** Lines before the headers that are thrown away: 2 in the templates of the specification. */
  readonly dropLines?: number
  readonly lowerCaseHeaders?: boolean
  readonly maxRows?: number
  /** The form field that carries the file, for messages. */
  readonly field?: string
}

const MAX_ROWS = 20_000
const MAX_COLUMNS = 300
const MAX_BYTES = 10_240 * 1024
const ZIP_MAGIC = Buffer.from('PK\x03\x04')

/** How the imports of the specification read: two lines dropped, headers in lower case. */
export const IMPORT: ReadOptions = { dropLines: 2, lowerCaseHeaders: true }

/**
 * Reads an Excel or CSV file; the content decides which of the two it is.
 *
 * @throws UserError `invalid` on the given field when it is too large, no sheet, or has no headers
 */
export async function readTable(file: Buffer, options: ReadOptions = {}): Promise<Table> {
  const { field = 'file', dropLines = 0, maxRows = MAX_ROWS } = options
  const lines = await linesOfFile(file, field)
  const [head = [], ...body] = lines.slice(dropLines)
  const headers = head.map((text) => headerOf(text, options))
  checkHeaders(headers, field)
  const rows = body.flatMap((cells, n) => rowOf(headers, cells, n + dropLines + 2))
  if (rows.length > maxRows) {
    throw invalid(field, `El archivo tiene ${rows.length} filas; el máximo es ${maxRows}`)
  }
  return { headers, rows }
}

/** Whether the bytes are a workbook, whose decimals have a point. */
export const isWorkbook = (file: Buffer): boolean => file.subarray(0, 4).equals(ZIP_MAGIC)

/**
 * Every line of an Excel or CSV file, as it was typed, for who looks for the headers themselves.
 *
 * @throws UserError `invalid` on the given field when it is too large or no sheet
 */
export async function linesOfFile(file: Buffer, field = 'file'): Promise<string[][]> {
  if (file.length > MAX_BYTES) throw invalid(field, 'El archivo supera los 10240 KB')
  return isWorkbook(file) ? excelLines(file, field) : csvLines(file, field)
}

/**
 * The headers of a line, in lower case.
 *
 * @throws UserError `invalid` on the given field when there are none, too many, or one twice
 */
export function requireHeaders(cells: readonly string[], field = 'file'): string[] {
  const headers = cells.map((text) => headerOf(text, IMPORT))
  checkHeaders(headers, field)
  return headers
}

const headerOf = (text: string, { lowerCaseHeaders = false }: ReadOptions) =>
  lowerCaseHeaders ? text.trim().toLowerCase() : text.trim()

function checkHeaders(headers: readonly string[], field: string) {
  const named = headers.filter(Boolean)
  if (named.length === 0) throw invalid(field, 'El archivo no tiene encabezados')
  if (headers.length > MAX_COLUMNS)
    throw invalid(field, `El archivo tiene más de ${MAX_COLUMNS} columnas`)
  const twice = named.find((name, n) => named.indexOf(name) !== n)
  if (twice) throw invalid(field, `El encabezado «${twice}» está repetido`)
}

/** Empty lines are nobody: they are skipped, and the lines after them keep their number. */
function rowOf(headers: readonly string[], cells: readonly string[], line: number): TypedRow[] {
  if (cells.every((cell) => cell === '')) return []
  const pairs = headers.map((name, n) => [name, cells[n] ?? ''] as const)
  return [{ line, values: Object.fromEntries(pairs.filter(([name]) => name)) }]
}

async function excelLines(file: Buffer, field: string): Promise<string[][]> {
  try {
    zipParts(file)
    const cells = await readSheet(file, { parseNumber: (text) => text })
    return cells.map((row) => row.map(cellText))
  } catch (error) {
    const why = error instanceof BadZip ? `: ${error.message}` : ''
    throw invalid(field, `No se pudo leer el archivo Excel${why}`)
  }
}

function csvLines(file: Buffer, field: string): string[][] {
  const text = decoded(file)
  try {
    const records: string[][] = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: 1024 * 1024,
    })
    return records.map((record) => record.map(unguarded))
  } catch {
    throw invalid(field, 'No se pudo leer el archivo CSV: revise las comillas')
  }
}

/** UTF-8, or what an Excel for Windows saves in Chile. */
function decoded(file: Buffer) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return new TextDecoder('windows-1252').decode(file)
  }
}

const delimiterOf = (text: string) => {
  const head = text.slice(0, 4096)
  const count = (sign: string) => head.split(sign).length
  return count(';') >= count(',') ? ';' : ','
}

/** The mark that our own export puts before a formula is taken off again. */
const unguarded = (text: string) =>
  (/^'\s*[=+\-@＝＋－＠]/.test(text) ? text.slice(1) : text).trim()

/** Finds a column by its label, whatever its accents and capitals: people retype headers. */
export const sameHeader = (a: string, b: string) =>
  withoutAccents(a).trim().toLowerCase() === withoutAccents(b).trim().toLowerCase()
