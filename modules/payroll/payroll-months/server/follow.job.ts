import { z } from 'zod'
import { createBlock, makePlan, valueAt } from '#formula/index.ts'
import type { Library, PeriodValues } from '#formula/types.ts'
import { coneBetween, type Edition, restore, sameLayout } from '#formula/kernels/rerun.ts'
import { monthRecord } from '#modules/payroll/payroll-frame/server/index.ts'
import { calculatedWhole } from '#modules/payroll/payroll-input/server/index.ts'
import { defineJob } from '#platform/server/jobs/job.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { calculateMonth } from './calculate.job.ts'
import {
  type Engine,
  totalsAt,
  openMonth,
  type OpenMonth,
} from '#modules/payroll/payroll-engine/server/index.ts'
import { touched } from './changes.queries.ts'
import { type CompanyDb, lastChange, monthToFollow, recalculate } from './recalculate.ts'
import { keepPlan } from './run-of.ts'
import { readSnapshot } from '#modules/payroll/payroll-results/model/snapshot.ts'
import type { PayslipRow } from '#modules/payroll/payroll-results/model/payslip-row.ts'
import { storePayslips } from '#modules/payroll/payroll-results/server/index.ts'

/** Beyond this many people the job with visible progress calculates instead. */
const most = 20_000
/** Number of rows calculated at once. */
const piece = 2000

/**
 * Follows a change of formulas, variables or figures over all contracts of an open month. From the
 * stored facts and results it calculates only the steps that the change can reach, and writes only
 * the payslips that differ. Contracts of people with another contract elsewhere, or on vacation,
 * are calculated whole, because their facts contain results of formulas. Whatever cannot be
 * followed like this is calculated whole.
 */
export const followCompany = defineJob({
  kind: 'payrollMonths.follow',
  input: z.object({ monthId: z.number().int() }),
  async run(job, { monthId }) {
    const { session } = job
    const outcome = await job.transaction((tx, client) => rerun({ tx, client, session }, monthId))
    if (outcome === 'whole') {
      await job.transaction((tx) =>
        enqueue({ tx, session }, calculateMonth, { monthId }, { key: `month:${monthId}` }),
      )
    }
    return { outcome }
  },
})

type Outcome = 'nothing' | 'whole' | { changed: number; unchanged: number }

/** One transaction: readers see all of the old run or all of the new one. */
export async function rerun(db: CompanyDb, monthId: number): Promise<Outcome> {
  const { tx, session } = db
  const month = await monthToFollow(tx, monthId, true)
  if (!month) return 'nothing'
  const seq = await lastChange(db)
  const moved = await touched(db, { monthId })
  if (moved.some(({ contractId, ofCompany }) => contractId === null && !ofCompany)) return 'whole'
  const open = await openMonth(tx, session.companyId, monthId)
  const run = await runOf(tx, month.currentRunId)
  const from = storedEdition(run)
  if (!from || !sameLayout(from.plan, open.engine.payroll.plan) || run.payslips > most)
    return 'whole'
  const changed = await rewrite(db, { runId: run.id, monthId }, from, open)
  const { businessId, yearMonth } = open.month
  const odd = [
    ...changed.odd,
    ...(await failedOf(tx, run.id)),
    ...(await calculatedWhole(tx, yearMonth, businessId)),
  ]
  const ids = [...new Set([...odd, ...moved.flatMap(({ contractId }) => contractId ?? [])])]
  const alone = ids.length === 0 ? [] : await recalculate(db, monthId, ids)
  const count = changed.count + alone.filter((row) => row.changed).length
  return published(db, run, seq, count)
}

const runOf = (tx: Tx, runId: number) =>
  tx
    .selectFrom('payrollRun as run')
    .innerJoin('payrollPlan as plan', 'plan.hash', 'run.planHash')
    .select([
      'run.id',
      'run.periodValues',
      'run.totals',
      'plan.library',
      sql<number>`coalesce((run.totals ->> 'payslips')::int, 0)`.as('payslips'),
    ])
    .where('run.id', '=', runId)
    .forUpdate('run')
    .executeTakeFirstOrThrow()

/**
 * The formulas and figures of a run; undefined when this version of the code did not write them.
 */
function storedEdition({ library, periodValues }: { library: unknown; periodValues: unknown }) {
  return isLibrary(library) && isPeriod(periodValues)
    ? { plan: makePlan(library), period: periodValues }
    : undefined
}

const isLibrary = (value: unknown): value is Library =>
  typeof value === 'object' && value !== null && 'concepts' in value && 'classes' in value
