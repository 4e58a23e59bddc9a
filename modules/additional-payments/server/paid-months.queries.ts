import { notHidden } from '#modules/payroll-months/server/index.ts'
import { periodsOf, planOf } from '#modules/payslips/server/index.ts'
import type { PaidMonth } from '#payroll/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'

type Months = { businessId: number; months: readonly number[] }

/** The payrolls of some months of a razón social, closed or not, oldest first. */
export const payrollsOf = ({ tx }: Context, { businessId, months }: Months) =>
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
export async function paidMonths(context: Context, wanted: Months): Promise<Paid[]> {
  const { tx, session } = context
  const closed = (await payrollsOf(context, wanted)).flatMap(
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

/** The closed payslips of a run that the actor may see, or all of those asked for. */
export const closedPayslips = (
  context: Context,
  runId: number,
  { only, everybody = false }: { only?: readonly number[]; everybody?: boolean } = {},
) =>
  context.tx
    .selectFrom('payslip')
    .innerJoin('userContract as contract', 'contract.id', 'payslip.userContractId')
    .select(['payslip.userContractId as contractId', 'payslip.userId', 'payslip.snapshot'])
    .select(['payslip.facts', 'payslip.results'])
    .where('payslip.payrollRunId', '=', runId)
    .$if(only !== undefined, (query) =>
      query.where(sql<boolean>`payslip.user_contract_id = any(${[...(only ?? [])]}::bigint[])`),
    )
    .$if(!everybody && !context.reach('payslips.read').includesPrivate, (query) =>
      query.where(notHidden(context.actor.userId)),
    )
    .orderBy('payslip.userContractId')
    .execute()
