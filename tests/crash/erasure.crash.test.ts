import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicId } from '../../platform/model/ids.ts'
import { outcome } from '../api/payroll.ts'
import { startApi } from '../api.ts'
import { startWorker } from '../server.ts'
import { until } from '../until.ts'

/** Bernarda left in August and asked to be erased; Carolina proposes it, and Rodrigo agrees. */
const { api, database, asCompany, world } = await startApi()
const { owner } = database
const companyId = world.coihues.id
const { bernarda, hernan, rodrigo } = world.people

/** Notices of hers, and events of the trail: more than one page of them. */
const notices = 40
const events = 1200
/** What is being done each time that the worker is killed. */
const killedAt = ['delete from "notification"', 'update "user_version"', 'erase_content']

const begin = () => startWorker(database, { LOG_LEVEL: 'silent' })
let worker = begin()
afterAll(() => worker.kill())

beforeAll(async () => {
  await owner.query(`update users set role = 'ADMIN' where company_id = $1 and id = $2`, [
    companyId,
    rodrigo.id,
  ])
  await behind(
    `update user_contract set final_date = '2026-08-31' where company_id = $1 and user_id = $2`,
    bernarda.id,
  )
  await behind(
    `update user_version set personal_phone = 'CANARIOFONO' where company_id = $1 and user_id = $2`,
    bernarda.id,
  )
  await asCompany(
    `insert into notification (company_id, user_id, kind, key, title, link)
     select $1, $2, 'ANSWER', 'canario' || n, 'CANARIOAVISO', '/home/avisos'
     from generate_series(1, $3::int) n`,
    [companyId, bernarda.id, notices],
  )
  await asCompany(
    `select app.write_audit($1, 'Modificado', 'user_version', '1', null,
       jsonb_build_object('user_id', $2::bigint, 'personal_phone', 'CANARIORASTRO' || n))
     from generate_series(1, $3::int) n`,
    [companyId, bernarda.id, events],
  )
  for (const [table, when, seconds] of [
    ['notification', 'delete', 1],
    ['user_version', 'update', 1],
    ['audit_event', 'update', 0.004],
    ['expired_record', 'insert', 2],
  ] as const) {
    await asCompany(`create function app.take_a_while_of_${table}() returns trigger
      language plpgsql as $$ begin perform pg_sleep(${seconds}); return null; end $$`)
    await asCompany(`create trigger zz_take_a_while after ${when} on ${table}
      for each statement execute function app.take_a_while_of_${table}()`)
  }
})

test('an erasure that is killed at each of its parts takes each thing once', async () => {
  const payslips = await value(`select concat_ws(' ', count(*), sum(net)) as value from payslip`)
  const id = await approved()
  for (const doing of killedAt) await killWhile(doing)
  await until(async () => (await value('select state as value from erasure')) === 'DONE')
  const { verifyAudit } = await api
    .as('admin')
    .run<{ verifyAudit: { intact: boolean; problem: string | null } }>(
      '{ verifyAudit { intact problem } }',
    )
  expect(verifyAudit).toEqual({ intact: true, problem: null })
  for (const table of ['notification', 'user_version', 'audit_event', 'erasure']) {
    const found = `select count(*)::text as value from ${table} it
      where to_jsonb(it)::text like '%CANARIO%'`
    expect([table, await value(found)]).toEqual([table, '0'])
  }
  // Whatever was undone by a kill was counted with it.
  const taken = `select erased ->> 'notification' as value from erasure`
  expect(Number(await value(taken))).toBe(hadNotices)
  expect(await value(`select concat_ws(' ', count(*), sum(net)) as value from payslip`)).toBe(
    payslips,
  )
  const told = `select count(*)::text as value from mail_outbox where key like 'erasure:%'`
  expect(await value(told)).toBe('1')
  expect(id).toBeTruthy()
})

test('a night that is killed finds each record once', async () => {
  await behind(
    `update user_contract set initial_date = '2010-01-01', final_date = '2012-03-31'
     where company_id = $1 and user_id = $2`,
    hernan.id,
  )
  for (const statement of [
    'delete from payslip_release where company_id = $1 and user_id = $2',
    'delete from payslip where company_id = $1 and user_id = $2',
    'delete from privacy_request where company_id = $1 and user_id = $2',
    `delete from imported_payslip where company_id = $1 and user_contract_id in (
       select id from user_contract where user_id = $2)`,
    `update signature_request set state = 'CANCELLED'
     where company_id = $1 and state = 'SENT' and $2 > 0`,
    `update users set role = 'EMPLOYEE' where company_id = $1 and id = $2`,
  ]) {
    await behind(statement, hernan.id)
  }
  const night = () => owner.query(`select graphile_worker.add_job('expired_records', '{}')`)
  const found = `select string_agg(concat_ws(' ', user_id, state, version), ',') as value
    from expired_record where company_id = ${companyId}`
  await night()
  await killWhile('insert into "expired_record"')
  expect(await value(found)).toBe(null)
  await until(async () => (await value(found)) !== null)
  await resting()
  expect(await value(found)).toBe(`${hernan.id} DUE 1`)
  await night()
  await resting()
  expect(await value(found)).toBe(`${hernan.id} DUE 1`)
})

let hadNotices = 0

/** A granted request of hers, proposed and approved: what the worker then does. */
async function approved(): Promise<string> {
  const { rows } = await owner.query<{ id: number }>(
    `insert into privacy_request (company_id, user_id, kind, channel, state, received_on, due,
       answered_at, reason)
     values ($1, $2, 'ERASURE', 'ACCOUNT', 'GRANTED', '2026-09-01', '2026-10-01', now(), 'Queda')
     returning id`,
    [companyId, bernarda.id],
  )
  hadNotices = Number(
    await value(
      `select count(*)::text as value from notification where user_id = ${bernarda.id}
       and company_id = ${companyId}`,
    ),
  )
  const send = (who: 'admin' | 'supergerente', name: string, input: object) =>
    api.as(who).mutate<{ id: string; version: number }>(
      `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) {
        ${outcome} data { id version } } }`,
      { input },
    )
  const request = { id: publicId('privacyRequest', Number(rows[0]?.id)) }
  const { id, version } = await send('admin', 'proposeErasure', request)
  await send('supergerente', 'erasePerson', { id, version })
  return id
}

/** Kills the worker while it does something, and begins another one when that is undone. */
async function killWhile(doing: string): Promise<void> {
  const sleeping = async () =>
    Number(
      await value(
        `select count(*)::text as value from pg_stat_activity where wait_event = 'PgSleep'
           and datname = current_database() and strpos(query, '${doing}') > 0`,
      ),
    )
  await until(async () => (await sleeping()) > 0, { of: doing })
  await worker.kill()
  await until(async () => (await sleeping()) === 0)
  worker = begin()
}

/** Waits until no work of the night is left. */
const resting = () =>
  until(
    async () =>
      (await value(
        `select count(*)::text as value from graphile_worker.jobs
         where task_identifier = 'expired_records'`,
      )) === '0',
  )

async function behind(statement: string, userId: number): Promise<void> {
  await owner.query('begin')
  await owner.query('set local session_replication_role = replica')
  await owner.query(statement, [companyId, userId])
  await owner.query('commit')
}

async function value(statement: string): Promise<string | null> {
  const { rows } = await owner.query<{ value: string | null }>(statement)
  return rows[0]?.value ?? null
}
