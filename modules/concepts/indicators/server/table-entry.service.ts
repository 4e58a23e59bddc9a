import { monthLabel, type YearMonth } from '#chile/period.ts'
import { rowAt, tableEditions } from '#law/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { type Bracket, bracketsProblem, taxKind, tableKinds } from '../model/brackets.ts'
import { isLink } from '../model/indicator.ts'
import {
  type LawTable,
  sameTable,
  taxInUtm,
  unusualAllowance,
  unusualTax,
} from '../model/plausible-table.ts'
import { checkEnteredMonth, confirmEntry, enteredNow, revokeEntry, type Seen } from './changes.ts'
import { howToInsist, taken } from './entry.service.ts'
import { isCertainTable } from './figures.ts'
import { entryView, tableMonth } from './tables.ts'

type TableEntry = {
  key: string
  yearMonth: YearMonth
  rows: readonly Bracket[]
  source: string
  sourceUrl: string | null
  comment: string | null
  outOfBounds: boolean
}

/**
 * Enters a whole table of a month as its publisher prints it, the tax in pesos. It is in force at
 * once when it contradicts nothing published and is what one expects after the last one; otherwise
 * a second person confirms it.
 */
export async function enterIndicatorTable(context: Context, input: TableEntry) {
  const { key, yearMonth, rows, outOfBounds, ...said } = input
  const kind = tableKinds.find((one) => one.key === key)
  if (!kind) throw invalid('key', 'Esa tabla no existe')
  checkEnteredMonth(context, yearMonth)
  if (isCertainTable(key, yearMonth)) {
    throw conflict(`${kind.label} de ${monthLabel(yearMonth)} ya está publicada y confirmada`)
  }
  if (!isLink(said.sourceUrl)) throw invalid('sourceUrl', 'El enlace empieza con https://')
  const wrong = bracketsProblem(kind, rows)
  if (wrong) throw invalid(wrong.field, wrong.message)
  const month = await tableMonth(context, key, yearMonth)
  if (month.entry) throw conflict(taken)
  const brackets = inLawUnits(key, rows, month.utm)
  const unusual = key === taxKind.key ? unusualTax : unusualAllowance
  const outside = unusual(brackets, month.last)
  if (outside && !outOfBounds) throw invalid('rows', `${outside} ${howToInsist}`)
  const published = rowAt(tableEditions[key] ?? [], yearMonth)?.value
  const contradicts = published != null && !sameTable(brackets, published)
  const needsSecond = outside !== undefined || contradicts
  await context.tx
    .insertInto('indicator')
    .values({
      ...said,
      key,
      yearMonth,
      brackets: sql`${JSON.stringify(brackets)}::jsonb`,
      outOfBounds: outside !== undefined,
      ...enteredNow(context, needsSecond),
    })
    .execute()
  return viewOf(context, key, yearMonth)
}

/** The tax is kept as the law writes it, in UTM; what is paid in pesos stays as it is. */
function inLawUnits(key: string, rows: readonly Bracket[], utm: string | null): LawTable {
  if (key !== taxKind.key) return rows.map(({ upTo, value1 }) => ({ upTo, values: [value1] }))
  if (utm === null) throw invalid('rows', 'Ingrese primero la UTM del mes')
  const found = taxInUtm(rows, utm)
  if ('problem' in found) throw invalid(found.problem.field, found.problem.message)
  return found.rows
}

/** The second person agrees: from now on the company calculates with the table. */
export async function confirmIndicatorTable(context: Context, seen: Seen) {
  const entry = await confirmEntry(context, seen, 'table')
  return viewOf(context, entry.key, entry.yearMonth)
}

/** Takes a table back, with the reason. What was calculated with it counts as changed. */
export async function revokeIndicatorTable(
  context: Context,
  seen: Seen & { revokeReason: string },
): Promise<boolean> {
  await revokeEntry(context, seen, 'table')
  return true
}

async function viewOf(context: Context, key: string, yearMonth: YearMonth) {
  const { entry, utm } = await tableMonth(context, key, yearMonth)
  if (!entry) throw notFound()
  return entryView(context, entry, key === taxKind.key ? utm : null)
}
