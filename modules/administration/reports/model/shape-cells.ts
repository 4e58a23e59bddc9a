import { parseDate } from '#chile/dates.ts'
import { compareTexts } from '#chile/names.ts'
import { parseNumber } from '#chile/numbers.ts'
import { parseRut } from '#chile/rut.ts'
import { searchKey } from '#chile/text.ts'
import { isNumber } from './cell.ts'
import type { ReportColumn } from './report.ts'
import type { Cell, CellKind } from './cell.ts'
import { type Condition, type GroupBy, type Measure, ReportMeasure } from './shape-catalogs.ts'

/** Whether a value of a column meets a condition, whose value is as people type it. */
export function meets(cell: Cell, kind: CellKind, condition: Condition): boolean {
  const { is } = condition
  const value = condition.value ?? ''
  const isEmpty = cell === null || cell === ''
  if (is === 'EMPTY' || is === 'FILLED') return isEmpty === (is === 'EMPTY')
  if (is === 'CONTAINS') return !isEmpty && searchKey(String(cell)).includes(searchKey(value))
  if (is === 'IS' || is === 'IS_NOT') return (is === 'IS') === isOneOf(cell, kind, value)
  const wanted = typedAs(kind, value)
  // What cannot be read as a value of the column stands in no order to them.
  if (wanted === undefined || isEmpty) return false
  const key = orderKey(kind)
  const order = compareKeys(key(cell), key(wanted))
  return is === 'FROM' ? order >= 0 : order <= 0
}

/** Whether a value is one of those that somebody chose, each a line; none is nothing's. */
function isOneOf(cell: Cell, kind: CellKind, chosen: string): boolean {
  if (cell === null || cell === '') return false
  const key = orderKey(kind)
  return valuesIn(chosen).some((one) => {
    const wanted = typedAs(kind, one)
    return wanted !== undefined && compareKeys(key(cell), key(wanted)) === 0
  })
}

/** The values of a condition: what is chosen of a list may be several, a line each. */
export const valuesIn = (text: string | null): string[] =>
  (text ?? '').split('\n').filter((one) => one.trim() !== '')

/** A typed value as the cells of its column are kept; undefined where it is none. */
export function typedAs(kind: CellKind, text: string): Cell | undefined {
  const typed = text.trim()
  if (typed === '') return undefined
  if (isNumber(kind)) {
    const number = parseNumber(typed)
    return number === undefined ? undefined : Number(number)
  }
  if (kind === 'date') return parseDate(typed)
  return kind === 'rut' ? (parseRut(typed) ?? typed) : typed
}

/** By what the values of a column are compared: texts without accents or capitals. */
export function orderKey(kind: CellKind): (cell: Cell) => number | string {
  if (isNumber(kind)) return Number
  return kind === 'date' || kind === 'month' ? String : (cell) => searchKey(String(cell))
}

/** How two keys stand to each other. */
export const compareKeys = (one: number | string, other: number | string): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : compareTexts(String(one), String(other))

/** The group of a value: itself, or of a day its month (`2026-09`) or its year. */
export function groupValue(cell: Cell, kind: CellKind, by: GroupBy): Cell {
  if (cell === null || cell === '') return null
  if (kind !== 'date' || by === 'VALUE') return cell
  return String(cell).slice(0, by === 'MONTH' ? 7 : 4)
}

/** What the column of a group holds. */
export function groupKind(kind: CellKind, by: GroupBy): CellKind {
  if (kind !== 'date' || by === 'VALUE') return kind
  return by === 'MONTH' ? 'month' : 'text'
}

/** Whether something can be measured of a column: numbers all, of days the first and the last. */
export const canMeasure = (how: Measure['how'], kind: CellKind): boolean =>
  how === 'COUNT' || isNumber(kind) || (kind === 'date' && (how === 'LEAST' || how === 'MOST'))

/** The name of a measure, as the header of its column. */
export const measureLabel = (how: Measure['how'], column: string): string =>
  how === 'COUNT' ? ReportMeasure.label(how) : `${ReportMeasure.label(how)} de ${column}`

/** What is measured of some values; of none, nothing. */
export function measure(how: Measure['how'], kind: CellKind, cells: readonly Cell[]): Cell {
  const values = cells.filter((cell) => cell !== null && cell !== '')
  const [first] = values
  if (first === undefined) return null
  if (how === 'LEAST' || how === 'MOST') return outermost(values, kind, how === 'MOST' ? 1 : -1)
  const sum = values.reduce<number>((total, value) => total + Number(value), 0)
  return rounded(how === 'SUM' ? sum : sum / values.length, kind)
}

function outermost(values: readonly Cell[], kind: CellKind, sign: 1 | -1): Cell {
  const key = orderKey(kind)
  return values.reduce((a, b) => (sign * compareKeys(key(b), key(a)) > 0 ? b : a))
}

/** Whole pesos; other numbers to four decimals, which takes away what doubles add. */
const rounded = (value: number, kind: CellKind): number =>
  kind === 'pesos' ? Math.round(value) : Math.round(value * 10_000) / 10_000

/** The column of a measure: only sums add up at the foot. */
export const measureColumn = (how: Measure['how'], name: string, kind: CellKind): ReportColumn => ({
  label: measureLabel(how, name),
  kind,
  ...(how === 'SUM' ? { sum: true } : {}),
})
