import { yearMonthOf } from '#chile/period.ts'
import { currentPayslips } from '#modules/payroll/payroll-results/server/index.ts'
import { markPayments } from '#modules/payroll/payslips/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict } from '#platform/server/errors.ts'
import { lastPayslipProblem } from '../model/causes.ts'
import { readTerms } from './stored-finiquito.ts'

type Payment = 'UNPAID' | 'IN_PROGRESS' | 'PAID'
type Row = { readonly userContractId: number; readonly terms: unknown }
type Step = { readonly from: Payment; readonly to: Payment }

/**
 * A finiquito that pays the last payslip too is the payment of that payslip: the database takes it
 * with the issue, and nothing else pays it until that is taken back. Here it goes as far as the
 * finiquito goes. Nothing where the finiquito leaves it to the payroll.
 */
export const payLastPayslip = (context: Context, row: Row, step: Step): Promise<void> =>
  payLastPayslips(context, [row], step)

/** The same of many finiquitos, in two statements. */
export async function payLastPayslips(
  { tx, now }: Context,
  rows: readonly Row[],
  { from, to }: Step,
): Promise<void> {
  const wanted = rows.flatMap(({ userContractId, terms }) => {
    const { payLastPayslip: pays, disengagementDate } = readTerms(terms)
    return pays ? [{ userContractId, yearMonth: yearMonthOf(disengagementDate) }] : []
  })
  if (wanted.length === 0) return
  const contracts = wanted.map(({ userContractId }) => userContractId)
  const payslips = await currentPayslips(tx)
    .select(['month.id as payrollMonthId', 'month.yearMonth', 'payslip.userContractId'])
    .where(sql<boolean>`payslip.user_contract_id = any(${contracts}::bigint[])`)
    .where('month.type', '=', 'PAYROLL')
    .execute()
  const key = (one: { userContractId: number; yearMonth: number }) =>
    `${one.userContractId} ${one.yearMonth}`
  const months = new Map(payslips.map((one) => [key(one), one.payrollMonthId]))
  const missing = wanted.find((one) => !months.has(key(one)))
  if (missing) throw conflict(lastPayslipProblem('MISSING', missing.yearMonth))
  const done = await markPayments(
    { tx, now },
    wanted.flatMap((one) => {
      const payMonthId = months.get(key(one))
      return payMonthId === undefined
        ? []
        : [{ payMonthId, contractId: one.userContractId, status: to }]
    }),
    { move: 'settled', way: 'FINIQUITO', from },
  )
  const taken = wanted.find(({ userContractId }) => !done.has(userContractId))
  if (taken) throw conflict(lastPayslipProblem('TAKEN', taken.yearMonth))
}
