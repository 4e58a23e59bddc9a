import { currentReleases } from '#modules/payroll/payroll-results/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, notFound } from '#platform/server/errors.ts'

type Wanted = { payrollMonthId: number; contractId: number }

/**
 * «Recibí conforme»: the worker, and nobody for them, confirms having received their released
 * payslip. It is recorded once and cannot be undone.
 */
export async function acknowledgePayslip(context: Context, { payrollMonthId, contractId }: Wanted) {
  const { tx, actor, session, now } = context
  const released = await currentReleases(tx)
    .select(['release.payrollRunId', 'release.acknowledgedAt'])
    .where('release.payrollMonthId', '=', payrollMonthId)
    .where('release.userContractId', '=', contractId)
    .where('release.userId', '=', actor.userId ?? 0)
    .where('month.isOpen', '=', false)
    .executeTakeFirst()
  if (!released) throw notFound()
  if (released.acknowledgedAt) throw conflict('Ya dijo que la recibió conforme')
  const { acknowledgedAt } = await tx
    .updateTable('payslipRelease')
    .set({ acknowledgedAt: sql`greatest(released_at, ${now})`, acknowledgedBy: session.loginId })
    .where('payrollRunId', '=', released.payrollRunId)
    .where('userContractId', '=', contractId)
    .returning('acknowledgedAt')
    .executeTakeFirstOrThrow()
  const what = JSON.stringify({ payroll_month_id: payrollMonthId, user_id: actor.userId })
  await sql`select app.write_audit(${session.companyId}, 'Proceso', 'recepción:liquidación',
    ${String(contractId)}, null, ${what}::jsonb)`.execute(tx)
  return { payrollMonthId, contractId, acknowledgedAt }
}

export type Receipt = Awaited<ReturnType<typeof acknowledgePayslip>>
