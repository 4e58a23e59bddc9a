import type pg from 'pg'
import { monthRecord } from '#modules/payroll/payroll-frame/server/index.ts'
import { sql, type TenantSession, type Tx } from '#platform/server/sql/db.ts'
import { UserError } from '#platform/server/errors.ts'
import {
  calculateContracts,
  type OpenMonth,
  openMonth,
} from '#modules/payroll/payroll-engine/server/index.ts'
import { contractIdsOf } from '#modules/payroll/payroll-input/server/index.ts'
import { type Totals, totalsOf } from '#modules/payroll/payroll-frame/model/totals.ts'
import type { FailureRow, PayslipRow } from '#modules/payroll/payroll-results/model/payslip-row.ts'
import { storeFailures, storePayslips } from '#modules/payroll/payroll-results/server/index.ts'

/** The open transaction of a company with its session, from a request or a job. */
export type CompanyDb = { tx: Tx; client: pg.PoolClient; session: TenantSession }

/** The outcome of one contract: a net is null where there is no payslip. */
export type Recalculated = {
  contractId: number
  changed: boolean
  before: number | null
  after: number | null
  error: string | null
}

/**
 * Calculates some contracts of an open month again, in its current run and in the transaction of
 * the caller: the replaced payslips become revisions, and the totals of the run are updated. Does
 * nothing when the formulas or figures of the company changed since the run: then everybody
 * changes, and that needs a calculation. Answers the outcome of each contract.
 */
export async function recalculate(
  db: CompanyDb,
  monthId: number,
  contractIds: readonly number[],
): Promise<Recalculated[]> {
  const { tx, session } = db
  const month = await monthToFollow(tx, monthId, false)
  if (month === undefined) return []
  const seq = await lastChange(db)
  const open = await opened(tx, session.companyId, monthId)
  const run = open && (await runToFollow(tx, month.currentRunId, open))
  if (!run) return []
  const holding = await contractIdsOf(tx, open.month.businessId, open.month.yearMonth, contractIds)
  const { payslips, failures } = await calculateContracts(tx, open, holding)
  const stored = await storedOf(tx, run.id, contractIds)
  const outcome = contractIds.map((id) => compared(id, stored, payslips, failures))
  await write(db, { runId: run.id, monthId }, { outcome, payslips, failures })
  await followTotals(tx, run, stored, { outcome, payslips, failures })
  await mark(db, { runId: run.id, monthId, seq }, contractIds)
  return outcome
}

/**
 * The current run of an open month, which is kept open until the transaction ends; undefined if the
 * month is closed or was never calculated.
 *
 * @param waits false skips a month that somebody is closing right now, because the closing will see
 * the change
 */
export async function monthToFollow(tx: Tx, monthId: number, waits: boolean) {
  const month = await tx
    .selectFrom('payrollMonth')
    .select('currentRunId')
    .where('id', '=', monthId)
    .where('isOpen', '=', true)
    .where('type', '=', 'PAYROLL')
    .forShare()
    .$if(!waits, (query) => query.skipLocked())
    .executeTakeFirst()
  return month?.currentRunId ? { currentRunId: month.currentRunId } : undefined
}

/**
 * Waits for current writers of the company; a later reading contains every change up to the
 * answered number.
 */
export async function lastChange({ tx, session }: CompanyDb): Promise<number> {
  const { rows } = await sql<{ seq: number }>`select seq from audit_head
    where company_id = ${session.companyId} for update`.execute(tx)
  return rows[0]?.seq ?? 0
}

/** What stops every payslip of the company stops this one too; the calculation reports it. */
async function opened(tx: Tx, companyId: number, monthId: number): Promise<OpenMonth | undefined> {
  try {
    return await openMonth(tx, companyId, monthId)
  } catch (error) {
    if (error instanceof UserError) return undefined
    throw error
  }
}

type Run = { id: number; totals: unknown; failed: number; done: number }

/** The run, locked for its totals, if it was made with the current formulas and figures. */
async function runToFollow(tx: Tx, runId: number, { engine }: OpenMonth): Promise<Run | undefined> {
  const { plan, period } = engine.payroll
  return (
    tx
      .selectFrom('payrollRun')
      .select(['id', 'totals', 'failed', 'done'])
      .where('id', '=', runId)
      .where('planHash', '=', plan.hash)
      // The author of a figure may have another name by now: that is the same figure.
      .where(sql<boolean>`period_values - 'sources' = ${JSON.stringify(period)}::jsonb - 'sources'`)
      .forUpdate()
      .executeTakeFirst()
  )
}

type Stored = Awaited<ReturnType<typeof storedOf>>
type StoredPayslip = Omit<PayslipRow, 'snapshot' | 'userId'> & { snapshot: string }

