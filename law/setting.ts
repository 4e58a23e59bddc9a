import type { YearMonth } from '#chile/period.ts'
import type { Citation } from './parameters/types.ts'

/**
 * Questions that the law leaves open or on which sources disagree. Each has the answer we take,
 * dated, and its reason; a company may choose another for a month. `variable`: the formulas read
 * the choice under that name (1 when it is the second option). `conflict` numbers the ten
 * disagreements found between public sources; the rest are practices on which the law is silent.
 */
export type SettingDef = {
  code: string
  label: string
  options: Readonly<Record<string, string>>
  /** Without `to`, until further notice. */
  rows: readonly { from: YearMonth; to?: YearMonth; value: string }[]
  source: Citation
  note: string
  conflict?: number
  variable?: string
  /** The legal figure that the choice is, in the months of `rows`. */
  parameter?: string
  finiquito?: boolean
}
