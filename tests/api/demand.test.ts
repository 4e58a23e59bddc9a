// Many at once: readers do not wait for writers, and a request without room is refused, to be
// repeated later.
import pg from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'

const room = 8
const { api, url, world, database, services } = await startApi({ underWay: room })
const { owner } = database
/**
 * Within a transaction the list of waiting connections never changes, so another transaction reads
 * it.
 */
const watcher = new pg.Client({ connectionString: database.url })
await watcher.connect()
afterAll(() => watcher.end())

const Edit = `mutation Edit($input: CreateProfileInput!) {
  createProfile(input: $input) { status error { kind message field } }
}`
const me = '{ me { username } }'

/** A transaction that writes in a company and does not end. */
const hold = async (companyId: number) => {
  await owner.query('begin')
  await owner.query('select from audit_head where company_id = $1 for update', [companyId])
}
afterEach(() => owner.query('rollback'))

/** Waits until the database reports so many connections waiting for the lock. */
const untilWaiting = (count: number) => {
  const waiting = async () => {
    const { rows } = await watcher.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity
       where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
    )
    return rows[0]?.waiting
  }
  return expect.poll(waiting, { timeout: 9_000 }).toBe(count)
}

const edits = (count: number, what: string) =>
  Array.from({ length: count }, (_, at) =>
    api.as('admin').result(Edit, { input: { name: `${what} ${at}` } }),
  )

test('readers, and writers elsewhere, wait for no writer of a company', async () => {
  await Promise.all([api.as('admin').token(), api.as('boreal.admin').token()])
  await hold(world.coihues.id)
  const waiting = edits(room - 2, 'Turno')
  // Of six connections three: the other three edits wait without one.
  await untilWaiting(3)
  expect(services.db.poolStats().waiting).toBe(0)
  expect(await api.as('gerente').run(me)).toEqual({ me: { username: 'gerente' } })
  const other = await api.as('boreal.admin').result(Edit, { input: { name: 'Al lado' } })
  expect(other).toMatchObject({ status: 'OK' })
  await owner.query('rollback')
  for (const { status, error } of await Promise.all(waiting))
    expect([status, error]).toEqual(['OK', null])
})

test('a request without room is refused, and answered when repeated later', async () => {
  const token = await api.as('admin').token()
  await hold(world.coihues.id)
  const waiting = edits(room, 'Lleno')
  await untilWaiting(3)
  const refused = await api.post({ query: me }, { token })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(refused.json?.errors?.[0]).toMatchObject({
    message: 'Hay mucha demanda en este momento. Intente nuevamente en unos segundos.',
    extensions: { kind: 'busy' },
  })
  for (const path of ['/health', '/ready']) expect((await fetch(url + path)).status).toBe(200)
  await owner.query('rollback')
  await Promise.all(waiting)
  expect((await api.post({ query: me }, { token })).json?.data).toEqual({
    me: { username: 'admin' },
  })
})

test('a caller who leaves before the answer makes room', async () => {
  const token = await api.as('admin').token()
  await hold(world.coihues.id)
  const leaving = new AbortController()
  const left = Array.from({ length: room }, (_, at) =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: Edit, variables: { input: { name: `Ido ${at}` } } }),
      signal: leaving.signal,
    }),
  )
  await untilWaiting(3)
  expect((await api.post({ query: me }, { token })).status).toBe(503)
  leaving.abort()
  await Promise.allSettled(left)
  const status = async () => (await api.post({ query: me }, { token })).status
  await expect.poll(status, { timeout: 9_000 }).toBe(200)
})