/** The stored results of some contracts in the run. */
async function storedOf(tx: Tx, runId: number, contractIds: readonly number[]) {
  const wanted = sql<boolean>`user_contract_id = any(${[...contractIds]}::bigint[])`
  const payslips: StoredPayslip[] = await tx
    .selectFrom('payslip')
    .select([
      'userContractId as contractId',
      'facts',
      'results',
      'inputsHash',
      'net',
      'earnings',
      'deductions',
      'employerCost',
      sql<string>`snapshot::text`.as('snapshot'),
    ])
    .where('payrollRunId', '=', runId)
    .where(wanted)
    .execute()
  const errors = await tx
    .selectFrom('payslipError')
    .select(['userContractId as contractId', 'code', 'message', 'field'])
    .where('payrollRunId', '=', runId)
    .where(wanted)
    .execute()
  return {
    payslips: new Map(payslips.map((row) => [row.contractId, row])),
    errors: new Map(errors.map((row) => [row.contractId, row])),
  }
}

function compared(
  contractId: number,
  stored: Stored,
  payslips: readonly PayslipRow[],
  failures: readonly FailureRow[],
): Recalculated {
  const [old, wrong] = [stored.payslips.get(contractId), stored.errors.get(contractId)]
  const now = payslips.find((row) => row.contractId === contractId)
  const failure = failures.find((row) => row.contractId === contractId)
  return {
    contractId,
    before: old?.net ?? null,
    after: now?.net ?? null,
    error: failure?.message ?? null,
    changed: !(samePayslip(old, now) && sameFailure(wrong, failure)),
  }
}

const samePayslip = (old: StoredPayslip | undefined, now: PayslipRow | undefined): boolean =>
  old === undefined || now === undefined
    ? old === now
    : sameNumbers(old.facts, now.facts) &&
      sameNumbers(old.results, now.results) &&
      sameJson(JSON.parse(old.snapshot), now.snapshot)

const sameFailure = (old: FailureRow | undefined, now: FailureRow | undefined): boolean =>
  old?.code === now?.code && old?.message === now?.message && old?.field === now?.field

const sameNumbers = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, at) => value === b[at])

/** Whether two flat objects have the same values; the database orders keys in its own way. */
const sameJson = (a: object, b: object): boolean => {
  const [left, right] = [new Map<string, unknown>(Object.entries(a)), Object.entries(b)]
  return left.size === right.length && right.every(([key, value]) => left.get(key) === value)
}

type Outcome = {
  outcome: readonly Recalculated[]
  payslips: readonly PayslipRow[]
  failures: readonly FailureRow[]
}

async function write(
  { client, session }: CompanyDb,
  { runId, monthId }: { runId: number; monthId: number },
  { outcome, payslips, failures }: Outcome,
): Promise<void> {
  const changed = new Set(outcome.filter((row) => row.changed).map((row) => row.contractId))
  if (changed.size === 0) return
  const { companyId } = session
  await client.query('select app.supersede_payslips($1, $2, $3)', [companyId, runId, [...changed]])
  const where = { companyId, runId, monthId }
  const isChanged = ({ contractId }: { contractId: number }) => changed.has(contractId)
  await storePayslips(client, where, payslips.filter(isChanged))
  await storeFailures(client, where, failures.filter(isChanged))
}

const summed = ['net', 'earnings', 'deductions', 'employerCost'] as const

/** Updates the totals of the run by the differences. */
async function followTotals(tx: Tx, run: Run, stored: Stored, { outcome, ...made }: Outcome) {
  const changed = outcome.filter((row) => row.changed)
  if (changed.length === 0) return
  const now = new Map(made.payslips.map((row) => [row.contractId, row]))
  const wrong = new Set(made.failures.map((row) => row.contractId))
  const totals: Totals = { ...totalsOf(run.totals) }
  let { failed } = run
  for (const { contractId } of changed) {
    const [old, fresh] = [stored.payslips.get(contractId), now.get(contractId)]
    totals.payslips += Number(fresh !== undefined) - Number(old !== undefined)
    for (const name of summed) totals[name] += (fresh?.[name] ?? 0) - (old?.[name] ?? 0)
    failed += Number(wrong.has(contractId)) - Number(stored.errors.has(contractId))
  }
  await monthRecord.runs
    .change(tx, run.id)
    .set({
      totals: sql`totals || ${JSON.stringify(totals)}::jsonb`,
      failed,
      done: totals.payslips + failed,
    })
    .execute()
}

type Mark = { runId: number; monthId: number; seq: number }

/** Records up to which change each contract is calculated. */
async function mark({ client, session }: CompanyDb, at: Mark, contractIds: readonly number[]) {
  await client.query(
    `insert into payslip_recalculation
       (company_id, payroll_run_id, user_contract_id, payroll_month_id, audit_seq, recalculated_at)
     select $1, $2, contract, $3, $4, now() from unnest($5::bigint[]) contract
     on conflict (company_id, payroll_run_id, user_contract_id) do update
       set audit_seq = excluded.audit_seq, recalculated_at = excluded.recalculated_at`,
    [session.companyId, at.runId, at.monthId, at.seq, [...contractIds]],
  )
}
