import { evaluate, explain } from '#formula/index.ts'
import { monthLabel, previousMonth, type YearMonth } from '#chile/period.ts'
import { scaledNumber } from '#chile/money/decimal.ts'
import type { Evaluation, Explanation, Facts, PeriodValues, Source } from '#formula/types.ts'
import { MissingParameter, rowAt } from '../parameters/index.ts'
import { figureAt, figureSource, type PayrollSettings } from '../period.ts'
import { conditionsOf } from '../setting.ts'
import { settingsAt } from '../settings.ts'
import { finiquitoFacts } from './facts/index.ts'
import { finiquitoFigures, workRows, workSource, workTable } from './figures.ts'
import type { PartialFiniquito } from './input.ts'
import { finiquitoPlan, formulaSettings } from './library.ts'

/** The dated values of a finiquito that is paid in a month, and how its time is counted. */
export type FiniquitoLaw = {
  readonly payMonth: YearMonth
  readonly period: PeriodValues
  readonly lastDayIncluded: boolean
}

/**
 * The law for what is paid in a month: the UF is that of the last day of the month before (art.
 * 172). Throws MissingParameter when a figure is not known and nobody entered it.
 */
export function finiquitoLaw(payMonth: YearMonth, settings: PayrollSettings = {}): FiniquitoLaw {
  const answers = settingsAt(payMonth, settings.choices)
  const values: Record<string, number> = {}
  const sources: Record<string, Source> = {}
  const ofMonth = ownMonth(settings)
  for (const [key, month] of figuresRead(payMonth)) {
    values[key] = figureAt(key, month, ofMonth)
    sources[key] = figureSource(key, month, ofMonth)
  }
  for (const { key, label, decimals, rows } of finiquitoFigures) {
    const row = rowAt(rows, payMonth)
    if (!row || row.value === null) throw new MissingParameter(key, label, payMonth)
    values[key] = scaledNumber(row.value, decimals)
    sources[key] = { text: row.source.text + (row.note ? `. ${row.note}` : '') }
  }
  for (const def of formulaSettings) {
    const answer = Object.entries(answers).find(([code]) => code === def.code)?.[1] ?? ''
    for (const { code, option } of conditionsOf(def)) {
      values[code] = option === answer ? 1 : 0
      sources[code] = { text: `Ajuste «${def.options[answer]}». ${def.note} ${def.source.text}` }
    }
  }
  sources[workTable.code] = workSource
  return {
    payMonth,
    period: {
      name: monthLabel(payMonth),
      variables: values,
      tables: { [workTable.code]: workRows },
      sources,
    },
    lastDayIncluded: answers.FINIQUITO_ANTIGUEDAD === 'DIA_INCLUIDO',
  }
}

/** The figures of the payslip that a finiquito paid in a month reads, each with its month. */
const figuresRead = (payMonth: YearMonth) =>
  [
    ['UF', previousMonth(payMonth)],
    ['UTM', payMonth],
  ] as const

/** A payslip may read the UF of the month before; here the month is already the one that rules. */
const ownMonth = (settings: PayrollSettings): PayrollSettings => ({
  ...settings,
  choices: { ...settings.choices, UF_DEL_MES: 'FIN_DE_MES' },
})

/** The figures that a finiquito paid in a month asks for and nobody published or entered. */
export const missingFinalFigures = (
  payMonth: YearMonth,
  settings: PayrollSettings = {},
): readonly MissingParameter[] =>
  figuresRead(payMonth).flatMap(([key, month]) => missingAt(key, month, ownMonth(settings)))

/** Why a figure of a month is not known; nothing where it is. */
export function missingAt(
  key: string,
  month: YearMonth,
  settings: PayrollSettings = {},
): readonly MissingParameter[] {
  try {
    figureAt(key, month, settings)
    return []
  } catch (error) {
    if (error instanceof MissingParameter) return [error]
    throw error
  }
}

/** The scaled facts of one finiquito under a law. Throws InputError. */
export const factsUnder = (law: FiniquitoLaw, input: PartialFiniquito): Facts =>
  finiquitoFacts(input, law.lastDayIncluded)

/** One finiquito, exactly: every concept in whole units, or why there is none. */
export const calculateFiniquito = (law: FiniquitoLaw, facts: Facts): Evaluation =>
  evaluate(finiquitoPlan(), law.period, facts)

/** Why an amount of a finiquito is what it is, down to the facts and the article. */
export const explainFiniquito = (law: FiniquitoLaw, facts: Facts, code: string): Explanation =>
  explain(finiquitoPlan(), law.period, facts, code)
