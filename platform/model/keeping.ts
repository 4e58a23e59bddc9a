import type { RetentionClassCode } from './retention.ts'

/** Whose the rows of a table are. What is of a person is personal data. */
export type Whose = 'PERSON' | 'BUSINESS' | 'COMPANY' | 'NOBODY'

/** Which rows of a table pass, and from when their days count. */
export type Passing = {
  /** The class that says after how many days. */
  readonly as: RetentionClassCode
  /** The column of the moment from which the days count; an empty one counts none. */
  readonly from: string
  /** Rows with one of these codes alone. */
  readonly only?: { readonly column: string; readonly codes: readonly string[] }
  /** Of rows that are alike in these columns the last one stays, by its number. */
  readonly lastStaysOf?: readonly string[]
  /** Rows that one of these columns of a record names stay. */
  readonly namedBy?: readonly { readonly table: string; readonly column: string }[]
  /** Rows that the result of some work left in the background leads to stay. */
  readonly ledToBy?: { readonly table: string; readonly path: string; readonly column: string }
  /** The column with the place of the stored bytes, which go with the row. */
  readonly bytes?: string
  /** What tells its rows apart within a company, where that is no number `id`. */
  readonly key?: readonly string[]
}

/** How long the rows of a table are kept. */
export type Keeping = {
  readonly keep: RetentionClassCode
  /** Tables that are not in the registry and are kept as this one, with whose their rows are. */
  readonly parts?: Readonly<Record<string, Whose>>
  readonly passes?: readonly Passing[]
}

/** Tables of which the product says nothing else: they are in no history and no payroll. */
export type Apart = Readonly<
  Record<string, Keeping & { readonly label: string; readonly whose: Whose }>
>
