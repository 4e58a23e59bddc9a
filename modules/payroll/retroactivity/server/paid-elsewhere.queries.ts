import { resultPlace, valueAt } from '#formula/index.ts'
import { planOf } from '#modules/payroll/payroll-results/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { ClosedMonth, CompanyDb } from './closed-months.queries.ts'
import type { LateItem } from './late-items.queries.ts'

/**
 * The item code by which a calculation receives pay of the person's other contracts under the cap.
 */
const otherIncome = 'RENTA_OTRO_EMPLEADOR'

/**
 * The closed payslips of the people of some contracts, in contracts that are no longer calculated:
 * suspended, deleted or removed from the payroll since. Those states have no start date, so pay
 * under them still uses its part of the caps (DL 3.500, art. 16). Other contracts are read by the
 * calculation itself. One statement for all months, answered as items.
 */
export async function paidElsewhere(
  { tx, session }: CompanyDb,
  businessId: number,
  months: readonly ClosedMonth[],
  contractIds: readonly number[],
): Promise<LateItem[]> {
  if (months.length === 0) return []
  const rows = await tx
    .selectFrom('userContract as own')
    .innerJoin('userContract as other', (join) =>
      join.onRef('other.userId', '=', 'own.userId').onRef('other.id', '<>', 'own.id'),
    )
    .innerJoin('userBusiness as link', 'link.id', 'other.userBusinessId')
    .innerJoin('payrollMonth as month', 'month.businessId', 'other.businessId')
    .innerJoin('payrollRun as run', 'run.id', 'month.currentRunId')
    .innerJoin('payslip', (join) =>
      join
        .onRef('payslip.payrollRunId', '=', 'run.id')
        .onRef('payslip.userContractId', '=', 'other.id'),
    )
    .select(['own.id as contractId', 'month.yearMonth', 'run.planHash', 'payslip.results'])
    .where('own.businessId', '=', businessId)
    .where(sql<boolean>`own.id = any(${[...contractIds]}::bigint[])`)
    .where('own.status', '=', 'ACTIVE')
    .where((eb) => eb.or([eb('other.status', '<>', 'ACTIVE'), eb('link.inPayroll', '=', false)]))
    .where('month.type', '=', 'PAYROLL')
    .where('month.isOpen', '=', false)
    .where(sql<boolean>`month.year_month = any(${months.map((one) => one.yearMonth)}::int[])`)
    .execute()
  const hashes = [...new Set(rows.map(({ planHash }) => planHash))]
  const plans = new Map(
    await Promise.all(
      hashes.map(async (hash) => [hash, await planOf(tx, session.companyId, hash)] as const),
    ),
  )
  return rows.map(({ contractId, yearMonth, planHash, results }) => {
    const plan = plans.get(planHash)
    if (!plan) throw new Error(`The plan ${planHash} was not read`)
    return {
      id: 0,
      userContractId: contractId,
      itemCode: otherIncome,
      value: String(valueAt(results, resultPlace(plan, 'TOTAL_IMPONIBLE'))),
      currency: 'CLP',
      startMonth: yearMonth,
      endMonth: yearMonth,
      totalQuotas: null,
      balance: null,
    }
  })
}
