import { scaled, unscaled } from '#chile/money/decimal.ts'
import { cellKey, contractOf } from '#platform/web/kit/sheet/people.ts'

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
  comment?: string | null
}

export const keyOf = ({ contractId, itemCode }: Cell) => cellKey(contractId, itemCode)

/** The contracts of some cells, each once. */
export const contractsOf = (keys: Iterable<string>): string[] => [
  ...new Set([...keys].map((key) => contractOf(key))),
]

/** Decimals of the values, as the database keeps them. */
const decimals = 4

/**
 * What is stored, by cell: the one-off values with what people said of them, and beside them what
 * lasts longer than the month.
 */
export function storedValues(items: readonly Given[]) {
  const once = new Map<string, string>()
  const lasting = new Map<string, string>()
  const comments = new Map<string, string>()
  for (const { contractId, itemCode, kind, value, status, origin, comment } of items) {
    if (!contractId || !itemCode || !value || status === 'SUSPENDED') continue
    // What an advance or a loan brings is changed there, not in the grid.
    const sums = kind === 'ONCE' && !origin ? once : lasting
    const key = keyOf({ contractId, itemCode })
    sums.set(key, sumOf([sums.get(key) ?? '0', value]))
    if (sums === once && comment) comments.set(key, comment)
  }
  return { once, lasting, comments }
}

/** Exact sum of decimal texts. */
export function sumOf(values: readonly string[]): string {
  const total = values.reduce((sum, value) => sum + BigInt(scaled(value, decimals)), 0n)
  return unscaled(total, decimals)
}

/** The columns of the grid, with the items of some cells that are none of them yet. */
export const withItems = (
  columns: readonly Column[],
  cells: readonly (readonly [key: string, text: string])[],
): string[] => [
  ...new Set([
    ...columns.map(({ code }) => code),
    ...cells.flatMap(([key]) => key.split(' ').slice(1)),
  ]),
]
