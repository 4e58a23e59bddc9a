import { type YearMonth, previousMonth } from '#chile/period.ts'
import type { MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import { periodOf, planOf } from '#modules/payroll/payroll-results/server/index.ts'
import { type Snapshot, readSnapshot } from '#modules/payroll/payroll-results/model/snapshot.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import type { Edition, Stored } from './replay.ts'

/** A compared run: its id, and a mark that changes when any of its payslips does. */
export type Side = { runId: number; planHash: string; mark: string; yearMonth: number }

/** The month's run and last month's, when both exist. */
export async function sidesOf(context: Context, month: MonthHead) {
  const rows = await context.tx
    .selectFrom('payrollMonth as month')
    .innerJoin('payrollRun as run', 'run.id', 'month.currentRunId')
    .select([
      'month.id',
      'month.yearMonth',
      'run.id as runId',
      'run.planHash',
      sql<string>`concat_ws(':', run.id, run.totals::text, run.failed, (
        select concat_ws('-', count(*), max(r.audit_seq)) from payslip_recalculation r
        where r.company_id = app.current_company() and r.payroll_run_id = run.id))`.as('mark'),
    ])
    .where('month.businessId', '=', month.businessId)
    .where('month.type', '=', 'PAYROLL')
    .where('month.yearMonth', 'in', [previous(month.yearMonth), month.yearMonth])
    .execute()
  return {
    before: rows.find((row) => row.yearMonth === previous(month.yearMonth)),
    after: rows.find((row) => row.id === month.id),
  }
}

const previous = (yearMonth: YearMonth | number) => previousMonth(yearMonth)

export async function editionOf(context: Context, side: Side): Promise<Edition> {
  const plan = await planOf(context.tx, context.session.companyId, side.planHash)
  return { plan, period: await periodOf(context.tx, side.runId) }
}

export type StoredRow = Stored & {
  contractId: number
  userId: number
  net: number
  inputsHash: string
  /** Fingerprint of the results: payslips with the same one are equal. */
  print: string
  snapshot: Snapshot
}

/** Every payslip of a run, or that of one contract. */
export async function storedRows(
  { tx }: Context,
  { runId }: Side,
  contractId?: number,
): Promise<Map<number, StoredRow>> {
  const rows = await tx
    .selectFrom('payslip')
    .select([
      'userContractId as contractId',
      'userId',
      'net',
      'facts',
      'results',
      'inputsHash',
      'snapshot',
      sql<string>`md5(results::text)`.as('print'),
    ])
    .where('payrollRunId', '=', runId)
    .where((eb) => equalTo(eb, { userContractId: contractId }))
    .execute()
  return new Map(
    rows.map((row) => [row.contractId, { ...row, snapshot: readSnapshot(row.snapshot) }]),
  )
}

/** Why contracts of a run have no payslip. */
export async function errorsOf({ tx }: Context, { runId }: Side): Promise<Map<number, string>> {
  const rows = await tx
    .selectFrom('payslipError')
    .select(['userContractId', 'message'])
    .where('payrollRunId', '=', runId)
    .execute()
  return new Map(rows.map((row) => [row.userContractId, row.message]))
}
