import { formatNumber, formatPercent, formatPesos } from '#chile/numbers.ts'
import { monthLabel, yearMonth } from '#chile/period.ts'
import { formatRut } from '#chile/rut.ts'
import { formatDate } from '#chile/dates.ts'

export type CellKind = 'text' | 'rut' | 'pesos' | 'number' | 'percent' | 'date' | 'month'
export type Cell = string | number | null

/** A cell of a report as people read it; what is not there is nothing. */
export function cellText(cell: string, kind: string): string {
  if (cell === '') return ''
  switch (kind) {
    case 'pesos':
      return formatPesos(cell)
    case 'number':
      return formatNumber(cell)
    case 'percent':
      return formatPercent(cell)
    case 'date':
      return formatDate(cell)
    case 'month':
      return monthText(cell)
    case 'rut':
      return /^\d+-[\dkK]$/.test(cell) ? formatRut(cell) : cell
    default:
      return cell
  }
}

/** A month of a group (`2026-09`) in words; reports write their own months in words already. */
function monthText(cell: string): string {
  const parts = /^(\d{4})-(\d{2})$/.exec(cell)
  return parts ? monthLabel(yearMonth(Number(parts[1]), Number(parts[2]))) : cell
}

const kinds: readonly CellKind[] = ['text', 'rut', 'pesos', 'number', 'percent', 'date', 'month']

/** The kind of a column as an answer names it; one that nobody knows is text. */
export const kindOf = (name: string): CellKind => kinds.find((kind) => kind === name) ?? 'text'

export const isNumber = (kind: string): boolean =>
  kind === 'pesos' || kind === 'number' || kind === 'percent'
