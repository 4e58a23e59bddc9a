// Whoever left, whatever they were: an administrator, a manager who answers in the place of another
// person, a supervisor with a team, a worker. They read their own papers; of nobody else anything,
// and write nothing that is not about themselves.
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicId } from '../../platform/model/ids.ts'
import { startApi } from '../api.ts'
import { call, headOf, requestOf } from './actors.ts'
import { enter, heldDatabase } from './held-database.ts'
import { idFor } from './foreign-ids.ts'
import { idsOf } from './ids.ts'
import { allOperations, argumentOf, documentOf, variablesOf } from './schema.ts'
import { fillTables } from './sight/hidden.ts'

const { api, world, database, services, asCompany } = await startApi()
const { owner } = database
const companyId = world.coihues.id
const usernames = ['admin', 'gerente', 'supervisor', 'trabajador'] as const
type Username = (typeof usernames)[number]
type Operation = (typeof allOperations)[number]
const client = new pg.Client({ connectionString: database.appUrl })
await client.connect()
afterAll(() => client.end())
const held = heldDatabase(client)

const personOf = (username: Username) => {
  const person = world.personOf(username)
  if (!person) throw new Error(`${username} is nobody`)
  return person
}

let ids: Awaited<ReturnType<typeof idsOf>>
let everybody: readonly { id: number; rut: string; loginId: number }[]
/** The queries that named others to the supervisor while they worked here. */
let before: ReadonlySet<string> = new Set()
/** A vacation that waits, and that the manager answers in the place of another person. */
let waiting = ''

beforeAll(async () => {
  await fillTables(owner, world)
  ids = await idsOf(owner, companyId)
  const { rows } = await owner.query<{ id: number; rut: string; loginId: number }>(
    `select u.id::int, u.rut, coalesce(l.id, 0)::int as "loginId"
     from users u left join login l on l.company_id = u.company_id and l.user_id = u.id
     where u.company_id = $1`,
    [companyId],
  )
  everybody = rows
  before = new Set((await toldTo('supervisor')).keys())
  const { inbox } = await api
    .as('gerente')
    .run<{ inbox: { rows: { key: string; onBehalfOf: string | null }[] } }>(
      '{ inbox(filter: {}, page: { number: 1, size: 100 }) { rows { key onBehalfOf } } }',
    )
  waiting = inbox.rows.find(({ onBehalfOf }) => onBehalfOf !== null)?.key ?? ''
  expect(await answered('gerente', waiting)).toMatchObject({ wrote: ['vacation'] })
  for (const { id } of usernames.map(personOf)) await leaves(id)
}, 600_000)

/** Their contracts end yesterday, with nothing else of what an ending does. */
async function leaves(id: number): Promise<void> {
  await asCompany(
    `update user_contract set final_date = '2026-09-14' where company_id = $1 and user_id = $2`,
    [companyId, id],
  )
  await asCompany(
    `update users set access_until = '2026-09-14' where company_id = $1 and id = $2`,
    [companyId, id],
  )
}

/** The queries that name others to somebody: their RUT or their id. */
async function toldTo(username: Username): Promise<Map<string, string[]>> {
  const others = await strangersTo(personOf(username).id)
  const session = api.as(username)
  const told = new Map<string, string[]>()
  for (const operation of allOperations.filter(({ kind }) => kind !== 'mutation')) {
    for (const variables of inputsOf(operation, username)) {
      const { text } = await session.raw(documentOf(operation), variables)
      const sent = JSON.stringify(variables)
      const found = others.filter((word) => text.includes(word) && !sent.includes(word))
      if (found.length > 0) told.set(operation.name, found)
    }
  }
  return told
}

/** The same request about others, about oneself, and about nobody. */
function inputsOf(operation: Operation, username: Username): Record<string, unknown>[] {
  const { publicId: self, contracts } = personOf(username)
  const mine: Readonly<Record<string, string | undefined>> = {
    user: self,
    contract: contracts[0]?.publicId,
  }
  return [
    variablesOf(operation, (_path, kind) => idFor(ids, kind)),
    variablesOf(operation, (_path, kind) => mine[kind] ?? idFor(ids, kind)),
    operation.input ? { [argumentOf(operation)]: {} } : {},
  ]
}

