import { parseRut } from '../rut.ts'
import { stripAccents } from '../text.ts'
import { type FileColumn, type FileLayout, separators } from './layout.ts'

/** A cell of a file: numbers are written as numbers where the file has them. */
export type Cell = string | number

export type FileSection = 'HEADS' | 'HEADER' | 'LINE' | 'TRAILER'
export type FileRow = { readonly section: FileSection; readonly cells: readonly Cell[] }

/** What does not fit: the line that it is of, the column, its text, and why. */
export type Overflow<Line> = {
  readonly line: Line | undefined
  readonly column: string
  readonly text: string
  /** Longer than its column; or with a sign that the file has for another use, or has not. */
  readonly why: 'WIDTH' | 'CHANGED'
}

/** What does not fit, in words. */
export const overflowText = ({ column, text, why }: Omit<Overflow<unknown>, 'line'>): string =>
  why === 'WIDTH'
    ? `«${column}» es más angosta que ${text}`
    : `«${column}» dice ${text}: con este separador y esta codificación diría otra cosa`

/** What a kind of file says of its sources, for one file and its lines. */
export type Content<Source extends string, Line> = {
  readonly lines: readonly Line[]
  /** The text of a column: of a line with its number from 1, or of the header and trailer. */
  text(column: FileColumn<Source>, line: Line | undefined, n: number): string
  /** Whole pesos of a source that is an amount; nothing of any other one. */
  pesos(source: Source, line: Line | undefined): number | undefined
  /** Sources that are figures: cutting one would name another account, person or amount. */
  readonly exact: ReadonlySet<Source>
}

/** The rows of a file, in its order. */
export function fileRows<Source extends string, Line>(
  layout: FileLayout<Source>,
  content: Content<Source, Line>,
): FileRow[] {
  const row = (
    section: FileSection,
    columns: readonly FileColumn<Source>[],
    line?: Line,
    n = 0,
  ) => ({
    section,
    cells: columns.map((one) => cellOf(layout, content, one, { line, n })),
  })
  const { heads, header, lines, trailer } = layout
  return [
    ...(heads
      ? [{ section: 'HEADS' as const, cells: lines.map(({ name }) => clear(layout, name)) }]
      : []),
    ...(header.length > 0 ? [row('HEADER', header)] : []),
    ...content.lines.map((line, at) => row('LINE', lines, line, at + 1)),
    ...(trailer.length > 0 ? [row('TRAILER', trailer)] : []),
  ]
}

/**
 * Figures that are longer than their column or have a sign that the file cannot have there: cut or
 * changed they would say another thing.
 */
export function overflowsOf<Source extends string, Line>(
  layout: FileLayout<Source>,
  content: Content<Source, Line>,
): Overflow<Line>[] {
  const found = (columns: readonly FileColumn<Source>[], line?: Line, n = 0) =>
    columns.flatMap((one): Overflow<Line>[] => {
      if (!content.exact.has(one.source)) return []
      const text = textOf(content, one, { line, n })
      const what = { line, column: one.name, text }
      if (one.width !== null && text.length > one.width) return [{ ...what, why: 'WIDTH' }]
      return clear(layout, text) === text ? [] : [{ ...what, why: 'CHANGED' }]
    })
  return [
    ...found(layout.header),
    ...content.lines.flatMap((line, at) => found(layout.lines, line, at + 1)),
    ...found(layout.trailer),
  ]
}

/** A file of text. In Latin-1 a sign beyond it has no byte, and is a question mark. */
export function fileText<Source extends string, Line>(
  layout: FileLayout<Source>,
  content: Content<Source, Line>,
): string {
  const between = separators[layout.separator]
  const end = layout.lineEnd === 'CRLF' ? '\r\n' : '\n'
  return fileRows(layout, content)
    .map(({ cells }) => `${cells.join(between)}${end}`)
    .join('')
}

const beyondLatin1 = (sign: string) => (sign.codePointAt(0) ?? 0) > 255

