import { previousMonth } from '#chile/period.ts'
import { markOfOwed } from '#modules/payroll/retroactivity/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { KeptOfCompany } from '#platform/server/kept-of-company.ts'
import type { CheckedMonth, Finding } from './checks.queries.ts'

const kept = new KeptOfCompany<readonly Finding[]>(8)

/** Rules that compare with the time of day look again after so many milliseconds. */
const stays = 300_000

/**
 * The findings of a month that a reader sees, kept while neither the company, nor the payslips, nor
 * what closed months owe change: pages of the same findings evaluate the rules once.
 */
export async function keptFindings(
  context: Context,
  month: CheckedMonth,
  find: () => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  const { id, changesSince } = month
  // Only an open month that is calculated is held against what closed ones owe.
  const asksOwed = month.isOpen && month.currentRunId !== null
  const key = [
    id,
    changesSince,
    context.reach('payslips.read'),
    context.actor.userId,
    Math.floor(context.now.getTime() / stays),
    await markOfPayslips(context, month),
    asksOwed ? await markOfOwed(context, month.businessId) : null,
  ]
  return kept.of(context, key, find)
}

/** Another text when the payslips of the month or of the one before are others. */
async function markOfPayslips(
  { client, session }: Context,
  { businessId, yearMonth }: CheckedMonth,
): Promise<string> {
  const { rows } = await client.query<{ mark: string }>({
    name: 'payslips-mark',
    text: `select coalesce(string_agg(one.mark, ' ' order by one.mark), '') as mark from (
        select concat_ws(' ', m.current_run_id, count(r.payroll_run_id), max(r.audit_seq),
          max(r.recalculated_at)) as mark
        from payroll_month m
        left join payslip_recalculation r
          on r.company_id = $1 and r.payroll_run_id = m.current_run_id
        where m.company_id = $1 and m.business_id = $2 and m.type = 'PAYROLL'
          and m.year_month = any($3::int[])
        group by m.current_run_id) one`,
    values: [session.companyId, businessId, [yearMonth, previousMonth(yearMonth)]],
  })
  return rows[0]?.mark ?? ''
}
