import { addDays, type ISODate } from '#chile/dates.ts'
import {
  firstDay,
  isYearMonth,
  lastDay,
  nextMonth,
  type YearMonth,
  yearMonthOf,
} from '#chile/period.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import { missingIndicators } from '#modules/payroll/payroll-frame/server/index.ts'
import { monthsInReach } from '#modules/payroll/payroll-months/server/index.ts'
import { countPeople } from '#modules/people/people-list/server/index.ts'
import { nameOf } from '#modules/people/people/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { payrollSummary } from '../model/payroll-summary.ts'
import { ownWork } from './own.queries.ts'

/** The dashboard lists contracts that end within this many days. */
export const expiringDays = 30
/** How many people of each kind are named; the count covers all. */
const named = 8

/** The home screen of the actor: each part needs its permission and stays within its reach. */
export async function dashboard(context: Context) {
  const { today } = context
  const months = context.can('payrollMonths.read') ? await payrollMonths(context) : null
  return {
    today,
    yearMonth: yearMonthOf(today),
    months: months && currentMonths(months),
    waiting: months && (await monthThatWaits(context, months)),
    payroll: months && context.can('payrollDashboard.read') ? payrollSummary(months) : null,
    people: context.can('users.massRead') ? await peopleFigures(context) : null,
    movements: context.can('contracts.massRead') ? await movements(context) : null,
    own: context.actor.userId === null ? null : await ownWork(context, context.actor.userId),
  }
}

const payrollMonths = async (context: Context) =>
  (await monthsInReach(context)).filter(({ type }) => type === 'PAYROLL')

/** The open months of each razón social or, without any, its last closed month. */
function currentMonths(all: Awaited<ReturnType<typeof payrollMonths>>) {
  const byBusiness = Map.groupBy(all, ({ businessId }) => businessId)
  return [...byBusiness.values()]
    .flatMap((months) => {
      const open = months.filter(({ isOpen }) => isOpen)
      return open.length > 0 ? open : months.slice(0, 1)
    })
    .map((month) => ({ ...month, calculating: month.activeJobId !== null }))
}

/**
 * The month that follows the newest one, when it began already and no month can be opened for it:
 * what its legal figures lack, in words.
 */
async function monthThatWaits(
  context: Context,
  months: Awaited<ReturnType<typeof payrollMonths>>,
): Promise<{ yearMonth: YearMonth; lacks: string } | null> {
  const newest = Math.max(...months.map(({ yearMonth }) => yearMonth))
  if (!isYearMonth(newest) || newest >= yearMonthOf(context.today)) return null
  const yearMonth = nextMonth(newest)
  const lacks = await missingIndicators(context, yearMonth)
  return lacks === null ? null : { yearMonth, lacks }
}

export type CurrentMonth = ReturnType<typeof currentMonths>[number]

/** How many people work and will begin, and how many records lack data for the payroll. */
async function peopleFigures(context: Context) {
  const { states, incomplete } = await countPeople(context, {})
  const totals = new Map(states.map(({ state, total }) => [state, total]))
  return {
    active: totals.get('ACTIVE') ?? 0,
    incoming: totals.get('INCOMING') ?? 0,
    // The missing data is about pay and health, so it is only for readers of contracts.
    incomplete: context.can('contracts.massRead') ? incomplete : null,
  }
}

/** People who begin or leave this month, and contracts that end soon. */
async function movements(context: Context) {
  const { tx, today } = context
  const month = yearMonthOf(today)
  const [first, last] = [firstDay(month), lastDay(month)]
  const soon = addDays(today, expiringDays)
  const rows = await tx
    .selectFrom('userContract as contract')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .select(['contract.id', 'contract.userId', 'contract.initialDate', 'contract.finalDate'])
    .select('business.name as businessName')
    .select(nameOf('contract.userId', today).as('fullname'))
    .where('contract.status', '<>', 'DELETED')
    .where(contractWithin(context, 'contracts.massRead'))
    .where((eb) =>
      eb.or([
        eb.between('contract.initialDate', first, last),
        eb.between('contract.finalDate', first, last > soon ? last : soon),
      ]),
    )
    .orderBy('contract.initialDate')
    .execute()
  const datedIn = (
    date: (row: (typeof rows)[number]) => ISODate | null,
    from: ISODate,
    to: ISODate,
  ) => {
    const found = rows.flatMap((row) => {
      const day = date(row)
      if (day === null || day < from || day > to) return []
      const { id, userId, fullname, businessName } = row
      return [{ id, userId, fullname: fullname ?? '', businessName, day }]
    })
    const sorted = found.toSorted((a, b) => a.day.localeCompare(b.day))
    return { total: sorted.length, rows: sorted.slice(0, named) }
  }
  return {
    // The company may have switched the new contracts off.
    entering: context.can('newHires.read')
      ? datedIn(({ initialDate }) => initialDate, first, last)
      : null,
    leaving: datedIn(({ finalDate }) => finalDate, first, last),
    expiring: datedIn(({ finalDate }) => finalDate, today, soon),
  }
}
