import { scaled, unscaled } from '#chile/money/decimal.ts'
import { formatNumber, parseNumber } from '#chile/numbers.ts'
import { valueProblem } from '../model/user-item.ts'

/** A cell of the grid: what a contract is given of an item. */
export type Cell = { contractId: string; itemCode: string }
export type Column = { code: string; label: string; unit: string; group: string }
type Given = {
  contractId: string | null
  itemCode: string | null
  kind: string | null
  value: string | null
  status: string | null
  origin?: string | null
}

export const keyOf = ({ contractId, itemCode }: Cell) => `${contractId} ${itemCode}`

/** Decimals of the values, as the database keeps them. */
const decimals = 4

/**
 * What is stored, by cell: the one-off values, and beside them what lasts longer than the month.
 */
export function storedValues(items: readonly Given[]) {
  const once = new Map<string, string>()
  const lasting = new Map<string, string>()
  for (const { contractId, itemCode, kind, value, status, origin } of items) {
    if (!contractId || !itemCode || !value || status === 'SUSPENDED') continue
    // What an advance or a loan brings is changed there, not in the grid.
    const sums = kind === 'ONCE' && !origin ? once : lasting
    const key = keyOf({ contractId, itemCode })
    sums.set(key, sumOf([sums.get(key) ?? '0', value]))
  }
  return { once, lasting }
}

/** Exact sum of decimal texts. */
export function sumOf(values: readonly string[]): string {
  const total = values.reduce((sum, value) => sum + BigInt(scaled(value, decimals)), 0n)
  return unscaled(total, decimals)
}

/** A typed text as the value to send, or what is wrong with it. Nothing typed is zero: no value. */
export function readCell(text: string, unit: string): { value: string } | { problem: string } {
  if (text.trim() === '') return { value: '0' }
  const value = parseNumber(text.trim())
  if (value === undefined) return { problem: 'No es un número' }
  const problem = valueProblem(unit, value)
  return problem === undefined ? { value } : { problem }
}

/** A stored value as people write it; zero is an empty cell. */
export const showCell = (value: string | undefined): string =>
  value === undefined || Number(value) === 0 ? '' : formatNumber(value)

/** Whether two decimal texts are the same amount. */
export const sameAmount = (a: string, b: string): boolean =>
  BigInt(scaled(a, decimals)) === BigInt(scaled(b, decimals))

/** What a spreadsheet puts in the clipboard: rows by line, cells by tab. */
export function readBlock(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  if (lines.at(-1) === '') lines.pop()
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()))
}
