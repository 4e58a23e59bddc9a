import { counted } from '#chile/counts.ts'
import { cellReader, type ReadingBy } from '#platform/model/import-cells.ts'
import {
  type Found,
  type Given,
  type ImportColumn,
  type Objection,
  type Problem,
  wholeOf,
} from '#platform/model/imports.ts'
import type { Mapping } from './headers.ts'
import type { ImportResultCode } from './importation.ts'
import { isSameValue, writtenCell } from '#platform/model/import-shown.ts'

/** A row of a file: a text for each of its headers. */
export type TypedLine = { readonly line: number; readonly cells: readonly string[] }

export type ReadLine = TypedLine & { readonly given: Given; readonly problems: readonly Problem[] }

export type Verdict = {
  readonly line: number
  readonly result: ImportResultCode
  readonly problems: readonly Problem[]
  /** Of the columns that change, what the record has now, as a file writes it. */
  readonly was: Readonly<Record<string, string>>
  /** What the row would write: all of a new one, what changes of another. */
  readonly values: Given
  readonly found: Found | undefined
  /** Why it is passed over. */
  readonly note: string | null
}

/** Reads the rows of a file: what each cell means, or what is wrong with it. */
export function lineReader(
  columns: readonly ImportColumn[],
  mapping: Mapping,
  by: ReadingBy,
): (line: TypedLine) => ReadLine {
  const readers = columns.flatMap((column) => {
    const place = mapping[column.name]
    return place === undefined ? [] : [{ column, place, read: cellReader(column, by) }]
  })
  return ({ line, cells }) => {
    const given: Record<string, unknown> = {}
    const problems: Problem[] = []
    for (const { column, place, read } of readers) {
      const [text = ''] = cells.slice(place, place + 1)
      const cell = read(text)
      if (!cell.ok) {
        const { message, suggestion } = cell
        const said = suggestion === undefined ? {} : { suggestion }
        problems.push({ column: column.name, message, ...said })
      } else if (cell.value !== undefined) given[column.name] = cell.value
    }
    return { line, cells, given, problems }
  }
}

/** What identifies the record of a row: rows that have it in common are of the same record. */
export const keyOfRow = (keys: readonly string[], { given, problems }: ReadLine): string | null => {
  const isRead = !problems.some(({ column }) => column !== null && keys.includes(column))
  const values = keys.map((name) => given[name] ?? null)
  return isRead && values.some((value) => value !== null) ? JSON.stringify(values) : null
}

type Judging = {
  readonly columns: readonly ImportColumn[]
  readonly by: ReadingBy
  readonly found: Found | undefined
  readonly objections: readonly Objection[]
  /** Why the reader of the file may not write such a row. */
  readonly forbidden: (result: 'NEW' | 'CHANGE') => string | undefined
}

/** What would become of a row that was read, beside the record that it is of. */
export function verdictOf(row: ReadLine, judging: Judging): Verdict {
  const { columns, by, found, objections, forbidden } = judging
  const changed = columns.filter(
    (column) =>
      found !== undefined &&
      row.given[column.name] !== undefined &&
      !isSameValue(column, row.given[column.name], found.values[column.name]),
  )
  const was = Object.fromEntries(
    changed.map((column) => [
      column.name,
      writtenCell(column, found?.values[column.name], by.named.get(column.name) ?? column.choices),
    ]),
  )
  const values = found
    ? Object.fromEntries(changed.map(({ name }) => [name, row.given[name]]))
    : wholeOf(columns, row.given)
  const result = found ? (changed.length > 0 ? 'CHANGE' : 'SAME') : 'NEW'
  const base = { line: row.line, was, values, found, note: null }
  if (row.problems.length > 0) return { ...base, result: 'ERROR', problems: row.problems }
  if (result === 'SAME') return { ...base, result, problems: [] }
  const skip = objections.find((one) => 'skip' in one)
  if (skip) return { ...base, result: 'SKIP', problems: [], note: skip.skip }
  const refused = objections.flatMap((one) => ('skip' in one ? [] : [one]))
  const why = forbidden(result)
  const problems = why === undefined ? refused : [...refused, { column: null, message: why }]
  return { ...base, result: problems.length > 0 ? 'ERROR' : result, problems }
}

/** «Está dos veces en el archivo (filas 8 y 40)». */
export function doubledWords(lines: readonly number[]): string {
  const times = lines.length === 2 ? 'dos veces' : counted(lines.length, 'vez', 'veces')
  const some = lines.slice(0, 10)
  const more = lines.length > some.length ? [`${lines.length - some.length} más`] : []
  const words = [...some.map(String), ...more]
  return `Está ${times} en el archivo (filas ${words.slice(0, -1).join(', ')} y ${words.at(-1)})`
}

/** A problem as a sentence of its own: «Fila 12, «afp»: «Habitad» no existe. …». */
export const problemWords = (line: number, header: string | null, message: string): string =>
  header === null ? `Fila ${line}: ${message}` : `Fila ${line}, «${header}»: ${message}`
