import { payslipShown } from '#modules/people/sight/server/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { surnameIn } from '#platform/server/sql/person-names.ts'
import { countOf } from '#platform/server/sql/total-of.ts'
import { carrying } from './carrying.ts'
import { currentPayslips, everything, type StoredPayslip, summary } from './payslips.queries.ts'

const printed = (tx: Tx, monthId: number, withPrivate: boolean) =>
  currentPayslips(tx)
    .where(payslipShown({ includesPrivate: withPrivate }, null))
    .where('payslip.payrollMonthId', '=', monthId)

/** How many payslips of a month are printed: those that its reader sees. */
export const countToPrint = (tx: Tx, monthId: number, withPrivate: boolean) =>
  countOf(printed(tx, monthId, withPrivate))

/**
 * The payslips of a month's current run to print, by surname; the right was checked before the job.
 */
export const payslipsToPrint = (tx: Tx, monthId: number, withPrivate: boolean) =>
  printed(tx, monthId, withPrivate)
    .select(['payslip.payrollRunId', 'payslip.userContractId', 'month.yearMonth'])
    .select('business.name as businessName')
    .orderBy(surnameIn('payslip.userId'))
    .orderBy('payslip.userContractId')
    .execute()
type ToPrint = Pick<StoredPayslip, 'payrollRunId' | 'userContractId'>

/** Payslips of one run with all their stored data, in the given order. */
export async function storedPayslips(tx: Tx, wanted: readonly ToPrint[]) {
  const contractIds = wanted.map(({ userContractId }) => userContractId)
  const rows = await currentPayslips(tx)
    .innerJoin('payrollRun as run', 'run.id', 'payslip.payrollRunId')
    .where('payslip.payrollRunId', '=', wanted[0]?.payrollRunId ?? 0)
    .where(sql<boolean>`payslip.user_contract_id = any(${contractIds}::bigint[])`)
    .select(summary)
    .select(everything)
    .select(carrying)
    .execute()
  const byContract = new Map(rows.map((row) => [row.userContractId, row]))
  return contractIds.flatMap((id) => byContract.get(id) ?? [])
}
