import { z } from 'zod'
import {
  amountForms,
  dateForms,
  encodings,
  type FileColumn,
  fileKinds,
  type FileLayout,
  letterForms,
  lineEnds,
  separatorNames,
} from '#chile/line-files/layout.ts'
import { catalog } from './catalog.ts'
import { choice, flag, integer, longText, optional, text } from './field.ts'

export const ListFile = catalog('ListFile', {
  TEXT: 'Texto',
  XLS: 'Excel 97-2003',
  XLSX: 'Excel',
})
export const ListSeparator = catalog('ListSeparator', {
  FIXED: 'Ancho fijo',
  SEMICOLON: 'Punto y coma',
  COMMA: 'Coma',
  TAB: 'Tabulación',
  PIPE: 'Barra vertical',
})
export const ListEncoding = catalog('ListEncoding', {
  LATIN1: 'Windows (ISO 8859-1)',
  UTF8: 'UTF-8',
})
export const ListLineEnd = catalog('ListLineEnd', { CRLF: 'Windows (CR LF)', LF: 'Unix (LF)' })
export const PadSide = catalog('PadSide', { RIGHT: 'A la derecha', LEFT: 'A la izquierda' })
export const PadSign = catalog('PadSign', { BLANK: 'Espacios', ZERO: 'Ceros' })
export const ListLetters = catalog('ListLetters', {
  AS_IS: 'Como están',
  PLAIN: 'Sin acentos ni signos',
  UPPER: 'Mayúsculas sin acentos ni signos',
  LOWER: 'Minúsculas',
})
export const AmountForm = catalog('AmountForm', {
  WHOLE: 'Pesos enteros: 1234',
  CENTS: 'Dos decimales sin coma: 123400',
  COMMA: 'Dos decimales con coma: 1234,00',
  POINT: 'Dos decimales con punto: 1234.00',
})
export const DateForm = catalog('DateForm', {
  DDMMYYYY: '15092026',
  YYYYMMDD: '20260915',
  DASHED: '15-09-2026',
  SLASHED: '15/09/2026',
  ISO: '2026-09-15',
})

/** The record that a row of a trial shows. */
export const FileSection = catalog('BankRowSection', {
  HEADS: 'Nombres',
  HEADER: 'Cabecera',
  LINE: 'Línea',
  TRAILER: 'Cierre',
})

/** What every template says of its file. */
export const fileFields = {
  file: choice(ListFile, 'Archivo'),
  separator: choice(ListSeparator, 'Columnas separadas por'),
  encoding: choice(ListEncoding, 'Codificación'),
  lineEnd: choice(ListLineEnd, 'Fin de línea'),
  heads: flag('Primera fila con los nombres de las columnas'),
}

/** What a column says besides its template, its record and what it carries. */
export const columnFields = {
  position: integer('Lugar', {
    min: 1,
    max: 9999,
    help: 'Van de menor a mayor; deje números libres para intercalar',
  }),
  name: text('Nombre', { max: 60 }),
  constant: optional(text('Texto fijo', { max: 100 })),
  width: optional(integer('Ancho', { min: 1, max: 500 })),
  side: choice(PadSide, 'Se completa'),
  pad: choice(PadSign, 'Con'),
  letters: choice(ListLetters, 'Letras'),
  amount: choice(AmountForm, 'Montos'),
  date: choice(DateForm, 'Fechas'),
}

/** What is pasted when a template is imported. */
export const pastedTemplate = (label: string) => longText(label, { max: 100_000 })

/** The shape of a column in an exported or published template. */
export const columnShape = <const Source extends string>(sources: readonly [Source, ...Source[]]) =>
  z.strictObject({
    name: z.string().trim().min(1).max(60),
    source: z.enum(sources),
    constant: z.string().max(100),
    width: z.int().min(1).max(500).nullable(),
    side: z.enum(['LEFT', 'RIGHT']),
    pad: z.enum(['BLANK', 'ZERO']),
    letters: z.enum(letterForms),
    amount: z.enum(amountForms),
    date: z.enum(dateForms),
  })

/** The parts of a layout that every kind of file has. */
export const layoutShape = <const Source extends string>(
  sources: readonly [Source, ...Source[]],
) => {
  const columns = z.array(columnShape(sources)).max(200)
  return {
    file: z.enum(fileKinds),
    separator: z.enum(separatorNames),
    encoding: z.enum(encodings),
    lineEnd: z.enum(lineEnds),
    heads: z.boolean(),
    header: columns,
    lines: columns,
    trailer: columns,
  }
}

/** Own codes, as `037=37` on each line of a text. */
export const codesShape = z.record(z.string().max(20), z.string().max(20))

/** A column of a template as its row has it. */
export type StoredColumn<Section extends string, Source extends string> = Omit<
  FileColumn<Source>,
  'constant'
> & {
  readonly section: Section
  readonly position: number
  readonly constant: string | null
}

/** The columns of a record of a template, in their places. */
export const columnsIn = <Section extends string, Source extends string>(
  columns: readonly StoredColumn<Section, Source>[],
  section: Section,
): FileColumn<Source>[] =>
  columns
    .filter((one) => one.section === section)
    .toSorted((a, b) => a.position - b.position)
    .map(({ name, source, constant, width, side, pad, letters, amount, date }) => ({
      name,
      source,
      constant: constant === null ? '' : constant,
      width,
      side,
      pad,
      letters,
      amount,
      date,
    }))

/** The columns of records as rows, in their places. */
export const columnRows = <Section extends string, Source extends string>(
  records: readonly (readonly [Section, readonly FileColumn<Source>[]])[],
): StoredColumn<Section, Source>[] =>
  records.flatMap(([section, columns]) =>
    columns.map((one, at) => ({
      ...one,
      section,
      position: (at + 1) * 10,
      constant: one.constant === '' ? null : one.constant,
    })),
  )

/** The file of a layout, without its columns. */
export const fileOf = <Source extends string>({
  file,
  separator,
  encoding,
  lineEnd,
  heads,
}: Pick<FileLayout<Source>, 'file' | 'separator' | 'encoding' | 'lineEnd' | 'heads'>) => ({
  file,
  separator,
  encoding,
  lineEnd,
  heads,
})

const CODE = /^\s*([A-Z0-9_]+)\s*=\s*(\S{1,20})\s*$/

/** `037=37` on each line: our code, and the one of the reader of the file. */
export const codesOf = (text: string | null): Record<string, string> =>
  Object.fromEntries(
    linesOf(text).flatMap((line) => {
      const [, ours, theirs] = CODE.exec(line) ?? []
      return ours !== undefined && theirs !== undefined ? [[ours, theirs] as const] : []
    }),
  )

/** The same as text. */
export const codesText = (codes: Readonly<Record<string, string>>): string | null => {
  const lines = Object.entries(codes).map(([ours, theirs]) => `${ours}=${theirs}`)
  return lines.length > 0 ? lines.join('\n') : null
}

/** What is wrong with a text of codes, given the ones of ours. */
export function codesProblem(text: string | null, ours: readonly string[]): string | undefined {
  for (const line of linesOf(text)) {
    const [, code] = CODE.exec(line) ?? []
    if (code === undefined) {
      return `«${line}»: escriba un código por línea, como ${ours[0] ?? '037'}=37`
    }
    if (!ours.includes(code)) return `«${code}» no es un código conocido`
  }
  return undefined
}

/** The lines of a text that say something. */
export const linesOf = (text: string | null): string[] =>
  text === null ? [] : text.split('\n').filter((line) => line.trim() !== '')