const isPeriod = (value: unknown): value is PeriodValues =>
  typeof value === 'object' && value !== null && 'variables' in value && 'tables' in value

async function failedOf(tx: Tx, runId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('payslipError')
    .select('userContractId')
    .where('payrollRunId', '=', runId)
    .execute()
  return rows.map((row) => row.userContractId)
}

type Where = { runId: number; monthId: number }

/**
 * Writes the payslips that the cone changes, and assigns the run the new formulas and figures.
 * Answers the contracts that can no longer be calculated: the caller handles them one by one.
 */
async function rewrite(db: CompanyDb, where: Where, from: Edition, { engine }: OpenMonth) {
  const { tx, client, session } = db
  const { plan, period } = engine.payroll
  const cone = coneBetween(from, engine.payroll)
  const { fresh, odd } = await changedRows(tx, where.runId, engine, cone)
  const ids = fresh.map((row) => row.contractId)
  if (ids.length > 0) {
    await client.query('select app.supersede_payslips($1, $2, $3)', [
      session.companyId,
      where.runId,
      ids,
    ])
  }
  await keepPlan(tx, plan)
  await monthRecord.runs
    .change(tx, where.runId)
    .set({ planHash: plan.hash, periodValues: JSON.stringify(period) })
    .execute()
  await storePayslips(client, { companyId: session.companyId, ...where }, fresh)
  await followSums(tx, where.runId)
  return { count: fresh.length, odd }
}

/** The payslips of a run that the cone changes; unchanged ones are left out. */
async function changedRows(tx: Tx, runId: number, engine: Engine, cone: readonly number[]) {
  const fresh: PayslipRow[] = []
  const odd: number[] = []
  if (cone.length === 0) return { fresh, odd }
  const block = createBlock(engine.payroll.plan, piece)
  for (let after = 0; ;) {
    const rows = await piecesOf(tx, runId, after)
    const last = rows.at(-1)
    if (!last) return { fresh, odd }
    after = last.contractId
    restore(block, rows)
    const failed = new Set(engine.kernels.run(block, rows.length, cone).map(({ row }) => row))
    rows.forEach((row, index) => {
      if (failed.has(index)) odd.push(row.contractId)
      else if (cone.some((at) => block.results[at]?.[index] !== row.results[at])) {
        fresh.push(asRow(engine, row, resultsOf(block.results, index)))
      }
    })
  }
}

const piecesOf = (tx: Tx, runId: number, after: number) =>
  tx
    .selectFrom('payslip')
    .select([
      'userContractId as contractId',
      'userId',
      'facts',
      'results',
      'inputsHash',
      'snapshot',
    ])
    .where('payrollRunId', '=', runId)
    .where('userContractId', '>', after)
    .orderBy('userContractId')
    .limit(piece)
    .execute()
type Stored = Awaited<ReturnType<typeof piecesOf>>[number]

const resultsOf = (columns: readonly Float64Array[], row: number): number[] =>
  columns.map((column) => valueAt(column, row))

function asRow({ totals }: Engine, row: Stored, results: readonly number[]): PayslipRow {
  const { contractId, userId, inputsHash } = row
  return {
    contractId,
    userId,
    inputsHash,
    facts: row.facts,
    results,
    ...totalsAt(totals, results),
    snapshot: readSnapshot(row.snapshot),
  }
}

/** Updates the sums of a run from its rows. */
const followSums = (tx: Tx, runId: number) =>
  monthRecord.runs
    .change(tx, runId)
    .set({
      totals: sql`totals || (select jsonb_build_object('payslips', count(*),
          'net', coalesce(sum(p.net), 0), 'earnings', coalesce(sum(p.earnings), 0),
          'deductions', coalesce(sum(p.deductions), 0),
          'employerCost', coalesce(sum(p.employer_cost), 0))
        from payslip p where p.company_id = app.current_company()
          and p.payroll_run_id = payroll_run.id)`,
    })
    .execute()

/** Records up to which change the run is current, and the outcome. */
async function published(
  { tx, session }: CompanyDb,
  run: { id: number; payslips: number },
  seq: number,
  changed: number,
) {
  const outcome = { changed, unchanged: Math.max(0, run.payslips - changed) }
  const counts = JSON.stringify({ recalculated: changed, unchanged: outcome.unchanged })
  await monthRecord.runs
    .change(tx, run.id)
    .set({ auditSeq: seq, totals: sql`totals || ${counts}::jsonb` })
    .execute()
  await sql`select app.write_audit(${session.companyId}, 'Proceso', 'payroll_run',
    ${String(run.id)}, null, ${counts}::jsonb)`.execute(tx)
  return outcome
}
