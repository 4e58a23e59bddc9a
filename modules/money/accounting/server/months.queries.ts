import type { Reach } from '#access/reach.ts'
import type { Permission } from '#access/services.ts'
import {
  calculatedMonths,
  listedMonths,
  monthColumns,
  type MonthFilter,
} from '#platform/server/sql/month-lists.ts'
import { payslipWithin } from '#modules/people/sight/server/index.ts'
import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { businessWithin } from '#platform/server/sql/reach.ts'
import { stateOf } from '../model/accounting-entry.ts'

/**
 * Whether every payslip of a month may be read by the actor. An entry is of a whole razón social:
 * where somebody's pay is out of sight, its reader has none of it.
 */
const isOpenTo = (reach: Reach, self: number | null) =>
  sql<boolean>`not exists (select from payslip
    where payslip.company_id = app.current_company()
      and payslip.payroll_run_id = month.current_run_id
      and not ${payslipWithin(reach, ofPayslip, self)})`

const ofPayslip = { user: 'payslip.userId', business: 'month.businessId' }

/** The calculated months of remuneraciones that a permission opens whole. */
export function monthsWithin(context: Context, permission: Permission) {
  const { tx, actor, reach: reachOf } = context
  const [reach, pay] = [reachOf(permission), reachOf('payslips.read')]
  return calculatedMonths(tx)
    .where(businessWithin(reach, 'month.businessId'))
    .where(businessWithin(pay, 'month.businessId'))
    .where(isOpenTo(reach, actor.userId))
    .where(isOpenTo(pay, actor.userId))
}

/** The months that can be booked, a page of them, each with its newest entry. */
export async function centralizationMonths(
  context: Context,
  input: ListInput<MonthFilter, 'yearMonth'>,
): Promise<Listed<CentralizationMonth>> {
  const { businessId, payrollMonthId } = input.filter
  const matching = monthsWithin(context, 'centralization.read').where((eb) =>
    equalTo(eb, { 'month.businessId': businessId, 'month.id': payrollMonthId }),
  )
  return listedMonths(matching, selected(matching), input, (ids) => newestOf(context, ids))
}

const selected = (query: ReturnType<typeof monthsWithin>) => query.select(monthColumns)

export type CentralizationMonth = Awaited<
  ReturnType<ReturnType<typeof selected>['execute']>
>[number] &
  ReturnType<Awaited<ReturnType<typeof newestOf>>>

/** The newest entry of some months that is no reversal, with its state: one statement for all. */
async function newestOf({ tx }: Context, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('accountingEntry as entry')
    .innerJoin('payrollMonth as month', 'month.id', 'entry.payrollMonthId')
    .leftJoin('job', 'job.id', 'entry.jobId')
    .leftJoin('accountingEntry as reversal', 'reversal.reversesId', 'entry.id')
    .select(['entry.payrollMonthId', 'entry.kind', 'entry.madeAt', 'entry.sha256', 'entry.debit'])
    .select(['entry.number', 'job.status as jobStatus', 'reversal.id as reversalId'])
    .select(staleIn.as('isStale'))
    .where('entry.kind', '=', 'ENTRY')
    .where(sql<boolean>`entry.payroll_month_id = any(${[...ids]}::bigint[])`)
    .orderBy('entry.number')
    .execute()
  const known = new Map(rows.map((row) => [row.payrollMonthId, row]))
  return (month: number) => {
    const row = known.get(month)
    if (!row) return { number: null, state: null, debit: null }
    const made = row.madeAt !== null
    const state = stateOf({ ...row, made, isReversed: row.reversalId !== null })
    return { number: row.number, state, debit: row.debit }
  }
}

/** An entry is of a closed month: stale once that is opened again, or closed otherwise. */
export const staleIn = sql<boolean>`(month.is_open
  or month.closed_hash is distinct from entry.closed_hash)`
