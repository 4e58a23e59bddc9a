import { decimalsOf, isDecimal, scaled, plainDecimal } from '#chile/money/decimal.ts'
import { formatNumber } from '#chile/numbers.ts'
import { monthLabel, previousMonth, type YearMonth } from '#chile/period.ts'
import { type Bounds, type Parameter, rowAt } from '#law/index.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { isLink, withTable } from '../model/indicator.ts'
import { checkEnteredMonth, confirmEntry, enteredNow, revokeEntry, type Seen } from './changes.ts'
import { isCertain, isOfTable, parameterOf } from './figures.ts'
import { boundsOf, indicators } from './indicators.queries.ts'

export const taken = 'Ya hay un valor ingresado en este mes. Anúlelo antes de ingresar otro.'

constraintMessages({
  indicator_live: { message: taken, field: 'value' },
  indicator_second: { message: 'Debe confirmarlo una persona distinta de quien lo ingresó' },
})

type Entry = {
  key: string
  yearMonth: YearMonth
  value: string
  source: string
  sourceUrl: string | null
  comment: string | null
  outOfBounds: boolean
}

/**
 * Enters a figure that nobody has published for certain. It is in force at once when nothing
 * published contradicts it and it lies within its bounds; otherwise a second person confirms it.
 */
export async function enterIndicator(context: Context, input: Entry) {
  const { key, yearMonth, value, outOfBounds } = input
  const parameter = parameterOf(key)
  if (!parameter) throw invalid('key', 'Ese indicador no existe')
  checkEntered(context, parameter, input)
  const shown = await rowOf(context, key, yearMonth)
  if (shown.entryId !== null) throw conflict(taken, 'value')
  const before = shown.previous
  const outside = outsideOf(parameter, boundsOf(parameter, yearMonth, before), value)
  if (outside && !outOfBounds) throw invalid('value', `${outside(yearMonth)} ${howToInsist}`)
  const contradicts = rowAt(parameter.rows, yearMonth)?.value != null
  const needsSecond = outside !== undefined || contradicts || parameter.twoPeople === true
  await context.tx
    .insertInto('indicator')
    .values({
      ...input,
      outOfBounds: outside !== undefined,
      ...enteredNow(context, needsSecond),
    })
    .execute()
  return rowOf(context, key, yearMonth)
}

/** What to do with something that is right although nobody expects it. */
export const howToInsist =
  'Si el valor es correcto, márquelo como fuera de los límites y otra persona lo confirmará.'

function checkEntered(context: Context, parameter: Parameter, entry: Entry): void {
  const { label, decimals, min, max } = parameter
  const { key, yearMonth, value, sourceUrl } = entry
  checkEnteredMonth(context, yearMonth)
  if (isOfTable(key)) throw invalid('key', withTable)
  if (isCertain(key, yearMonth)) {
    throw conflict(`${label} de ${monthLabel(yearMonth)} ya está publicado y confirmado`, 'key')
  }
  if (!isLink(sourceUrl)) throw invalid('sourceUrl', 'El enlace empieza con https://')
  if (!isDecimal(value) || decimalsOf(plainDecimal(value)) > decimals) {
    throw invalid('value', `${label} admite hasta ${decimals} decimales`)
  }
  const exact = scaled(value, decimals)
  if (exact < scaled(min, decimals) || exact > scaled(max, decimals)) {
    throw invalid('value', `${label} va entre ${formatNumber(min)} y ${formatNumber(max)}`)
  }
}

/** The sentence about a value further from the last one than such a figure moves. */
function outsideOf({ label, decimals }: Parameter, { lower, upper, why }: Bounds, value: string) {
  const exact = scaled(value, decimals)
  if (exact >= scaled(lower, decimals) && exact <= scaled(upper, decimals)) return undefined
  return (month: YearMonth) =>
    `${label} de ${monthLabel(month)} se espera entre ${formatNumber(lower)} y ` +
    `${formatNumber(upper)} (${why}, ${monthLabel(previousMonth(month))}).`
}

async function rowOf(context: Context, key: string, yearMonth: YearMonth) {
  const rows = await indicators(context, { yearMonth })
  const row = rows.find((one) => one.key === key)
  if (!row) throw notFound()
  return row
}

/** The second person agrees: from now on the company calculates with the figure. */
export async function confirmIndicator(context: Context, seen: Seen) {
  const entry = await confirmEntry(context, seen, 'figure')
  return rowOf(context, entry.key, entry.yearMonth)
}

/** Takes a figure back, with the reason. What was calculated with it counts as changed. */
export async function revokeIndicator(context: Context, seen: Seen & { revokeReason: string }) {
  const entry = await revokeEntry(context, seen, 'figure')
  return rowOf(context, entry.key, entry.yearMonth)
}
