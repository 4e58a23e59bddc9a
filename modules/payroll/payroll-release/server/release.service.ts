import { currentReleases } from '#modules/payroll/payroll-results/server/index.ts'
import { lastPerson } from '#platform/server/sql/person-names.ts'
import { monthById, WORK_MAIL } from '#modules/payroll/payroll-frame/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict } from '#platform/server/errors.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { enqueueMails, isMailAddress } from '#platform/server/mail/mail.ts'
import { reminderHours, whyNotRelease } from '../model/release.ts'
import { reminderMail } from './mails.ts'
import { payslipUrl, releaseMonth } from './release.job.ts'
import { releasable } from './reached-people.queries.ts'
import { payslipRelease } from './release.queries.ts'

type OfMonth = { payrollMonthId: number }

/**
 * «Liberar liquidaciones»: after closing, everybody of the month may see their payslip and gets a
 * mail. A second request joins the same job, and released payslips stay released.
 */
export async function releasePayslips(context: Context, { payrollMonthId }: OfMonth) {
  const month = await monthById(context, payrollMonthId, 'payrollClosing.create')
  const now = await payslipRelease(context, { payrollMonthId })
  const active = isActive(now.status)
  const reason = whyNotRelease(month, { ...now, active })
  if (reason) throw conflict(reason)
  const { monthId, isOpen, only } = await releasable(context, month)
  if (isOpen) throw conflict('Primero hay que cerrar las remuneraciones del mes')
  const { publicUrl } = context.services
  const key = `month:${monthId}`
  await enqueue(context, releaseMonth, { monthId, publicUrl, ...(only ? { only } : {}) }, { key })
  return payslipRelease(context, { payrollMonthId })
}

export const isActive = (status: string): boolean => status === 'QUEUED' || status === 'RUNNING'

/** Maximum number of people that one reminder writes to; the next reminder writes to the rest. */
const mostReminders = 5_000

/**
 * Sends a reminder to people who have not acknowledged their payslip. Nobody gets two within
 * `reminderHours`.
 */
export async function remindPayslips(context: Context, { payrollMonthId }: OfMonth) {
  const { tx, session, now, services } = context
  const month = await monthById(context, payrollMonthId, 'payrollClosing.create')
  if (month.isOpen) throw conflict('Primero hay que cerrar el mes')
  const before = new Date(now.getTime() - reminderHours * 3_600_000)
  const people = await withoutReceipt(context, payrollMonthId)
    .where((eb) =>
      eb.or([eb('release.remindedAt', 'is', null), eb('release.remindedAt', '<', before)]),
    )
    .where('release.reminders', '<', 50)
    .limit(mostReminders)
    .execute()
  const letters = people.filter(({ email }) => isMailAddress(email ?? ''))
  if (letters.length === 0) {
    throw conflict('No queda nadie por recordar: ya lo dijeron, o se les escribió hace poco')
  }
  await tx
    .updateTable('payslipRelease')
    .set((eb) => ({ reminders: eb('reminders', '+', 1), remindedAt: now }))
    .where('payrollRunId', '=', month.currentRunId ?? 0)
    .where(sql<boolean>`user_contract_id = any(${letters.map((one) => one.contractId)}::bigint[])`)
    .execute()
  const { yearMonth, businessName } = month
  await enqueueMails(
    tx,
    letters.map(({ runId, contractId, email, firstname, reminders }) => ({
      key: `payslip-reminder:${session.companyId}:${runId}:${contractId}:${reminders}`,
      to: email ?? '',
      mail: reminderMail({
        name: firstname ?? '',
        yearMonth,
        businessName,
        url: payslipUrl(services.publicUrl, payrollMonthId, contractId),
      }),
    })),
  )
  return { reminded: letters.length }
}

const withoutReceipt = ({ tx }: Context, monthId: number) =>
  currentReleases(tx)
    .innerJoin('userContract as contract', 'contract.id', 'release.userContractId')
    .leftJoin('userBusiness as link', 'link.id', 'contract.userBusinessId')
    .leftJoin(lastPerson(tx), (join) => join.onRef('person.userId', '=', 'release.userId'))
    .select([
      'release.payrollRunId as runId',
      'release.userContractId as contractId',
      'release.reminders',
      'person.firstname',
      sql<string | null>`${sql.raw(WORK_MAIL)}`.as('email'),
    ])
    .where('release.payrollMonthId', '=', monthId)
    .where('release.acknowledgedAt', 'is', null)
    .orderBy('release.userContractId')
    .forUpdate('release')
