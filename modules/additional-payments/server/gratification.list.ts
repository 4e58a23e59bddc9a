import { yearOf } from '#chile/period.ts'
import { type MonthHead, peopleInSight } from '#modules/payroll-months/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import {
  countedMonths,
  type PersonYear,
  type Settled,
  settleYear,
  stateOf,
} from '../model/gratification.ts'
import type { State } from '../model/gratification-words.ts'
import { additionalMonth } from './additional.queries.ts'
import { gratificationYear, obstacleTo, yearOfPeople } from './gratification.queries.ts'
import { type AccruedMonth, type Line, readLines, readMonths } from './months.ts'

type OfMonth = { payrollMonthId: number }

/** Why people are left out of the gratification of a process, by contract. */
export async function exclusionsOf({ tx }: Context, payrollMonthId: number) {
  const rows = await tx
    .selectFrom('gratificationExclusion')
    .select(['userContractId', 'reason'])
    .where('payrollMonthId', '=', payrollMonthId)
    .execute()
  return new Map(rows.map(({ userContractId, reason }) => [userContractId, reason]))
}

/** Of some people those whose pay the actor may see. */
export async function seenOf(
  context: Context,
  businessId: number,
  people: readonly PersonYear[],
): Promise<PersonYear[]> {
  const inSight = await peopleInSight(context, businessId)
  const { includesPrivate } = context.reach('payslips.read')
  return people.filter(
    ({ contractId, userId, wasPrivate }) =>
      inSight.has(contractId) &&
      (!wasPrivate || includesPrivate || userId === context.actor.userId),
  )
}

export type GratificationRow = Omit<Settled, 'finalDate' | 'wasPrivate'> & {
  payrollMonthId: number
  state: State
  reason: string | null
  net: number | null
  deductions: number | null
}

export type Settlement = {
  payrollMonthId: number
  isOpen: boolean
  year: number | null
  years: { year: number; reason: string | null }[]
  profit: number | null
  ownCapital: number | null
  pool: number | null
  pay: number
  minimumIncome: number
  firstMonth: number | null
  rows: GratificationRow[]
}

/** The gratification of the year that a process settles, person by person; or which it could. */
export async function settlement(context: Context, { payrollMonthId }: OfMonth) {
  const month = await additionalMonth(context, payrollMonthId)
  const known = await gratificationYear(context, payrollMonthId)
  const base = { payrollMonthId, isOpen: month.isOpen }
  const none = { profit: null, ownCapital: null, pool: null, pay: 0, minimumIncome: 0 }
  const years = month.isOpen ? await yearsFor(context, month) : []
  if (!known) return { ...base, ...none, years, year: null, firstMonth: null, rows: [] }
  const { year, profit, ownCapital } = known
  const data = await yearOfPeople(context, month, year)
  const settled = settleYear(year, data.people, {
    income: data.minimumIncome,
    profit: profit === null ? undefined : { profit, ownCapital: ownCapital ?? 0 },
  })
  const seen = new Set(
    (await seenOf(context, month.businessId, data.people)).map(({ contractId }) => contractId),
  )
  const exclusions = await exclusionsOf(context, payrollMonthId)
  const payments = await paymentsOf(context, payrollMonthId)
  const rows = settled.rows
    .filter(({ contractId }) => seen.has(contractId))
    .map(({ finalDate: _finalDate, wasPrivate: _wasPrivate, ...row }): GratificationRow => {
      const reason = exclusions.get(row.contractId) ?? null
      const paid = payments.get(row.contractId)
      return {
        ...row,
        payrollMonthId,
        state: stateOf(row, reason !== null),
        reason,
        net: paid?.net ?? null,
        deductions: paid?.deductions ?? null,
      }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'es'))
  const { pool, pay } = settled
  const { minimumIncome, firstMonth } = data
  return { ...base, year, years, profit, ownCapital, pool, pay, minimumIncome, firstMonth, rows }
}

async function paymentsOf({ tx }: Context, payrollMonthId: number) {
  const rows = await tx
    .selectFrom('additionalPayment')
    .select(['userContractId', 'net', 'deductions'])
    .where('payrollMonthId', '=', payrollMonthId)
    .execute()
  return new Map(rows.map((row) => [row.userContractId, row]))
}

/** The years that a process could settle, and why not the others. */
async function yearsFor(context: Context, month: MonthHead) {
  const last = yearOf(month.yearMonth)
  const years: Settlement['years'] = []
  for (const year of [last, last - 1]) {
    years.push({ year, reason: (await obstacleTo(context, month, year)) ?? null })
  }
  return years
}

export type GratificationDetail = GratificationRow & {
  year: number
  yearMonths: { yearMonth: number; base: number; paid: number; share: string }[]
  accrued: AccruedMonth[]
  lines: Line[]
  employerCost: number | null
}

/** Why a person is paid what they are: month by month what gratified, and where it accrues. */
export async function gratificationOf(
  context: Context,
  { payrollMonthId, contractId }: OfMonth & { contractId: number },
): Promise<GratificationDetail> {
  const { rows, year } = await settlement(context, { payrollMonthId })
  const row = rows.find((one) => one.contractId === contractId)
  if (!row || year === null) throw notFound()
  const month = await additionalMonth(context, payrollMonthId)
  const { people } = await yearOfPeople(context, month, year)
  const own = people.find((one) => one.contractId === contractId)
  const stored = await context.tx
    .selectFrom('additionalPayment')
    .select(['months', 'lines', 'employerCost'])
    .where('payrollMonthId', '=', payrollMonthId)
    .where('userContractId', '=', contractId)
    .executeTakeFirst()
  return {
    ...row,
    year,
    yearMonths: countedMonths(own?.months ?? []).map(({ rule: _rule, ...rest }) => rest),
    accrued: stored ? readMonths(stored.months) : [],
    lines: stored ? readLines(stored.lines) : [],
    employerCost: stored?.employerCost ?? null,
  }
}
