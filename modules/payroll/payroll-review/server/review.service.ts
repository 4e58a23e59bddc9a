import { whyNot } from '#modules/payroll/payroll-frame/model/payroll-month.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, notFound } from '#platform/server/errors.ts'
import type { Difference } from './comparison.ts'
import { differencesOf, type Filter, matches, payrollComparisonTotals } from './review.queries.ts'

type Signing = Filter & { contractId: number | null; reviewed: boolean }

/**
 * Marks differences as reviewed, or takes that back: of one contract, or of all that match a
 * filter. The mark covers the current two payslips; if either changes later, the difference must be
 * reviewed again.
 */
export async function reviewPayslips(context: Context, input: Signing) {
  const { payrollMonthId, contractId, reviewed } = input
  const { month, rows, reviewOf } = await differencesOf(context, payrollMonthId)
  const reason = whyNot('enter', month)
  if (reason) throw conflict(reason)
  const chosen =
    contractId === null
      ? rows.filter(matches(input, reviewOf))
      : rows.filter((row) => row.contractId === contractId)
  if (contractId !== null && chosen.length === 0) throw notFound()
  const fresh = chosen.filter((row) => reviewOf(row).state !== 'REVIEWED')
  if (reviewed) await sign(context, payrollMonthId, fresh)
  else await withdraw(context, payrollMonthId, chosen)
  return payrollComparisonTotals(context, { payrollMonthId })
}

type Chosen = readonly Pick<Difference, 'contractId' | 'fingerprint'>[]

async function sign({ client, session }: Context, monthId: number, fresh: Chosen) {
  if (fresh.length === 0) return
  await client.query(
    `insert into payslip_review
       (company_id, payroll_month_id, user_contract_id, fingerprint, reviewed_by, reviewed_at)
     select $1, $2, contract, print, $3, now()
     from unnest($4::bigint[], $5::text[]) as given (contract, print)
     on conflict (company_id, payroll_month_id, user_contract_id) do update
       set fingerprint = excluded.fingerprint, reviewed_by = excluded.reviewed_by,
         reviewed_at = excluded.reviewed_at`,
    [
      session.companyId,
      monthId,
      session.loginId,
      fresh.map((row) => row.contractId),
      fresh.map((row) => row.fingerprint),
    ],
  )
}

async function withdraw({ client, session }: Context, monthId: number, chosen: Chosen) {
  await client.query(
    `delete from payslip_review where company_id = $1 and payroll_month_id = $2
       and user_contract_id = any($3::bigint[])`,
    [session.companyId, monthId, chosen.map((row) => row.contractId)],
  )
}
