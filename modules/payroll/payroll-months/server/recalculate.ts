import type pg from 'pg'
import { sql, type TenantSession, type Tx } from '#platform/server/db.ts'
import { UserError } from '#platform/server/errors.ts'
import {
  type FailureRow,
  type PayslipRow,
  calculateContracts,
  type OpenMonth,
  openMonth,
} from '#modules/payroll/payroll-engine/server/index.ts'
import { contractIdsOf } from '#modules/payroll/payroll-input/server/index.ts'
import { type Totals, totalsOf } from '#modules/payroll/payroll-frame/model/totals.ts'
import { storeFailures, storePayslips } from './store.ts'

/** A transaction of a company and whose it is: of a request or of a job. */
export type Hands = { tx: Tx; client: pg.PoolClient; session: TenantSession }

/** What became of one contract: nets are null where there is no payslip. */
export type Recalculated = {
  contractId: number
  changed: boolean
  before: number | null
  after: number | null
  error: string | null
}

/**
 * Calculates some contracts of an open month again, in its current run and in the transaction of
 * who asks: what they had becomes a revision, and the totals of the run follow. Nothing when the
 * formulas or figures of the run are no longer those of the company: then everybody changes, and
 * that is a calculation. Answers what became of each contract.
 */
export async function recalculate(
  hands: Hands,
  monthId: number,
  contractIds: readonly number[],
): Promise<Recalculated[]> {
  const { tx, session } = hands
  const month = await monthToFollow(tx, monthId, false)
  if (month === undefined) return []
  const seq = await lastChange(hands)
  const open = await opened(tx, session.companyId, monthId)
  const run = open && (await runToFollow(tx, month.currentRunId, open))
  if (!run) return []
  const holding = await contractIdsOf(tx, open.month.businessId, open.month.yearMonth, contractIds)
  const { payslips, failures } = await calculateContracts(tx, open, holding)
  const stored = await storedOf(tx, run.id, contractIds)
  const outcome = contractIds.map((id) => compared(id, stored, payslips, failures))
  await write(hands, { runId: run.id, monthId }, { outcome, payslips, failures })
  await followTotals(tx, run, stored, { outcome, payslips, failures })
  await mark(hands, { runId: run.id, monthId, seq }, contractIds)
  return outcome
}

/**
 * The run of an open month, held open until the end; undefined of a month that is closed, or was
 * never calculated.
 *
 * @param waits false passes over a month that somebody is closing just now: they see the change
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

/** Waits for whoever writes in the company; what is read after it holds every change up to it. */
export async function lastChange({ tx, session }: Hands): Promise<number> {
  const { rows } = await sql<{ seq: number }>`select seq from audit_head
    where company_id = ${session.companyId} for update`.execute(tx)
  return rows[0]?.seq ?? 0
}

/** What stops every payslip of the company stops this one too, and is told by the calculation. */
async function opened(tx: Tx, companyId: number, monthId: number): Promise<OpenMonth | undefined> {
  try {
    return await openMonth(tx, companyId, monthId)
  } catch (error) {
    if (error instanceof UserError) return undefined
    throw error
  }
}

type Run = { id: number; totals: unknown; failed: number; done: number }

/** The run, held for its totals, when it was made with the formulas and figures of now. */
async function runToFollow(tx: Tx, runId: number, { engine }: OpenMonth): Promise<Run | undefined> {
  const { plan, period } = engine.payroll
  return (
    tx
      .selectFrom('payrollRun')
      .select(['id', 'totals', 'failed', 'done'])
      .where('id', '=', runId)
      .where('planHash', '=', plan.hash)
      // Who entered a figure may be called otherwise now: that is no other figure.
      .where(sql<boolean>`period_values - 'sources' = ${JSON.stringify(period)}::jsonb - 'sources'`)
      .forUpdate()
      .executeTakeFirst()
  )
}

type Stored = Awaited<ReturnType<typeof storedOf>>
type StoredPayslip = Omit<PayslipRow, 'snapshot' | 'userId'> & { snapshot: string }

/** What the run has of some contracts. */
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

/** Two flat objects with the same values; the database keeps keys in an order of its own. */
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
  { client, session }: Hands,
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

/** The run's totals, moved by what changed. */
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
  await tx
    .updateTable('payrollRun')
    .set({
      totals: sql`totals || ${JSON.stringify(totals)}::jsonb`,
      failed,
      done: totals.payslips + failed,
    })
    .where('id', '=', run.id)
    .execute()
}

type Mark = { runId: number; monthId: number; seq: number }

/** Remembers up to which change each contract is calculated. */
async function mark({ client, session }: Hands, at: Mark, contractIds: readonly number[]) {
  await client.query(
    `insert into payslip_recalculation
       (company_id, payroll_run_id, user_contract_id, payroll_month_id, audit_seq, recalculated_at)
     select $1, $2, contract, $3, $4, now() from unnest($5::bigint[]) contract
     on conflict (company_id, payroll_run_id, user_contract_id) do update
       set audit_seq = excluded.audit_seq, recalculated_at = excluded.recalculated_at`,
    [session.companyId, at.runId, at.monthId, at.seq, [...contractIds]],
  )
}
