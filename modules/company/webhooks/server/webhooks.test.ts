// What happens in a company reaches its systems: signed, once, again when it was not received.
import http from 'node:http'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#chile/dates.ts'
import { startApi } from '#tests/api.ts'
import type { Username } from '#tests/world.ts'
import { deliverAll } from './deliver.ts'
import { useWebhooks } from './signing.ts'

const { api, database, world, clock, services, asCompany } = await startApi()
const { owner } = database
const { bernarda, carolina } = world.people
const outcome = 'status message error { kind message field }'

type Received = { headers: Record<string, string>; body: string }
const received: Received[] = []
let answer: { status: number; headers?: Record<string, string> } = { status: 200 }
const system = http.createServer((req, res) => {
  let body = ''
  req.on('data', (part: Buffer) => (body += part.toString()))
  req.on('end', () => {
    const headers = Object.entries(req.headers).map(([name, value]) => [name, String(value)])
    received.push({ headers: Object.fromEntries(headers), body })
    res.writeHead(answer.status, answer.headers).end('ok')
  })
})
await new Promise<void>((resolve) => system.listen(0, '127.0.0.1', resolve))
const place = system.address()
const origin = `http://127.0.0.1:${typeof place === 'object' ? place?.port : 0}`
useWebhooks('a secret of the tests, long enough to seal with', { allowed: new Set([origin]) })
afterAll(() => system.close())
// The addresses of the demo world have their own history: these tests begin without any.
await asCompany('delete from webhook')

type Made = { id: string; secret: string }
const create = (who: Username, input: object) =>
  api.as(who).result<Made>(
    `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input)
      { ${outcome} data { id secret } } }`,
    {
      input: {
        url: `${origin}/avisos`,
        description: 'Intranet',
        events: [{ event: 'ABSENCE_CREATED' }],
        ...input,
      },
    },
  )
const made = async (input: object = {}) => {
  const { data, error } = await create('admin', input)
  expect(error).toBeNull()
  return data
}
/** A Wednesday further each time: no holiday, and no two on one day. */
let weeks = 0
const wednesday = () => addDays('2026-10-07', 7 * weeks++)
const absent = () => {
  const on = wednesday()
  return api.as('admin').mutate<{ id: string }>(
    `mutation ($input: CreateAbsenceInput!) { createAbsence(input: $input)
      { ${outcome} data { id } } }`,
    {
      input: {
        userContractId: bernarda.contracts[0]?.publicId,
        type: 'LEAVE',
        startDate: on,
        endDate: on,
      },
    },
  )
}
const round = () => deliverAll({ db: services.db, publicUrl: services.publicUrl }, clock.now())
type Sent = { id: number; state: string; attempts: number; status: number | null; problem: string }
const log = async () => {
  const { webhookDeliveries } = await api.as('admin').run<{
    webhookDeliveries: { rows: Sent[]; total: number }
  }>(`{ webhookDeliveries(sort: { by: at, descending: true }) {
    rows { id event state attempts status problem } total } }`)
  return webhookDeliveries
}

beforeEach(async () => {
  received.length = 0
  answer = { status: 200 }
  await asCompany('delete from webhook')
})

describe('what happens', () => {
  test('is notified once, signed as Standard Webhooks says, with ids alone', async () => {
    const { secret } = await made()
    const { id } = await absent()
    await round()
    await round()
    expect(received).toHaveLength(1)
    const [{ headers, body } = { headers: {}, body: '' }] = received
    expect(JSON.parse(body)).toEqual({
      type: 'absence.created',
      timestamp: expect.any(String),
      data: { id, companyId: world.coihues.publicId, userId: bernarda.publicId },
    })
    const real = Date.now
    Date.now = () => clock.now().getTime()
    try {
      const verifier = new Verifier(secret)
      expect(verifier.verify(body, headers)).toMatchObject({ type: 'absence.created' })
      expect(() => verifier.verify(`${body} `, headers)).toThrow()
    } finally {
      Date.now = real
    }
    expect((await log()).rows[0]).toMatchObject({ state: 'SENT', status: 200, attempts: 1 })
  })

  test('is not written where nobody wants to know, nor when it is undone', async () => {
    await absent()
    await made({ events: [{ event: 'PERSON_CREATED' }] })
    await absent()
    await made()
    await owner.query('begin')
    await owner.query('select app.begin_request($1, null, null, false, null)', [world.coihues.id])
    await owner.query(`select app.announce($1, 'absence.created', 1, null)`, [world.coihues.id])
    await owner.query('rollback')
    await round()
    expect(received).toHaveLength(0)
    expect(await log()).toMatchObject({ total: 0 })
  })

  test('in another company is not notified', async () => {
    await made()
    await owner.query('begin')
    await owner.query('select app.begin_request($1, null, null, false, null)', [world.boreal.id])
    await owner.query(`select app.announce($1, 'absence.created', 1, null)`, [world.boreal.id])
    await owner.query('commit')
    await round()
    expect(received).toHaveLength(0)
  })
})

