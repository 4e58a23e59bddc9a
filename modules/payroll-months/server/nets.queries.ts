import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { notFound } from '#platform/server/errors.ts'
import { notHidden } from './month-figures.queries.ts'
import { monthById, type MonthView } from './months.queries.ts'
import { within } from './scope.ts'

/**
 * The net of each contract of a month, beside the one that its last recalculation replaced: what
 * the grid of entries shows as somebody types. Contracts with an error have no net.
 */
export async function recalculations(
  context: Context,
  { payrollMonthId }: { payrollMonthId: number },
) {
  const month = await monthById(context, payrollMonthId)
  return seen(context, month)
    .leftJoin('payslipRecalculation as mark', (join) =>
      join
        .onRef('mark.payrollRunId', '=', 'payslip.payrollRunId')
        .onRef('mark.userContractId', '=', 'payslip.userContractId'),
    )
    .select([
      'payslip.userContractId as contractId',
      'payslip.net',
      'mark.recalculatedAt',
      sql<number>`(select count(*)::int from payslip_revision r
        where r.company_id = payslip.company_id and r.payroll_run_id = payslip.payroll_run_id
          and r.user_contract_id = payslip.user_contract_id)`.as('revisions'),
      sql<number | null>`(select r.net from payslip_revision r
        where r.company_id = payslip.company_id and r.payroll_run_id = payslip.payroll_run_id
          and r.user_contract_id = payslip.user_contract_id
        order by r.revision desc limit 1)`.as('before'),
    ])
    .execute()
}

function seen(context: Context, month: MonthView) {
  const reach = context.reach('payslips.read')
  const columns = { user: 'payslip.userId', business: 'contract.businessId' }
  return context.tx
    .selectFrom('payslip')
    .innerJoin('userContract as contract', 'contract.id', 'payslip.userContractId')
    .where('payslip.payrollRunId', '=', month.currentRunId ?? 0)
    .where(within({ ...reach, includesPrivate: true }, columns, context.actor.userId))
    .$if(!reach.includesPrivate, (query) => query.where(notHidden(context.actor.userId)))
}

type OfPayslip = { payrollMonthId: number; contractId: number }

/** What a payslip of the month's current calculation was before, newest first. */
export async function payslipRevisions(
  context: Context,
  { payrollMonthId, contractId }: OfPayslip,
) {
  const month = await monthById(context, payrollMonthId)
  const current = await seen(context, month)
    .where('payslip.userContractId', '=', contractId)
    .select('payslip.net')
    .executeTakeFirst()
  if (!current) throw notFound()
  const rows = await context.tx
    .selectFrom('payslipRevision')
    .select(['revision', 'net', 'errorMessage as error', 'replacedAt', 'replacedBy'])
    .where('payrollRunId', '=', month.currentRunId ?? 0)
    .where('userContractId', '=', contractId)
    .orderBy('revision', 'desc')
    .execute()
  const names = await usernames(context, rows)
  return rows.map(({ replacedBy, ...row }, index) => ({
    ...row,
    next: index === 0 ? current.net : (rows[index - 1]?.net ?? null),
    replacedBy: replacedBy === null ? null : (names.get(replacedBy) ?? null),
  }))
}

async function usernames({ client }: Context, rows: readonly { replacedBy: number | null }[]) {
  const ids = [...new Set(rows.flatMap((row) => row.replacedBy ?? []))]
  if (ids.length === 0) return new Map<number, string>()
  const { rows: logins } = await client.query<{ id: number; username: string }>(
    'select id, username from login where id = any($1)',
    [ids],
  )
  return new Map(logins.map((login) => [login.id, login.username]))
}
