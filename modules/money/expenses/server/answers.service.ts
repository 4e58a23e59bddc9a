import { requireSecondPerson } from '#modules/company/second-person/server/index.ts'
import { actTo } from '#platform/model/states.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, forbidden, invalid } from '#platform/server/errors.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { ReportAnswer, ReportSeen } from '../model/expense.ts'
import { answerActs, reportStates } from '../model/states.ts'
import { tellAnswers, tellRequest } from './notifications.ts'
import { reports } from './reports.queries.ts'

/**
 * Approves a report of another person, gives it back to be corrected, or rejects it. Where a policy
 * of its expenses wants two approvals, the first leaves it with one and the second is of somebody
 * else. Nobody answers their own, nor who only simulates somebody of the company.
 */
export async function updateExpenseReportStatus(context: Context, input: ReportAnswer) {
  const { id, version, status, comment: reason } = input
  const asked = actTo(reportStates, answerActs, status)
  if (!asked) throw invalid('status', 'Apruébela, devuélvala o rechácela')
  requirePersonOfCompany(context)
  // Locked before its expenses are added up: they stay as they are until the answer is written.
  const report = await reports.locked(context, id, reportStates.acts[asked].permission)
  reports.require(asked, report)
  const { total, levels } = await sumOf(context, id)
  const name = asked === 'approve' && levels === 2 && report.state === 'SUBMITTED' ? 'check' : asked
  if (name === 'approve' && report.state === 'CHECKED') {
    await requireOtherPerson(context, report.respondedLoginId)
  }
  await reports.act(
    context,
    name,
    { id, version, reason },
    {
      respondedAt: context.now,
      respondedLoginId: context.session.loginId,
      ...(name === 'approve' ? { approvedTotal: total } : {}),
      ...touched(context),
    },
  )
  const after = await reports.one(context, id)
  await tellAnswers(context, [after])
  if (name === 'check') await tellRequest(context, after)
  return after
}

/** The second approval is of somebody who could not give the first one. */
async function requireOtherPerson(context: Context, firstLoginId: number | null): Promise<void> {
  if (firstLoginId === null) return
  if (firstLoginId === context.principal.loginId) {
    throw conflict('La segunda aprobación la da otra persona')
  }
  await requireSecondPerson(context, firstLoginId)
}

/** Puts an approved report back to be answered, with the reason; nothing of it was paid. */
export async function reopenExpenseReport(
  context: Context,
  { comment: reason, ...seen }: ReportSeen & { comment: string | null },
) {
  requirePersonOfCompany(context)
  await reports.act(
    context,
    'reopen',
    { ...seen, reason },
    { approvedTotal: null, respondedAt: null, respondedLoginId: null, ...touched(context) },
  )
  const after = await reports.one(context, seen.id)
  await tellRequest(context, after)
  return after
}

export function requirePersonOfCompany({ actor }: Context): void {
  if (actor.userId === null) {
    throw forbidden('Quien mira la empresa desde la plataforma no responde ni paga rendiciones')
  }
}

/** The pesos of a report, and how many people approve it: as many as any of its policies wants. */
const sumOf = ({ tx }: Context, id: number) =>
  tx
    .selectFrom('expense')
    .innerJoin('expensePolicy as policy', 'policy.id', 'expense.expensePolicyId')
    .select(sql<number>`coalesce(sum(expense.money), 0)::bigint`.as('total'))
    .select(sql<number>`coalesce(max(policy.levels), 1)`.as('levels'))
    .where('expense.reportId', '=', id)
    .executeTakeFirstOrThrow()
