import type pg from 'pg'
import { publicId } from '#platform/model/ids.ts'
import { demoPassword } from '../../database/seed/logins.ts'
import { companyIn } from '../load/company.ts'
import { refreshStanding } from '../pipeline/crowd.ts'
import { openBenchDatabase, openKeptDatabase } from '../pipeline/server.ts'
import { openSite } from '../pipeline/site.ts'

export type TimeSite = Awaited<ReturnType<typeof openTimeSite>>

/**
 * The company of 50.000 people of `load` with what the screens of organization and time read:
 * reporting lines seven people wide, balances brought from another system, and two vacations of
 * each person in 2026. `BENCH_DATA=folder` keeps the database.
 */
export async function openTimeSite() {
  const folder = process.env['BENCH_DATA']
  const database = await (folder ? openKeptDatabase(folder) : openBenchDatabase())
  const { companyId } = await companyIn(database.owner)
  await giveTime(database.owner, companyId)
  const site = await openSite(database.ownerUrl)
  await site.signIn('superadmin', demoPassword)
  await site.call('simulateCompany', { companyId: publicId('company', companyId) })
  const close = async () => {
    await site.close()
    await database.close()
  }
  return { companyId, owner: database.owner, ownerUrl: database.ownerUrl, site, close }
}

/** How many people report to each one. */
const TEAM = 7
/** The contracts of the second razón social, whose calendar is asked for. */
export const ofSecond = { from: 1_001, to: 1_500 } as const

/** Once for each database; the triggers and foreign keys sleep meanwhile. */
async function giveTime(owner: pg.Client, companyId: number): Promise<void> {
  const known = await owner.query('select from vacation_entry where company_id = $1 limit 1', [
    companyId,
  ])
  if (known.rowCount) return
  await owner.query('begin')
  await owner.query('set local session_replication_role = replica')
  for (const statement of statements) await owner.query(statement, [companyId])
  await refreshStanding(owner, companyId)
  await owner.query('commit')
  // The copies brought their own numbers.
  for (const table of ['user_contract_version', 'vacation', 'vacation_lot']) {
    await owner.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    )
  }
  await owner.query('vacuum analyze')
}

/** Everybody was there when the year began, since some day of the twenty years before. */
const dates = `update user_contract
  set initial_date = least(initial_date, date '2005-01-01' + (id * 7919 % 7600)::integer)
  where company_id = $1`

const lines = `update user_contract_version set supervisor_id = (user_contract_id - 2) / ${TEAM} + 1
  where company_id = $1 and user_contract_id > 1`

const firstVersions = `update user_contract_version v
  set valid = daterange(c.initial_date, upper(v.valid))
  from user_contract c
  where v.company_id = $1 and c.company_id = $1 and c.id = v.user_contract_id
    and v.superseded_at is null and lower(v.valid) = (
      select min(lower(o.valid)) from user_contract_version o
      where o.company_id = $1 and o.user_contract_id = c.id and o.superseded_at is null)`

const second = [
  `insert into business (company_id, id, name, business_name, slug, rut)
   overriding system value
   select company_id, 2, name || ' Dos', business_name, slug || '-dos', '96500001-0'
   from business where company_id = $1 and id = 1`,
  `update user_business set business_id = 2
   where company_id = $1 and id between ${ofSecond.from} and ${ofSecond.to}`,
  `update user_contract set business_id = 2
   where company_id = $1 and id between ${ofSecond.from} and ${ofSecond.to}`,
]

const accounts = `insert into vacation_account (company_id, user_contract_id, last_seq)
  select company_id, id, 6 from user_contract where company_id = $1`

const openings = `insert into vacation_entry (company_id, user_contract_id, seq, pool, kind,
    effective_on, units, key)
  select c.company_id, c.id, place, pool, 'OPENING', date '2025-12-31',
    case pool when 'LEGAL' then 720 * (5 + c.id % 20) else 0 end, 'opening:' || pool
  from user_contract c
  cross join (values (1, 'LEGAL'), (2, 'PROGRESSIVE')) purse (place, pool)
  where c.company_id = $1`

/** A week at some time before August, and another of which some wait for an answer. */
const vacations = `insert into vacation (company_id, id, user_contract_id, start_date, end_date,
    legal_units, response_status)
  overriding system value
  select company_id, id * 2 - 1, id, day, day + 4, 3600, 'APPROVED' from (
    select company_id, id, date '2026-01-05' + (id * 31 % 200)::integer as day
    from user_contract where company_id = $1) one
  union all
  select company_id, id * 2, id, day, day + 6, 3600,
    case when id % 10 = 0 then 'PENDING' else 'APPROVED' end
  from (
    select company_id, id, date '2026-08-15' + (id * 37 % 90)::integer as day
    from user_contract where company_id = $1) one`

const takes = `insert into vacation_entry (company_id, user_contract_id, seq, pool, kind,
    effective_on, units, vacation_id, key)
  select company_id, user_contract_id, 3 + (id % 2)::integer, 'LEGAL', 'TAKE', start_date,
    -legal_units, id, 'vacation:' || id
  from vacation where company_id = $1 and response_status = 'APPROVED'`

const away = `insert into time_off (company_id, user_contract_id, source, source_id, from_day,
    to_day, slots, pending)
  select company_id, user_contract_id, 'VACATION', id, start_date, end_date,
    app.slots_of(start_date, end_date, null), response_status = 'PENDING'
  from vacation where company_id = $1`

/** Months of other employers for one in nine, other days a year for one in eleven. */
const rights = [
  `insert into vacation_recognition (company_id, id, user_contract_id, months, proved_on)
   overriding system value
   select company_id, id, id, 12 + id % 100, initial_date + 200
   from user_contract where company_id = $1 and id % 9 = 0`,
  `insert into vacation_term (company_id, id, user_contract_id, since, art67, additional_days)
   overriding system value
   select company_id, id, id, initial_date + 400, id % 2 = 0, id % 3
   from user_contract where company_id = $1 and id % 11 = 0`,
  `insert into vacation_lot (company_id, id, user_contract_id, source, granted_on, expires_on,
     units)
   overriding system value
   select company_id, id, id, 'BENEFIT', date '2026-02-01',
     case when id % 2 = 0 then date '2026-07-31' end, 2160
   from user_contract where company_id = $1 and id % 5 = 0`,
]

const statements = [
  dates,
  lines,
  firstVersions,
  ...second,
  accounts,
  openings,
  vacations,
  takes,
  away,
  ...rights,
]
