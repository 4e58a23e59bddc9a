import pg from 'pg'
import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { until } from '#tests/until.ts'

const { api, world, database } = await startApi()
const { owner } = database
const company = world.coihues.id

/**
 * What people were kept as on some days and what their versions and contracts say of them, where
 * the two differ: on each day on which something begins or ends, and the day before.
 */
async function apart(companyId: number): Promise<unknown[]> {
  const { rows } = await owner.query(
    `with edge as (
       select lower(valid) as day from user_version where company_id = $1
       union select upper(valid) from user_version where company_id = $1
       union select lower(valid) from user_contract_version where company_id = $1
       union select upper(valid) from user_contract_version where company_id = $1
       union select initial_date from user_contract where company_id = $1
       union select final_date + 1 from user_contract where company_id = $1
       union select current_date
     ), day as (
       select day from edge where day is not null
       union select day - 1 from edge where day is not null
     ), contract as (
       select day.day, c.user_id, c.id, c.business_id, c.initial_date, case
           when c.final_date < day.day then 'LEFT' when c.status = 'SUSPENDED' then 'SUSPENDED'
           when c.initial_date > day.day then 'INCOMING' else 'ACTIVE' end as state
       from user_contract c cross join day where c.company_id = $1 and c.status <> 'DELETED'
     ), best as (
       select distinct on (day, user_id) * from contract
       order by day, user_id,
         array_position(array['ACTIVE', 'SUSPENDED', 'INCOMING', 'LEFT'], state),
         initial_date desc, id desc
     ), terms as (
       select distinct on (best.day, best.id) best.day, best.id, v.job_title, v.area_id,
         v.branch_office_id
       from best join user_contract_version v on v.company_id = $1 and v.user_contract_id = best.id
         and v.superseded_at is null
       order by best.day, best.id, v.valid @> best.day desc, lower(v.valid)
     ), name as (
       select distinct on (day.day, v.user_id) day.day, v.user_id, v.surname_key
       from user_version v cross join day where v.company_id = $1 and v.superseded_at is null
       order by day.day, v.user_id, v.valid @> day.day desc, lower(v.valid)
     ), truth as (
       select name.day, name.user_id, name.surname_key, best.id as contract_id, best.business_id,
         best.initial_date, coalesce(best.state, 'NONE') as state, terms.job_title, terms.area_id,
         terms.branch_office_id
       from name left join best using (day, user_id)
       left join terms on terms.day = name.day and terms.id = best.id
     ), kept as (
       select day.day, s.user_id, s.surname_key, s.contract_id, s.business_id, s.initial_date,
         s.state, s.job_title, s.area_id, s.branch_office_id
       from person_standing s join day on s.since <= day.day and s.until > day.day
       where s.company_id = $1
     )
     (select 'missing' as what, * from (select * from truth except all select * from kept) a)
     union all
     (select 'wrong' as what, * from (select * from kept except all select * from truth) b)
     limit 5`,
    [companyId],
  )
  return rows
}

test('what is kept of people in the demo is what their contracts say of every day', async () => {
  const { rows } = await owner.query<{ id: number }>('select id from company order by id')
  expect(rows.length).toBeGreaterThan(1)
  for (const { id } of rows) expect(await apart(id)).toEqual([])
  const { rows: kept } = await owner.query(
    'select from person_standing where company_id = $1 limit 1',
    [company],
  )
  expect(kept).toHaveLength(1)
})

test('people are ordered by what they became at once', async () => {
  const ask = `query O($filter: UsersFilter, $sort: UsersSort) {
    users(filter: $filter, sort: $sort) { rows { jobTitle } } }`
  await owner.query(
    `update user_contract_version set job_title = 'Ábaco' where company_id = $1
       and user_contract_id in (select id from user_contract where company_id = $1
         and user_id = $2)`,
    [company, world.people.bernarda.id],
  )
  const { users } = await api.as('admin').run<{ users: { rows: { jobTitle: string }[] } }>(ask, {
    filter: {},
    sort: { by: 'jobTitle', descending: false },
  })
  expect(users.rows[0]?.jobTitle).toBe('Ábaco')
})

/** Changes of all kinds, as the services write them and as they never would. */
const changes = [
  `update user_version set paternal_lastname = 'Zúñiga' || $2
   where company_id = $1 and user_id = $3 and superseded_at is null`,
  `update user_version set superseded_at = now() where company_id = $1 and user_id = $3
     and superseded_at is null and not upper_inf(valid)`,
  `update user_version set valid = daterange(lower(valid), lower(valid) + 1 + $2::int % 900)
   where company_id = $1 and user_id = $3 and superseded_at is null and upper_inf(valid)
     and not lower_inf(valid)`,
  `update user_contract set status = (array['ACTIVE', 'SUSPENDED', 'DELETED'])[1 + $2::int % 3]
   where company_id = $1 and user_id = $3`,
  `update user_contract set final_date = initial_date + $2::int % 2000
   where company_id = $1 and user_id = $3`,
  `update user_contract set final_date = null, initial_date = initial_date - $2::int % 900
   where company_id = $1 and user_id = $3`,
  `update user_contract_version v set job_title = 'Jefa de ' || $2 from user_contract c
   where c.company_id = $1 and c.user_id = $3 and v.company_id = $1
     and v.user_contract_id = c.id and v.superseded_at is null`,
  `update user_contract_version v set area_id =
     (select id from area where company_id = $1 order by id limit 1 offset $2::int % 4)
   from user_contract c where c.company_id = $1 and c.user_id = $3 and v.company_id = $1
     and v.user_contract_id = c.id and upper_inf(v.valid)`,
  `update user_contract_version v set superseded_at = now() from user_contract c
   where c.company_id = $1 and c.user_id = $3 and $2::int % 3 = 0 and v.company_id = $1
     and v.user_contract_id = c.id and not upper_inf(v.valid)`,
  `delete from user_version where company_id = $1 and user_id = $3 and $2::int % 5 = 0
     and superseded_at is null and not upper_inf(valid)`,
]

test('after any change it is still what they say', async () => {
  const people = Object.values(world.people)
  let state = 20
  const next = (most: number) => (state = (state * 48_271) % 2_147_483_647) % most
  for (let round = 0; round < 300; round += 1) {
    const change = changes[next(changes.length)] ?? ''
    const person = people[next(people.length)]
    await owner.query(`${change} and $2::text is not null`, [company, next(9_000), person?.id])
  }
  expect(await apart(company)).toEqual([])
  await owner.query(
    `update user_contract_version set job_title = 'Vendimia' where company_id = $1
       and superseded_at is null`,
    [company],
  )
  expect(await apart(company)).toEqual([])
})

test('a name and a contract that change at once are both kept', async () => {
  const [, person] = Object.values(world.people)
  const two = await Promise.all([0, 1].map(() => open(database.url)))
  const [first, second] = two
  await first?.query('begin')
  await first?.query(
    `update user_version set paternal_lastname = 'Ahumada' where company_id = $1 and user_id = $2`,
    [company, person?.id],
  )
  const waits = second?.query(
    `update user_contract set status = 'SUSPENDED' where company_id = $1 and user_id = $2`,
    [company, person?.id],
  )
  await until(async () => {
    const { rows } = await owner.query(
      `select from pg_stat_activity
       where wait_event_type = 'Lock' and datname = current_database()`,
    )
    return rows.length > 0
  })
  await first?.query('commit')
  await waits
  for (const client of two) await client.end()
  expect(await apart(company)).toEqual([])
})

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client(url)
  await client.connect()
  return client
}
