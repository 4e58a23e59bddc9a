import { multiplyDecimals } from '#chile/money/decimal.ts'
import { previousMonth, type YearMonth } from '#chile/period.ts'
import { rowAt, tableEditions } from '#law/index.ts'
import type { Context } from '#platform/server/context.ts'
import { allowanceKind, type Bracket, taxKind } from '../model/brackets.ts'
import type { LawTable } from '../model/plausible-table.ts'
import { liveEntries, type TableEntryRow } from './entries.queries.ts'
import { isCertainTable } from './figures.ts'
import { checkMonth, effectiveValue } from './indicators.queries.ts'
import { publishedStatus } from '../model/indicator.ts'

type Asked = { yearMonth: YearMonth }

/**
 * The impuesto único of a month in UTM and, where the UTM is known, in pesos as the SII prints it.
 */
export async function incomeTax(context: Context, { yearMonth }: Asked) {
  const { utm, ...month } = await tableMonth(context, taxKind.key, yearMonth)
  const pesos = (units: string | null) =>
    units === null || utm === null ? null : multiplyDecimals(units, utm, 2)
  const { rows, ...edition } = month.inForce
  return {
    ...edition,
    yearMonth,
    utm,
    brackets: rows.map(({ upTo, values: [factor = '0', rebate = '0'] }, index) => {
      const above = rows[index - 1]?.upTo ?? null
      return {
        place: index + 1,
        aboveUtm: above,
        upToUtm: upTo,
        above: pesos(above),
        upTo: pesos(upTo),
        factor,
        rebateUtm: rebate,
        rebate: pesos(rebate),
        most: mostRate(upTo, factor, rebate),
      }
    }),
    draft: utm === null ? [] : taxInPesos(month.last ?? [], utm),
    entry: month.entry && entryView(context, month.entry, utm),
  }
}
export type IncomeTax = Awaited<ReturnType<typeof incomeTax>>

/** What the tax takes at the top of a bracket, in percent: factor less rebate over the limit. */
function mostRate(upTo: string | null, factor: string, rebate: string): string | null {
  if (upTo === null) return null
  const percent = Number(factor) - (Number(rebate) / Number(upTo)) * 100
  return percent.toFixed(2)
}

/** What each family burden is paid in a month, by the average income of the person. */
export async function familyAllowance(context: Context, { yearMonth }: Asked) {
  const month = await tableMonth(context, allowanceKind.key, yearMonth)
  const { rows, ...edition } = month.inForce
  return {
    ...edition,
    yearMonth,
    brackets: rows.map(({ upTo, values: [amount = '0'] }, index) => ({
      letter: 'ABCD'[index] ?? '',
      above: rows[index - 1]?.upTo ?? null,
      upTo,
      amount,
    })),
    draft: asPrinted(month.last ?? []),
    entry: month.entry && entryView(context, month.entry, null),
  }
}
export type FamilyAllowance = Awaited<ReturnType<typeof familyAllowance>>

/** A table in a month: what rules, what somebody entered, and what the month before went by. */
export async function tableMonth(context: Context, key: string, month: YearMonth) {
  checkMonth(month)
  const before = previousMonth(month)
  const { companyId } = context.session
  const entries = await liveEntries(context.tx, companyId, [before, month])
  const entryAt = (at: YearMonth) =>
    entries.tables.find((one) => one.key === key && one.yearMonth === at)
  const entry = entryAt(month)
  const inForce = ruling(key, month, entry)
  const past = ruling(key, before, entryAt(before)).rows
  const last = past.length > 0 ? past : lastPublished(key, month)
  return { inForce, entry, last, utm: effectiveValue('UTM', month, entries.figures) }
}

function ruling(key: string, month: YearMonth, entry: TableEntryRow | undefined) {
  const edition = rowAt(tableEditions[key] ?? [], month)
  const certain = isCertainTable(key, month)
  if (entry?.state === 'CONFIRMED' && !certain) {
    const { brackets, source, sourceUrl, comment: note } = entry
    return {
      status: 'COMPANY' as const,
      source,
      sourceUrl,
      note,
      since: month,
      certain,
      rows: brackets,
    }
  }
  return {
    status: publishedStatus(edition?.status),
    source: edition?.source.text ?? 'Aún sin publicación',
    sourceUrl: edition?.source.url ?? null,
    note: edition?.note ?? null,
    since: edition?.from ?? null,
    certain,
    rows: edition?.value ?? [],
  }
}

/** What was published last before a month, wherever the months between are missing. */
const lastPublished = (key: string, month: YearMonth): LawTable | undefined =>
  (tableEditions[key] ?? []).findLast(({ from, value }) => from <= month && value !== null)
    ?.value ?? undefined

const asPrinted = (rows: LawTable): Bracket[] =>
  rows.map(({ upTo, values: [value1 = '0', value2 = null] }, index) => ({
    above: rows[index - 1]?.upTo ?? '0',
    upTo,
    value1,
    value2,
  }))

export const taxInPesos = (rows: LawTable, utm: string): Bracket[] =>
  asPrinted(rows).map(({ above, upTo, value1, value2 }) => ({
    above: multiplyDecimals(above ?? '0', utm, 2),
    upTo: upTo === null ? null : multiplyDecimals(upTo, utm, 2),
    value1,
    value2: multiplyDecimals(value2 ?? '0', utm, 2),
  }))

/** What somebody entered, as it is shown: the tax in pesos when its month has a UTM. */
export const entryView = (
  { session }: Context,
  { enteredById, ...entry }: TableEntryRow,
  utm: string | null,
) => ({
  ...entry,
  mine: enteredById === session.loginId,
  brackets: utm === null ? asPrinted(entry.brackets) : taxInPesos(entry.brackets, utm),
})
export type TableEntryView = ReturnType<typeof entryView>
