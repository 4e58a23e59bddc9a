import { wageColumns } from './columns.ts'

/** What a row says, by number of column; amounts that it leaves out are zero, the rest is blank. */
export type WageValues = Readonly<Record<number, string | number>>

/** The file of a year: a row for each person, no head, separated by semicolons, CRLF. */
export const writeWages = (rows: readonly WageValues[]): string =>
  rows
    .map((row) => `${wageColumns.map(({ n, kind }) => valueOf(kind, row[n])).join(';')}\r\n`)
    .join('')

function valueOf(kind: string, value: string | number | undefined): string {
  if (value === undefined) return kind === 'AMOUNT' || kind === 'HOURS' ? '0' : ''
  return typeof value === 'number' ? String(value).replace('.', ',') : value
}

/** Name of the file: form, RUT of the employer without hyphen, and year of the pay. */
export const wagesFileName = (rut: string, year: number): string =>
  `DJ1887_${rut.replaceAll(/[.-]/g, '')}_${year}.csv`

/** The rows of a file as texts, without judging them. */
export function readWages(text: string): readonly (readonly string[])[] {
  const lines = text.split(/\r?\n/)
  if (lines.at(-1) === '') lines.pop()
  return lines.map((line) => line.split(';'))
}
