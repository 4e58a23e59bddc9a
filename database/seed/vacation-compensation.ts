import type pg from 'pg'

/**
 * Two progressive days of somebody in the winery that were agreed in money: registered by one
 * person, they wait for another one and for the signed paper. The former system had three days.
 */
export async function seedVacationCompensation(owner: pg.Client, companyId: number) {
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  const { rows } = await owner.query<{ contractId: number; salary: string }>(
    `select c.id as "contractId", round(held.monthly_salary_value)::text as salary
     from user_contract c
     join business b on b.company_id = $1 and b.id = c.business_id and b.slug = 'vina'
     join vacation_account account on account.company_id = $1 and account.user_contract_id = c.id
     join user_contract_version held on held.company_id = $1 and held.user_contract_id = c.id
       and held.superseded_at is null and held.valid @> '2026-09-11'::date
       and held.monthly_salary_currency = 'CLP' and held.payment_period = 'MONTHLY'
     where c.company_id = $1 and c.status = 'ACTIVE' and c.final_date is null
       and not exists (select from login l where l.company_id = $1 and l.user_id = c.user_id)
     order by c.id desc limit 1`,
    [companyId],
  )
  const [found] = rows
  if (!found) throw new Error('Nobody of the winery has an account of vacations')
  const { contractId, salary } = found
  await owner.query(
    `with moved as (
       update vacation_account set last_seq = last_seq + 1
       where company_id = $1 and user_contract_id = $2 returning last_seq
     )
     insert into vacation_entry (company_id, user_contract_id, seq, pool, kind, effective_on, units,
       reason, recorded_at, key)
     select $1, $2, moved.last_seq, 'PROGRESSIVE', 'ADJUSTMENT', '2026-01-05', 2160,
       'Progresivos del sistema anterior', timestamptz '2026-01-05T12:00:00Z', 'adjustment:demo'
     from moved`,
    [companyId, contractId],
  )
  await owner.query(
    `insert into vacation_compensation (company_id, user_contract_id, basis, agreed_on, units,
       count_from, counting, counted_units, salary, variable_pay, variable_months, least, amount,
       pay_month, login_id, created_at)
     select $1, $2, 'INDIVIDUAL', '2026-09-11', 1440, '2026-09-14', 'CALENDARIO', 1440, $3::bigint,
       0, 3, ceil($3::numeric * 2 / 30), ceil($3::numeric * 2 / 30), 202609, author.id,
       timestamptz '2026-09-11T15:00:00Z'
     from login author where author.company_id = $1 and author.username = 'supergerente'`,
    [companyId, contractId, salary],
  )
  await owner.query('commit')
}
