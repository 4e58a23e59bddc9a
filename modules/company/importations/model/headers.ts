import { type ImportColumn, wordKey } from '#platform/model/imports.ts'

/** By the name of a column, the place of the header that gives it. */
export type Mapping = Readonly<Record<string, number>>

export type Mapped = {
  readonly mapping: Mapping
  /** Headers that give no column. */
  readonly unknown: readonly string[]
  /** Obligatory columns that no header gives. */
  readonly missing: readonly ImportColumn[]
}

/** Of the first line, the part that has to be headers for the file to be an own export. */
const ownExportShare = 0.6

/**
 * Which header of a file gives which column: those that somebody chose for this file, those that
 * the company chose before, the same words, and the aliases, without accents or capitals.
 *
 * @param chosen by the place of a header the name of its column, or nothing for none
 * @param remembered by the key of a header the name of its column, or an empty text for none
 */
export function mapHeaders(
  headers: readonly string[],
  columns: readonly ImportColumn[],
  remembered: ReadonlyMap<string, string> = new Map(),
): Mapped {
  const byWords = new Map<string, string>()
  for (const { name, aliases } of columns)
    for (const one of aliases) byWords.set(wordKey(one), name)
  for (const { name, header } of columns) byWords.set(wordKey(header), name)
  const names = new Set(columns.map(({ name }) => name))
  const places = new Map<string, number>()
  const unknown: string[] = []
  for (const [place, header] of headers.entries()) {
    const key = wordKey(header)
    if (key === '') continue
    const name = remembered.get(key) ?? byWords.get(key)
    if (name === undefined || !names.has(name) || places.has(name)) unknown.push(header)
    else places.set(name, place)
  }
  const mapping = Object.fromEntries(places)
  return { mapping, unknown, missing: missingColumns(columns, mapping) }
}

/** The obligatory columns that no header of a file gives. */
export const missingColumns = (columns: readonly ImportColumn[], mapping: Mapping) =>
  columns.filter(({ name, required }) => required && mapping[name] === undefined)

/** Whether the first line of a file has the headers that the line after the dropped ones lacks. */
export function isOwnExport(
  lines: readonly (readonly string[])[],
  dropLines: number,
  columns: readonly ImportColumn[],
): boolean {
  if (dropLines === 0) return false
  const [first = []] = lines
  const filled = first.filter((cell) => cell.trim() !== '')
  if (filled.length === 0) return false
  const known = Object.keys(mapHeaders(filled, columns).mapping).length
  return known >= Math.min(columns.length, filled.length) * ownExportShare
}

export const FIRST_LINE =
  'El archivo no trae las dos líneas de la plantilla; ¿leer desde la línea 1?'

/** «Falta la columna obligatoria «rut»», or several. */
export function missingWords(missing: readonly Pick<ImportColumn, 'header'>[]): string | null {
  const words = missing.map(({ header }) => `«${header}»`)
  if (words.length === 0) return null
  return words.length === 1
    ? `Falta la columna obligatoria ${words.join('')}`
    : `Faltan las columnas obligatorias ${words.join(', ')}`
}
