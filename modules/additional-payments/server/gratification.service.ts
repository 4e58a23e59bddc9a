import { formatDate } from '#chile/dates.ts'
import { holdMonth, keepFigures, type MonthHead } from '#modules/payroll-months/server/index.ts'
import { LEGAL_GRATIFICATION } from '#payroll/index.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { sql } from '#platform/server/db.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { countedMonths, settleYear, stateOf } from '../model/gratification.ts'
import { additionalMonth, basePayroll } from './additional.queries.ts'
import { exclusionsOf, seenOf } from './gratification.list.ts'
import {
  gratificationYear,
  obstacleTo,
  type YearData,
  yearOfPeople,
} from './gratification.queries.ts'
import { type Asked, pay } from './payments.ts'

constraintMessages({
  annual_gratification_year: {
    message: 'La gratificación de ese año ya se paga en otro proceso',
    field: 'year',
  },
})

type OfMonth = { payrollMonthId: number }
export type PaidGratification = { payrollMonthId: number; paid: number }
type Choice = OfMonth & {
  year: number
  profit?: number | null
  ownCapital?: number | null
}

/**
 * Makes of a process of payments apart that of the gratification of a year, proposes it to
 * everybody and calculates it. Who left in the year is left out until somebody says otherwise:
 * their gratification is part of what their contract was settled with.
 */
export async function saveGratification(context: Context, choice: Choice) {
  const { payrollMonthId, year } = choice
  const month = await openProcess(context, payrollMonthId)
  const reason = await obstacleTo(context, month, year)
  if (reason) throw invalid('year', reason)
  const profit = choice.profit ?? null
  const ownCapital = choice.ownCapital ?? null
  if (profit === null && ownCapital !== null) {
    throw invalid('profit', 'Indique la utilidad líquida del año')
  }
  const known = await gratificationYear(context, payrollMonthId)
  if (!known) await requireEmpty(context, payrollMonthId)
  if (known && known.year !== year) await forget(context, payrollMonthId)
  const terms = { year, profit, ownCapital: profit === null ? null : (ownCapital ?? 0) }
  if (known?.year === year) {
    await context.tx
      .updateTable('annualGratification')
      .set(terms)
      .where('payrollMonthId', '=', payrollMonthId)
      .execute()
  } else {
    await context.tx
      .insertInto('annualGratification')
      .values({ payrollMonthId, businessId: month.businessId, ...terms })
      .execute()
  }
  const data = await yearOfPeople(context, month, year)
  if (known?.year !== year) await excludeWhoLeft(context, month, { year, data })
  return { payrollMonthId, paid: await payGratification(context, month, data) }
}

/** Makes of it a process of any payments again. */
export async function removeGratification(context: Context, { payrollMonthId }: OfMonth) {
  await openProcess(context, payrollMonthId)
  if (!(await gratificationYear(context, payrollMonthId))) throw notFound()
  await forget(context, payrollMonthId)
  await keepFigures(context, payrollMonthId, 'additional_payment')
  return { payrollMonthId, paid: 0 }
}

type Exclusion = { contractId: number; reason?: string | null }

/** Leaves people out of it with a reason, or takes them in again without one. */
export async function excludeFromGratification(
  context: Context,
  { payrollMonthId, rows }: OfMonth & { rows: readonly Exclusion[] },
) {
  const month = await openProcess(context, payrollMonthId)
  const known = await gratificationYear(context, payrollMonthId)
  if (!known) throw notFound()
  const data = await yearOfPeople(context, month, known.year)
  const seen = await seenOf(context, month.businessId, data.people)
  const gratified = new Set(
    seen.filter(({ months }) => countedMonths(months).length > 0).map((one) => one.contractId),
  )
  const asked = new Map(rows.map(({ contractId, reason }) => [contractId, reason?.trim() ?? '']))
  if ([...asked.keys()].some((contractId) => !gratified.has(contractId))) throw notFound()
  const ids = [...asked.keys()]
  await context.tx
    .deleteFrom('gratificationExclusion')
    .where('payrollMonthId', '=', payrollMonthId)
    .where(sql<boolean>`user_contract_id = any(${ids}::bigint[])`)
    .execute()
  const fresh = [...asked].filter(([, reason]) => reason !== '')
  await insertExclusions(context, payrollMonthId, fresh)
  return { payrollMonthId, paid: await payGratification(context, month, data, ids) }
}

/**
 * Pays everybody again what the year owes them, or only some: whoever asks, since the law says who
 * and how much. Answers how many payments were made.
 */
