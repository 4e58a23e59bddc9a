// Who writes over what somebody else wrote meanwhile reads who that was and when, of every table
// that keeps a version; and nobody reads a name that is out of their reach.
import { expect, test } from 'vitest'
import { type Reach, reachOf } from '#access/reach.ts'
import type { DB } from '#generated/database.ts'
import { loadActor, loadCompany } from '#modules/company/authority/server/index.ts'
import { changedMeanwhile } from '#platform/server/errors.ts'
import { named } from '#platform/server/records/writers.ts'
import { startApi } from '#tests/api.ts'
import type { Username } from '#tests/world.ts'
import { fillEveryTable } from './company-rows.ts'

const { api, database, services, world } = await startApi()
const { owner } = database
const { db } = services
const companyId = world.coihues.id

/** Tables with a version whose row is of the platform, or whose trail is that of another table. */
const OF_OTHERS: Readonly<Record<string, string>> = {
  login: 'its version tells sessions apart, and no form sends it',
}

const NAMED = /^Carolina Aránguiz guardó estos datos hoy a las \d\d:\d\d\. Revise lo nuevo/

const loginOf = async (username: Username) => {
  const { rows } = await owner.query<{ id: number; userId: number }>(
    'select id, user_id as "userId" from login where username = $1',
    [username],
  )
  const [login] = rows
  if (!login) throw new Error(`nobody signs in as ${username}`)
  return { loginId: Number(login.id), userId: Number(login.userId) }
}

/** What somebody reads who wrote over a row of a table. */
async function readBy(username: Username, table: keyof DB & string, key: Row) {
  const { loginId, userId } = await loginOf(username)
  const session = { companyId, userId, loginId, acting: false, traceId: 'test' }
  return db.withTenant(session, async (tx) => {
    const actor = await loadActor(tx, companyId, userId, '2026-09-15', [])
    const company = await loadCompany(
      tx,
      { id: companyId, slug: 'coihues', config: {} },
      '2026-09-15',
    )
    const reach = (permission: Parameters<typeof reachOf>[2]): Reach =>
      reachOf(actor, company, permission)
    const { message } = await named({ tx, session, reach }, changedMeanwhile({ table, key }))
    return message
  })
}

type Row = Readonly<Record<string, string | number>>

/** Writes the first row of a table as the admin, and answers what tells it from the others. */
async function writtenByAdmin(table: string): Promise<Row> {
  const { loginId, userId } = await loginOf('admin')
  await owner.query('begin')
  await owner.query('select app.begin_request($1, $2, $3, false, null)', [
    companyId,
    userId,
    loginId,
  ])
  await owner.query(`alter table ${table} disable trigger user`)
  await owner.query(`alter table ${table} enable trigger audit`)
  const { rows } = await owner.query<{ row: Record<string, string | number> }>(
    `update ${table} set version = version + 1 where ctid =
       (select ctid from ${table} where company_id = $1 limit 1)
     returning to_jsonb(${table}) as row`,
    [companyId],
  )
  await owner.query(`alter table ${table} enable trigger user`)
  await owner.query('commit')
  const [first] = rows
  if (!first) throw new Error(`${table} has no row`)
  const { rows: keys } = await owner.query<{ name: string }>(
    `select a.attname as name from pg_index i
       join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
     where i.indrelid = $1::regclass and i.indisprimary and a.attname <> 'company_id'`,
    [table],
  )
  return Object.fromEntries(keys.map(({ name }) => [camel(name), first.row[name] ?? '']))
}

const camel = (name: string) =>
  name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

test('of every table with a version, the refusal names who wrote it last', async () => {
  await fillEveryTable(owner, companyId)
  const { rows } = await owner.query<{ table: string }>(
    `select c.table_name as table from information_schema.columns c
     join information_schema.columns own on own.table_name = c.table_name
       and own.table_schema = 'public' and own.column_name = 'company_id'
     join pg_trigger t on t.tgrelid = c.table_name::regclass and t.tgname = 'audit'
     where c.table_schema = 'public' and c.column_name = 'version' order by 1`,
  )
  const tables = rows.map(({ table }) => table).filter((table) => !(table in OF_OTHERS))
  expect(tables.length).toBeGreaterThan(50)
  const wrong: string[] = []
  for (const table of tables) {
    const key = await writtenByAdmin(table)
    const said = await readBy('supergerente', camel(table) as keyof DB & string, key)
    if (!NAMED.test(said)) wrong.push(`${table} ${JSON.stringify(key)}: ${said}`)
  }
  expect(wrong).toEqual([])
})

test('a name goes to who reaches the person, and oneself reads «Usted»', async () => {
  const key = await writtenByAdmin('profile')
  expect(await readBy('gerente.peumal', 'profile', key)).toMatch(
    /^Otra persona guardó estos datos hoy a las \d\d:\d\d\. /,
  )
  expect(await readBy('trabajador', 'profile', key)).toMatch(/^Otra persona guardó/)
  expect(await readBy('admin', 'profile', key)).toMatch(
    /^Usted guardó estos datos hoy a las \d\d:\d\d en otra ventana\. Revise/,
  )
})

test('what was written days ago says its day, and what the trail lacks says nobody', async () => {
  const key = await writtenByAdmin('profile')
  await owner.query('alter table audit_event disable trigger user')
  await owner.query(
    `update audit_event set at = at - interval '1 day' where company_id = $1
       and entity = 'profile' and entity_id = $2`,
    [companyId, String(key['id'])],
  )
  expect(await readBy('supergerente', 'profile', key)).toMatch(/guardó estos datos ayer a las/)
  await owner.query(
    `update audit_event set at = '2026-03-04 15:42:00-03' where company_id = $1
       and entity = 'profile' and entity_id = $2`,
    [companyId, String(key['id'])],
  )
  expect(await readBy('supergerente', 'profile', key)).toBe(
    'Carolina Aránguiz guardó estos datos el 04-03-2026 a las 15:42. ' +
      'Revise lo nuevo y vuelva a guardar.',
  )
  expect(await readBy('supergerente', 'profile', { id: 999_999_999 })).toBe(
    'Otra persona guardó estos datos. Revise lo nuevo y vuelva a guardar.',
  )
})

test('of two who correct one razón social, the second reads the name of the first', async () => {
  const id = world.businesses.vina.publicId
  const One = `query B($input: ByIdBusiness!) { business(input: $input) { version } }`
  const Update = `mutation U($input: UpdateBusinessInput!) {
    updateBusiness(input: $input) { status message error { kind field } data { version } } }`
  const { business } = await api
    .as('admin')
    .run<{ business: { version: number } }>(One, { input: { id } })
  const change = (who: Username) =>
    api.as(who).result(Update, {
      input: { id, version: business.version, businessField: `Vinos de ${who}` },
    })
  expect((await change('admin')).status).toBe('OK')
  const refused = await change('supergerente')
  expect(refused.error).toMatchObject({ kind: 'conflict', field: null })
  expect(refused.message).toMatch(NAMED)
})
