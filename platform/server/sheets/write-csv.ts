import { formatInstant } from '#chile/moments.ts'
import { type Cell, type Column, type SheetRow, writtenDate } from './columns.ts'

/**
 * The CSV of the specification: `;`, every value quoted, accents stripped, lines ended as Excel
 * does. Decimals carry the comma of Chile. A text that a spreadsheet would take for a formula gets
 * a leading `'`.
 */
export function writeCsv(columns: readonly Column[], rows: Iterable<SheetRow>): string {
  const lines = [columns.map(({ label }) => quoted(label)).join(';')]
  for (const row of rows) {
    lines.push(columns.map((column) => csvCell(column, row[column.key])).join(';'))
  }
  return `${lines.join('\r\n')}\r\n`
}

function csvCell(column: Column, value: Cell): string {
  if (value === null || value === undefined) return '""'
  if (column.text) return quoted(column.text(value))
  switch (column.kind) {
    case 'integer':
    case 'decimal':
      return NUMBER.test(String(value))
        ? quotedNumber(String(value).replace('.', ','))
        : quoted(String(value))
    case 'date':
      return quoted(ISO_DATE.test(String(value)) ? writtenDate(String(value)) : String(value))
    case 'timestamp':
      return quoted(value instanceof Date ? formatInstant(value) : String(value))
    case 'flag':
      return quoted(value === true ? 'Si' : 'No')
    default:
      return quoted(String(value))
  }
}

const NUMBER = /^-?\d+(\.\d+)?$/
const ISO_DATE = /^\d{4}-\d{2}-\d{2}/

/** Full width forms are formulas too, once a spreadsheet has normalised them. */
const FORMULA = /^[\s]*[=+\-@\t\r\n＝＋－＠]/

/** Looks at the text as it is written: without its accents, `≠` is the `=` of a formula. */
function quoted(text: string) {
  const written = withoutAccents(text)
  return `"${(FORMULA.test(written) ? `'${written}` : written).replaceAll('"', '""')}"`
}

/** A number is written as it is: its sign begins no formula. */
const quotedNumber = (text: string) => `"${text}"`

/** `Ñuñoa, 3º piso` → `Nunoa, 3º piso`: accents go, other signs stay. */
export const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{Mn}/gu, '')
