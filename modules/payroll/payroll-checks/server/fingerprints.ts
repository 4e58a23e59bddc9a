import { previousMonth } from '#chile/period.ts'
import { markOfOwed } from '#modules/payroll/retroactivity/server/index.ts'
import type { CompanyDb, CompanyNow } from '#platform/server/context.ts'
import { lastChange } from '#platform/server/cache/company-cache.ts'
import type { CheckedMonth } from './evaluation.queries.ts'

/** Rules that compare with the time of day look again after so many milliseconds. */
const stays = 3_600_000

/** Texts that are others when anything that the rules look at is. */
export type Marks = { mark: string; payslips: string }

/**
 * The marks of what the rules would look at now. They are read before the rules look: what is
 * written meanwhile has another mark, and is found the next time.
 */
export async function marksOf(db: CompanyNow, month: CheckedMonth): Promise<Marks> {
  const { seq } = await lastChange(db)
  const payslips = await markOfPayslips(db, month)
  // Only an open month that is calculated is held against what closed ones owe.
  const asksOwed = month.isOpen && month.currentRunId !== null
  const owed = asksOwed ? await markOfOwed(db, month.businessId) : ''
  const hour = Math.floor(db.now.getTime() / stays)
  return { mark: [seq, hour, payslips, owed].join(' | '), payslips }
}

/** Another text when the payslips of the month or of the one before are others. */
export async function markOfPayslips(
  { client, session }: CompanyDb,
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
