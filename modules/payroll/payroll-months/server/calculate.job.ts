import { z } from 'zod'
import { conflict } from '#platform/server/errors.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import { defineJob, type JobContext } from '#platform/server/jobs/job.ts'
import { inLanes, piecesOf } from '#platform/server/jobs/lanes.ts'
import { contractIdsOf } from '#modules/payroll/payroll-input/server/index.ts'
import { touched } from './changes.queries.ts'
import { calculateContracts, openMonth } from '#modules/payroll/payroll-engine/server/index.ts'
import { type CompanyDb, recalculate } from './recalculate.ts'
import { comparedWith, runOf } from './run-of.ts'
import { storeFailures, storeNewPayslips } from './store.ts'

/** Contracts that are gathered, calculated and stored in one transaction. */
const batchSize = () => Number(process.env['PAYROLL_BATCH'] ?? 1_000)

/** A run of so many changes what the planner must know of the table. */
const largeRun = 1_000

/** Batches under way at once: while the database has two, this process calculates another. */
const lanes = 3

/** Calculates everybody of a month and, when all is written, makes that run the month's. */
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

/** Opens the run of this job, or finds the one that a killed worker left. */
async function prepare(tx: Tx, job: JobContext, monthId: number) {
  // The month before the head of the audit, in the order of whoever enters something for it.
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
 * The number of the last change of the company that the run can see. Whoever writes an audited row
 * holds the head of the audit until the end: waiting for it leaves no change in flight.
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
    // Not waited for until it is on disk: the last transaction, which publishes the run, is, and
    // everything before it with it. It counts that nothing was lost.
    await sql`set local synchronous_commit = off`.execute(tx)
    const { payslips, failures } = await calculateContracts(tx, open, ids)
    const where = { companyId: job.session.companyId, runId, monthId }
    await storeNewPayslips(client, where, payslips)
    await storeFailures(client, where, failures)
  })
}

/** Contracts that the run already answered, with a payslip or with a reason. */
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
 * Closes the run and points the month at it, in one transaction: before it nobody sees the run,
 * after it all do. A worker that died before saying that it had done so finds it done.
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
  await tx
    .updateTable('payrollRun')
    .set({
      state: 'DONE',
      done: totals.payslips + failed,
      failed,
      totals: JSON.stringify({ ...totals, ...against }),
      finishedAt: sql<Date>`now()`,
    })
    .where('id', '=', runId)
    .execute()
  await tx
    .updateTable('payrollMonth')
    .set((eb) => ({ currentRunId: runId, version: eb('version', '+', 1) }))
    .where('id', '=', monthId)
    .execute()
  const summary = JSON.stringify({ monthId, ...totals, failed })
  await sql`select app.write_audit(${session.companyId}, 'Proceso', 'payroll_run',
    ${String(runId)}, null, ${summary}::jsonb)`.execute(tx)
  await catchUp(db, monthId)
  return outcome
}

/** What was entered for people while the run was being made is calculated into it. */
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
