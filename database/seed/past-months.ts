import type pg from 'pg'
import type { YearMonth } from '#chile/period.ts'

type Dated = {
  /** The first month of those that were opened or closed. */
  readonly from: YearMonth
  /** The last closed one, whose payslips some have not read yet. */
  readonly unread: YearMonth
}

/**
 * Calculations bear the day of the demo world, not of the machine, and what was closed is paid. The
 * guards sleep meanwhile.
 */
export async function dateMonths(
  owner: pg.Client,
  companyId: number,
  { from, unread }: Dated,
): Promise<void> {
  const tables = ['payroll_month', 'payroll_run', 'payslip_payment', 'job']
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  for (const table of tables) await owner.query(`alter table ${table} disable trigger user`)
  await owner.query(
    `update payroll_month set opened_at = to_date(year_month::text, 'YYYYMM') + interval '15 hours'
     where company_id = $1 and year_month >= $2`,
    [companyId, from],
  )
  await owner.query(
    `update payroll_run r set started_at = m.closed_at - interval '2 hours',
       finished_at = m.closed_at - interval '2 hours' + interval '1 second'
     from payroll_month m
     where r.company_id = $1 and m.company_id = $1 and m.id = r.payroll_month_id
       and m.year_month >= $2`,
    [companyId, from],
  )
  await owner.query(
    `update job j set created_at = r.started_at, started_at = r.started_at,
       finished_at = r.finished_at, touched_at = r.finished_at
     from payroll_run r
     join payroll_month m on m.company_id = $1 and m.id = r.payroll_month_id and m.year_month >= $2
     where j.company_id = $1 and r.company_id = $1 and r.job_id = j.id`,
    [companyId, from],
  )
  await owner.query(
    `insert into payslip_payment
       (company_id, payroll_month_id, user_contract_id, status, way, updated_at)
     select p.company_id, m.id, p.user_contract_id, 'PAID', 'HAND', m.closed_at + interval '1 day'
     from payroll_month m join payslip p
       on p.company_id = m.company_id and p.payroll_run_id = m.current_run_id
     where m.company_id = $1 and p.company_id = $1 and not m.is_open and m.year_month >= $2`,
    [companyId, from],
  )
  await payApart(owner, companyId, from)
  await releaseClosed(owner, companyId, { from, unread })
  for (const table of tables) await owner.query(`alter table ${table} enable trigger user`)
  await owner.query('commit')
}

/** What was paid apart was shown and paid the day after its closing, without mail. */
async function payApart(owner: pg.Client, companyId: number, from: YearMonth): Promise<void> {
  await owner.query(
    `insert into payslip_payment
       (company_id, payroll_month_id, user_contract_id, status, way, updated_at)
     select a.company_id, m.id, a.user_contract_id, 'PAID', 'HAND', m.closed_at + interval '1 day'
     from payroll_month m join additional_payment a
       on a.company_id = m.company_id and a.payroll_month_id = m.id
     where m.company_id = $1 and not m.is_open and m.year_month >= $2`,
    [companyId, from],
  )
  await owner.query(
    `insert into additional_release (company_id, payroll_month_id, user_contract_id, print,
       user_id, released_at, released_by)
     select a.company_id, m.id, a.user_contract_id, a.print, a.user_id,
       m.closed_at + interval '1 day', m.closed_by
     from payroll_month m join additional_payment a
       on a.company_id = m.company_id and a.payroll_month_id = m.id
     where m.company_id = $1 and not m.is_open and m.year_month >= $2`,
    [companyId, from],
  )
}

/**
 * What was closed was released the day after, without mail. Who has a login read it; of the last
 * month some have not yet.
 */
async function releaseClosed(
  owner: pg.Client,
  companyId: number,
  { from, unread }: Dated,
): Promise<void> {
  await owner.query(
    `insert into payslip_release (company_id, payroll_run_id, user_contract_id, payroll_month_id,
       user_id, released_at, released_by, acknowledged_at, acknowledged_by)
     select p.company_id, p.payroll_run_id, p.user_contract_id, m.id, p.user_id,
       m.closed_at + interval '1 day', m.closed_by,
       case when read then m.closed_at + interval '1 day' + p.user_id % 50 * interval '1 hour' end,
       case when read then m.closed_by end
     from payroll_month m
     join payslip p on p.company_id = m.company_id and p.payroll_run_id = m.current_run_id
     cross join lateral (select m.year_month < $2 and p.user_id % 7 <> 0
       or p.user_id % 3 = 0 as read) said
     where m.company_id = $1 and p.company_id = $1 and not m.is_open and m.type = 'PAYROLL'
       and m.year_month >= $3`,
    [companyId, unread, from],
  )
}
