import { monthLabel, type YearMonth } from '#chile/period.ts'
import type { Terms } from './gathered-facts.ts'

const PLACES = [1, 2, 3] as const
const monthFact = (place: number): string => `VARIABLE_${place}_MES`

/** What a finiquito keeps beside the facts of the law: of which month each variable pay is. */
export const factsOfMonths = (
  { variable, variableMonths }: Found,
  { variableAverage }: Pick<Terms, 'variableAverage'>,
): Readonly<Record<string, YearMonth>> =>
  variableAverage === null && variable.length > 0
    ? Object.fromEntries(variableMonths.map((month, at) => [monthFact(at + 1), month]))
    : {}

type Found = { readonly variable: readonly number[]; readonly variableMonths: readonly YearMonth[] }
type Facts = Readonly<Record<string, number>>

/** The months of the variable pay of a stored finiquito; none of one of before they were kept. */
export const monthsInFacts = (facts: Facts): YearMonth[] =>
  PLACES.flatMap((place) => facts[monthFact(place)] ?? [])

/** «Variable de agosto 2026», for the fact of a variable pay whose month is known. */
export function monthOfVariable(facts: Facts, code: string | null): string | undefined {
  const month = code?.startsWith('VARIABLE_') ? facts[`${code}_MES`] : undefined
  return month === undefined ? undefined : `Variable de ${monthLabel(month)}`
}

/** What finiquitos of before a fact was kept had of it. */
export const factsOfBefore: Facts = { FIJO_SEGUN_SUELDO: 0 }
