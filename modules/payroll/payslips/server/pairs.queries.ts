import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { visible } from './payslips.queries.ts'

type Pair = { payrollMonthId: number; userContractId: number }

/** What the named figures of some payslips are made of, of those that the actor may see. */
export const payslipsOfPairs = (context: Context, pairs: readonly Pair[]) =>
  visible(context)
    .innerJoin('payrollRun as run', 'run.id', 'payslip.payrollRunId')
    .select(['payslip.payrollRunId', 'payslip.userContractId', 'payslip.userId'])
    .select(['payslip.payrollMonthId', 'payslip.net', 'payslip.earnings', 'payslip.deductions'])
    .select(['payslip.facts', 'payslip.results', 'run.planHash', 'month.type'])
    .where(
      sql<boolean>`(payslip.payroll_month_id, payslip.user_contract_id) in (select * from unnest(
        ${pairs.map((pair) => pair.payrollMonthId)}::bigint[],
        ${pairs.map((pair) => pair.userContractId)}::bigint[]))`,
    )
    .execute()
export type StoredFigures = Awaited<ReturnType<typeof payslipsOfPairs>>[number]
