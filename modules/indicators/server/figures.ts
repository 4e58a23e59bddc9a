import type { YearMonth } from '#chile/period.ts'
import {
  type EnteredFigure,
  figureMonth,
  type Parameter,
  parameters,
  type PayrollSettings,
  rowAt,
  type SettingChoices,
} from '#payroll/index.ts'
import type { Tx } from '#platform/server/db.ts'
import { type EntryRow, liveEntries } from './entries.queries.ts'

export type Figures = Readonly<Record<string, EnteredFigure>>

const byKey = new Map(parameters.map((parameter) => [parameter.key, parameter]))
export const parameterOf = (key: string): Parameter | undefined => byKey.get(key)

/**
 * Whether the platform's own figure of a month is certain: then what a company enters gives way.
 */
export const isCertain = (key: string, month: YearMonth): boolean =>
  rowAt(parameterOf(key)?.rows ?? [], month)?.status === 'ok'

/**
 * The figures of some months that the company's calculations take from the company itself: entered,
 * confirmed where that is needed, and not published for certain since.
 */
export async function figuresInForce(
  tx: Tx,
  companyId: number,
  months: readonly YearMonth[],
): Promise<ReadonlyMap<YearMonth, Figures>> {
  const entries = await liveEntries(tx, companyId, months)
  const inForce = entries.filter(
    ({ state, key, yearMonth }) => state === 'CONFIRMED' && !isCertain(key, yearMonth),
  )
  const byMonth = Map.groupBy(inForce, ({ yearMonth }) => yearMonth)
  return new Map(
    [...byMonth].map(([month, own]) => [
      month,
      Object.fromEntries(own.map((entry) => [entry.key, figureOf(entry)])),
    ]),
  )
}

/** The figure as an explanation of a payslip tells it. */
function figureOf({ value, source, sourceUrl, enteredBy, confirmedBy }: EntryRow): EnteredFigure {
  const confirmed = confirmedBy ? `, confirmado por ${confirmedBy}` : ''
  const text = `${source}. Ingresado en la empresa por ${enteredBy ?? 'alguien'}${confirmed}`
  return { value, source: sourceUrl ? { text, url: sourceUrl } : { text } }
}

/** Whose month it is, and how the razón social answers what the law leaves open. */
type Wanted = { companyId: number; month: YearMonth; choices: SettingChoices }

/**
 * Everything a company brings to the figures of a month: its choices, and the figures it entered
 * where nothing is published for certain. What opens an engine of a company asks here.
 */
export async function monthSettings(
  tx: Tx,
  { companyId, month, choices }: Wanted,
): Promise<PayrollSettings> {
  const ufMonth = figureMonth('UF', month, choices)
  const found = await figuresInForce(tx, companyId, [...new Set([month, ufMonth])])
  return { choices, parameters: figuresOf(found, month, ufMonth) }
}

/** The figures of a month; the UF may be the one of the month before. */
export function figuresOf(
  found: ReadonlyMap<YearMonth, Figures>,
  month: YearMonth,
  ufMonth = month,
): Figures {
  const own = Object.entries(found.get(month) ?? {}).filter(([key]) => key !== 'UF')
  const uf = found.get(ufMonth)?.['UF']
  return { ...Object.fromEntries(own), ...(uf ? { UF: uf } : {}) }
}
