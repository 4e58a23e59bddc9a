import type pg from 'pg'
import { evaluate, makePlan } from '#formula/index.ts'
import type { Crowd } from './crowd.ts'

export type Written = {
  readonly payslips: number
  readonly failed: number
  /** Contracts of the month with neither. */
  readonly missing: number
  /** Payslips, of those looked at, that the tree evaluator makes otherwise. */
  readonly different: number
  readonly bytesEach: number
}

const looked = 300

/** What the last run of a crowd left in the tables, some of it calculated again by the slow way. */
export async function writtenOf(owner: pg.Client, crowd: Crowd): Promise<Written> {
  const { companyId, monthId } = crowd
  const { rows } = await owner.query<
    Record<'run' | 'total' | 'payslips' | 'failed' | 'size', string>
  >(
    `select r.id as run, r.total, r.failed, (r.totals ->> 'payslips') as payslips,
       (select avg(pg_column_size(p.*)) from payslip p
        where p.company_id = r.company_id and p.payroll_run_id = r.id) as size
     from payroll_month m
     join payroll_run r on r.company_id = m.company_id and r.id = m.current_run_id
     where m.company_id = $1 and m.id = $2`,
    [companyId, monthId],
  )
  const [run] = rows
  if (run === undefined) throw new Error('the month has no run')
  const [payslips, failed] = [Number(run.payslips), Number(run.failed)]
  return {
    payslips,
    failed,
    missing: Number(run.total) - payslips - failed,
    different: await differing(owner, companyId, Number(run.run)),
    bytesEach: Number(run.size),
  }
}

async function differing(owner: pg.Client, companyId: number, runId: number): Promise<number> {
  const { rows: runs } = await owner.query(
    `select plan.library, run.period_values as period from payroll_run run
     join payroll_plan plan on plan.company_id = run.company_id and plan.hash = run.plan_hash
     where run.company_id = $1 and run.id = $2`,
    [companyId, runId],
  )
  const { library, period } = runs[0]
  const plan = makePlan(library)
  const { rows } = await owner.query<{ facts: number[]; results: number[] }>(
    `select facts, results from payslip where company_id = $1 and payroll_run_id = $2
     order by user_contract_id limit $3`,
    [companyId, runId, looked],
  )
  return rows.filter(({ facts, results }) => {
    const known = Object.fromEntries(plan.facts.map(({ code }, i) => [code, facts[i] ?? 0]))
    const again = evaluate(plan, period, known)
    return !('values' in again) || plan.codes.some((code, i) => again.values[code] !== results[i])
  }).length
}
