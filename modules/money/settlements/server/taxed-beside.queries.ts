import { shiftMonth, type YearMonth } from '#chile/period.ts'
import { resultPlace, valueAt } from '#formula/index.ts'
import type { planOf } from '#modules/payroll/payroll-results/server/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { AVERAGE_MONTHS } from '../model/average.ts'

type Plans = ReadonlyMap<string, Awaited<ReturnType<typeof planOf>>>
type Beside = { contractId: number; month: YearMonth; results: number[]; planHash: string }

/** The taxed pay of the other contracts of people with several in a month: as a rule, none. */
export async function taxedBeside(tx: Tx, ids: readonly number[], until: YearMonth, plans: Plans) {
  const { rows } = await sql<Beside>`select mine.user_contract_id as "contractId",
      month.year_month as month, other.results, run.plan_hash as "planHash"
    from payslip mine
    join payslip other on other.company_id = mine.company_id and other.user_id = mine.user_id
      and other.payroll_run_id = mine.payroll_run_id
      and other.user_contract_id <> mine.user_contract_id
    join payroll_run run on run.company_id = mine.company_id and run.id = mine.payroll_run_id
    join payroll_month month on month.company_id = mine.company_id
      and month.current_run_id = run.id
    where mine.company_id = app.current_company() and month.type = 'PAYROLL'
      and mine.user_contract_id = any(${[...ids]}::bigint[])
      and month.year_month between ${shiftMonth(until, -AVERAGE_MONTHS)} and ${until}`.execute(tx)
  const sums = new Map<string, number>()
  for (const { contractId, month, results, planHash } of rows) {
    const plan = plans.get(planHash)
    if (!plan) throw new Error('A payslip has no plan')
    const key = `${contractId} ${month}`
    const taxed = valueAt(results, resultPlace(plan, 'BASE_TRIBUTABLE'))
    sums.set(key, (sums.get(key) ?? 0) + taxed)
  }
  return (contractId: number, month: YearMonth) => sums.get(`${contractId} ${month}`) ?? 0
}