export async function payGratification(
  context: Context,
  month: MonthHead,
  data?: YearData,
  only?: readonly number[],
): Promise<number> {
  const all = await payable(context, month, data)
  const asked = only ? all.filter(({ contractId }) => only.includes(contractId)) : all
  await context.tx
    .deleteFrom('additionalPayment')
    .where('payrollMonthId', '=', month.id)
    .$if(only !== undefined, (query) =>
      query.where(sql<boolean>`user_contract_id = any(${[...(only ?? [])]}::bigint[])`),
    )
    .execute()
  await pay(context, month, asked, { everybody: true })
  await keepFigures(context, month.id, 'additional_payment')
  return asked.length
}

type Stored = { contractId: number; value: string }

/** Refuses to close payments that the year no longer owes, or to leave some out. */
export async function requireCurrent(
  context: Context,
  month: MonthHead,
  stored: readonly Stored[],
): Promise<void> {
  const asked = new Map(
    (await payable(context, month)).map((row) => [row.contractId, Number(row.value)]),
  )
  const same =
    asked.size === stored.length &&
    stored.every(({ contractId, value }) => asked.get(contractId) === Number(value))
  if (!same) throw conflict('Lo pagado en el año cambió. Calcule antes de cerrar.')
}

/** What the year owes to each, as payments of the months in which they worked. */
async function payable(context: Context, month: MonthHead, data?: YearData): Promise<Asked[]> {
  const known = await gratificationYear(context, month.id)
  if (!known) return []
  const { people, minimumIncome } = data ?? (await yearOfPeople(context, month, known.year))
  const { profit, ownCapital } = known
  const { rows } = settleYear(known.year, people, {
    income: minimumIncome,
    profit: profit === null ? undefined : { profit, ownCapital: ownCapital ?? 0 },
  })
  const excluded = await exclusionsOf(context, month.id)
  const months = new Map(
    people.map((one) => [
      one.contractId,
      countedMonths(one.months).map(({ yearMonth }) => yearMonth),
    ]),
  )
  return rows.flatMap((row): Asked[] => {
    const { contractId, difference } = row
    if (stateOf(row, excluded.has(contractId)) !== 'PAY') return []
    const own = months.get(contractId) ?? []
    return [
      {
        contractId,
        itemCode: LEGAL_GRATIFICATION,
        value: String(difference),
        months: own,
        accrued: { from: own[0] ?? month.yearMonth, to: own.at(-1) ?? month.yearMonth },
      },
    ]
  })
}

type OfYear = { year: number; data: YearData }

async function excludeWhoLeft(
  context: Context,
  month: MonthHead,
  { year, data }: OfYear,
): Promise<void> {
  const left = data.people.flatMap(({ contractId, finalDate, months }): [number, string][] =>
    finalDate && finalDate <= `${year}-12-31` && countedMonths(months).length > 0
      ? [
          [
            contractId,
            `El contrato terminó el ${formatDate(finalDate)}: se liquida en su finiquito`,
          ],
        ]
      : [],
  )
  await insertExclusions(context, month.id, left)
}

async function insertExclusions(
  { tx }: Context,
  payrollMonthId: number,
  rows: readonly (readonly [number, string])[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += 5000) {
    await tx
      .insertInto('gratificationExclusion')
      .values(
        rows.slice(at, at + 5000).map(([userContractId, reason]) => ({
          payrollMonthId,
          userContractId,
          reason,
        })),
      )
      .execute()
  }
}

/** A process of payments apart that is open, held until the end: two who save are one after one. */
async function openProcess(context: Context, id: number): Promise<MonthHead> {
  await holdMonth(context.tx, id)
  const month = await additionalMonth(context, id)
  if (!month.isOpen) throw conflict('El mes está cerrado')
  await basePayroll(context, month)
  return month
}

async function requireEmpty({ tx }: Context, payrollMonthId: number): Promise<void> {
  const other = await tx
    .selectFrom('additionalPayment')
    .select('userContractId')
    .where('payrollMonthId', '=', payrollMonthId)
    .limit(1)
    .executeTakeFirst()
  if (other) throw conflict('El proceso ya tiene pagos: quítelos, o use el adicional de otro mes')
}

async function forget({ tx }: Context, payrollMonthId: number): Promise<void> {
  await tx.deleteFrom('additionalPayment').where('payrollMonthId', '=', payrollMonthId).execute()
  await tx
    .deleteFrom('gratificationExclusion')
    .where('payrollMonthId', '=', payrollMonthId)
    .execute()
  await tx.deleteFrom('annualGratification').where('payrollMonthId', '=', payrollMonthId).execute()
}
