import { previousMonth, type YearMonth } from '#chile/period.ts'
import { loanShortIn } from '#modules/payroll/employer-loans/server/index.ts'
import { shortIn } from '#modules/payroll/user-items/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import type { ReportSource } from '../report.ts'

/** How the discounts of an item differ from its planned quotas. */
type OfItem = {
  /** Pesos that later months still have to discount, of quotas that payslips could not take. */
  rest: number
  /** Pesos that the requested month discounts of earlier quotas. */
  restOfMonth: number
  /** Number of quotas that were not discounted whole in their month. */
  missed: number
  /** Pesos that the requested month could not discount. */
  shortNow: number
  /** The last month that discounts a rest. */
  lastRest: YearMonth
}

const none: OfItem = { rest: 0, restOfMonth: 0, missed: 0, shortNow: 0, lastRest: 0 }

/** The discounts of quotas by payslips, up to a month. */
export type Discounted = Awaited<ReturnType<typeof discountedUntil>>

/**
 * Up to which month each razón social discounted quotas, and the amounts its payslips could not
 * take: as stored for closed months, from the current payslips for open ones. A month without a
 * calculation took nothing; months before the first one were discounted elsewhere.
 */
export async function discountedUntil(source: ReportSource) {
  const months = await payrollsOf(source)
  const until = new Map(
    [...Map.groupBy(months, ({ businessId }) => businessId)].map(([id, own]) => {
      const known = own.filter(({ currentRunId }) => currentRunId !== null)
      const first = Math.min(...own.map(({ yearMonth }) => yearMonth))
      const last = Math.max(previousMonth(first), ...known.map(({ yearMonth }) => yearMonth))
      return [id, Math.min(last, source.month)]
    }),
  )
  const items = new Map<number, OfItem>()
  const add = (id: number, more: Partial<OfItem>) => {
    const known = items.get(id) ?? none
    items.set(id, {
      rest: known.rest + (more.rest ?? 0),
      restOfMonth: known.restOfMonth + (more.restOfMonth ?? 0),
      missed: known.missed + (more.missed ?? 0),
      shortNow: known.shortNow + (more.shortNow ?? 0),
      lastRest: Math.max(known.lastRest, more.lastRest ?? 0),
    })
  }
  for (const one of await restsOf(source)) {
    const { rootId, businessId, carriedFrom, startMonth, value } = one
    const last = until.get(businessId) ?? source.month
    if (carriedFrom > last) continue
    add(rootId, {
      rest: startMonth > last ? value : 0,
      restOfMonth: startMonth === source.month ? value : 0,
      lastRest: startMonth,
    })
  }
  for (const { rootId, isRoot, yearMonth, amount } of await keptShorts(source)) {
    add(rootId, {
      missed: isRoot ? 1 : 0,
      shortNow: yearMonth === source.month ? amount : 0,
    })
  }
  const loans = new Map<number, number>()
  const db = { tx: source.tx, session: { companyId: source.scope.companyId } }
  // The open months with a calculation: one for each razón social, as a rule.
  for (const month of months.filter((one) => one.isOpen && one.currentRunId !== null)) {
    const now = month.yearMonth === source.month
    for (const { item, amount } of await shortIn(db, month)) {
      const missed = item.rootId === item.id ? 1 : 0
      add(item.rootId, { rest: amount, missed, shortNow: now ? amount : 0 })
    }
    for (const { loanId, amount } of await loanShortIn(db, month)) {
      loans.set(loanId, (loans.get(loanId) ?? 0) + amount)
    }
  }
  return {
    until: (businessId: number): YearMonth | null => until.get(businessId) ?? null,
    of: (itemId: number): OfItem => items.get(itemId) ?? none,
    /** Pesos of an employer loan that an open month could not discount. */
    ofLoan: (loanId: number): number => loans.get(loanId) ?? 0,
  }
}

/** The payrolls of the requested razones sociales, up to the month. */
const payrollsOf = ({ tx, ask, month }: ReportSource) =>
  tx
    .selectFrom('payrollMonth')
    .select(['businessId', 'yearMonth', 'isOpen', 'currentRunId'])
    .where('type', '=', 'PAYROLL')
    .where((eb) =>
      eb.or([
        eb('yearMonth', '<=', month),
        // The first of all months: earlier quotas were discounted before the company used this
        // system.
        eb('yearMonth', '=', (first) =>
          first
            .selectFrom('payrollMonth as other')
            .select(({ fn }) => fn.min('other.yearMonth').as('first'))
            .whereRef('other.businessId', '=', 'payrollMonth.businessId')
            .where('other.type', '=', 'PAYROLL'),
        ),
      ]),
    )
    .where((eb) => equalTo(eb, { businessId: ask.businessId }))
    .execute()

/** Items that discount the rest of earlier quotas. */
const restsOf = ({ tx, ask }: ReportSource) =>
  tx
    .selectFrom('userItem as item')
    .innerJoin('userContract as contract', 'contract.id', 'item.userContractId')
    .select([
      sql<number>`item.origin_id`.as('rootId'),
      sql<YearMonth>`item.carried_from`.as('carriedFrom'),
      sql<number>`round(item.value)::bigint`.as('value'),
    ])
    .select(['item.startMonth', 'contract.businessId'])
    .where('item.origin', '=', 'CARRIED')
    .where('item.status', '=', 'ACTIVE')
    .where((eb) => equalTo(eb, { 'contract.businessId': ask.businessId }))
    .execute()

/** The amounts that closed months, up to this month, stored as not discounted. */
const keptShorts = ({ tx, month }: ReportSource) =>
  tx
    .selectFrom('userItemCarried as carried')
    .innerJoin('userItem as item', 'item.id', 'carried.userItemId')
    .select(['carried.yearMonth', 'carried.amount'])
    .select([
      sql<number>`case when item.origin = 'CARRIED' then item.origin_id else item.id end`.as(
        'rootId',
      ),
      sql<boolean>`item.origin is distinct from 'CARRIED'`.as('isRoot'),
    ])
    .where('carried.yearMonth', '<=', month)
    .execute()
