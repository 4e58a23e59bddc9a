import type pg from 'pg'

const steps = JSON.stringify([
  { holder: 'ROLE', role: 'ADMIN', userId: null, when: 'ALWAYS', days: null },
  { holder: 'ROLE', role: 'SUPER_MANAGER', userId: null, when: 'MORE_THAN', days: 5 },
])

/**
 * The steps of one razón social, and a request of two weeks that passed the first one: Irma asks,
 * Carolina answered, and Rodrigo follows.
 */
export async function seedApprovalSteps(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ company: number; vacation: number; login: number }>(
    `with asks as (
       select c.company_id, c.id, c.user_id, c.business_id
       from user_contract c
       join business b on b.company_id = c.company_id and b.id = c.business_id and b.slug = 'casa'
       join user_version p on p.company_id = c.company_id and p.user_id = c.user_id
         and p.firstname = 'Irma' and p.superseded_at is null and upper_inf(p.valid)
     ), ruled as (
       insert into approval_rule (company_id, business_id, kind, from_day, steps, escalate_days)
       select company_id, business_id, 'VACATION', '2026-08-01', $1::jsonb, 5 from asks
     ), asked as (
       insert into vacation (company_id, user_contract_id, start_date, end_date, legal_units,
         requested_at, comment)
       select company_id, id, '2026-11-09', '2026-11-20', 7200, '2026-09-10T13:00:00Z',
         'Voy a ver a mi hermana'
       from asks returning company_id, id
     ), stepped as (
       insert into approval_request (company_id, kind, subject_id, user_contract_id, user_id,
         business_id, rule_steps, steps, escalate_days, since, is_open)
       select a.company_id, 'VACATION', v.id, a.id, a.user_id, a.business_id, $1::jsonb, $1::jsonb,
         5, '2026-09-10T13:00:00Z', true
       from asks a join asked v on v.company_id = a.company_id
     )
     select v.company_id as company, v.id as vacation, l.id as login
     from asked v join login l on l.company_id = v.company_id and l.username = 'admin'`,
    [steps],
  )
  const [row] = rows
  if (rows.length !== 1 || !row) throw new Error('Irma asks for one vacation, and Carolina answers')
  const { company, vacation, login } = row
  await client.query(
    `insert into approval_decision (company_id, kind, subject_id, round, place, decision, user_id,
       login_id, comment, at)
     select company_id, 'VACATION', $2, 1, 1, 'APPROVE', user_id, id, 'Hay quien la reemplace',
       '2026-09-14T14:30:00Z'
     from login where company_id = $1 and id = $3`,
    [company, vacation, login],
  )
  await client.query(
    `update approval_request set place = 2, since = '2026-09-14T14:30:00Z'
     where company_id = $1 and kind = 'VACATION' and subject_id = $2`,
    [company, vacation],
  )
}
