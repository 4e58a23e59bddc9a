// The application's own role, with all its rights, against the rows of the other company. Each
// refusal is paired with the same statement on one's own rows, which succeeds.
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { readWorld } from '#tests/world.ts'
import { fillEveryTable } from './company-rows.ts'
import { everyResponse } from './company-rows-talent.ts'

const database = await freshDatabase('demo')
const owner = new pg.Client({ connectionString: database.url })
const app = new pg.Client({ connectionString: database.appUrl })
await owner.connect()
const world = await readWorld(owner)
const [mine, theirs] = [world.coihues.id, world.boreal.id]
for (const company of [mine, theirs]) {
  await fillEveryTable(owner, company)
  // A trail with an anchor that it does not follow would not verify elsewhere.
  await owner.query(
    `insert into audit_anchor (company_id, events, hash, at) values ($1, 0, '\\x00', now())`,
    [company],
  )
}
const tables = await readTables()
const [open = [], shut = []] = [true, false].map((may) =>
  tables.filter(({ mayRead }) => mayRead === may),
)

beforeAll(() => app.connect())
afterAll(async () => {
  await app.end()
  await owner.end()
})

type May = { mayRead: boolean; mayInsert: boolean; mayUpdate: boolean; mayDelete: boolean }
type Table = May & { name: string; columns: string[] }

async function readTables(): Promise<Table[]> {
  const { rows } = await owner.query<Table>(
    `select c.relname as name,
       array_agg(a.attname::text order by a.attnum) filter (
         where a.attidentity = '' and a.attgenerated = '') as columns,
       has_table_privilege('minga_app', c.oid, 'select') as "mayRead",
       has_table_privilege('minga_app', c.oid, 'insert') as "mayInsert",
       has_table_privilege('minga_app', c.oid, 'update') as "mayUpdate",
       has_table_privilege('minga_app', c.oid, 'delete') as "mayDelete"
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity
     group by c.oid, c.relname order by c.relname`,
  )
  return rows
}

/**
 * Opens a company for a request, as the one of the person whose confidential response it is: of an
 * own response the request says the id, and the id is the same in both companies.
 */
async function begin(company: number | null, trace: string | null, response: string | null) {
  await app.query('begin')
  await app.query('select app.begin_request($1, null, null, false, $2)', [company, trace])
  if (response) await app.query('select app.of_response($1)', [response])
}

/** Runs a statement as the application, for a company or for none, and says what it touched. */
async function attempt(
  company: number | null,
  statement: string,
  keep: 'keep' | 'undo',
  response: string | null = everyResponse,
) {
  try {
    await begin(company, 'attack', response)
    const { rowCount, rows } = await app.query<Record<string, unknown>>(statement)
    // Some constraints speak only at the end of the transaction.
    await app.query('set constraints all immediate')
    return { touched: rowCount ?? 0, rows, refused: undefined }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    // Which table's wall it was: another one further on is luck.
    const [, table = ''] = / table "?(\w+)"?$/.exec(error.message) ?? []
    return { touched: 0, rows: [], refused: `${String(error.code)} ${table}`.trim() }
  } finally {
    await app.query(keep === 'keep' ? 'commit' : 'rollback').catch(() => app.query('rollback'))
  }
}

const attack = (statement: string, company: number | null = mine) =>
  attempt(company, statement, 'keep')
const control = (statement: string) => attempt(mine, statement, 'undo')

