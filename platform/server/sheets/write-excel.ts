import { formatInstant } from '#chile/moments.ts'
import { type Cell, type Column, type SheetRow } from './columns.ts'
import { type SheetCell, writeWorkbook } from './workbook.ts'

/**
 * An Excel workbook of one sheet with its header row frozen. Texts are written as text, so no text
 * becomes a formula; numbers and dates keep their types.
 *
 * @param preface lines over the head: the people and dates it covers, and how to read it
 */
export function writeExcel(
  columns: readonly Column[],
  rows: readonly SheetRow[],
  sheet = 'Datos',
  preface: readonly string[] = [],
): Promise<Buffer> {
  const over = preface.map((line, at) => [at === 0 ? { heading: line, filled: false } : line])
  const above: (readonly SheetCell[])[] = [
    ...(over.length === 0 ? [] : [...over, [null]]),
    columns.map(({ label }) => ({ heading: label, filled: true })),
  ]
  const shown = { name: sheet, sticky: above.length, widths: columns.map(widthIn(rows)) }
  return writeWorkbook(shown, above.length + rows.length, (at) => {
    const row = rows[at - above.length]
    return row ? columns.map((column) => cellOf(column, row[column.key])) : (above[at] ?? [])
  })
}

/**
 * An Excel workbook of one sheet with just these cells, texts as texts and numbers as numbers, for
 * whoever reads it by place.
 */
export const writeExcelRows = (
  rows: readonly (readonly (string | number)[])[],
  sheet = 'Hoja1',
): Promise<Buffer> =>
  writeWorkbook({ name: sheet }, rows.length, (at) =>
    (rows[at] ?? []).map((value) => (value === '' ? null : value)),
  )

function cellOf(column: Column, value: Cell): SheetCell {
  if (value === null || value === undefined) return null
  if (column.text) return column.text(value)
  switch (column.kind) {
    case 'integer':
      return numberCell(value, '#,##0')
    case 'decimal':
      return numberCell(value, '#,##0.######')
    case 'date':
      return dateCell(String(value))
    case 'timestamp':
      return value instanceof Date ? formatInstant(value) : String(value)
    case 'flag':
      return value === true ? 'Sí' : 'No'
    default:
      return String(value)
  }
}

/** What is not a number stays readable text instead of becoming a hole. */
function numberCell(value: NonNullable<Cell>, format: string): SheetCell {
  const number = Number(value)
  if (value === '' || !Number.isFinite(number)) return String(value)
  return { value: number, format }
}

function dateCell(iso: string): SheetCell {
  const day = new Date(`${iso.slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(day.getTime()) ? iso : { value: day, format: 'dd-mm-yyyy' }
}

const SAMPLE = 200

const widthIn = (rows: readonly SheetRow[]) => (column: Column) => {
  const lengths = rows.slice(0, SAMPLE).map((row) => String(row[column.key] ?? '').length)
  return Math.min(60, Math.max(10, column.label.length, ...lengths) + 2)
}
