import { createHash } from 'node:crypto'
import type { YearMonth } from '#chile/period.ts'
import {
  closedBefore,
  payrollsOf,
  type AdditionalMonth,
} from '#modules/payroll/additional-engine/server/index.ts'
import type { CompanyDb } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'

/**
 * A fingerprint of all data outside a process from which the gratification of a year is calculated.
 */
export async function yearNow(
  db: CompanyDb,
  month: AdditionalMonth,
  year: number,
): Promise<string> {
  const { businessId, yearMonth } = month
  const payrolls = await payrollsOf(db, { businessId, months: monthsOf(year) })
  const { rows } = await sql<{ late: string | null }>`
    select md5(string_agg(concat_ws(':', line.id, line.amount), ';' order by line.id)) as late
    from retroactive_line line
    join payroll_month origin on origin.company_id = line.company_id
      and origin.id = line.origin_month_id
    join payroll_month posted on posted.company_id = line.company_id
      and posted.id = line.payroll_month_id
    where line.company_id = app.current_company() and origin.business_id = ${businessId}
      and origin.year_month / 100 = ${year} and not posted.is_open
      and posted.year_month <= ${yearMonth}`.execute(db.tx)
  const imported = await sql<{ paid: string | null }>`
    select md5(string_agg(concat_ws(':', paid.id, paid.version), ';' order by paid.id)) as paid
    from imported_payslip paid
    join user_contract contract on contract.company_id = paid.company_id
      and contract.id = paid.user_contract_id
    where paid.company_id = app.current_company() and contract.business_id = ${businessId}
      and paid.year_month / 100 = ${year}`.execute(db.tx)
  const earlier = imported.rows[0]?.paid
  const ground = [
    ...payrolls.map((one) => `${one.yearMonth}:${one.isOpen ? 'open' : one.runId}`),
    await closedBefore(db, month),
    rows[0]?.late ?? '',
    ...(earlier ? [earlier] : []),
  ]
  return createHash('sha256').update(ground.join(';')).digest('hex').slice(0, 32)
}

export const monthsOf = (year: number): YearMonth[] =>
  Array.from({ length: 12 }, (_, index) => year * 100 + index + 1)
