import { addMonths, type ISODate } from '#chile/dates.ts'
import { type YearMonth, yearMonthOf } from '#chile/period.ts'
import { sql, type Tx } from '#platform/server/db.ts'

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