describe('what is not received', () => {
  test('is sent again after a wait that grows, as the same message', async () => {
    await made()
    await absent()
    answer = { status: 500 }
    await round()
    await round()
    expect(received).toHaveLength(1)
    clock.advance({ seconds: 7 })
    await round()
    expect(received).toHaveLength(2)
    clock.advance({ minutes: 4 })
    await round()
    expect(received).toHaveLength(2)
    answer = { status: 204 }
    clock.advance({ minutes: 2 })
    await round()
    expect(received).toHaveLength(3)
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect((await log()).rows[0]).toMatchObject({ state: 'SENT', attempts: 3 })
  })

  test('leads nowhere else by a redirect', async () => {
    await made()
    await absent()
    answer = { status: 307, headers: { location: `${origin}/otra` } }
    await round()
    expect(received).toHaveLength(1)
    expect((await log()).rows[0]).toMatchObject({ state: 'WAITING', problem: 'Respondió 307' })
  })

  test('five times to the end stops the address, and its author hears of it', async () => {
    const { id } = await made()
    for (let one = 0; one < 5; one += 1) await absent()
    answer = { status: 500 }
    for (let hours = 0; hours < 40; hours += 1) {
      await round()
      clock.advance({ hours: 1 })
    }
    expect((await log()).rows.map(({ state }) => state)).toEqual(Array(5).fill('FAILED'))
    const { rows } = await owner.query<{ title: string }>(
      `select title from notification where company_id = $1 and user_id = $2
         and key like 'webhook:%'`,
      [world.coihues.id, carolina.id],
    )
    expect(rows).toEqual([{ title: '«Intranet» dejó de recibir avisos' }])
    const before = received.length
    await absent()
    await round()
    expect(received).toHaveLength(before)
    const again = await api.as('admin').result(
      `mutation ($input: ByIdWebhook!) { resumeWebhook(input: $input)
        { ${outcome} data { disabledWhy } } }`,
      { input: { id } },
    )
    expect(again).toMatchObject({ data: { disabledWhy: null } })
  })

  test('is sent again by a person', async () => {
    await made()
    await absent()
    await round()
    const [row] = (await log()).rows
    const repeat = (who: Username) =>
      api.as(who).result(
        `mutation ($input: RepeatWebhookDeliveryInput!) { repeatWebhookDelivery(input: $input)
          { ${outcome} data { state } } }`,
        { input: { id: row?.id } },
      )
    expect((await repeat('boreal.admin')).error?.kind).toBe('not-found')
    expect((await repeat('gerente')).error?.kind).toBe('forbidden')
    expect(await repeat('admin')).toMatchObject({ data: { state: 'WAITING' } })
    await round()
    expect(received).toHaveLength(2)
  })
})

describe('an address', () => {
  test('is public and https, and named by an administrator', async () => {
    const refusals = [
      'http://sistema.example/',
      'https://localhost/',
      'https://127.0.0.1/',
      'https://2130706433/',
      'https://[::ffff:169.254.169.254]/',
      'https://metadata.google.internal/',
    ]
    for (const url of refusals) {
      expect((await create('admin', { url })).error).toMatchObject({
        kind: 'invalid',
        field: 'url',
      })
    }
    for (const who of ['supergerente', 'trabajador'] as const) {
      expect((await create(who, {})).error?.kind).toBe('forbidden')
    }
  })

  test('is the twentieth at most, when several are added at the same moment', async () => {
    await made()
    await asCompany(`insert into webhook (company_id, url, description, events, secret,
        creator_login_id, created_at)
      select company_id, url, description, events, secret, creator_login_id, created_at
      from webhook, generate_series(1, 17) n`)
    const results = await Promise.all(Array.from({ length: 4 }, () => create('admin', {})))
    expect(results.filter(({ status }) => status === 'OK')).toHaveLength(2)
  })

  test('keeps its secret sealed, and out of the trail', async () => {
    const { secret } = await made()
    const { rows } = await owner.query<{ kept: Buffer; trail: string }>(
      `select secret as kept, (select string_agg(after::text, '') from audit_event
         where entity = 'webhook') as trail from webhook`,
    )
    expect(rows[0]?.kept.toString('latin1')).not.toContain(secret)
    expect(rows[0]?.trail).not.toContain(secret)
    const read = await api
      .as('admin')
      .run<object>('{ webhooks { rows { id url description events author } total } }')
    expect(JSON.stringify(read)).not.toContain(secret.slice(6))
  })

  test('is forgotten with what was sent to it, by its company alone', async () => {
    const { id } = await made()
    await absent()
    await round()
    const forget = (who: Username) =>
      api
        .as(who)
        .result(
          `mutation ($input: ByIdWebhook!) { deleteWebhook(input: $input) { ${outcome} data } }`,
          { input: { id } },
        )
    expect((await forget('boreal.admin')).error?.kind).toBe('not-found')
    expect(await forget('admin')).toMatchObject({ status: 'OK' })
    expect(await log()).toMatchObject({ total: 0 })
  })

  test('is notified of nothing once its author may make no keys', async () => {
    await made()
    await absent()
    await asCompany(`update users set role = 'SUPER_MANAGER' where id = ${carolina.id}`)
    await round()
    await asCompany(`update users set role = 'ADMIN' where id = ${carolina.id}`)
    expect(received).toHaveLength(0)
    const { webhooks } = await api.as('admin').run<{
      webhooks: { rows: { disabledWhy: string }[] }
    }>('{ webhooks { rows { disabledWhy } } }')
    expect(webhooks.rows).toEqual([{ disabledWhy: 'AUTHOR' }])
  })
})
