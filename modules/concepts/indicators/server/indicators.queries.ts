import { divide, scaled, unscaled } from '#chile/money/decimal.ts'
import { monthRange, previousMonth, type YearMonth } from '#chile/period.ts'
import { type Parameter, parameters, plausibleBounds, rowAt } from '#law/index.ts'
import { payslipParameters } from '#law/variables.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import { invalid } from '#platform/server/errors.ts'
import { groupOf } from '../model/groups.ts'
import { type IndicatorStatus, publishedStatus } from '../model/indicator.ts'
import { type EntryRow, liveEntries } from './entries.queries.ts'
import { isCertain, isOfTable, parameterOf } from './figures.ts'
import type { ValueOf } from '#platform/model/catalog.ts'

const read = new Set(payslipParameters.map(({ key }) => key))
/** Before it no figure is known; far in the future none is looked at. */
export const firstMonth: YearMonth = 202401
const lastMonth: YearMonth = 204012

/** Every legal figure of a month, as the company's payslips take it, beside the month before. */
export async function indicators(context: Context, { yearMonth }: { yearMonth: YearMonth }) {
  checkMonth(yearMonth)
  const before = previousMonth(yearMonth)
  const { companyId, loginId } = context.session
  const { figures: entries } = await liveEntries(context.tx, companyId, [before, yearMonth])
  const entryOf = (key: string, month: YearMonth) =>
    entries.find((entry) => entry.key === key && entry.yearMonth === month)
  return parameters
    .map((parameter) => {
      const { key } = parameter
      const entry = entryOf(key, yearMonth)
      const now = effective(parameter, yearMonth, entry)
      const previous = effective(parameter, before, entryOf(key, before)).value
      return {
        ...described(parameter),
        ...now,
        yearMonth,
        previous,
        changePercent: changeOf(parameter, previous, now.value),
        ...boundsOf(parameter, yearMonth, previous),
        ...entered(entry?.tableKey === null && !entry.ofPlatform ? entry : undefined, loginId),
        enteredBy: entry?.enteredBy ?? null,
        confirmedBy: entry?.confirmedBy ?? null,
        ofTable: isOfTable(key),
      }
    })
    .toSorted((a, b) => groupOf(a.key).place - groupOf(b.key).place)
}
export type IndicatorRow = Awaited<ReturnType<typeof indicators>>[number]

export function checkMonth(month: YearMonth): void {
  if (month < firstMonth || month > lastMonth) {
    throw invalid('yearMonth', 'Los indicadores van de enero de 2024 en adelante')
  }
}

const described = ({ key, label, unit, decimals }: Parameter) => ({
  key,
  label,
  unit,
  decimals,
  group: groupOf(key).label,
  inPayslips: read.has(key),
})

/** The figure that rules: the platform's when it is certain, the company's when it is in force. */
function effective(parameter: Parameter, month: YearMonth, entry: EntryRow | undefined): Effective {
  const row = rowAt(parameter.rows, month)
  const published = row?.value ?? null
  const certain = isCertain(parameter.key, month)
  if (entry?.state === 'CONFIRMED' && (entry.ofPlatform || !certain)) {
    const { value, source, sourceUrl, comment: note } = entry
    const status = entry.ofPlatform ? 'PLATFORM' : 'COMPANY'
    return { value, published, status, source, sourceUrl, note, since: month, certain }
  }
  return {
    value: published,
    published,
    status: publishedStatus(row?.status),
    source: row?.source.text ?? 'Aún sin publicación',
    sourceUrl: row?.source.url ?? parameter.rows.at(-1)?.source.url ?? null,
    note: row?.note ?? null,
    since: row?.from ?? null,
    certain,
  }
}

type Effective = {
  value: string | null
  published: string | null
  status: ValueOf<typeof IndicatorStatus>
  source: string
  sourceUrl: string | null
  note: string | null
  since: YearMonth | null
  certain: boolean
}

/** The value that rules of one figure of a month, among entries already read. */
export function effectiveValue(key: string, month: YearMonth, entries: readonly EntryRow[]) {
  const parameter = parameterOf(key)
  const entry = entries.find((one) => one.key === key && one.yearMonth === month)
  return parameter ? effective(parameter, month, entry).value : null
}

/** The last known value up to a month and the bounds that follow from it. */
export function boundsOf(parameter: Parameter, month: YearMonth, previous: string | null) {
  const past = parameter.rows.filter(({ from, value }) => from < month && value !== null)
  return plausibleBounds(parameter, previous ?? past.at(-1)?.value ?? undefined)
}

/** In percent, at two decimals: how much a figure moved. */
function changeOf({ decimals }: Parameter, before: string | null, now: string | null) {
  if (before === null || now === null) return null
  const from = scaled(before, decimals)
  if (from === 0n) return null
  return unscaled(divide((scaled(now, decimals) - from) * 10_000n, from), 2)
}

const entered = (entry: EntryRow | undefined, loginId: number | null) => ({
  entryId: entry?.id ?? null,
  entryState: entry?.state ?? null,
  entryValue: entry?.value ?? null,
  entrySource: entry?.source ?? null,
  entryUrl: entry?.sourceUrl ?? null,
  entryComment: entry?.comment ?? null,
  outOfBounds: entry?.outOfBounds ?? false,
  needsSecond: entry?.needsSecond ?? false,
  enteredAt: entry?.enteredAt ?? null,
  confirmedAt: entry?.confirmedAt ?? null,
  mine: entry !== undefined && entry.enteredById === loginId,
  version: entry?.version ?? 0,
})

/** A figure of some months as it rules in a company, with its status and source. One statement. */
export async function figureOfMonths(
  tx: Tx,
  companyId: number,
  key: string,
  months: readonly YearMonth[],
) {
  const parameter = parameterOf(key)
  if (!parameter) throw new Error(`There is no figure ${key}`)
  const { figures: entries } = await liveEntries(tx, companyId, months)
  return months.map((yearMonth) => {
    const entry = entries.find((one) => one.key === key && one.yearMonth === yearMonth)
    const { value, status, source } = effective(parameter, yearMonth, entry)
    return { yearMonth, value, status, source }
  })
}

type Wanted = { key: string; from: YearMonth; to: YearMonth }

/** A figure through time: what was published, and where that was not certain, what was entered. */
export async function indicatorHistory(context: Context, { key, from, to }: Wanted) {
  const parameter = parameterOf(key)
  if (!parameter) throw invalid('key', 'Ese indicador no existe')
  checkMonth(from)
  checkMonth(to)
  const months = monthRange(from, to)
  const { figures: entries } = await liveEntries(context.tx, context.session.companyId, months)
  return months.map((yearMonth) => {
    const entry = entries.find((one) => one.key === key && one.yearMonth === yearMonth)
    const { value, status } = effective(parameter, yearMonth, entry)
    return { yearMonth, value, status }
  })
}
