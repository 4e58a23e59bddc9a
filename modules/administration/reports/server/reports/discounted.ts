import { previousMonth, type YearMonth } from '#chile/period.ts'
import { loanShortIn } from '#modules/payroll/employer-loans/server/index.ts'
import { shortIn } from '#modules/payroll/user-items/server/index.ts'
import { sql } from '#platform/server/db.ts'
import type { ReportSource } from '../report.ts'

/** What of the quotas of one item is not as it was planned. */
type OfItem = {
  /** Pesos that later months ask for, of quotas that payslips could not take. */
  rest: number
  /** What the month that is asked about asks for of earlier quotas. */
  restOfMonth: number
  /** Quotas that were not taken whole in their month. */
  missed: number
  /** What the month that is asked about could not take. */
  shortNow: number
  /** The last month in which a rest is asked for. */
  lastRest: YearMonth
}

const none: OfItem = { rest: 0, restOfMonth: 0, missed: 0, shortNow: 0, lastRest: 0 }

/** What payslips took of quotas, up to a month. */
export type Discounted = Awaited<ReturnType<typeof discountedUntil>>

/**
 * Up to which month each razón social discounted something, and what its payslips could not take:
 * of closed months as they were kept, of open ones as their payslips stand. A month that nobody
 * calculated took nothing; those before the first one were discounted elsewhere.
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
  // The months that are open and calculated: one of each razón social, as a rule.
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
    /** What an open month could not take of a loan of the employer. */
    ofLoan: (loanId: number): number => loans.get(loanId) ?? 0,
  }
}

/** The payrolls of the razones sociales that were asked for, up to the month. */
const payrollsOf = ({ tx, ask, month }: ReportSource) =>
  tx
    .selectFrom('payrollMonth')
    .select(['businessId', 'yearMonth', 'isOpen', 'currentRunId'])
    .where('type', '=', 'PAYROLL')
    .where((eb) =>
      eb.or([
        eb('yearMonth', '<=', month),
        // The first of all says what was discounted before the company came.
        eb('yearMonth', '=', (first) =>
          first
            .selectFrom('payrollMonth as other')
            .select(({ fn }) => fn.min('other.yearMonth').as('first'))
            .whereRef('other.businessId', '=', 'payrollMonth.businessId')
            .where('other.type', '=', 'PAYROLL'),
        ),
      ]),
    )
    .$if(ask.businessId !== null, (query) => query.where('businessId', '=', ask.businessId ?? 0))
    .execute()

/** Items that ask for what an earlier payslip could not take of quotas. */
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
    .$if(ask.businessId !== null, (query) =>
      query.where('contract.businessId', '=', ask.businessId ?? 0),
    )
    .execute()

/** What closed months kept of quotas that they could not take, up to the month. */
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
