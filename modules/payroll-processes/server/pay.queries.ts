import type { MonthView } from '#modules/payroll-months/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'

/**
 * What each person of a process is paid, as `payslip`: the payslips of a payroll, advances, payments
 * apart, the last payslips of who leaves. Each with the month that its payment is kept under: who
 * is settled is paid the payslip of the payroll, once.
 */
export function payOf({ tx }: Context, month: MonthView) {
  const none = sql<unknown>`null::jsonb`.as('snapshot')
  if (month.type === 'ADVANCE') {
    return tx
      .selectFrom('salaryAdvance')
      .select(['userContractId', 'userId', 'amount as net', 'payrollMonthId as payMonthId'])
      .select(none)
      .where('payrollMonthId', '=', month.id)
      .as('payslip')
  }
  if (month.type === 'ADDITIONAL') {
    return tx
      .selectFrom('additionalPayment')
      .select(['userContractId', 'userId', 'net', 'payrollMonthId as payMonthId'])
      .select(none)
      .where('payrollMonthId', '=', month.id)
      .as('payslip')
  }
  if (month.type === 'SETTLEMENT') {
    return tx
      .selectFrom('settlementPayslip')
      .select(['userContractId', 'userId', 'net', 'baseMonthId as payMonthId'])
      .select(none)
      .where('payrollMonthId', '=', month.id)
      .as('payslip')
  }
  return tx
    .selectFrom('payslip')
    .select(['userContractId', 'userId', 'net', 'payrollMonthId as payMonthId', 'snapshot'])
    .where('payrollRunId', '=', month.currentRunId ?? 0)
    .as('payslip')
}
