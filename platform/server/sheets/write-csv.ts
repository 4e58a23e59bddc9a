import { guarded } from '#chile/formulas-in-sheets.ts'
import { withPlainLetters } from '#chile/letters.ts'
import { formatInstant } from '#chile/moments.ts'
import { type Cell, type Column, type SheetRow, writtenDate } from './columns.ts'

/**
 * The CSV of the specification: `;`, every value quoted, accents stripped, lines ended as Excel
 * does. Decimals carry the comma of Chile. A text that a spreadsheet would take for a formula gets
 * a leading `'`.
 */
export function writeCsv(columns: readonly Column[], rows: Iterable<SheetRow>): string {
  const lines = [columns.map(({ label }) => quoted(asText(label))).join(';')]
  for (const row of rows) {
    lines.push(columns.map((column) => quoted(csvText(column, row[column.key]))).join(';'))
  }
  return `${lines.join('\r\n')}\r\n`
}

/**
 * The bytes of a CSV that people open. Without the mark before them Excel reads them as
 * Windows-1252, and `3º` becomes `3Âº`. A file that another program takes has none.
 */
export const csvForPeople = (columns: readonly Column[], rows: Iterable<SheetRow>): Buffer =>
  Buffer.from(`\uFEFF${writeCsv(columns, rows)}`)

function csvText(column: Column, value: Cell): string {
  if (value === null || value === undefined) return ''
  if (column.text) return asText(column.text(value))
  switch (column.kind) {
    case 'integer':
    case 'decimal':
      return NUMBER.test(String(value)) ? String(value).replace('.', ',') : asText(String(value))
    case 'date':
      return ISO_DATE.test(String(value)) ? writtenDate(String(value)) : asText(String(value))
    case 'timestamp':
      return value instanceof Date ? formatInstant(value) : asText(String(value))
    case 'flag':
      return value === true ? 'Si' : 'No'
    default:
      return asText(String(value))
  }
}

const NUMBER = /^-?\d+(\.\d+)?$/
const ISO_DATE = /^\d{4}-\d{2}-\d{2}/

/** Guarded last: `≠1` is a formula only once its stroke is gone. */
const asText = (text: string): string => guarded(withoutAccents(text))

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** `Ñuñoa, 3º piso` → `Nunoa, 3º piso`: accents go, other signs stay. */
export const withoutAccents = withPlainLetters