/** What can be read of each table of a company, in one statement of the superuser. */
async function ofEveryTable(company: number, what: string): Promise<readonly unknown[]> {
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, ${what} as print from ${name} t where company_id = ${company}`,
  )
  const { rows } = await owner.query(parts.join(' union all '))
  return rows
}

/** A hash of all that a company has. */
const fingerprintOf = (company: number) =>
  ofEveryTable(company, `md5(coalesce(string_agg(t::text, '|' order by t::text), ''))`)

/** How many rows there are, and which transaction wrote the last: enough to see any change. */
const tracesOf = (company: number) =>
  ofEveryTable(company, `count(*) || ' ' || coalesce(max(t.xmin::text::bigint), 0)`)

/**
 * What shows that a statement came to the rows: it touched them, or a rule about them stopped it.
 */
const reached = ({ touched, refused }: { touched: number; refused: string | undefined }) =>
  touched > 0 || /^(23503|23505|23P01|MG001|MG002|MG003)/.test(refused ?? '')

const [traces, fingerprint] = [await tracesOf(theirs), await fingerprintOf(theirs)]
afterEach(async () => expect(await tracesOf(theirs)).toEqual(traces))

/**
 * Tables with a rule of their own that speaks before the wall: the survey of a confidential
 * response, the report of an expense and a certificate are not seen in another company.
 */
const ruled = new Set(['climate_draft', 'company_certificate', 'expense'])
const wall = (table: string) => (ruled.has(table) ? 'MG002' : 'MG001')

const at = (company: number) => `company_id = ${company}`

describe.each(open)('$name', ({ name, columns, mayInsert, mayUpdate, mayDelete }) => {
  test('is read', async () => {
    const all = `select company_id from ${name}`
    expect((await control(`${all} where ${at(mine)}`)).touched).toBeGreaterThan(0)
    expect((await attack(`${all} where ${at(theirs)}`)).touched).toBe(0)
    expect((await attack(all, null)).touched).toBe(0)
    const companies = (await attack(`select distinct company_id from ${name}`)).rows
    expect(companies).toEqual([{ company_id: expect.anything() }])
  })

  test('is read by joins, subqueries and copies', async () => {
    const joined = (company: number) =>
      `select o.* from business b left join lateral (select * from ${name}) o on true
       where o.${at(company)} limit 5`
    const within = (company: number) =>
      `with them as materialized (select * from ${name} where ${at(company)}) select * from them`
    const locked = (company: number) =>
      `select * from ${name} where ${at(company)} ${mayUpdate ? 'for update' : ''}`
    for (const query of [joined, within, locked]) {
      expect((await control(query(mine))).touched).toBeGreaterThan(0)
      expect((await attack(query(theirs))).touched).toBe(0)
      expect((await attack(query(theirs), null)).touched).toBe(0)
    }
    expect(await copied(`copy (select * from ${name} where ${at(mine)}) to stdout`)).not.toBe('')
    expect(await copied(`copy (select * from ${name} where ${at(theirs)}) to stdout`)).toBe('')
  })

  test('is changed and removed', async () => {
    const update = (company: number) =>
      `update ${name} set company_id = company_id where ${at(company)}`
    const remove = (company: number) => `delete from ${name} where ${at(company)}`
    const statements = [...(mayUpdate ? [update] : []), ...(mayDelete ? [remove] : [])]
    for (const statement of statements) {
      expect(reached(await control(statement(mine)))).toBe(true)
      expect(await attack(statement(theirs))).toMatchObject({ touched: 0, refused: undefined })
      expect(await attack(statement(theirs), null)).toMatchObject({ touched: 0 })
    }
    for (const [may, statement] of [
      [mayUpdate, update],
      [mayDelete, remove],
    ] as const) {
      if (!may) expect((await attack(statement(mine))).refused).toBe(`42501 ${name}`)
    }
  })

  test('is written into', async () => {
    const values = columns
      .map((column) => (column === 'company_id' ? '%' : `t.${column}`))
      .join(', ')
    const insert = (company: number, more = '') =>
      `insert into ${name} (${columns.join(', ')})
       select ${values.replace('%', String(company))} from ${name} t limit 1 ${more}`
    expect(reached(await control(insert(mine)))).toBe(mayInsert)
    // Of another company nothing is closed either, and so nothing can be released.
    // And of another company's trail nothing is seen that an event could follow.
    const walls = [`42501 ${name}`, 'MG001', 'MG002', 'MG003']
    for (const more of ['', 'on conflict do nothing']) {
      expect(walls).toContain((await attack(insert(theirs, more))).refused)
    }
    expect((await attack(insert(theirs), null)).touched).toBe(0)
  })

  test('keeps its rows in their company', async () => {
    if (!mayUpdate) return
    const move = (to: number) => `update ${name} set company_id = ${to} where ${at(mine)}`
    expect(reached(await control(move(mine)))).toBe(true)
    expect([`42501 ${name}`, wall(name), 'MG003']).toContain((await attack(move(theirs))).refused)
  })
})

async function copied(statement: string): Promise<string> {
  try {
    await begin(mine, null, everyResponse)
    return await text(app.query(copyTo(statement)))
  } finally {
    await app.query('rollback')
  }
}

describe.each(shut)('$name', ({ name, columns }) => {
  test.each([mine, theirs, null])(
    'is out of reach of the application in company %s',
    async (of) => {
      for (const statement of [
        `select company_id from ${name}`,
        `select from ${name}`,
        `insert into ${name} (${columns.join(', ')}) select ${columns.join(', ')} from ${name}`,
        `insert into ${name} default values`,
        `update ${name} set company_id = ${mine}`,
        `delete from ${name}`,
      ]) {
        expect((await attack(statement, of)).refused).toBe(`42501 ${name}`)
      }
    },
  )
})

describe('a confidential response', () => {
  const all = 'select company_id from climate_draft'
  const own = [{ company_id: mine }]
  const other = '5e1f0000-0000-4000-8000-000000000002'

  test('is read by the request that knows its id, and by no other', async () => {
    expect((await attempt(mine, all, 'undo')).rows).toEqual(own)
    for (const response of [null, other]) {
      expect((await attempt(mine, all, 'undo', response)).rows).toEqual([])
    }
  })

  test('is not written by a request with another id, or with none', async () => {
    const change = 'update climate_draft set done = true'
    const add = `insert into climate_draft (company_id, response_id, survey_id, edition)
      select company_id, '${other}', id, 1 from survey where title = 'Prueba de clima'`
    expect((await attempt(mine, change, 'undo')).touched).toBe(1)
    expect((await attempt(mine, add, 'undo', other)).touched).toBe(1)
    for (const response of [null, other]) {
      expect((await attempt(mine, change, 'undo', response)).touched).toBe(0)
    }
    for (const response of [null, everyResponse]) {
      expect((await attempt(mine, add, 'undo', response)).refused).toBe('42501 climate_draft')
    }
  })

  test('does not move to another company, its rules aside', async () => {
    await owner.query('begin')
    await owner.query(`set local session_replication_role = 'replica'`)
    await owner.query('set local role minga_app')
    await owner.query('select app.begin_request($1, null, null, false, null)', [mine])
    await owner.query('select app.of_response($1)', [everyResponse])
    const moved = owner.query(`update climate_draft set company_id = ${theirs}`)
    await expect(moved).rejects.toMatchObject({ code: '42501' })
    await owner.query('rollback')
  })
})

test('a connection forgets the company when its transaction ends', async () => {
  await app.query('begin')
  await app.query('select app.begin_request($1, null, null, false, null)', [mine])
  expect((await app.query('select from users')).rowCount).toBeGreaterThan(100)
  await app.query('commit')
  expect((await app.query('select from users')).rowCount).toBe(0)
})

test('nobody names a row of another company: references carry the company', async () => {
  const [user] = Object.values(world.boreal.people)
  const link = (userId: number | undefined) =>
    `insert into user_business (company_id, user_id, business_id)
     values (${mine}, ${userId}, ${world.businesses.casa.id})`
  expect((await control(link(world.people.bernarda.id))).touched).toBe(1)
  expect((await attack(link(user?.id))).refused).toContain('23503')
})

test('the same RUT may work in both companies, and neither learns it', async () => {
  const { bernarda } = world.people
  const twin = `insert into users (company_id, rut) values (${theirs}, '${bernarda.rut}')`
  expect((await attempt(theirs, twin, 'undo')).touched).toBe(1)
  expect((await control(twin.replace(String(theirs), String(mine)))).refused).toContain('23505')
})

test('the queue takes no work for another company, nor without one', async () => {
  const enqueue = 'select app.enqueue_job(1)'
  expect((await control(enqueue)).touched).toBe(1)
  expect((await attack(enqueue, null)).refused).toBe('P0001')
  expect((await attack(`select graphile_worker.add_job('job', '{}')`)).refused).toContain('42501')
})

test('after all of this the other company is as it was, to the last letter', async () => {
  expect(await fingerprintOf(theirs)).toEqual(fingerprint)
  // And a change of theirs would be seen.
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [theirs])
  await owner.query(`update users set rut = rut where company_id = ${theirs}`)
  expect(await tracesOf(theirs)).not.toEqual(traces)
  await owner.query('rollback')
})
