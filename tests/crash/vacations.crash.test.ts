import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { innerId } from '../../platform/model/ids.ts'
import { startApi } from '../api.ts'
import { outcome } from '../api/payroll.ts'
import { createClient } from '../client.ts'
import { startServer } from '../server.ts'

/** The statements of an approval, by the tables that they write, in their order. */
const steps = ['vacation_voucher', 'vacation', 'vacation_entry', 'notification'] as const

const { api, world, database, clock } = await startApi()
const { owner } = database
const { bernarda } = world.people
const contract = bernarda.contracts[0]?.publicId ?? ''

const Ask = `mutation Ask($input: CreateVacationInput!) {
  createVacation(input: $input) { ${outcome} data { id } }
}`
const Answer = `mutation Answer($input: UpdateVacationInput!) {
  updateVacation(input: $input) { ${outcome} data { id responseStatus } }
}`

let id = ''
beforeAll(async () => {
  const asked = await api.as('admin').mutate<{ id: string }>(Ask, {
    input: { userContractId: contract, startDate: '2027-03-01', endDate: '2027-03-05' },
  })
  id = asked.id
  await asOwner(`create function app.take_a_while() returns trigger language plpgsql as
    $$ begin perform pg_sleep(1.5); return null; end $$`)
})

test('an approval whose server dies between two statements did nothing', async () => {
  const before = await written()
  expect(before).toMatchObject({ status: 'PENDING', entries: 0, notices: 0 })
  for (const table of steps) {
    const server = await startServer(database, { LOG_LEVEL: 'silent' })
    const admin = createClient(server.url, clock).as('admin')
    await admin.token()
    await asOwner(`create trigger take_a_while after insert or update on ${table}
      for each statement execute function app.take_a_while()`)
    const answer = admin.mutate(Answer, { input: { id, responseStatus: 'APPROVED' } })
    const lost = expect(answer, table).rejects.toThrow()
    await until(async () => (await sleeping()) > 0)
    await server.kill()
    await lost
    await until(async () => (await sleeping()) === 0)
    await asOwner(`drop trigger take_a_while on ${table}`)
    expect(await written(), table).toEqual(before)
  }
})

test('the repeat approves once, and a second repeat finds it approved', async () => {
  const { vouchers } = await written()
  await api.as('admin').mutate(Answer, { input: { id, responseStatus: 'APPROVED' } })
  const after = await written()
  expect(after).toMatchObject({ status: 'APPROVED', vouchers: vouchers + 1, notices: 1 })
  expect(after.units).toBe(-5 * 720)
  await expect(
    api.as('admin').mutate(Answer, { input: { id, responseStatus: 'APPROVED' } }),
  ).rejects.toMatchObject({ kind: 'conflict', message: 'Ya está aprobada' })
  expect(await written()).toEqual(after)
})

/** What an approval writes. */
async function written() {
  const { rows } = await owner.query<Written>(
    `select v.response_status as status, v.voucher_no as voucher,
       (select coalesce(max(n.last_no), 0)::int from vacation_voucher n
         where n.company_id = v.company_id) as vouchers,
       (select count(*)::int from vacation_entry e
         where e.company_id = v.company_id and e.vacation_id = v.id) as entries,
       (select coalesce(sum(e.units), 0)::int from vacation_entry e
         where e.company_id = v.company_id and e.vacation_id = v.id) as units,
       (select count(*)::int from notification n where n.company_id = v.company_id
         and n.user_id = $2 and n.key like 'vacation:' || v.id || ':%') as notices
     from vacation v where v.company_id = $3 and v.id = $1`,
    [innerId('vacation', id), bernarda.id, world.coihues.id],
  )
  const [row] = rows
  if (!row) throw new Error('the vacation is gone')
  return row
}

type Written = {
  status: string
  voucher: number | null
  vouchers: number
  entries: number
  units: number
  notices: number
}

/** The statements that are taking a while. */
async function sleeping(): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(`select count(*)::int as n
    from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`)
  return rows[0]?.n ?? 0
}

async function asOwner(statement: string): Promise<void> {
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [world.coihues.id])
  await owner.query(statement)
  await owner.query('commit')
}

async function until(holds: () => Promise<boolean>, withinMs = 60_000): Promise<void> {
  const deadline = performance.now() + withinMs
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error('waited too long')
    await sleep(20)
  }
}