/** Words of everybody but oneself, one's supervisors and the other side of one's delegations. */
async function strangersTo(id: number): Promise<string[]> {
  const { rows } = await owner.query<{ id: number }>(
    `select v.supervisor_id::int as id from user_contract_version v
       join user_contract c on c.company_id = v.company_id and c.id = v.user_contract_id
     where c.company_id = $1 and c.user_id = $2 and v.supervisor_id is not null
     union select unnest(array[from_user_id, to_user_id])::int from delegation
     where company_id = $1 and $2 in (from_user_id, to_user_id)`,
    [companyId, id],
  )
  const known = new Set([id, ...rows.map((row) => row.id)])
  return everybody
    .filter((one) => !known.has(one.id))
    .flatMap((one) => [one.rut, publicId('user', one.id)])
}

type Row = { entity: string; after: Record<string, unknown> | null }

/** A mutation of somebody as they are now, undone: how it ended and what it wrote. */
async function attempt(name: string, username: Username, input: object | undefined) {
  const { id: userId } = personOf(username)
  const loginId = everybody.find(({ id }) => id === userId)?.loginId ?? 0
  await client.query('begin')
  try {
    await enter(client, { companyId, userId, loginId, acting: false, traceId: 'look' })
    const since = await headOf(client, companyId)
    const who = { companyId, slug: 'coihues', userId, loginId }
    const { status, message, bug } = await call(name, input, await requestOf(services, held, who))
    await enter(client, { companyId, userId: null, loginId: null, acting: false, traceId: 'look' })
    const { rows } = await client.query<Row>(
      `select entity, coalesce(after, before) as after from audit_event
       where company_id = $1 and seq > $2`,
      [companyId, since],
    )
    return { status, message, bug, rows, userId }
  } finally {
    await client.query('rollback')
  }
}

async function answered(username: Username, key: string) {
  const input = { ids: [{ key }], answer: 'APPROVE', reason: 'Sí' }
  const { status, message, rows } = await attempt('answerInbox', username, input)
  const wrote = rows.map(({ entity }) => entity).filter((entity) => entity === 'vacation')
  return { status, message, wrote: [...new Set(wrote)] }
}

test('no query names to them anybody who is not in their own papers', async () => {
  const wrong: string[] = []
  for (const username of usernames) {
    for (const [name, words] of await toldTo(username)) {
      wrong.push(`${name} tells ${username} of ${words.slice(0, 3).join(', ')}`)
    }
  }
  expect(wrong).toEqual([])
  // It can see: while they worked here, the same queries named others to the supervisor.
  expect(before.size).toBeGreaterThan(3)
})

/** What a person writes of themselves, once they left. */
const ownTables = new Set([
  'certificate',
  'payslip_dispute',
  'payslip_dispute_message',
  'privacy_request',
  // What opens their account, and their own devices, they take away themselves.
  'push_device',
  'sign_in_link',
])
const ownActs = new Set([
  'operación:createCalendarFeed',
  'operación:openCertificate',
  'operación:openContractAnnex',
  'operación:readNotices',
  'operación:saveNoticePreference',
])

test('they write of themselves, what the law gives them, and nothing else', async () => {
  const wrong: string[] = []
  const wrote = new Set<string>()
  for (const username of usernames) {
    for (const operation of allOperations.filter(({ kind }) => kind === 'mutation')) {
      for (const variables of inputsOf(operation, username)) {
        const { input } = variables
        const given = typeof input === 'object' && input !== null ? input : undefined
        const { rows, userId, bug } = await attempt(operation.name, username, given)
        if (bug) wrong.push(`${operation.name}: ${bug}`)
        for (const { entity, after } of rows) {
          wrote.add(entity)
          const own = after?.['user_id'] === undefined || Number(after['user_id']) === userId
          if ((ownTables.has(entity) || ownActs.has(entity)) && own) continue
          wrong.push(`${operation.name} of ${username} wrote ${entity} ${JSON.stringify(after)}`)
        }
      }
    }
  }
  expect(wrong).toEqual([])
  expect(wrote).toContain('payslip_dispute')
})

test('what was delegated to them is answered by them no longer', async () => {
  expect(waiting).not.toBe('')
  expect((await answered('gerente', waiting)).wrote).toEqual([])
  const count = await api
    .as('gerente')
    .run<{ inboxCount: { pending: number } }>('{ inboxCount { pending } }')
  expect(count.inboxCount.pending).toBe(0)
})
