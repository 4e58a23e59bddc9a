import { divide, scaled, unscaled } from '#chile/money/decimal.ts'
import { formatNumber } from '#chile/numbers.ts'
import { monthLabel, monthsBetween, type YearMonth } from '#chile/period.ts'
import { type Parameter, parameters, rowAt } from './parameters/index.ts'
import { type EnteredFigure, missingFigures } from './period.ts'
import type { SettingChoices } from './settings.ts'

/** What is taken for granted of a month whose figures nobody knows yet; people must see it. */
export type Assumption = {
  readonly key: string
  readonly label: string
  readonly month: YearMonth
  readonly value: string
  readonly unit: Parameter['unit']
  /** On what it rests, ready to read. */
  readonly text: string
}

type Figures = Readonly<Record<string, EnteredFigure>>

export type ProjectionOptions = {
  readonly choices?: SettingChoices
  /** Figures that a company entered, by month. */
  readonly entered?: ReadonlyMap<YearMonth, Figures>
  /** By how much UF and UTM rise each month that is not known, in percent; may be negative. */
  readonly monthlyGrowth?: string
}

/** What moves with the IPC from one month to the next. */
const indexed = new Set(['UF', 'UTM'])

/**
 * The figures of a month that nobody knows, each the last one known carried on, or grown with the
 * IPC that is assumed. Known figures are never replaced.
 */
export function projectedFigures(
  month: YearMonth,
  { choices, entered = new Map(), monthlyGrowth = '0' }: ProjectionOptions = {},
): { figures: Figures; assumptions: readonly Assumption[] } {
  const own = entered.get(month) ?? {}
  const settings = { ...(choices ? { choices } : {}), parameters: own }
  const assumptions: Assumption[] = []
  const figures: Record<string, EnteredFigure> = { ...own }
  for (const { key, month: at } of missingFigures(month, settings)) {
    const parameter = parameters.find((one) => one.key === key)
    const last = parameter && lastKnown(parameter, at, entered)
    if (!parameter || !last) continue
    const growth = indexed.has(key) ? monthlyGrowth : '0'
    const value = grown(parameter, last, at, growth)
    const text = textOf(last, growth)
    figures[key] = { value, source: { text: `Supuesto: ${text}` } }
    assumptions.push({ key, label: parameter.label, month: at, value, unit: parameter.unit, text })
  }
  return { figures, assumptions }
}

type Known = { value: string; month: YearMonth }

/** The last value before a month: the published one, or a later one that the company entered. */
function lastKnown(
  { key, rows }: Parameter,
  month: YearMonth,
  entered: ReadonlyMap<YearMonth, Figures>,
): Known | undefined {
  const published = rows
    .flatMap(({ from, to, value }) =>
      value === null || from >= month ? [] : [{ value, month: to ?? from }],
    )
    .at(-1)
  const own = [...entered]
    .flatMap(([at, figures]) => {
      const value = figures[key]?.value
      return value !== undefined && at < month ? [{ value, month: at }] : []
    })
    .toSorted((a, b) => a.month - b.month)
    .at(-1)
  return own && (!published || own.month > published.month) ? own : published
}

function grown({ decimals }: Parameter, last: Known, month: YearMonth, growth: string): string {
  const times = 1_000_000n + scaled(growth, 4)
  let value = scaled(last.value, decimals)
  for (let step = monthsBetween(last.month, month); step > 0; step -= 1) {
    value = divide(value * times, 1_000_000n)
  }
  return unscaled(value, decimals)
}

function textOf({ month }: Known, growth: string): string {
  const carried = `último valor conocido (${monthLabel(month)})`
  if (Number(growth) === 0) return carried
  return `${carried} con ${formatNumber(growth)}% cada mes`
}

/** A law whose later steps can be asked for before their day. */
export const advanceableLaws = {
  LEY_21735: ['TASA_CUENTA_INDIVIDUAL', 'TASA_RENTABILIDAD_PROTEGIDA', 'TASA_EXPECTATIVA_VIDA'],
  LEY_21561: ['JORNADA_MAXIMA', 'JORNADA_MAXIMA_INICIO'],
} as const
export type AdvanceableLaw = keyof typeof advanceableLaws

/**
 * The figures of a law as they will be in a later month, for a month before it. What the Seguro
 * Social leaves after the SIS is counted with the SIS that rules now.
 */
export function figuresOfLaw(law: AdvanceableLaw, asOf: YearMonth, sis: string): Figures {
  const found = advanceableLaws[law].flatMap((key) => {
    const value = valueIn(key, asOf) ?? (key === 'TASA_EXPECTATIVA_VIDA' ? rest(asOf, sis) : null)
    if (value === null) return []
    const source = { text: `Escenario: como regirá en ${monthLabel(asOf)}` }
    return [[key, { value, source }] as const]
  })
  return Object.fromEntries(found)
}

const valueIn = (key: string, month: YearMonth): string | null =>
  rowAt(parameters.find((one) => one.key === key)?.rows ?? [], month)?.value ?? null

function rest(month: YearMonth, sis: string): string | null {
  const total = valueIn('TASA_SEGURO_SOCIAL', month)
  if (total === null) return null
  const left = scaled(total, 2) - scaled(sis, 2)
  return unscaled(left > 0n ? left : 0n, 2)
}
