import type { YearMonth } from '#chile/period.ts'
import type { Citation } from './parameters/types.ts'

/**
 * Questions that the law leaves open or on which sources disagree. Each has the answer we take,
 * dated, and its reason; a company may choose another for a month. `conflict` numbers the ten
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
  /** The formulas read the choice under this name: 1 when it is the second option. */
  variable?: string
  /** The conditions of the options after the second one, by option. */
  moreVariables?: Readonly<Record<string, string>>
  /** The legal figure that the choice is, in the months of `rows`. */
  parameter?: string
  finiquito?: boolean
}

/** A condition that formulas read: 1 when the answer is its option, else 0. */
export type SettingCondition = { readonly code: string; readonly label: string; option: string }

/** Every condition of a setting, named by the option that makes it true: «Tope: entero». */
export function conditionsOf({
  variable,
  moreVariables = {},
  label,
  options,
}: SettingDef): readonly SettingCondition[] {
  const second = Object.keys(options)[1]
  const named = variable === undefined || second === undefined ? {} : { [second]: variable }
  return Object.entries({ ...named, ...moreVariables }).map(([option, code]) => {
    const words = options[option]
    if (words === undefined) throw new RangeError(`${code} es de una opción que no existe`)
    return { code, option, label: `${label}: ${words[0]?.toLowerCase()}${words.slice(1)}` }
  })
}
