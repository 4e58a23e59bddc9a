import { formatInstant } from '#chile/moments.ts'
import { type Cell, type Column, type SheetRow, writtenDate } from './columns.ts'

/**
 * The CSV of the specification: `;`, every value quoted, accents stripped, lines ended as Excel
 * does. Decimals carry the comma of Chile. A text that a spreadsheet would take for a formula gets
 * a leading `'`.
 */
export function writeCsv(columns: readonly Column[], rows: Iterable<SheetRow>): string {
  const lines = [columns.map(({ label }) => quoted(guarded(label))).join(';')]
  for (const row of rows) {
    lines.push(columns.map((column) => quoted(csvText(column, row[column.key]))).join(';'))
  }
  return `${lines.join('\r\n')}\r\n`
}

function csvText(column: Column, value: Cell): string {
  if (value === null || value === undefined) return ''
  if (column.text) return guarded(column.text(value))
  switch (column.kind) {
    case 'integer':
    case 'decimal':
      return NUMBER.test(String(value)) ? String(value).replace('.', ',') : guarded(String(value))
    case 'date':
      return ISO_DATE.test(String(value)) ? writtenDate(String(value)) : guarded(String(value))
    case 'timestamp':
      return value instanceof Date ? formatInstant(value) : guarded(String(value))
    case 'flag':
      return value === true ? 'Si' : 'No'
    default:
      return guarded(String(value))
  }
}

const NUMBER = /^-?\d+(\.\d+)?$/
const ISO_DATE = /^\d{4}-\d{2}-\d{2}/

/** Full width forms are formulas too, once a spreadsheet has normalised them. */
const FORMULA = /^[\s]*[=+\-@\t\r\n＝＋－＠]/

const guarded = (text: string) => (FORMULA.test(text) ? `'${text}` : text)

const quoted = (text: string) => `"${withoutAccents(text).replaceAll('"', '""')}"`

/** `Ñuñoa, 3º piso` → `Nunoa, 3º piso`: accents go, other signs stay. */
export const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{Mn}/gu, '')
