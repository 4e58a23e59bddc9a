import data from './columns.json' with { type: 'json' }

/** COUNT: a whole number. DECIMAL: one that may have a comma. AMOUNT: whole pesos. */
export type LreKind = 'RUT' | 'TEXT' | 'DATE' | 'CODE' | 'COUNT' | 'DECIMAL' | 'AMOUNT'

/** A column of the book, in its order. */
export type LreColumn = {
  readonly code: number
  /** The head, letter for letter. */
  readonly header: string
  readonly kind: LreKind
  /** Whether a row without it is refused. */
  readonly required: boolean
  /** Catalogue of its codes. */
  readonly table: string | null
}

const kinds: readonly LreKind[] = ['RUT', 'TEXT', 'DATE', 'CODE', 'COUNT', 'DECIMAL', 'AMOUNT']

/** The 147 columns of the book. */
export const lreFileColumns: readonly LreColumn[] = data.items.map(({ kind, ...row }) => ({
  ...row,
  kind: kinds.find((known) => known === kind) ?? 'TEXT',
}))

/** Most characters of a value. */
export const LRE_LONGEST = 40

const names = new Map(
  lreFileColumns.map(({ code, header }) => [code, header.replace(/ ?\(\d+\)$/, '').trim()]),
)

/** The name of a column without its code: `Sueldo`. */
export const lreName = (code: number): string => names.get(code) ?? String(code)

const range = (from: number, to: number) =>
  lreFileColumns.flatMap(({ code }) => (code >= from && code <= to ? [code] : []))

/** How many unions of a person the book has: a RUT (1171 to 1180) and a fee (3171 to 3180) each. */
export const LRE_UNIONS = 10

/** The first column of the RUT of unions, and that of their fees. */
export const UNION_RUT = 1171
export const UNION_FEE = 3171

/** Is a column the fee of a union? */
export const isUnionFee = (column: number): boolean =>
  column >= UNION_FEE && column < UNION_FEE + LRE_UNIONS

/** How each total is added up from other columns: what it sums, and what it takes away. */
export const lreTotals: readonly {
  readonly code: number
  readonly adds: readonly number[]
  readonly takes: readonly number[]
}[] = [
  { code: 5210, adds: range(2101, 2161), takes: [] },
  { code: 5220, adds: range(2201, 2204), takes: [] },
  { code: 5230, adds: range(2301, 2347), takes: [] },
  { code: 5240, adds: [2417, 2418], takes: [] },
  { code: 5201, adds: [5210, 5220, 5230, 5240], takes: [] },
  { code: 5301, adds: range(3110, 3188).filter((code) => code !== 3164), takes: [] },
  { code: 5361, adds: [3161, 3165], takes: [] },
  { code: 5362, adds: [3162], takes: [] },
  {
    code: 5341,
    adds: [3141, 3143, 3144, 3146, 3151, 3154, 3155, 3156, 3157, 3158],
    takes: [],
  },
  { code: 5302, adds: [5301], takes: [5361, 5362, 5341] },
  { code: 5410, adds: range(4131, 4157), takes: [] },
  { code: 5501, adds: [5201], takes: [5301] },
  { code: 5502, adds: [2313, 2314, 2315, 2316, 2331, 2417, 2418], takes: [] },
  { code: 5564, adds: [2417, 2418], takes: [] },
  { code: 5565, adds: [2313, 2314, 2315, 2316, 2331], takes: [] },
]
