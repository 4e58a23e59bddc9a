import { monthRange, type YearMonth, yearMonth, yearOf } from '#chile/period.ts'
import { figureOfMonths } from '#modules/concepts/indicators/server/index.ts'
import { hasPrivatePay } from '#modules/payroll/payroll-results/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { conflict, forbidden, notFound } from '#platform/server/errors.ts'
import { monthsWithin } from './months.queries.ts'

/** The figure with which pay is brought to the end of its year. */
const FACTOR = 'FACTOR_ACTUALIZACION'

const monthsOfYear = (year: number) => monthRange(yearMonth(year, 1), yearMonth(year, 12))

/** What the months and payments of a year say now, as a print. */
export async function yearHash(tx: Tx, businessId: number, year: number): Promise<string> {
  const { rows } = await sql<{ hash: string }>`
    select app.wages_hash(${businessId}, ${year}) as hash`.execute(tx)
  return rows[0]?.hash ?? ''
}

/** The factors of the year of a month, with their sources; null where one is missing. */
export async function yearFactors(
  context: Context,
  { payrollMonthId }: { payrollMonthId: number },
) {
  const month = await monthsWithin(context, 'filings.read')
    .select('month.yearMonth')
    .where('month.id', '=', payrollMonthId)
    .executeTakeFirst()
  if (!month) throw notFound()
  return factorsOf(context, yearOf(month.yearMonth))
}

const factorsOf = ({ tx, session }: Context, year: number) =>
  figureOfMonths(tx, session.companyId, FACTOR, monthsOfYear(year))
export type YearFactor = Awaited<ReturnType<typeof factorsOf>>[number]

type December = { businessId: number; yearMonth: YearMonth }

/**
 * What a declaration of a year needs besides its December: all its months closed and within reach,
 * and the twelve factors. The error about a missing one says who enters them.
 */
export async function declarableYear(context: Context, { businessId, yearMonth: month }: December) {
  const { tx } = context
  const year = yearOf(month)
  if (month !== yearMonth(year, 12)) throw conflict('La declaración jurada se hace con diciembre')
  const all = await tx
    .selectFrom('payrollMonth')
    .select(['id', 'isOpen', 'currentRunId'])
    .where('businessId', '=', businessId)
    .where('type', '=', 'PAYROLL')
    .where(sql<boolean>`year_month = any(${monthsOfYear(year)}::int[])`)
    .execute()
  if (all.some(({ isOpen }) => isOpen)) throw conflict('Primero hay que cerrar los meses del año')
  const seen = await monthsWithin(context, 'filings.create')
    .select('month.id')
    .where('month.businessId', '=', businessId)
    .where(sql<boolean>`month.year_month = any(${monthsOfYear(year)}::int[])`)
    .execute()
  if (seen.length < all.length) throw forbidden()
  const factors = await factorsOf(context, year)
  const known = factors.flatMap(({ value }) => (value === null ? [] : [value]))
  if (known.length < factors.length) throw conflict(missingFactors(year))
  const runs = all.flatMap(({ currentRunId }) => (currentRunId === null ? [] : [currentRunId]))
  return {
    factors: known,
    yearHash: await yearHash(tx, businessId, year),
    withPrivate: await anyPrivate(tx, runs),
  }
}

const missingFactors = (year: number) =>
  `Faltan factores de actualización de ${year}: los ingresa quien administra los indicadores, y ` +
  'los confirma otra persona'

/** Whether somebody was confidential in any month of the year. Twelve months at most. */
async function anyPrivate(tx: Tx, runs: readonly number[]): Promise<boolean> {
  for (const run of runs) if (await hasPrivatePay(tx, run)) return true
  return false
}
