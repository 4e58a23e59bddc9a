import { saveFile } from '#platform/web/api/files.ts'
import { guarded } from '#chile/formulas-in-sheets.ts'
import { stripAccents } from '#chile/text.ts'
import { asText } from '#platform/web/look/format.ts'
import type { Column } from '../list/columns.tsx'
import type { DownloadFormat } from '../list/DownloadDropdown.tsx'
import { type Cell, xlsxFile } from './xlsx.ts'

/**
 * Saves rows as a file, with the columns that know their text. @throws when there is nothing to
 * write
 */
export async function saveRows<Row>(
  format: DownloadFormat,
  name: string,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): Promise<void> {
  const written = columns.filter((column) => column.text)
  const cells = rows.map((row) => written.map((column) => column.text?.(row) ?? null))
  if (written.length === 0 || rows.length === 0) throw new Error('Error: reporte sin datos')
  const titles = written.map((column) => column.title)
  const file = format === 'csv' ? csvFile(titles, cells) : await xlsxFile(titles, cells)
  saveFile(`${name}.${format}`, file)
}

/**
 * Saves lines of a file as they are, with their accents, for who fills them in or puts them right
 * and sends them back: a template, or rows that were refused.
 */
export async function saveLines(
  format: DownloadFormat,
  name: string,
  lines: readonly (readonly string[])[],
): Promise<void> {
  const [first = [], ...rest] = lines
  const width = Math.max(...lines.map(({ length }) => length))
  const wide = (cells: readonly string[]) => [
    ...cells,
    ...Array<string>(width - cells.length).fill(''),
  ]
  const quoted = (text: string) => `"${guarded(text).replaceAll('"', '""')}"`
  const file =
    format === 'csv'
      ? new Blob(
          [EXCEL_MARK, lines.map((cells) => wide(cells).map(quoted).join(';')).join('\r\n')],
          {
            type: 'text/csv;charset=utf-8',
          },
        )
      : await xlsxFile(wide(first), rest.map(wide))
  saveFile(`${name}.${format}`, file)
}

/** Without it Excel reads a CSV as Windows-1252, and `3º` becomes `3Âº`. */
const EXCEL_MARK = '\uFEFF'

const csvFile = (titles: readonly string[], rows: readonly Cell[][]) =>
  new Blob([EXCEL_MARK, csvText([titles, ...rows])], { type: 'text/csv;charset=utf-8' })

/** Semicolons, every value quoted, accents stripped, as the specification orders. */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => row.map(csvCell).join(';')).join('\r\n')

function csvCell(cell: Cell): string {
  const text = stripAccents(asText(cell))
  // An amount below zero is a figure, and comes here in words.
  const written = typeof cell === 'string' && !/^-[\d.,]+$/.test(text) ? guarded(text) : text
  return `"${written.replaceAll('"', '""')}"`
}
