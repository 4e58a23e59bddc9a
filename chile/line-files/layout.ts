/**
 * A file of lines as a bank or an accounting program wants it: its records and their columns. What
 * a column may carry is said by each kind of file: `Source`.
 */

export const letterForms = ['AS_IS', 'PLAIN', 'UPPER', 'LOWER'] as const
export const amountForms = ['WHOLE', 'CENTS', 'COMMA', 'POINT'] as const
export const dateForms = ['DDMMYYYY', 'YYYYMMDD', 'DASHED', 'SLASHED', 'ISO'] as const
export const fileKinds = ['TEXT', 'XLS', 'XLSX'] as const
export const separatorNames = ['FIXED', 'SEMICOLON', 'COMMA', 'TAB', 'PIPE'] as const
export const encodings = ['LATIN1', 'UTF8'] as const
export const lineEnds = ['CRLF', 'LF'] as const

/** A column of a file. */
export type FileColumn<Source extends string> = {
  readonly name: string
  readonly source: Source
  /** What a `CONSTANT` writes. */
  readonly constant: string
  /** Characters; nothing where a separator ends the column. */
  readonly width: number | null
  /** The side that is filled, and with what. */
  readonly side: 'LEFT' | 'RIGHT'
  readonly pad: 'BLANK' | 'ZERO'
  readonly letters: (typeof letterForms)[number]
  readonly amount: (typeof amountForms)[number]
  readonly date: (typeof dateForms)[number]
}

/** How a file is written: its kind, its records and their columns, in order. */
export type FileLayout<Source extends string> = {
  readonly file: (typeof fileKinds)[number]
  readonly separator: (typeof separatorNames)[number]
  readonly encoding: (typeof encodings)[number]
  readonly lineEnd: (typeof lineEnds)[number]
  /** The first row has the names of the columns. */
  readonly heads: boolean
  /** One record before all lines, and one after them; empty where there is none. */
  readonly header: readonly FileColumn<Source>[]
  readonly lines: readonly FileColumn<Source>[]
  readonly trailer: readonly FileColumn<Source>[]
}

/** What separates the columns of a text. */
export const separators: Readonly<Record<FileLayout<string>['separator'], string>> = {
  FIXED: '',
  SEMICOLON: ';',
  COMMA: ',',
  TAB: '\t',
  PIPE: '|',
}

/** A column with the usual choices, for what is written by hand. */
export const fileColumn = <Source extends string>(
  name: string,
  source: Source,
  more: Partial<FileColumn<Source>> = {},
): FileColumn<Source> => ({
  name,
  source,
  constant: '',
  width: null,
  side: 'RIGHT',
  pad: 'BLANK',
  letters: 'AS_IS',
  amount: 'WHOLE',
  date: 'DDMMYYYY',
  ...more,
})

type Placed = {
  /** Sources of one line alone, and of the file as a whole. */
  readonly ofLine: ReadonlySet<string>
  readonly ofWhole: ReadonlySet<string>
  /** How a line and the file are called: «de un pago», «de la nómina entera». */
  readonly words: { readonly line: string; readonly whole: string }
}

/** Columns that are in a record where their source says nothing. */
export function misplaced<Source extends string>(
  { header, lines, trailer }: FileLayout<Source>,
  { ofLine, ofWhole, words }: Placed,
): string[] {
  return [
    ...[...header, ...trailer]
      .filter(({ source }) => ofLine.has(source))
      .map(({ name }) => `«${name}» es ${words.line} y está fuera de su línea`),
    ...lines
      .filter(({ source }) => ofWhole.has(source))
      .map(({ name }) => `«${name}» es ${words.whole}`),
  ]
}

/** Columns without a width in a text that has no separator. */
export const withoutWidth = <Source extends string>(
  { file, separator }: Pick<FileLayout<Source>, 'file' | 'separator'>,
  columns: readonly FileColumn<Source>[],
): string[] =>
  file === 'TEXT' && separator === 'FIXED'
    ? columns
        .filter(({ width }) => width === null)
        .map(({ name }) => `A «${name}» le falta el ancho`)
    : []
