import { parseYearMonth } from '#chile/period.ts'
import { type FiniquitoLaw, finiquitoLaw, calculateFiniquito, factsUnder } from './run.ts'
import type { PartialFiniquito } from './input.ts'
import type { SettingChoices } from '../settings.ts'

/** A finiquito worked out by a person, with its source: what goes in and what must come out. */
export type FiniquitoCase = {
  readonly title: string
  /** Month of the payment, as 2026-08. */
  readonly payMonth: string
  readonly facts: PartialFiniquito
  readonly settings?: SettingChoices
  /** Figures of another time, as UF. */
  readonly parameters?: Readonly<Record<string, string>>
  readonly expect: Readonly<Record<string, number>>
  readonly source: string
  readonly checkedBy: string
}

/** What a case gets wrong, in sentences; nothing when it passes. */
export function finiquitoProblems(
  one: FiniquitoCase,
  calculate: typeof calculateFiniquito = calculateFiniquito,
): readonly string[] {
  const { payMonth, facts, settings, parameters, expect } = one
  const month = parseYearMonth(payMonth)
  if (month === undefined) return [`«${payMonth}» no es un mes`]
  const law: FiniquitoLaw = finiquitoLaw(month, {
    ...(settings ? { choices: settings } : {}),
    ...(parameters ? { parameters } : {}),
  })
  const scaledFacts = factsUnder(law, facts)
  const result = calculate(law, scaledFacts)
  if (!result.ok) return [result.error.message]
  const values: Readonly<Record<string, number>> = { ...scaledFacts, ...result.values }
  return Object.entries(expect).flatMap(([code, wanted]) =>
    values[code] === wanted ? [] : [`${code}: se espera ${wanted} y resulta ${values[code]}`],
  )
}
