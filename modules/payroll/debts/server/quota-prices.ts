import type { YearMonth } from '#chile/period.ts'
import {
  currentPayslips,
  periodOf,
  planOf,
  positionsOf,
  takenIn,
} from '#modules/payroll/payroll-results/server/index.ts'
import type { CompanyTx } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { HeldItem } from './items.queries.ts'

/**
 * The open months of some razones sociales that are calculated, each with what its payslips took.
 * A few statements for each such month: as a rule there is one.
 */
export async function openMonths(
  db: CompanyTx,
  businesses: readonly number[],
  contracts: readonly number[],
) {
  if (businesses.length === 0) return []
  const months = await db.tx
    .selectFrom('payrollMonth')
    .select(['businessId', 'yearMonth', 'currentRunId'])
    .where('businessId', 'in', [...businesses])
    .where('type', '=', 'PAYROLL')
    .where('isOpen', '=', true)
    .where('currentRunId', 'is not', null)
    .orderBy('yearMonth')
    .execute()
  return Promise.all(
    months.map(async (month) => ({ ...month, taken: await takenIn(db, month, contracts) })),
  )
}

/** The contracts that have a payslip in the current run of some months, as `month contract`. */
export async function withPayslip(
  { tx }: CompanyTx,
  months: readonly { currentRunId: number | null; yearMonth: YearMonth }[],
  contracts: readonly number[],
): Promise<ReadonlySet<string>> {
  const runs = new Map(months.map(({ currentRunId, yearMonth }) => [currentRunId ?? 0, yearMonth]))
  if (runs.size === 0 || contracts.length === 0) return new Set()
  const rows = await tx
    .selectFrom('payslip')
    .select(['payrollRunId', 'userContractId'])
    .where('payrollRunId', 'in', [...runs.keys()])
    .where('userContractId', 'in', [...contracts])
    .execute()
  return new Set(
    rows.map(({ payrollRunId, userContractId }) => `${runs.get(payrollRunId)} ${userContractId}`),
  )
}

/**
 * The plan and the figures of the newest calculated month of a razón social, which say what a unit
 * is in pesos; nothing where no month was calculated yet.
 */
export async function newestCalculated(db: CompanyTx, businessId: number) {
  const newest = await db.tx
    .selectFrom('payrollMonth as month')
    .innerJoin('payrollRun as run', 'run.id', 'month.currentRunId')
    .select(['run.id', 'run.planHash'])
    .where('month.businessId', '=', businessId)
    .where('month.type', '=', 'PAYROLL')
    .orderBy('month.yearMonth', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest) return undefined
  const plan = await planOf(db.tx, db.session.companyId, newest.planHash)
  return { plan, period: await periodOf(db.tx, newest.id) }
}

type Discounted = Pick<HeldItem, 'contractId' | 'itemCode' | 'startMonth' | 'last'>

/** What the closed payslips discounted by the code of each item, from its first month on. */
export async function discountedUntil(db: CompanyTx, items: readonly Discounted[]) {
  const rows = await currentPayslips(db.tx)
    .innerJoin('payrollRun as run', 'run.id', 'payslip.payrollRunId')
    .select(['payslip.userContractId', 'payslip.results', 'month.yearMonth', 'run.planHash'])
    .where('month.type', '=', 'PAYROLL')
    .where('month.isOpen', '=', false)
    .where(
      sql<boolean>`payslip.user_contract_id = any(${items.map((one) => one.contractId)}::bigint[])`,
    )
    .where('month.yearMonth', '>=', Math.min(...items.map((one) => one.startMonth)))
    .execute()
  const places = await positionsOf(db.tx, new Set(rows.map(({ planHash }) => planHash)))
  return ({ contractId, itemCode, startMonth, last }: Discounted): number =>
    rows.reduce((sum, { userContractId, results, yearMonth, planHash }) => {
      const place = places.get(planHash)?.of.get(itemCode)
      const isOfItem = userContractId === contractId && yearMonth >= startMonth && yearMonth <= last
      // A company without that concept in that month discounted nothing for it.
      return isOfItem && place !== undefined ? sum + (results[place] ?? 0) : sum
    }, 0)
}
