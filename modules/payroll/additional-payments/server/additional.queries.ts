import { compareTexts } from '#chile/names.ts'
import {
  additionalMonth,
  basePayroll,
  closedPayslips,
} from '#modules/payroll/additional-engine/server/index.ts'
import { readSnapshot } from '#modules/payroll/payroll-results/model/snapshot.ts'
import { surnamesOf } from '#platform/server/person-names.ts'
import type { Context } from '#platform/server/context.ts'
import { payslipShown } from '#modules/people/sight/server/index.ts'

type OfMonth = { payrollMonthId: number }

/** Every contract with a closed payslip in the month, with its payment apart if there is one. */
export async function additionalPayments(context: Context, { payrollMonthId }: OfMonth) {
  const month = await additionalMonth(context, payrollMonthId)
  const { runId } = await basePayroll(context, month)
  const seen = payslipShown(context.reach('payslips.read'), context.actor.userId)
  const people = await closedPayslips(context, runId, { seen })
  const rows = await context.tx
    .selectFrom('additionalPayment')
    .select(['userContractId', 'itemCode', 'value', 'earnings', 'deductions', 'net'])
    .select(['accruedFrom', 'accruedTo'])
    .where('payrollMonthId', '=', payrollMonthId)
    .execute()
  const given = new Map(rows.map((row) => [row.userContractId, row]))
  const surnames = await surnamesOf(context, people)
  const surnameOf = ({ userId }: { userId: number }) => surnames.get(userId) ?? ''
  return people
    .toSorted((a, b) => compareTexts(surnameOf(a), surnameOf(b)))
    .map(({ contractId, userId, snapshot }) => {
      const { name, rut } = readSnapshot(snapshot)
      const row = given.get(contractId)
      return {
        payrollMonthId,
        contractId,
        userId,
        name,
        rut,
        itemCode: row?.itemCode ?? null,
        value: row?.value ?? null,
        earnings: row?.earnings ?? null,
        deductions: row?.deductions ?? null,
        net: row?.net ?? null,
        accruedFrom: row?.accruedFrom ?? null,
        accruedTo: row?.accruedTo ?? null,
      }
    })
}
export type Additional = Awaited<ReturnType<typeof additionalPayments>>[number]
