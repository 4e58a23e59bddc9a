import { plainDecimal } from '#chile/money/decimal.ts'

/** A cell of a workbook as a person typed it: dates as ISO, decimals with a point. */
export function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'boolean') return cell ? 'Sí' : 'No'
  return plainNumber(String(cell).trim())
}

/** Excel keeps 0.1 as 0.10000000000000001 and 1e6 as 1E6: back to what the person typed. */
const plainNumber = (text: string) =>
  /^-?\d+(\.\d{12,})?$|^-?\d+(\.\d+)?e[+-]?\d+$/i.test(text) && Number.isFinite(Number(text))
    ? withoutExponent(Number(Number(text).toPrecision(15)), text)
    : text

const withoutExponent = (number: number, text: string) => {
  if (Number.isInteger(number)) return Number.isSafeInteger(number) ? String(number) : text
  return plainDecimal(number.toFixed(12))
}
