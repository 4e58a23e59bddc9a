import { addMonths, type ISODate } from '#chile/dates.ts'
import { type YearMonth, yearMonthOf } from '#chile/period.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import {
  maternalRestUntil,
  protectedUntil,
  unrecorded,
} from '#modules/money/contract-endings/model/rules.ts'
import { maternityOn } from '#modules/people/protections/model/protection.ts'
import { protectionsOf } from '#modules/people/protections/server/index.ts'
import type { EndingContract } from './contract.queries.ts'

/** Months after a maternal leave whose protection may still hold, and one more for their days. */
const PROTECTED_MONTHS = 13

export type ApprovedLeave = {
  readonly contractId: number
  readonly from: ISODate
  readonly to: ISODate
  readonly maternal: boolean
}
export type Standing = {
  /** Months that were released and are not paid yet, before the one of the end, in order. */
  readonly unpaid: readonly { readonly contractId: number; readonly month: YearMonth }[]
  /** Approved medical leaves that may protect on the last day, by their end. */
  readonly leaves: readonly ApprovedLeave[]
}

/** Unpaid months and leaves around the end of some contracts, in one statement. */
export async function standingOn(
  tx: Tx,
  contracts: readonly number[],
  day: ISODate,
): Promise<Standing> {
  const ids = [...contracts]
  const until = yearMonthOf(day)
  const { rows } = await sql<Standing>`
    select
      (select coalesce(json_agg(json_build_object('contractId', release.user_contract_id,
          'month', month.year_month) order by month.year_month), '[]')
        from payslip_release release
        join payroll_month month on month.company_id = app.current_company()
          and month.id = release.payroll_month_id
          and month.current_run_id = release.payroll_run_id
        left join payslip_payment payment on payment.company_id = app.current_company()
          and payment.payroll_month_id = release.payroll_month_id
          and payment.user_contract_id = release.user_contract_id
        where release.company_id = app.current_company()
          and release.user_contract_id = any(${ids}::bigint[]) and month.type = 'PAYROLL'
          and month.year_month < ${until} and payment.status is distinct from 'PAID') as unpaid,
      (select coalesce(json_agg(json_build_object('contractId', leave.user_contract_id,
          'from', leave.start_date::text, 'to', leave.end_date::text,
          'maternal', coalesce(leave.subtype = 'MATERNITY', false)) order by leave.end_date), '[]')
        from absence leave
        where leave.company_id = app.current_company()
          and leave.user_contract_id = any(${ids}::bigint[]) and leave.type = 'LICENSE'
          and leave.response_status = 'APPROVED'
          and leave.end_date >= ${addMonths(day, -PROTECTED_MONTHS)}::date) as leaves`.execute(tx)
  return rows[0] ?? { unpaid: [], leaves: [] }
}

/**
 * What protects the person of each contract on a day: the approved medical leave that covers it,
 * the year after a maternal one (art. 201), and what is on record of them, which is surer.
 */
export async function protectionOn(
  tx: Tx,
  contracts: readonly EndingContract[],
  { day, leaves: approved }: { day: ISODate; leaves: readonly ApprovedLeave[] },
) {
  const known = await protectionsOf(tx, [...new Set(contracts.map(({ userId }) => userId))])
  const leavesOf = Map.groupBy(approved, ({ contractId }) => contractId)
  return ({ id, userId }: EndingContract) => {
    const leaves = leavesOf.get(id) ?? []
    const protections = known.get(userId) ?? []
    const deduced = protectedUntil(unrecorded({ leaves, protections }), day) ?? null
    const recorded = maternityOn(protections, day)
    return {
      leaveUntil: leaves.findLast(({ from, to }) => from <= day && to >= day)?.to ?? null,
      protectedUntil: deduced,
      protections,
      maternity: {
        until: recorded?.until ?? deduced,
        subsidyUntil: maternalRestUntil(leaves, day) ?? null,
      },
    }
  }
}
