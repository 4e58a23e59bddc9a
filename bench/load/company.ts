import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { publicId } from '#platform/model/ids.ts'
import { demoPassword } from '../../database/seed/logins.ts'
import { copyMonths, FIRST_COPY, makeCrowd } from '../pipeline/crowd.ts'
import { openBenchDatabase, openKeptDatabase } from '../pipeline/server.ts'
import { openSite, type Site } from '../pipeline/site.ts'
import type { Report } from '../report.ts'
import { type Screen, screensOf } from './screens.ts'

/** So many people work in the company of `load`. */
export const people = 50_000

type Crowd = { site: Site; screens: readonly Screen[]; owner: pg.Client; ownerUrl: string }

/** Who reads in the company of 50.000 people: its administrator. */
export const reader = 'gente-admin'

/**
 * The first person of the company administrates it, and signs in with the password of the demo.
 * Somebody of the platform who works as the company would have each of its readings written down.
 */
const administrator = `with first as (
    update users set role = 'ADMIN', is_private_role = false
    where company_id = $1 and id = (select min(id) from users where company_id = $1)
    returning id)
  insert into login (username, password_hash, company_id, user_id)
  select $2, demo.password_hash, $1, first.id
  from first, login demo where demo.username = 'admin'
  on conflict do nothing`

/** An administrator signed in to the company of 50.000 people, with its month calculated. */
export async function inCrowd(work: (crowd: Crowd) => Promise<Report>): Promise<Report> {
  const folder = process.env['BENCH_DATA']
  const database = await (folder ? openKeptDatabase(folder) : openBenchDatabase())
  const { companyId } = await companyIn(database.owner)
  const site = await openSite(database.ownerUrl)
  try {
    await database.owner.query(administrator, [companyId, reader])
    await site.signIn(reader, demoPassword)
    const month = publicId('payrollMonth', 1)
    await withMonths(site, database.owner, companyId)
    await withFields(database.owner, companyId)
    const ids = {
      month,
      closed: publicId('payrollMonth', FIRST_COPY + 1),
      contract: publicId('contract', 77),
      person: publicId('user', 77),
      fields: [publicId('userField', 1), publicId('userField', 2)] as const,
    }
    return await work({ site, screens: screensOf(ids), ...database })
  } finally {
    await site.close()
    await database.close()
  }
}

/** Two fields of the company in the list of people, which everybody has. */
async function withFields(owner: pg.Client, companyId: number): Promise<void> {
  const text = `insert into user_field (company_id, id, title, code, type, options, sorting, listed)
    overriding system value
    values ($1, 1, 'Talla', 'talla', 'CHOICE', E'S\nM\nL', 1, true),
      ($1, 2, 'Casillero', 'casillero', 'NUMBER', null, 2, true)
    on conflict do nothing`
  await owner.query(text, [companyId])
  await owner.query(
    `insert into user_field_data (company_id, user_id, field_id, type, value)
     select u.company_id, u.id, f.id, f.type,
       case f.id when 1 then (array['S', 'M', 'L'])[1 + u.id % 3] else u.id::text end
     from users u join user_field f on f.company_id = u.company_id
     where u.company_id = $1
     on conflict do nothing`,
    [companyId],
  )
  await owner.query('analyze user_field, user_field_data')
}

/** The open month calculated, and the one before it closed, unless they are. */
async function withMonths(site: Site, owner: pg.Client, companyId: number): Promise<void> {
  const { rows } = await owner.query<{ id: string; calculated: boolean }>(
    `select id, current_run_id is not null as calculated from payroll_month
     where company_id = $1 order by id`,
    [companyId],
  )
  if (!rows[0]?.calculated) await site.calculated(publicId('payrollMonth', 1))
  if (rows.length === 1) {
    await copyMonths(owner, { companyId, monthId: 1 }, [202_608])
    for (const statement of releases) await owner.query(statement)
  }
  await addedUp(site, publicId('payrollMonth', FIRST_COPY + 1))
  if (rows.length === 1) await owner.query('vacuum analyze')
}

