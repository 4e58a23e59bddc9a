import type { Context } from '#platform/server/context.ts'
import { onSame } from '#platform/server/sql/on-same.ts'
import { paymentStatusLabel } from '#modules/payroll/payslips/model/payslip.ts'
import { readLines } from '#modules/payroll/additional-engine/model/stored-months.ts'

/** The actor's own released payments apart, newest month first, and nobody else's. */
export async function ownAdditionalPayments(context: Context) {
  const { tx, actor } = context
  const rows = await tx
    .selectFrom('additionalPayment as payment')
    .innerJoin('additionalRelease as release', (join) =>
      onSame(join, 'release', 'payment', ['payrollMonthId', 'userContractId', 'print']),
    )
    .innerJoin('payrollMonth as month', 'month.id', 'payment.payrollMonthId')
    .innerJoin('business', 'business.id', 'month.businessId')
    .leftJoin('payslipPayment as paid', (join) =>
      onSame(join, 'paid', 'payment', ['payrollMonthId', 'userContractId']),
    )
    .select([
      'payment.payrollMonthId',
      'payment.userContractId as contractId',
      'payment.earnings',
      'payment.deductions',
      'payment.net',
      'payment.lines',
      'month.yearMonth',
      'month.name as processName',
      'business.name as businessName',
      'release.releasedAt',
      'paid.status',
    ])
    .where('payment.userId', '=', actor.userId ?? 0)
    .where('month.isOpen', '=', false)
    .orderBy('month.yearMonth', 'desc')
    .orderBy('payment.userContractId')
    .limit(240)
    .execute()
  return rows.map(({ lines, status, ...row }) => ({
    ...row,
    lines: readLines(lines),
    paymentLabel: paymentStatusLabel(status ?? 'UNPAID', 'ADDITIONAL', false),
  }))
}
export type OwnAdditional = Awaited<ReturnType<typeof ownAdditionalPayments>>[number]
