import { z } from 'zod'
import { FormulaError } from '#formula/types.ts'
import { MissingParameter } from '#payroll/parameters/index.ts'
import { companyLibrary } from '#modules/concepts/server/index.ts'
import { conflict } from '#platform/server/errors.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import { defineJob, type JobContext } from '#platform/server/jobs/job.ts'
import { calculateBatch, type Engine, openEngine, withoutTerms } from './calculate.ts'
import { choicesOf } from './company-concepts.ts'
import { contractIdsOf, contractsOf, itemsOf } from './gather.queries.ts'
import { inLanes, piecesOf } from './lanes.ts'
import { runOf } from './run-of.ts'
import { storeFailures, storePayslips } from './store.ts'

/** Contracts that are gathered, calculated and stored in one transaction. */
const batchSize = () => Number(process.env['PAYROLL_BATCH'] ?? 1_000)

/** Batches under way at once: while the database writes one, this process calculates another. */
const lanes = 2

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
    return job.transaction((tx) => publish(tx, job, monthId, runId))
  },
})

type Prepared = Awaited<ReturnType<typeof prepare>>

/** Opens the run of this job, or finds the one that a killed worker left. */
async function prepare(tx: Tx, job: JobContext, monthId: number) {
  const month = await tx
    .selectFrom('payrollMonth as month')
    .innerJoin('business', 'business.id', 'month.businessId')
    .innerJoin('businessOption as option', 'option.businessId', 'business.id')
    .select([
      'month.yearMonth',
      'month.businessId',
      'month.isOpen',
      'business.accidentabilityRate',
      'option.payrollUseThirtyDays',
      'option.payrollUseThirtyDaysOnLicense',
      'option.payrollSettings',
    ])
    .where('month.id', '=', monthId)
    .forShare('month')
    .executeTakeFirstOrThrow()
  if (!month.isOpen) throw conflict('El mes está cerrado')
  const lastChange = await changesSoFar(tx, job)
  const library = await companyLibrary(tx, month.yearMonth)
  const engine = opened(() => openEngine(month.yearMonth, library, { choices: choicesOf(month) }))
  const contractIds = await contractIdsOf(tx, month.businessId, month.yearMonth)
  const runId = await runOf(tx, job, engine, { monthId, lastChange, total: contractIds.length })
  return { engine, month, runId, contractIds }
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

/**
 * What is wrong in an item or missing of the law is for people to put right, not to be tried again.
 */
function opened(open: () => Engine): Engine {
  try {
    return open()
  } catch (error) {
    if (error instanceof FormulaError || error instanceof MissingParameter) {
      throw conflict(error.message)
    }
    throw error
  }
}

async function calculate(
  job: JobContext,
  { engine, month, runId }: Prepared,
  monthId: number,
  ids: readonly number[],
): Promise<void> {
  await job.transaction(async (tx, client) => {
    const contracts = await contractsOf(tx, month.businessId, month.yearMonth, ids)
    const items = await itemsOf(tx, month.yearMonth, ids)
    const batch = { month: month.yearMonth, business: month, contracts, items }
    const { payslips, failures } = calculateBatch(engine, batch)
    const where = { companyId: job.session.companyId, runId, monthId }
    await storePayslips(client, where, payslips)
    await storeFailures(client, where, [...failures, ...withoutTerms(ids, contracts)])
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
async function publish(tx: Tx, job: JobContext, monthId: number, runId: number) {
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
  if (month.currentRunId === runId) return outcome
  await tx
    .updateTable('payrollRun')
    .set({
      state: 'DONE',
      done: totals.payslips + failed,
      failed,
      totals: JSON.stringify(totals),
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
  await sql`select app.write_audit(${job.session.companyId}, 'Proceso', 'payroll_run',
    ${String(runId)}, null, ${summary}::jsonb)`.execute(tx)
  return outcome
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
