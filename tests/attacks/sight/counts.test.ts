// No count includes people that its reader may not see: more things of people in the confidential
// payroll move nothing of what somebody without that right is answered.
import { expect, test } from 'vitest'
import type pg from 'pg'
import { publicId } from '../../../platform/model/ids.ts'
import { startApi } from '../../api.ts'
import { shuffled, stretch } from '../../budget.ts'
import { idsOf } from '../ids.ts'
import { allAsks } from './asks.ts'
import type { Canary } from './canaries.ts'
import { fillTables } from './hidden.ts'
import { monthsOfDemo } from './months.ts'
import { openReaders, readerKinds } from './readers.ts'
import { isRefused, parting, sweep } from './sweep.ts'

const { api, world, database, services, drainJobs } = await startApi()
const { owner } = database
const companyId = world.coihues.id
const admin = api.as('admin')

/** Readers of pay or of none, who all lack the confidential payroll. */
const names = ['supergerente', 'gerente', 'gerente que audita', 'subgerente', 'solo lectura']
/** One of them in a run, with a few hundred questions twice. `BUDGET=5` asks as all. */
const chosen = shuffled('readers of counts', names).slice(0, Math.ceil(stretch))
const kinds = readerKinds.filter(({ name }) => chosen.includes(name))

/**
 * Who is here now, the readers among them; acts among the latest events of the whole company, which
 * whatever happens pushes out; and who read what of the reader, who are the other readers here.
 */
const moving = new Set(['onlineUsers', 'activity', 'readingsOfMe'])

/** Tables of pay whose rows are of a person or a contract: each gets more rows of the hidden. */
const tables = [
  'user_item',
  'late_item',
  'employer_loan',
  'salary_advance',
  'retroactive_line',
  'additional_payment',
  'certificate',
  'health_plan_notice',
  'leave_subsidy',
  'piecework_entry',
  'payslip_dispute',
  'concept_case',
] as const

test('counts tell of nobody in the confidential payroll', async () => {
  await fillTables(owner, world)
  const readers = await openReaders(
    { owner, db: services.db, companyId, signIn: api.signIn },
    kinds,
  )
  const hidden = await hide()
  const months = await monthsOfDemo(owner, world)
  const ids = await idsOf(owner, companyId, 2)
  const asks = allAsks({ ids, canaries: [await shown(hidden)], months }).filter(
    ({ name }) => !moving.has(name),
  )
  await bump(hidden)
  const before: string[][] = []
  for (const { session } of readers) before.push(await sweep(session, asks, drainJobs))
  const { grown, shrink } = await grow(hidden)
  expect(grown.length).toBeGreaterThan(8)
  await bump(hidden)
  const moved = []
  for (const [at, { name, session }] of readers.entries()) {
    const after = await sweep(session, asks, drainJobs)
    const differ = asks.flatMap((ask, n) => {
      const [was = '', is = ''] = [before[at]?.[n], after[n]]
      return was === is || isRefused(was) ? [] : [{ ask, was, is }]
    })
    moved.push({ name, session, differ })
  }
  // A worker calculates meanwhile: what stays as it is without these rows did not come from them.
  await shrink()
  await bump(hidden)
  const wrong = new Set<string>()
  for (const { name, session, differ } of moved) {
    const again = await sweep(
      session,
      differ.map(({ ask }) => ask),
      drainJobs,
    )
    for (const [n, { ask, was, is }] of differ.entries()) {
      if (again[n] !== is) wrong.add(`${ask.name}, ${name}: ${parting(was, is)}`)
    }
  }
  expect([...wrong]).toEqual([])
}, 600_000)

/** Two people of the vineyard, who are in the confidential payroll from now on. */
async function hide(): Promise<readonly Canary[]> {
  const { rows } = await owner.query<Canary>(
    `select c.user_id::int as "userId", c.id::int as "contractId",
       c.business_id::int as "businessId", 'vina' as business, true as "isPrivate",
       'confidencial' as name
     from user_contract c
     where c.company_id = $1 and c.business_id = $2 and c.final_date is null
       and not exists (select from login l where l.company_id = $1 and l.user_id = c.user_id)
     order by c.id limit 2`,
    [companyId, world.businesses.vina.id],
  )
  await owner.query(
    'update users set is_private_role = true where company_id = $1 and id = any($2::bigint[])',
    [companyId, rows.map(({ userId }) => userId)],
  )
  return rows
}

/** A person that everybody may see: what is asked about one person is asked about them. */
async function shown(hidden: readonly Canary[]): Promise<Canary> {
  const { rows } = await owner.query<Canary>(
    `select c.user_id::int as "userId", c.id::int as "contractId",
       c.business_id::int as "businessId", 'vina' as business, false as "isPrivate", 'otra' as name
     from user_contract c
     where c.company_id = $1 and c.business_id = $2 and c.final_date is null
       and c.user_id <> all($3::bigint[]) order by c.id limit 1`,
    [companyId, world.businesses.vina.id, hidden.map(({ userId }) => userId)],
  )
  if (!rows[0]) throw new Error('The vineyard has nobody else')
  return rows[0]
}

/** A change of the hidden, after which nothing kept is answered again. */
async function bump(hidden: readonly Canary[]) {
  for (const { userId } of hidden) {
    await admin.mutate(
      `mutation Change($input: UpdateUserInput!) {
        updateUser(input: $input) { status message error { kind message field } } }`,
      { input: { id: publicId('user', userId), comment: `Nota ${Math.random()}` } },
    )
  }
  await drainJobs()
}

/**
 * Copies rows of each table, of all kinds, to each of the hidden: what they had already moves no
 * count. The tables that took some, and the way back.
 */
async function grow(hidden: readonly Canary[]) {
  const grown = new Set<string>()
  let made = ''
  await behindTriggers(async () => {
    const { rows } = await owner.query<{ id: string }>('select pg_current_xact_id()::text as id')
    made = rows[0]?.id ?? ''
    for (const table of tables) {
      for (const one of hidden) if (await copied(owner, table, one)) grown.add(table)
    }
  })
  const shrink = () =>
    behindTriggers(async () => {
      for (const table of grown) {
        await owner.query(`delete from ${table} where xmin::text = $1`, [made])
      }
    })
  return { grown: [...grown], shrink }
}

async function behindTriggers(work: () => Promise<void>) {
  await owner.query('begin')
  await owner.query('set local session_replication_role = replica')
  await work()
  await owner.query('commit')
}

/**
 * Whether rows of a table were copied to somebody. What continues another row of its person, like
 * the part of a quota that the last payslip could not take, would be of two people: it stays.
 */
async function copied(client: pg.Client, table: string, { userId, contractId }: Canary) {
  const { rows: columns } = await client.query<{ name: string; identity: string }>(
    `select attname as name, attidentity as identity from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  const names = columns.map(({ name }) => name)
  const values = names.map((name) => {
    if (name === 'id') return `(select max(id) + 1 from ${table}) + row_number() over ()`
    if (name === 'user_id') return String(userId)
    if (name === 'user_contract_id') return String(contractId)
    if (name === 'code') return `'K' || t.code || ${contractId}`
    return `t.${name}`
  })
  const { rowCount } = await client.query(
    `insert into ${table} (${names.join(', ')}) overriding system value
     select ${values.join(', ')} from (select * from ${table} t where company_id = $1
         and coalesce(to_jsonb(t)->>'origin_id', to_jsonb(t)->>'order_id') is null
       order by md5(t::text) limit 40) t
     on conflict do nothing`,
    [companyId],
  )
  return (rowCount ?? 0) > 0
}
