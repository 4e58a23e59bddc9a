import { type YearMonth, previousMonth } from '#chile/period.ts'
import { parameters, plausibleBounds, rowAt } from '#law/index.ts'
import type { PlatformTx, Tx } from '#platform/server/sql/db.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { FigureSource } from '../model/catalogs.ts'
import { type Proposal, proposalOf, type Reading } from '../model/proposals.ts'

/** A figure that the platform answers for, in the words of its sources. */
export type PublicFigure = {
  key: string
  yearMonth: YearMonth
  value: string
  source: string
  url: string
  takenAt: Date
}

/** The figures that the platform took for some months. */
export async function publicFiguresOf(
  tx: Tx | PlatformTx,
  months: readonly YearMonth[],
): Promise<readonly PublicFigure[]> {
  const { rows } = await sql<PublicFigure>`
    select key, year_month as "yearMonth", value, source, url, taken_at as "takenAt"
    from public_figure where year_month = any(${[...months]}::integer[])
    order by year_month, key`.execute(tx)
  return rows
}

type Stored = Reading & { key: string; source: FigureSource }

/** The last reading of each source of each figure of a month. */
async function lastReadings(tx: PlatformTx, month: YearMonth) {
  const { rows } = await sql<Stored>`
    select distinct on (key, source) key, source, value, url, read_at as "readAt"
    from figure_reading where year_month = ${month}
    order by key, source, read_at desc, id desc`.execute(tx)
  return Map.groupBy(rows, ({ key }) => key)
}

/** What the sources propose for a month, in the order of the law's own figures. */
export async function proposalsOf(tx: PlatformTx, month: YearMonth): Promise<Proposal[]> {
  const readings = await lastReadings(tx, month)
  const before = previousMonth(month)
  const taken = await publicFiguresOf(tx, [before, month])
  const takenIn = (key: string, at: YearMonth) =>
    taken.find((one) => one.key === key && one.yearMonth === at)?.value ?? null
  return parameters.flatMap((parameter) => {
    const { key, label, rows } = parameter
    const row = rowAt(rows, month)
    const past = rows.filter(({ from, value }) => from < month && value !== null).at(-1)
    const previous = takenIn(key, before) ?? past?.value ?? undefined
    const isSure = row?.value != null && row.status === 'ok'
    const found = proposalOf(
      {
        key,
        label,
        month,
        law: isSure
          ? { value: row.value ?? '', isOfMonth: row.from === month || row.to !== undefined }
          : null,
        taken: takenIn(key, month),
        bounds: plausibleBounds(parameter, previous),
      },
      readings.get(key) ?? [],
    )
    return found ? [found] : []
  })
}

/** Figures that change every month: what a month lacks cannot be paid. */
const MONTHLY = ['UF', 'UTM'] as const

/** The figures that a month lacks: neither published with the product nor taken. */
export async function missingIn(tx: PlatformTx, month: YearMonth): Promise<string[]> {
  const taken = await publicFiguresOf(tx, [month])
  return parameters
    .filter(({ key }) => MONTHLY.some((one) => one === key))
    .filter(
      ({ key, rows }) => rowAt(rows, month)?.value == null && !taken.some((one) => one.key === key),
    )
    .map(({ label }) => label)
}

/** Whether figures on which two sources agree are taken without people. */
export async function takesAlone(tx: PlatformTx): Promise<boolean> {
  const row = await tx
    .selectFrom('figureChoice')
    .select('takesAlone')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.takesAlone ?? false
}
