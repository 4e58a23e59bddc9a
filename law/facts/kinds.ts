import { scaled } from '#chile/money/decimal.ts'
import type { FactDef, Unit } from '#formula/types.ts'
import { InputError, type PayrollInput } from '../input.ts'

/** A fact and where an input says it: what is asked, its unit, and what it may be. */
export type FactRow = FactDef & {
  readonly read: (input: PayrollInput) => string | number | boolean
}

type Read = FactRow['read']

export function number(
  code: string,
  label: string,
  unit: Unit,
  max: string,
  read: Read,
  min = '0',
): FactRow {
  const decimals = max.split('.')[1]?.length ?? 0
  const [least, most] = [Number(scaled(min, decimals)), Number(scaled(max, decimals))]
  return { code, label, unit, decimals, min: least, max: most, read }
}
/** The spec's most for one amount of money. */
const MOST = '99999999'
export const pesos = (code: string, label: string, read: Read, max = MOST) =>
  number(code, label, 'CLP', max, read)
export const percent = (code: string, label: string, read: Read) =>
  number(code, label, '%', '100.0000', read)
export const ufs = (code: string, label: string, read: Read) =>
  number(code, label, 'UF', '9999.9999', read)
export const hours = (code: string, label: string, read: Read) =>
  number(code, label, 'horas', '99.99', read)
export const days = (code: string, label: string, read: Read, min = '0') =>
  number(code, label, 'días', '31', read, min)
export const flag = (code: string, label: string, read: Read): FactRow => ({
  code,
  label,
  unit: 'LOGICO',
  decimals: 0,
  min: 0,
  max: 1,
  read,
})
/** `words`: the product's code of each option, in Spanish for formulas. */
export function option(
  code: string,
  label: string,
  words: Readonly<Record<string, string>>,
  read: (input: PayrollInput) => string,
): FactRow {
  const options = Object.values(words)
  const known = Object.keys(words)
  const position = (input: PayrollInput) => {
    const given = read(input)
    if (Object.hasOwn(words, given)) return known.indexOf(given)
    const choices = known.filter((word) => word !== '').join(', ')
    throw new InputError(code, `${label}: «${given}» no es una opción (${choices})`)
  }
  const max = options.length - 1
  return { code, label, unit: 'OPCION', decimals: 0, min: 0, max, options, read: position }
}
export const saving = (
  key: keyof PayrollInput['savings'],
  code: string,
  label: string,
): FactRow[] => [
  pesos(`${code}_PESOS`, `${label}, en pesos`, ({ savings }) => savings[key].pesos),
  ufs(`${code}_UF`, `${label}, en UF`, ({ savings }) => savings[key].uf),
  percent(`${code}_PORCENTAJE`, `${label}, en porcentaje`, ({ savings }) => savings[key].percent),
]
