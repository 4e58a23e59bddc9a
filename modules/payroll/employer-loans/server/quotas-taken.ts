import { quotasTaken } from '#modules/payroll/month-parts/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'

quotasTaken.on(
  'employer-loans',
  sql<number>`(select coalesce(sum(quota.carried), 0)::bigint from employer_loan_quota quota
    join employer_loan loan on loan.company_id = quota.company_id and loan.id = quota.loan_id
    where quota.company_id = app.current_company() and quota.kind = 'QUOTA'
      and quota.year_month = month.year_month
      and loan.user_contract_id = payslip.user_contract_id)`,
)