type At<Line> = { readonly line: Line | undefined; readonly n: number }

function cellOf<Source extends string, Line>(
  layout: FileLayout<Source>,
  content: Content<Source, Line>,
  one: FileColumn<Source>,
  at: At<Line>,
): Cell {
  const text = textOf(content, one, at)
  if (layout.file !== 'TEXT' && one.width === null && one.amount === 'WHOLE' && text !== '') {
    const pesos = content.pesos(one.source, at.line)
    if (pesos !== undefined) return pesos
  }
  if (one.width === null) return clear(layout, text)
  return filled(one, [...clear(layout, text)].slice(0, one.width), one.width)
}

/**
 * The signs of a text, filled to a width. Zeros before an amount below zero stand after its sign.
 */
function filled(one: FileColumn<string>, signs: readonly string[], width: number): string {
  const text = signs.join('')
  const rest = (one.pad === 'ZERO' ? '0' : ' ').repeat(width - signs.length)
  if (one.side === 'RIGHT') return text + rest
  return one.pad === 'ZERO' && /^-\d/.test(text) ? `-${rest}${text.slice(1)}` : rest + text
}

/**
 * Without what would end the column or the line too early, and with what its encoding has: each
 * sign of the text is one of the file, so that columns stay in their places.
 */
function clear({ file, separator, encoding }: FileLayout<string>, text: string): string {
  if (file !== 'TEXT') return text
  const flat = text.normalize('NFC').replaceAll(LINE_ENDS, ' ')
  const sign = separators[separator]
  const apart = sign === '' ? flat : flat.replaceAll(sign, ' ')
  return encoding === 'UTF8'
    ? apart
    : [...apart].map((one) => (beyondLatin1(one) ? '?' : one)).join('')
}

/** Control signs, and the two of Unicode that end a line. */
const LINE_ENDS = /[\p{Cc}\u2028\u2029]/gu

const textOf = <Source extends string, Line>(
  content: Content<Source, Line>,
  one: FileColumn<Source>,
  { line, n }: At<Line>,
): string => {
  const text = content.text(one, line, n)
  // Without its sign or its comma an amount is another one.
  return content.pesos(one.source, line) === undefined ? lettersOf(one, text) : text
}

function lettersOf({ letters }: FileColumn<string>, text: string): string {
  switch (letters) {
    case 'PLAIN':
      return plainText(text)
    case 'UPPER':
      return plainText(text).toUpperCase()
    case 'LOWER':
      return text.toLowerCase()
    default:
      return text
  }
}

/** Banks refuse signs and accents: what is not a letter, a figure or a blank goes. */
const plainText = (text: string) =>
  stripAccents(text)
    .replaceAll(/[^A-Za-z0-9 ]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()

/** Whole pesos in the form of a column. */
export function amountText({ amount }: FileColumn<string>, pesos: number): string {
  const ends = { WHOLE: '', CENTS: '00', COMMA: ',00', POINT: '.00' }
  return `${pesos}${ends[amount]}`
}

/** A day, ISO, in the form of a column. */
export function dateText({ date }: FileColumn<string>, iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-')
  return {
    DDMMYYYY: `${day}${month}${year}`,
    YYYYMMDD: `${year}${month}${day}`,
    DASHED: `${day}-${month}-${year}`,
    SLASHED: `${day}/${month}/${year}`,
    ISO: iso,
  }[date]
}

export type RutForm = 'WHOLE' | 'BODY' | 'DIGIT' | 'DASHED'

/**
 * A RUT or a part of it, without dots. The number of another document has no parts: it is
 * written whole, and the digit is nothing.
 */
export function rutText(form: RutForm, rut: string): string {
  if (!/-[\dkK]$/.test(rut)) return form === 'DIGIT' ? '' : rut
  const [body = '', digit = ''] = (parseRut(rut) ?? rut).split('-')
  if (form === 'BODY') return body
  if (form === 'DIGIT') return digit
  return form === 'WHOLE' ? `${body}${digit}` : `${body}-${digit}`
}
