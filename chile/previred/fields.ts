import type { YearMonth } from '../period.ts'
import data from './fields.json' with { type: 'json' }

/** NUMBER: a whole number. RATE: `04,11`. DECIMAL: a number that may have a comma. */
export type PreviredKind = 'NUMBER' | 'CODE' | 'TEXT' | 'DATE' | 'PERIOD' | 'RATE' | 'DECIMAL'

/** A field of a line of the file, in the version that holds. */
export type PreviredField = {
  readonly n: number
  readonly name: string
  readonly kind: PreviredKind
  /** The most characters; the width in the variant of fixed length. */
  readonly length: number
  /** Whether every line needs it. */
  readonly required: boolean
  /** Table of its codes: `T10`. */
  readonly table: string | null
  /** What is written where there is nothing to say. */
  readonly empty: string
  /** What fills the width in the variant of fixed length. */
  readonly fill: string
}

export type PreviredVersion = {
  readonly version: number
  /** First and last month of remuneraciones that are declared with it. */
  readonly from: YearMonth
  readonly to: YearMonth | null
}

export const FIELDS = 105
/** Characters of a line of fixed length. */
export const FIXED_WIDTH = 861

const kinds: readonly PreviredKind[] = [
  'NUMBER',
  'CODE',
  'TEXT',
  'DATE',
  'PERIOD',
  'RATE',
  'DECIMAL',
]
const typed = ({ kind, ...row }: (typeof data.items)[number]): PreviredField => ({
  ...row,
  kind: kinds.find((known) => known === kind) ?? 'TEXT',
})

export const previredVersions: readonly PreviredVersion[] = data.versions

/** The version with which a month is declared; of earlier months none is published here. */
export const previredVersionOf = (month: YearMonth): PreviredVersion | undefined =>
  previredVersions.find(({ from, to }) => from <= month && (to === null || month <= to))

const fieldsOf = new Map(
  previredVersions.map(({ version }): [number, readonly PreviredField[]] => [
    version,
    data.items.map((row) => {
      const earlier = data.earlier.find((one) => one.version === version && one.n === row.n)
      return typed(earlier ?? row)
    }),
  ]),
)

/** The 105 fields of a version, in their order. */
export function previredFields(version: number): readonly PreviredField[] {
  const found = fieldsOf.get(version)
  if (found) return found
  throw new RangeError(`Previred has no version ${version} here`)
}
