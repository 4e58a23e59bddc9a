import type pg from 'pg'
import type { Known } from '../world.ts'

type Of = { company: Known; business: Known }

/**
 * Closed months like one that is closed, also where one was open: what rests on them is tested, and
 * not how they came to be. The guards sleep meanwhile.
 */
export async function copyClosedMonth(
  owner: pg.Client,
  { company, business }: Of,
  from: number,
  to: readonly number[],
): Promise<void> {
  const tables = ['payroll_month', 'payroll_run', 'payslip']
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [company.id])
  for (const table of tables) await owner.query(`alter table ${table} disable trigger user`)
  for (const month of to) {
    await owner.query(
      `insert into payroll_month (company_id, business_id, year_month, type, is_open, closed_hash,
         closed_at)
       select company_id, business_id, $3, type, false, 'x', now() from payroll_month
       where company_id = $1 and business_id = $2 and year_month = $4 and type = 'PAYROLL'
       on conflict on constraint payroll_month_key
         do update set is_open = false, closed_hash = 'x'`,
      [company.id, business.id, month, from],
    )
    await owner.query(
      `with source as (
         select run.* from payroll_run run join payroll_month m
           on m.company_id = run.company_id and m.current_run_id = run.id
         where run.company_id = $1 and m.business_id = $2 and m.year_month = $4
           and m.type = 'PAYROLL'),
       target as (select id from payroll_month where company_id = $1 and business_id = $2
         and year_month = $3 and type = 'PAYROLL'),
       made as (
         insert into payroll_run (company_id, payroll_month_id, plan_hash, period_values, state,
           total, done, totals, finished_at)
         select company_id, (select id from target), plan_hash, period_values, state, total, done,
           totals, finished_at from source returning id),
       paid as (
         insert into payslip (company_id, payroll_run_id, user_contract_id, user_id,
           payroll_month_id, facts, results, inputs_hash, net, earnings, deductions, employer_cost,
           snapshot)
         select p.company_id, made.id, p.user_contract_id, p.user_id, (select id from target),
           p.facts, p.results, p.inputs_hash, p.net, p.earnings, p.deductions, p.employer_cost,
           p.snapshot
         from source join payslip p on p.company_id = $1 and p.payroll_run_id = source.id, made)
       update payroll_month m set current_run_id = made.id from made
       where m.company_id = $1 and m.id = (select id from target)`,
      [company.id, business.id, month, from],
    )
  }
  for (const table of tables) await owner.query(`alter table ${table} enable trigger user`)
  await owner.query('commit')
}
