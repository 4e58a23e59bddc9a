import { formatNumber, formatPercent, formatPesos } from '#chile/numbers.ts'
import { formatRut } from '#chile/rut.ts'
import { formatDate } from '#chile/dates.ts'

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
    case 'rut':
      return /^\d+-[\dkK]$/.test(cell) ? formatRut(cell) : cell
    default:
      return cell
  }
}

export const isNumber = (kind: string): boolean =>
  kind === 'pesos' || kind === 'number' || kind === 'percent'
