import type { YearMonth } from '#chile/period.ts'
import {
  type EnteredFigure,
  figureMonth,
  type Parameter,
  parameters,
  type PayrollSettings,
  rowAt,
  type SettingChoices,
  type SourcedTable,
  tableEditions,
} from '#law/index.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import { allowanceKind } from '../model/brackets.ts'
import { type EntryRow, liveEntries } from './entries.queries.ts'

export type Figures = Readonly<Record<string, EnteredFigure>>
export type Tables = Readonly<Record<string, SourcedTable>>
/** What a company answers for in a month. */
export type Entered = { readonly figures: Figures; readonly tables: Tables }

const byKey = new Map(parameters.map((parameter) => [parameter.key, parameter]))
export const parameterOf = (key: string): Parameter | undefined => byKey.get(key)

/**
 * Whether the platform's own figure of a month is certain: then what a company enters gives way.
 * What a table of the law pays is as certain as the table.
 */
export const isCertain = (key: string, month: YearMonth): boolean =>
  isOfTable(key)
    ? isCertainTable(allowanceKind.key, month)
    : rowAt(parameterOf(key)?.rows ?? [], month)?.status === 'ok'

/** A figure that is entered with its whole table. */
export const isOfTable = (key: string): boolean => /^ASIGNACION_[ABC]$/.test(key)

/** The last month that we hold a published UTM of: beyond it, what goes on is only presumed to. */
const publishedUntil = Math.max(
  ...(parameterOf('UTM')?.rows ?? []).flatMap(({ from, value }) => (value === null ? [] : [from])),
)

/** A table without an end goes on until further notice, but is certain only as far as we looked. */
export const isCertainTable = (key: string, month: YearMonth): boolean =>
  month <= publishedUntil && rowAt(tableEditions[key] ?? [], month)?.status === 'ok'

/**
 * The figures and tables of some months that the company's calculations take from the company
 * itself: entered, confirmed where that is needed, and not published for certain since.
 */
export async function enteredInForce(
  tx: Tx,
  companyId: number,
  months: readonly YearMonth[],
): Promise<ReadonlyMap<YearMonth, Entered>> {
  const { figures, tables } = await liveEntries(tx, companyId, months)
  const figuresIn = Map.groupBy(
    figures.filter(
      ({ state, key, yearMonth, ofPlatform }) =>
        state === 'CONFIRMED' && (ofPlatform === true || !isCertain(key, yearMonth)),
    ),
    ({ yearMonth }) => yearMonth,
  )
  const tablesIn = Map.groupBy(
    tables.filter(
      ({ state, key, yearMonth }) => state === 'CONFIRMED' && !isCertainTable(key, yearMonth),
    ),
    ({ yearMonth }) => yearMonth,
  )
  return new Map(
    [...new Set([...figuresIn.keys(), ...tablesIn.keys()])].map((month) => [
      month,
      {
        figures: Object.fromEntries(
          (figuresIn.get(month) ?? []).map((one) => [
            one.key,
            { value: one.value, source: sourceOf(one) },
          ]),
        ),
        tables: Object.fromEntries(
          (tablesIn.get(month) ?? []).map((one) => [
            one.key,
            { rows: one.brackets, source: sourceOf(one) },
          ]),
        ),
      },
    ]),
  )
}

/** Who answers, as an explanation of a payslip tells it. */
function sourceOf(
  entry: Pick<EntryRow, 'source' | 'sourceUrl' | 'enteredBy' | 'confirmedBy' | 'ofPlatform'>,
) {
  const { source, sourceUrl, enteredBy, confirmedBy } = entry
  if (entry.ofPlatform) return { text: source, ...(sourceUrl ? { url: sourceUrl } : {}) }
  const confirmed = confirmedBy ? `, confirmado por ${confirmedBy}` : ''
  const text = `${source}. Ingresado en la empresa por ${enteredBy ?? 'alguien'}${confirmed}`
  return sourceUrl ? { text, url: sourceUrl } : { text }
}

/** Whose month it is, and how the razón social answers what the law leaves open. */
type Wanted = { companyId: number; month: YearMonth; choices: SettingChoices }

/**
 * Everything a company brings to the figures of a month: its choices, and what it entered where
 * nothing is published for certain. What opens an engine of a company asks here.
 */
export async function monthSettings(
  tx: Tx,
  { companyId, month, choices }: Wanted,
): Promise<PayrollSettings> {
  const ufMonth = figureMonth('UF', month, choices)
  const found = await enteredInForce(tx, companyId, [...new Set([month, ufMonth])])
  return { choices, ...enteredOf(found, month, ufMonth) }
}

/** What was entered for a month; the UF may be the one of the month before. */
export function enteredOf(
  found: ReadonlyMap<YearMonth, Entered>,
  month: YearMonth,
  ufMonth = month,
): { parameters: Figures; tables: Tables } {
  const { figures = {}, tables = {} } = found.get(month) ?? {}
  const own = Object.entries(figures).filter(([key]) => key !== 'UF')
  const uf = found.get(ufMonth)?.figures['UF']
  return { parameters: { ...Object.fromEntries(own), ...(uf ? { UF: uf } : {}) }, tables }
}

/**
 * The tables of a month still to come: the last one that the company entered goes on, as a
 * published one does, until an edition that began later.
 */
export function tablesUntil(month: YearMonth, found: ReadonlyMap<YearMonth, Entered>): Tables {
  const until = [...found]
    .filter(([at]) => at <= month)
    .toSorted(([a], [b]) => a - b)
    .flatMap(([at, { tables }]) =>
      Object.entries(tables).filter(
        ([key]) => at >= (rowAt(tableEditions[key] ?? [], month)?.from ?? at),
      ),
    )
  return Object.fromEntries(until)
}
