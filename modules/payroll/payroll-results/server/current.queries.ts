import { payslipShown } from '#modules/people/sight/server/index.ts'
import type { Tx } from '#platform/server/sql/db.ts'

/** Payslips with their month: those of the run that counts, not of the runs that it replaced. */
export const currentPayslips = (tx: Tx) =>
  tx
    .selectFrom('payslip')
    .innerJoin('payrollMonth as month', (join) =>
      join
        .onRef('month.id', '=', 'payslip.payrollMonthId')
        .onRef('month.currentRunId', '=', 'payslip.payrollRunId'),
    )

/** Payslips that their people were shown, with their month: those of the run that counts. */
export const currentReleases = (tx: Tx) =>
  tx
    .selectFrom('payslipRelease as release')
    .innerJoin('payrollMonth as month', (join) =>
      join
        .onRef('month.id', '=', 'release.payrollMonthId')
        .onRef('month.currentRunId', '=', 'release.payrollRunId'),
    )

/** Whether a run has people of the confidential payroll: what is made of it is closed to others. */
export async function hasPrivatePay(tx: Tx, runId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('payslip')
    .select('payslip.userContractId')
    .where('payslip.payrollRunId', '=', runId)
    .where((eb) => eb.not(payslipShown({ includesPrivate: false }, null)))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
