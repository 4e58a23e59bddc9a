import writeExcelFile from 'write-excel-file/node'
import { formatInstant } from '#chile/moments.ts'
import { type Cell, type Column, type SheetRow } from './columns.ts'

const HEAD = { fontWeight: 'bold', backgroundColor: '#eef2f6' } as const

/**
 * An Excel workbook of one sheet with its header row frozen. Texts are written as text, so no text
 * becomes a formula; numbers and dates keep their types.
 *
 * @param preface lines over the head: the people and dates it covers, and how to read it
 */
export async function writeExcel(
  columns: readonly Column[],
  rows: readonly SheetRow[],
  sheet = 'Datos',
  preface: readonly string[] = [],
): Promise<Buffer> {
  const head = columns.map(({ label }) => ({ value: label, type: String, ...HEAD }))
  const body = rows.map((row) => columns.map((column) => cellOf(column, row[column.key])))
  const over = preface.map((line, at) => [
    { value: line, type: String, ...(at === 0 ? { fontWeight: 'bold' as const } : {}) },
  ])
  const above = over.length === 0 ? [] : [...over, [null]]
  return writeExcelFile([...above, head, ...body], {
    sheet: sheetName(sheet),
    stickyRowsCount: above.length + 1,
    columns: columns.map((column) => ({ width: widthOf(column, rows) })),
  }).toBuffer()
}

/**
 * An Excel workbook of one sheet with just these cells, texts as texts and numbers as numbers, for
 * whoever reads it by place.
 */
export const writeExcelRows = (
  rows: readonly (readonly (string | number)[])[],
  sheet = 'Hoja1',
): Promise<Buffer> =>
  writeExcelFile(
    rows.map((row) =>
      row.map((value) => {
        if (value === '') return null
        return typeof value === 'number' ? { value, type: Number } : { value, type: String }
      }),
    ),
    { sheet: sheetName(sheet) },
  ).toBuffer()

function cellOf(column: Column, value: Cell) {
  if (value === null || value === undefined) return null
  if (column.text) return { value: column.text(value), type: String }
  switch (column.kind) {
    case 'integer':
      return numberCell(value, '#,##0')
    case 'decimal':
      return numberCell(value, '#,##0.######')
    case 'date':
      return dateCell(String(value))
    case 'timestamp':
      return { value: value instanceof Date ? formatInstant(value) : String(value), type: String }
    case 'flag':
      return { value: value === true ? 'Sí' : 'No', type: String }
    default:
      return { value: String(value), type: String }
  }
}

/** What is not a number stays readable text instead of becoming a hole. */
function numberCell(value: NonNullable<Cell>, format: string) {
  const number = Number(value)
  if (value === '' || !Number.isFinite(number)) return { value: String(value), type: String }
  return { value: number, type: Number, format }
}

function dateCell(iso: string) {
  const day = new Date(`${iso.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return { value: iso, type: String }
  return { value: day, type: Date, format: 'dd-mm-yyyy' }
}

/** Excel refuses these signs and more than 31 of any. */
const sheetName = (name: string) => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)

const SAMPLE = 200

function widthOf(column: Column, rows: readonly SheetRow[]) {
  const lengths = rows.slice(0, SAMPLE).map((row) => String(row[column.key] ?? '').length)
  return Math.min(60, Math.max(10, column.label.length, ...lengths) + 2)
}
