import { yearMonthOf } from '#chile/period.ts'
import { currentPayslips } from '#modules/payroll/payroll-results/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import { lastPayslipProblem } from '../model/causes.ts'
import { readTerms } from './stored.ts'

type Payment = 'UNPAID' | 'IN_PROGRESS' | 'PAID'
type Row = { userContractId: number; terms: unknown }

/**
 * A finiquito that pays the last payslip too is the payment of that payslip: no list of the bank
 * takes it afterwards, and one that a list took already is not paid twice. Nothing where the
 * finiquito leaves it to the payroll.
 */
export async function payLastPayslip(
  { tx, now }: Context,
  { userContractId, terms }: Row,
  { from, to }: { from: Payment; to: Payment },
): Promise<void> {
  const { payLastPayslip: pays, disengagementDate } = readTerms(terms)
  if (!pays) return
  const yearMonth = yearMonthOf(disengagementDate)
  const payslip = await currentPayslips(tx)
    .select('month.id as payrollMonthId')
    .where('payslip.userContractId', '=', userContractId)
    .where('month.type', '=', 'PAYROLL')
    .where('month.yearMonth', '=', yearMonth)
    .executeTakeFirst()
  if (!payslip) throw conflict(lastPayslipProblem('MISSING', yearMonth))
  const { payrollMonthId } = payslip
  const { numInsertedOrUpdatedRows: written } = await tx
    .insertInto('payslipPayment')
    .values({ payrollMonthId, userContractId, status: to, updatedAt: now })
    .onConflict((on) =>
      on
        .columns(['companyId', 'payrollMonthId', 'userContractId'])
        .doUpdateSet({ status: to, updatedAt: now })
        .where('payslipPayment.status', '=', from),
    )
    .executeTakeFirstOrThrow()
  if (written === 0n) throw conflict(lastPayslipProblem('TAKEN', yearMonth))
}
