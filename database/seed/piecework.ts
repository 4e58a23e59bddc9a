import type pg from 'pg'

/**
 * The harvest by the piece: two works with their prices, and what a supervisor entered of the crew
 * in the last days. Nobody approved it yet.
 */
export async function seedPiecework(owner: pg.Client, companyId: number): Promise<void> {
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  await owner.query(
    `insert into piecework_task (company_id, name, unit)
     values ($1, 'Cosecha de guindas', 'bandeja'), ($1, 'Poda de parrones', 'planta')
     on conflict do nothing`,
    [companyId],
  )
  await owner.query(
    `insert into piecework_price (company_id, task_id, starts_on, price)
     select $1, task.id, given.starts_on::date, given.price
     from (values ('Cosecha de guindas', '2026-01-01', 620),
       ('Cosecha de guindas', '2026-09-01', 680),
       ('Poda de parrones', '2026-05-01', 142.5)) as given (name, starts_on, price)
     join piecework_task task on task.company_id = $1 and task.name = given.name
     on conflict do nothing`,
    [companyId],
  )
  await owner.query(
    `insert into piecework_entry (company_id, sent_key, user_contract_id, task_id, day, quantity,
       login_id, created_at)
     select $1, 'demo ' || contract.id || ' ' || made.day, contract.id, task.id, made.day::date,
       made.base + contract.id % 7, boss.id,
       made.day::date + interval '21 hours'
     from login boss
     join user_contract_version held on held.company_id = $1 and held.supervisor_id = boss.user_id
       and held.superseded_at is null and held.valid @> '2026-09-10'::date
     join user_contract contract on contract.company_id = $1 and contract.id = held.user_contract_id
       and contract.status = 'ACTIVE' and contract.final_date is null
     join piecework_task task on task.company_id = $1 and task.name = 'Cosecha de guindas'
     cross join (values ('2026-09-10', 31.5), ('2026-09-11', 28), ('2026-09-14', 34))
       as made (day, base)
     where boss.company_id = $1 and boss.username = 'supervisor'
     on conflict do nothing`,
    [companyId],
  )
  await owner.query('commit')
}
