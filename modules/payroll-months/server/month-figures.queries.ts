import { firstDay, lastDay } from '#chile/period.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { isPrivate } from './scope.ts'

type OpenMonth = { id: number; businessId: number; yearMonth: number; type: string }

/**
 * How many contracts hold in each open month, or end in it when it is of settlements: what a
 * calculation would answer. Who is in payroll is read whole (`offset 0`): one look at each of
 * 10.000 contracts took most of the time.
 */
export async function contractCounts({ client, session }: Context, months: readonly OpenMonth[]) {
  if (months.length === 0) return new Map<number, number>()
  const { rows } = await client.query<{ id: number; contracts: number }>(
    `select m.id, count(c.id)::int as contracts
     from unnest($2::bigint[], $3::bigint[], $4::date[], $5::date[], $6::text[])
       as m (id, business_id, first, last, type)
     left join (user_contract c join (select id from user_business
         where company_id = $1 and in_payroll offset 0) b on b.id = c.user_business_id)
       on c.company_id = $1 and c.business_id = m.business_id and c.status = 'ACTIVE'
       and c.initial_date <= m.last and (c.final_date is null or c.final_date >= m.first)
       and (m.type <> 'SETTLEMENT' or c.final_date <= m.last)
     group by m.id`,
    [
      session.companyId,
      months.map((month) => month.id),
      months.map((month) => month.businessId),
      months.map((month) => firstDay(month.yearMonth)),
      months.map((month) => lastDay(month.yearMonth)),
      months.map((month) => month.type),
    ],
  )
  return new Map(rows.map((row) => [row.id, row.contracts]))
}

export type Totals = {
  payslips: number
  net: number
  earnings: number
  deductions: number
  employerCost: number
}

const none: Totals = { payslips: 0, net: 0, earnings: 0, deductions: 0, employerCost: 0 }

/** What a run stored of itself. */
export function totalsOf(stored: unknown): Totals {
  if (typeof stored !== 'object' || stored === null) return none
  const known = new Map<string, unknown>(Object.entries(stored))
  const read = (name: keyof Totals) => {
    const value = known.get(name)
    return typeof value === 'number' ? value : 0
  }
  return {
    payslips: read('payslips'),
    net: read('net'),
    earnings: read('earnings'),
    deductions: read('deductions'),
    employerCost: read('employerCost'),
  }
}

/**
 * The totals of runs without the confidential payroll, for who is not in it: against the whole,
 * they would tell what the one hidden person earns.
 */
export async function openTotals(
  { tx, actor }: Context,
  runIds: readonly number[],
): Promise<Map<number, Totals>> {
  if (runIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('payslip')
    .innerJoin('userContract as contract', 'contract.id', 'payslip.userContractId')
    .select(({ fn }) => [
      'payslip.payrollRunId as runId',
      fn.countAll<number>().as('payslips'),
      sql<number>`sum(net)::bigint`.as('net'),
      sql<number>`sum(earnings)::bigint`.as('earnings'),
      sql<number>`sum(deductions)::bigint`.as('deductions'),
      sql<number>`sum(employer_cost)::bigint`.as('employerCost'),
    ])
    .where(sql<boolean>`payslip.payroll_run_id = any(${[...runIds]}::bigint[])`)
    .where(notHidden(actor.userId))
    .groupBy('payslip.payrollRunId')
    .execute()
  return new Map(rows.map(({ runId, ...totals }) => [runId, totals]))
}

/** A payslip is confidential when it was made so, and when the person is so now. */
export const notHidden = (self: number | null) => sql<boolean>`(
  payslip.user_id is not distinct from ${self}::bigint
  or not (coalesce((payslip.snapshot ->> 'isPrivate')::boolean, false)
    or ${isPrivate({ user: 'payslip.userId', business: 'contract.businessId' })}))`
