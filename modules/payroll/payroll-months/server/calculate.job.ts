import { z } from 'zod'
import { conflict } from '#platform/server/errors.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { defineJob, type JobContext } from '#platform/server/jobs/job.ts'
import { inLanes, piecesOf } from '#platform/server/jobs/lanes.ts'
import { contractIdsOf } from '#modules/payroll/payroll-input/server/index.ts'
import { touched } from './changes.queries.ts'
import { calculateContracts, openMonth } from '#modules/payroll/payroll-engine/server/index.ts'
import { type CompanyDb, recalculate } from './recalculate.ts'
import { comparedWith, runOf } from './run-of.ts'
import { monthRecord } from '#modules/payroll/payroll-frame/server/index.ts'
import { storeFailures, storePayslips } from '#modules/payroll/payroll-results/server/index.ts'

/** Number of contracts that are read, calculated and stored in one transaction. */
const batchSize = () => Number(process.env['PAYROLL_BATCH'] ?? 1_000)

/** A run of this size or more changes the table enough to update the planner's statistics. */
const largeRun = 1_000

/** Batches under way at once: while the database handles two, this process calculates another. */
const lanes = 3

/**
 * Calculates every contract of a month, and makes the run the month's current one once all is
 * written.
 */
export const calculateMonth = defineJob({
  kind: 'payrollMonths.calculate',
  input: z.object({ monthId: z.number().int() }),
  async run(job, { monthId }, progress) {
    const prepared = await job.transaction((tx) => prepare(tx, job, monthId))
    const { runId, contractIds } = prepared
    const before = await job.transaction((tx) => alreadyDone(tx, runId))
    const left = contractIds.filter((id) => !before.has(id))
    let done = contractIds.length - left.length
    await progress(done, contractIds.length, 'Calculando')
    await inLanes(lanes, piecesOf(left, batchSize()), async (ids) => {
      await calculate(job, prepared, monthId, ids)
      done += ids.length
      await progress(done, contractIds.length, 'Calculando')
    })
    if (left.length >= largeRun) {
      await job.transaction((tx) => sql`select app.count_payslips()`.execute(tx))
    }
    return job.transaction((tx, client) =>
      publish({ tx, client, session: job.session }, monthId, prepared),
    )
  },
})

type Prepared = Awaited<ReturnType<typeof prepare>>

/** Creates the run of this job, or finds the one that a killed worker left. */
async function prepare(tx: Tx, job: JobContext, monthId: number) {
  // Locks the month before the head of the audit, in the same order as changes that follow into it.
  await tx
    .selectFrom('payrollMonth')
    .select('id')
    .where('id', '=', monthId)
    .forShare()
    .executeTakeFirstOrThrow()
  const lastChange = await changesSoFar(tx, job)
  const open = await openMonth(tx, job.session.companyId, monthId)
  const { businessId, yearMonth } = open.month
  const contractIds = await contractIdsOf(tx, businessId, yearMonth)
  const total = contractIds.length
  const runId = await runOf(tx, job, open.engine, { monthId, lastChange, total })
  return { open, runId, contractIds }
}

/**
 * The audit number of the last change that the run can see. Every writer of an audited row locks
 * the head of the audit until its end, so waiting for that lock leaves no change in flight.
 */
async function changesSoFar(tx: Tx, { session }: JobContext): Promise<number> {
  const { rows } = await sql<{ seq: number }>`select seq from audit_head
    where company_id = ${session.companyId} for update`.execute(tx)
  return rows[0]?.seq ?? 0
}

async function calculate(
  job: JobContext,
  { open, runId }: Prepared,
  monthId: number,
  ids: readonly number[],
): Promise<void> {
  await job.transaction(async (tx, client) => {
    // The commit does not wait for the disk. The last transaction, which publishes the run, does
    // wait, makes everything before it durable too, and verifies that no payslip is missing.
    await sql`set local synchronous_commit = off`.execute(tx)
    const { payslips, failures } = await calculateContracts(tx, open, ids)
    const where = { companyId: job.session.companyId, runId, monthId }
    await storePayslips(client, where, payslips, { isNew: true })
    await storeFailures(client, where, failures)
  })
}

/** Contracts that the run already processed, with a payslip or with a reason. */
async function alreadyDone(tx: Tx, runId: number): Promise<Set<number>> {
  const payslips = await tx
    .selectFrom('payslip')
    .select('userContractId')
    .where('payrollRunId', '=', runId)
    .execute()
  const failures = await tx
    .selectFrom('payslipError')
    .select('userContractId')
    .where('payrollRunId', '=', runId)
    .execute()
  return new Set([...payslips, ...failures].map((row) => row.userContractId))
}

/**
 * Completes the run and makes it the month's current one, in one transaction, so that readers see
 * either none or all of it. A worker that died right after this commit finds the work done.
 */
async function publish(db: CompanyDb, monthId: number, { runId, contractIds, open }: Prepared) {
  const { tx, session } = db
  const month = await tx
    .selectFrom('payrollMonth')
    .select(['isOpen', 'currentRunId'])
    .where('id', '=', monthId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!month.isOpen) throw conflict('El mes se cerró mientras se calculaba')
  const totals = await totalsOf(tx, runId)
  const { failed } = await tx
    .selectFrom('payslipError')
    .select(({ fn }) => fn.countAll<number>().as('failed'))
    .where('payrollRunId', '=', runId)
    .executeTakeFirstOrThrow()
  const outcome = { runId, payslips: totals.payslips, failed }
  if (totals.payslips + failed < contractIds.length) {
    throw new Error(`run ${runId} lost batches that were not yet on disk`)
  }
  if (month.currentRunId === runId) return outcome
  const against = await comparedWith(tx, month.currentRunId, outcome, open.engine)
  await monthRecord.runs
    .change(tx, runId)
    .set({
      state: 'DONE',
      done: totals.payslips + failed,
      failed,
      totals: JSON.stringify({ ...totals, ...against }),
      finishedAt: sql<Date>`now()`,
    })
    .execute()
  await monthRecord.pointAt(tx, monthId, runId)
  const summary = JSON.stringify({ monthId, ...totals, failed })
  await sql`select app.write_audit(${session.companyId}, 'Proceso', 'payroll_run',
    ${String(runId)}, null, ${summary}::jsonb)`.execute(tx)
  await catchUp(db, monthId)
  return outcome
}

/** Calculates into the run the changes that people made while it was running. */
async function catchUp(db: CompanyDb, monthId: number): Promise<void> {
  const ids = (await touched(db, { monthId })).flatMap(({ contractId }) => contractId ?? [])
  if (ids.length > 0) await recalculate(db, monthId, ids)
}

const totalsOf = (tx: Tx, runId: number) =>
  tx
    .selectFrom('payslip')
    .select(({ fn }) => [
      fn.countAll<number>().as('payslips'),
      sql<number>`coalesce(sum(net), 0)::bigint`.as('net'),
      sql<number>`coalesce(sum(earnings), 0)::bigint`.as('earnings'),
      sql<number>`coalesce(sum(deductions), 0)::bigint`.as('deductions'),
      sql<number>`coalesce(sum(employer_cost), 0)::bigint`.as('employerCost'),
    ])
    .where('payrollRunId', '=', runId)
    .executeTakeFirstOrThrow()
