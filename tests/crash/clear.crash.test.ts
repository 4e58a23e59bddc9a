import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi } from '../api.ts'
import { startWorker } from '../server.ts'
import { until } from '../until.ts'
import { kills } from './kills.ts'

/** More than three pages of notices, and of files. */
const notices = 1700
const files = 170

const { database, asCompany, world } = await startApi()
const { owner } = database
const company = world.coihues.id

const begin = () => startWorker(database, { LOG_LEVEL: 'silent' })
let worker = begin()
afterAll(() => worker.kill())

beforeAll(async () => {
  await asCompany(
    `insert into notification (company_id, user_id, kind, key, title, link, created_at)
     select company_id, min(id), 'ANSWER', 'paso' || n, 'de paso', '/home/avisos', '2020-01-01'
     from users, generate_series(1, $2::int) n where company_id = $1 group by company_id, n`,
    [company, notices],
  )
  await asCompany(
    `insert into file (company_id, storage_key, name, media_type, size, sha256, related_type,
       kept_as, created_at)
     select $1::bigint, $1::bigint || '/2020/00000000-0000-0000-0000-' || lpad(n::text, 12, '0'),
       'de paso', 'text/plain', 1, 'x', 'prueba', 'COPY', '2020-01-01'
     from generate_series(1, $2::int) n`,
    [company, files],
  )
  await asCompany(`create function app.take_a_while() returns trigger language plpgsql as
    $$ begin perform pg_sleep(1); return null; end $$`)
  for (const table of ['notification', 'file']) {
    await asCompany(`create trigger take_a_while after delete on ${table}
      for each statement execute function app.take_a_while()`)
  }
})

test(`clearing survives ${kills} kills: what passed is gone, what is kept is there`, async () => {
  const kept = () => count(`file where kept_as = 'RECORD'`)
  const records = await kept()
  const payslips = await count('payslip')
  expect(records).toBeGreaterThan(0)
  await owner.query(`select graphile_worker.add_job('clear_passed', '{}')`)
  for (let killed = 0; killed < kills; killed += 1) {
    await until(async () => (await sleeping()) > 0)
    await worker.kill()
    await until(async () => (await sleeping()) === 0)
    worker = begin()
  }
  await until(async () => (await passed()) === 0)
  await until(async () => (await count(`graphile_worker._private_jobs`)) === 0)
  expect(await kept()).toBe(records)
  expect(await count('payslip')).toBe(payslips)
  // Each file once: what was undone by a kill is in no trail.
  expect(await count(`audit_event where entity = 'file' and action = 'Eliminado'`)).toBe(files)
})

const passed = async () =>
  (await count(`notification where title = 'de paso'`)) +
  (await count(`file where name = 'de paso'`))

/** The statements that are taking a while. */
const sleeping = () =>
  count(`pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`)

async function count(of: string): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(`select count(*)::int as n from ${of}`)
  return rows[0]?.n ?? 0
}
