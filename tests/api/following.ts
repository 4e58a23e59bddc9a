import type { PeriodValues } from '#formula/types.ts'
import { touched } from '#modules/payroll/payroll-months/server/changes.queries.ts'
import { rerun } from '#modules/payroll/payroll-months/server/follow.job.ts'
import { contractIdsOf } from '#modules/payroll/payroll-input/server/gather.queries.ts'
import {
  calculateContracts,
  openMonth,
} from '#modules/payroll/payroll-engine/server/month-engine.ts'
import { type CompanyDb, recalculate } from '#modules/payroll/payroll-months/server/recalculate.ts'
import type { Database, TenantSession } from '#platform/server/sql/db.ts'

class Undone extends Error {}

/** What is done here is as if it had never been. */
export async function undone<T>(
  db: Database,
  session: TenantSession,
  work: (company: CompanyDb) => Promise<T>,
): Promise<T> {
  let answer: { value: T } | undefined
  try {
    await db.withTenant(session, async (tx, client) => {
      answer = { value: await work({ tx, client, session }) }
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  if (!answer) throw new Error('nothing was done')
  return answer.value
}

/** Payslips and errors by contract, as text, and the formulas and figures they were made with. */
export type Month = ReadonlyMap<number, string>

const payslipText = (facts: unknown, results: unknown, snapshot: object) =>
  JSON.stringify([facts, results, Object.entries(snapshot).toSorted()])

/** Of formulas and figures; who answers for a figure may be called otherwise later. */
const editionText = (
  hash: string,
  { variables, tables }: Pick<PeriodValues, 'variables' | 'tables'>,
) => JSON.stringify([hash, Object.entries(variables).toSorted(), Object.entries(tables).toSorted()])

/** The place of formulas and figures, where others have the number of a contract. */
const EDITION = 0

/** The month as a calculation of everybody leaves it now. */
export async function calculated({ tx, session }: CompanyDb, monthId: number): Promise<Month> {
  const open = await openMonth(tx, session.companyId, monthId)
  const { plan, period } = open.engine.payroll
  const ids = await contractIdsOf(tx, open.month.businessId, open.month.yearMonth)
  const { payslips, failures } = await calculateContracts(tx, open, ids)
  return new Map([
    [EDITION, editionText(plan.hash, period)],
    ...payslips.map(({ contractId, facts, results, snapshot }): [number, string] => [
      contractId,
      payslipText(facts, results, snapshot),
    ]),
    ...failures.map(({ contractId, message }): [number, string] => [contractId, message]),
  ])
}

type Stored = {
  id: number
  facts: number[] | null
  results: number[]
  snapshot: object
  message: string
}

/** The month as it is stored. */
export async function stored({ client, session }: CompanyDb, monthId: number): Promise<Month> {
  const ofRun = `from payroll_month m join payroll_run r on r.company_id = m.company_id
    and r.id = m.current_run_id`
  const { rows } = await client.query<Stored>(
    `select p.user_contract_id as id, p.facts, p.results, p.snapshot, null as message
     ${ofRun} join payslip p on p.company_id = r.company_id and p.payroll_run_id = r.id
     where m.company_id = $2 and m.id = $1
     union all select e.user_contract_id, null, null, null, e.message
     ${ofRun} join payslip_error e on e.company_id = r.company_id and e.payroll_run_id = r.id
     where m.company_id = $2 and m.id = $1`,
    [monthId, session.companyId],
  )
  const { rows: runs } = await client.query<{ hash: string; period: PeriodValues }>(
    `select r.plan_hash as hash, r.period_values as period ${ofRun}
     where m.company_id = $2 and m.id = $1`,
    [monthId, session.companyId],
  )
  const [run] = runs
  if (!run) throw new Error('the month was not calculated')
  return new Map([
    [EDITION, editionText(run.hash, run.period)],
    ...rows.map(({ id, facts, results, snapshot, message }): [number, string] => [
      id,
      facts === null ? message : payslipText(facts, results, snapshot),
    ]),
  ])
}

/** Follows what the audit says that changed, as the end of a request and the job do. */
export async function follow(
  company: CompanyDb,
  monthId: number,
): Promise<'whole' | 'some' | 'nothing'> {
  const moved = await touched(company, { monthId })
  if (moved.length === 0) return 'nothing'
  if (moved.some(({ contractId }) => contractId === null)) {
    return (await rerun(company, monthId)) === 'whole' ? 'whole' : 'some'
  }
  const contracts = moved.flatMap(({ contractId }) => contractId ?? [])
  await recalculate(company, monthId, contracts)
  return 'some'
}

/** The contracts in which two months differ; 0 for the formulas and figures. */
export const differing = (a: Month, b: Month): number[] =>
  [...new Set([...a.keys(), ...b.keys()])].filter((id) => a.get(id) !== b.get(id))
