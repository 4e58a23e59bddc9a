import { z } from 'zod'
import { isYearMonth, parseYearMonth } from '#chile/period.ts'
import { fromScaledText } from '#formula/index.ts'
import { type Answers, askedBy, type Checked, differences } from '../answers.ts'
import { checked } from '../cases.ts'
import { decimal, leaf, readAs, text } from '../leaves.ts'
import type { SettingChoices } from '../settings.ts'
import type { PartialFiniquito } from './input.ts'
import { finiquitoLibrary } from './library.ts'
import { calculateFiniquito, factsUnder, type FiniquitoLaw, finiquitoLaw } from './run.ts'
import { finiquitoFactsSchema } from './schema.ts'

/** A finiquito worked out by a person, with its source: what goes in and what must come out. */
export type FiniquitoCase = {
  readonly title: string
  /** Month of the payment, as 2026-08. */
  readonly payMonth: string
  readonly facts: PartialFiniquito
  readonly settings?: SettingChoices
  /** Figures of another time, as UF. */
  readonly parameters?: Readonly<Record<string, string>>
  readonly expect: Checked
  readonly source: string
  readonly checkedBy: string
  readonly note?: string
}

/** The format of a case, which reads one too. */
export const finiquitoCase = z.strictObject({
  title: text,
  payMonth: leaf<string>(
    'un mes, como 2026-08',
    { type: 'string', pattern: '^\\d{4}-\\d{2}$' },
    (value) =>
      typeof value === 'string' && isYearMonth(parseYearMonth(value)) ? value : undefined,
  ),
  facts: finiquitoFactsSchema,
  settings: z.record(z.string(), text).optional(),
  parameters: z.record(z.string(), decimal).optional(),
  expect: checked,
  source: text,
  checkedBy: text,
  note: text.optional(),
})

/** What a case gets wrong, in sentences; nothing when it passes. */
export function finiquitoProblems(
  one: FiniquitoCase,
  calculate: typeof calculateFiniquito = calculateFiniquito,
): readonly string[] {
  try {
    return differences(one, answersOf(one, askedBy(one), calculate))
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** A case as it was written, with every name and type looked at. Throws InputError. */
export const asFiniquitoCase = (found: unknown): FiniquitoCase =>
  readAs(finiquitoCase, found) as FiniquitoCase

/** The codes of our law among those that are asked, exactly. Throws where there is no finiquito. */
export const finiquitoAnswers = (found: unknown, codes: readonly string[]): Answers =>
  answersOf(asFiniquitoCase(found), codes, calculateFiniquito)

function answersOf(
  one: FiniquitoCase,
  codes: readonly string[],
  calculate: typeof calculateFiniquito,
): Answers {
  const law = lawOf(one)
  const facts = factsUnder(law, one.facts)
  const result = calculate(law, facts)
  if (!result.ok) throw new RangeError(result.error.message)
  return Object.fromEntries(
    codes.flatMap((code) => {
      const [value, places] = [result.values[code] ?? facts[code], decimalsOf.get(code)]
      return value === undefined || places === undefined
        ? []
        : [[code, fromScaledText(value, places)]]
    }),
  )
}

const { facts: factDefs, concepts } = finiquitoLibrary
const decimalsOf = new Map(
  [...factDefs, ...concepts].map((def) => [def.code, def.decimals] as const),
)

function lawOf({ payMonth, settings, parameters }: FiniquitoCase): FiniquitoLaw {
  const month = parseYearMonth(payMonth)
  if (month === undefined) throw new RangeError(`«${payMonth}» no es un mes`)
  return finiquitoLaw(month, {
    ...(settings ? { choices: settings } : {}),
    ...(parameters ? { parameters } : {}),
  })
}
