import { periodsOf, planOf } from '#modules/payroll/payroll-results/server/index.ts'
import type { PaidMonth } from '#law/index.ts'
import { sql } from '#platform/server/db.ts'
import type { everybody, Hands } from './hands.ts'

type Months = { businessId: number; months: readonly number[] }

/** The payrolls of some months of a razón social, closed or not, oldest first. */
export const payrollsOf = ({ tx }: Hands, { businessId, months }: Months) =>
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

/** The closed ones of some months, each with the formulas and figures it was made with. */
export async function paidMonths(hands: Hands, wanted: Months): Promise<Paid[]> {
  const { tx, session } = hands
  const closed = (await payrollsOf(hands, wanted)).flatMap(
    ({ yearMonth, isOpen, runId, planHash }) =>
      isOpen || runId === null || planHash === null ? [] : [{ yearMonth, runId, planHash }],
  )
  const periods = await periodsOf(
    tx,
    closed.map(({ runId }) => runId),
  )
  const paid: Paid[] = []
  for (const { yearMonth: month, runId, planHash } of closed) {
    const period = periods.get(runId)
    // Formulas are few and kept by the process: most months share theirs.
    const plan = await planOf(tx, session.companyId, planHash)
    if (period) paid.push({ month, runId, plan, period })
  }
  return paid
}

type Wanted = {
  /** Of these contracts; of all without it. */
  only?: readonly number[]
  /** Which payslips may be seen. */
  seen: typeof everybody
}

/** The closed payslips of a run that may be seen, of all or of some. */
export const closedPayslips = ({ tx }: Pick<Hands, 'tx'>, runId: number, { only, seen }: Wanted) =>
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