/** A year of releases, of as many people as the closed month has; the triggers sleep meanwhile. */
const releases = [
  'begin',
  'set local session_replication_role = replica',
  `insert into payslip_release (company_id, payroll_run_id, user_contract_id, payroll_month_id,
     user_id, released_at)
   select p.company_id, p.payroll_run_id + n, p.user_contract_id, p.payroll_month_id, p.user_id,
     timestamp '2026-09-05 12:00' - n * interval '30 days'
   from payslip p cross join generate_series(0, 11) n
   where p.payroll_run_id = ${FIRST_COPY + 1}
     and p.company_id = (select id from company where slug = 'gente-${people}')`,
  `insert into payslip_release_count
     (company_id, payroll_month_id, minute, payslips, released_at)
   select company_id, payroll_month_id, released_at, count(*), released_at from payslip_release
   where company_id = (select id from company where slug = 'gente-${people}')
   group by company_id, payroll_month_id, released_at`,
  'commit',
]

/** Whoever looks first at what a closed month owes waits for the worker that adds it up. */
async function addedUp(site: Site, payrollMonthId: string): Promise<void> {
  const isMade = async () => {
    const { making } = await site.ask<{ making: { done: number } | null }>(
      'thirdParties',
      'ThirdPartiesInput',
      { payrollMonthId },
      'making { done }',
    )
    return making === null
  }
  while (!(await isMade())) await sleep(500)
}

/** The large company; made when the database has none yet. */
export async function companyIn(owner: pg.Client) {
  const { rows } = await owner.query<{ id: string }>('select id from company where slug = $1', [
    `gente-${people}`,
  ])
  const [found] = rows
  if (found) return { companyId: Number(found.id) }
  const { companyId } = await makeCrowd(owner, people)
  await giveAbsences(owner, companyId)
  await giveDebts(owner, companyId)
  return { companyId }
}

/** Copies of the demo's absences, each with the contract that was copied from its own. */
async function giveAbsences(owner: pg.Client, companyId: number): Promise<void> {
  await owner.query('begin')
  await owner.query('set local session_replication_role = replica')
  await owner.query(
    `insert into absence (company_id, user_contract_id, type, subtype, pay, start_date, end_date,
       half_day, license_number, continuous_license, response_status)
     select c.company_id, c.id, a.type, a.subtype, a.pay, a.start_date, a.end_date, a.half_day,
       a.license_number, a.continuous_license, a.response_status
     from user_contract c
     join user_contract o on o.company_id = (select id from company where slug = 'coihues')
       and o.code = regexp_replace(c.code, '-[0-9]+$', '')
     join absence a on a.company_id = o.company_id and a.user_contract_id = o.id
     where c.company_id = $1`,
    [companyId],
  )
  await owner.query('commit')
}

/**
 * Half of the contracts get something in twelve quotas, one in twenty a quota that is a percentage,
 * and one in fifty a loan whose quota no payslip can take.
 */
async function giveDebts(owner: pg.Client, companyId: number): Promise<void> {
  await owner.query('begin')
  await owner.query('set local session_replication_role = replica')
  await owner.query(
    `insert into user_item (company_id, id, user_contract_id, item_code, value, currency,
       start_month, end_month, total_quotas) overriding system value
     select $1, (select max(id) from user_item) + row_number() over (), contract.id, debt.code,
       debt.value, debt.currency, 202607, 202706, 12
     from user_contract contract
     join (values (2, 'OTROS_DESCUENTOS', 12000, 'CLP'), (20, 'PRESTAMO_CLASE_MEDIA', 3, 'PERCENT'),
       (50, 'PRESTAMO_EMPRESA', 900000, 'CLP')) as debt (one_in, code, value, currency)
       on contract.id % debt.one_in = 0
     where contract.company_id = $1`,
    [companyId],
  )
  await owner.query('commit')
}
