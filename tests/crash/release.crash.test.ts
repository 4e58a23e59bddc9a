import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { innerId } from '../../platform/model/ids.ts'
import { startApi } from '../api.ts'
import { type MonthRow, payrollOf } from '../api/payroll.ts'
import { releaseOf } from '../api/processes.ts'
import { startWorker } from '../server.ts'
import { until } from '../until.ts'

/** How many times the worker is killed while it releases. */
const kills = 5

const { api, world, database, asCompany } = await startApi()
const { owner } = database
const admin = payrollOf(api.as('admin'))
const publisher = releaseOf(api.as('admin'))

/** Single payslips, so that a kill falls between any two of them. */
const begin = () =>
  startWorker(database, { RELEASE_BATCH: '1', PAYROLL_BATCH: '200', LOG_LEVEL: 'silent' })
let worker = begin()
afterAll(() => worker.kill())

let month: MonthRow
let monthId = 0
beforeAll(async () => {
  month = await admin.monthAt(world.businesses.vina, 202609)
  monthId = innerId('payrollMonth', month.id) ?? 0
  await admin.calculate(month.id)
  await until(async () => (await admin.month(month.id)).calculated > 0)
  await admin.close(month.id, true)
  await asCompany(`create function app.take_a_while() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.15); return null; end $$`)
  await asCompany(`create trigger take_a_while after insert on payslip_release
    for each statement execute function app.take_a_while()`)
  // Everybody has an address, so that every payslip has a mail to lose or to send twice.
  await asCompany(`update user_version set email = 'persona' || user_id || '@minga.test'
    where superseded_at is null`)
})

test(`a release survives ${kills} kills of its worker: each payslip and mail once`, async () => {
  await publisher.release(month.id)
  const isOver = async () => (await publisher.state(month.id)).status === 'DONE'
  const released = () => count('payslip_release where payroll_month_id = $1')
  let killed = 0
  for (; killed < kills && !(await isOver()); killed += 1) {
    const before = await released()
    await until(async () => (await released()) > before || (await isOver()))
    await sleep(Math.random() * 200)
    await worker.kill()
    worker = begin()
  }
  expect(killed).toBeGreaterThan(3)
  await until(isOver)
  const { total, released: all, mailed } = await publisher.state(month.id)
  expect(all).toBe(total)
  expect(mailed).toBe(total)
  const mails = await count(`mail_outbox where key like 'payslip:%' and
    split_part(key, ':', 3)::bigint = (select current_run_id from payroll_month where id = $1)`)
  expect(mails).toBe(total)
  const recorded = await count(`audit_event where entity = 'liberación:liquidaciones'
    and entity_id = $1::text`)
  expect(recorded).toBeGreaterThan(0)
})

async function count(of: string): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(
    `select count(*)::int as count from ${of}`,
    [monthId],
  )
  return rows[0]?.count ?? 0
}
