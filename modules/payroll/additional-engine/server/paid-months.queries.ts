import { periodsOf, planOf } from '#modules/payroll/payroll-results/server/index.ts'
import type { PaidMonth } from '#law/index.ts'
import type { CompanyDb } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { everybody } from './additional-month.ts'

type Months = { businessId: number; months: readonly number[] }

/** The payrolls of some months of a razón social, open or closed, oldest first. */
export const payrollsOf = ({ tx }: CompanyDb, { businessId, months }: Months) =>
  tx
    .selectFrom('payrollMonth as month')
    .leftJoin('payrollRun as run', 'run.id', 'month.currentRunId')
    .select(['month.yearMonth', 'month.isOpen', 'run.id as runId', 'run.planHash'])
    .where('month.businessId', '=', businessId)
    .where('month.type', '=', 'PAYROLL')
    .where(sql<boolean>`month.year_month = any(${[...months]}::int[])`)
    .orderBy('month.yearMonth')
    .execute()

export type Paid = Omit<PaidMonth, 'kernels'> & { runId: number }

/** The closed payrolls of some months, each with the formulas and figures of its run. */
export async function paidMonths(db: CompanyDb, wanted: Months): Promise<Paid[]> {
  const { tx, session } = db
  const closed = (await payrollsOf(db, wanted)).flatMap(({ yearMonth, isOpen, runId, planHash }) =>
    isOpen || runId === null || planHash === null ? [] : [{ yearMonth, runId, planHash }],
  )
  const periods = await periodsOf(
    tx,
    closed.map(({ runId }) => runId),
  )
  const paid: Paid[] = []
  for (const { yearMonth: month, runId, planHash } of closed) {
    const period = periods.get(runId)
    // Plans are few and cached by the process: most months share one.
    const plan = await planOf(tx, session.companyId, planHash)
    if (period) paid.push({ month, runId, plan, period })
  }
  return paid
}

type Wanted = {
  /** Only these contracts; all of them without it. */
  only?: readonly number[]
  /** Condition for the payslips that may be seen. */
  seen: typeof everybody
}

/** The payslips of a closed run that may be seen, of all contracts or of some. */
export const closedPayslips = (
  { tx }: Pick<CompanyDb, 'tx'>,
  runId: number,
  { only, seen }: Wanted,
) =>
  tx
    .selectFrom('payslip')
    .innerJoin('userContract as contract', 'contract.id', 'payslip.userContractId')
    .select(['payslip.userContractId as contractId', 'payslip.userId', 'payslip.snapshot'])
    .select(['payslip.facts', 'payslip.results'])
    .where('payslip.payrollRunId', '=', runId)
    .$if(only !== undefined, (query) =>
      query.where(sql<boolean>`payslip.user_contract_id = any(${[...(only ?? [])]}::bigint[])`),
    )
    .where(seen)
    .orderBy('payslip.userContractId')
    .execute()

/**
 * The payslips of a closed run that were calculated with those of some contracts: the other
 * contracts of their people. What they pay is calculated with; nobody is shown it.
 */
export const payslipsBeside = (
  { tx }: Pick<CompanyDb, 'tx'>,
  runId: number,
  payslips: readonly { contractId: number; userId: number }[],
) =>
  tx
    .selectFrom('payslip')
    .select(['payslip.userContractId as contractId', 'payslip.userId', 'payslip.facts'])
    .where('payslip.payrollRunId', '=', runId)
    .where(sql<boolean>`payslip.user_id = any(${payslips.map(({ userId }) => userId)}::bigint[])`)
    .orderBy('payslip.userContractId')
    .execute()
