import { formatRut } from '#chile/rut.ts'
import type { Column, ColumnKind, SheetRow } from '#platform/server/sheets/columns.ts'
import type { ReportTable } from '../model/report.ts'
import type { Cell, CellKind } from '../model/cell.ts'

const kinds: Readonly<Record<CellKind, ColumnKind>> = {
  text: 'text',
  rut: 'text',
  pesos: 'integer',
  number: 'decimal',
  percent: 'decimal',
  date: 'date',
  month: 'text',
}

/** A report as a spreadsheet: numbers stay numbers, the totals are its last row. */
export function sheetOf({ columns, rows }: ReportTable, totals: readonly Cell[] | null) {
  const all = totals === null ? rows : [...rows, totals]
  return {
    columns: columns.map(({ label, kind }, at): Column => ({
      key: String(at),
      label,
      kind: kinds[kind],
    })),
    rows: all.map((row): SheetRow =>
      Object.fromEntries(row.map((cell, at) => [String(at), written(cell, columns[at]?.kind)])),
    ),
  }
}

function written(cell: Cell, kind: CellKind | undefined): Cell {
  if (cell === null) return null
  if (kind === 'rut' && /^\d+-[\dkK]$/.test(String(cell))) return formatRut(String(cell))
  return kind === 'number' || kind === 'percent' ? String(cell) : cell
}
