/** A case of the suite before its amounts: what goes in, and the codes that are asked. */
export type Draft<Facts> = {
  readonly title: string
  readonly facts: Facts
  readonly codes: readonly string[]
  readonly source: string
}

/** One file of the suite. */
export type SuiteFile = { readonly file: string; readonly cases: readonly object[] }

/** Pesos and other numbers, as people write them. */
export const written = (amount: number | string): string => {
  const [whole = '', decimals] = String(amount).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return decimals === undefined ? grouped : `${grouped},${decimals}`
}

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]

/** 202607 as «julio de 2026». */
export const monthName = (month: number): string =>
  `${MONTHS[(month % 100) - 1]} de ${Math.floor(month / 100)}`

/** 2026-07-01 as 01-07-2026. */
export const dayName = (date: string): string => date.split('-').reverse().join('-')

/** Every pair of two lists. */
export const pairs = <A, B>(ones: readonly A[], others: readonly B[]): (readonly [A, B])[] =>
  ones.flatMap((one) => others.map((other) => [one, other] as const))

/** The asked codes with what a second calculation gives; whole pesos as numbers. */
export function expected(
  codes: readonly string[],
  lines: ReadonlyMap<string, string>,
): Record<string, string | number> {
  return Object.fromEntries(
    codes.map((code) => {
      const value = lines.get(code)
      if (value === undefined) throw new Error(`The reference does not write ${code}`)
      return [code, /^-?\d{1,15}$/.test(value) ? Number(value) : value]
    }),
  )
}
