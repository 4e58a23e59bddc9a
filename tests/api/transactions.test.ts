// A request that reads goes on in the transaction in which its actor was read. However it ends,
// its connection goes back to the pool, and no request waits for another one's.
import { afterEach, expect, test } from 'vitest'
import { sql } from '#platform/server/sql/db.ts'
import { startApi } from '#tests/api.ts'
import { statementsOf } from '#tests/queries.ts'

const connections = 3
const { api, services, database } = await startApi({ connections })
const me = '{ me { username role } }'
const People = '{ users { rows { id } } }'

afterEach(() => {
  const { total, idle, waiting } = services.db.poolStats()
  expect([total - idle, waiting]).toEqual([0, 0])
})

const texts = async (query: string) => {
  const token = await api.as('gerente').token()
  await api.post({ query }, { token })
  return statementsOf(() => api.post({ query }, { token }))
}

test('reading oneself takes one transaction, and one statement for all rights', async () => {
  const asked = await texts(me)
  expect(asked.filter((text) => text.startsWith('begin'))).toHaveLength(1)
  expect(asked.filter((text) => text === 'commit')).toHaveLength(1)
  expect(asked).toHaveLength(5)
})

test('a list is read in the transaction of its actor', async () => {
  const asked = await texts(People)
  expect(asked.filter((text) => text.startsWith('begin'))).toHaveLength(1)
})

test('two operations of a request have a transaction each, and both answer', async () => {
  const token = await api.as('admin').token()
  const { json } = await api.post({ query: '{ me { username } users { rows { id } } }' }, { token })
  expect(json?.errors).toBeUndefined()
  expect(json?.data).toMatchObject({ me: { username: 'admin' } })
})

test.each([
  ['that is refused', '{ companies { rows { id } } }', {}],
  ['without its variables', 'query ($input: UserInput!) { user(input: $input) { id } }', {}],
  [
    'about somebody unknown',
    'query ($id: String!) { user(input: { id: $id }) { id } }',
    { id: '' },
  ],
  ['of nothing', '{ __typename }', {}],
  ['of no document', '{ nothing }', {}],
])('a request %s gives its connection back', async (_what, query, variables) => {
  const token = await api.as('trabajador').token()
  for (let turn = 0; turn < 2 * connections; turn += 1) {
    await api.post({ query, variables }, { token })
  }
})

test('many more at once than there are connections all answer', async () => {
  const token = await api.as('admin').token()
  const queries = Array.from({ length: 60 }, (_, at) => [me, People, '{ __typename }'][at % 3])
  const answers = await Promise.all(
    queries.map((query) => api.post({ query: query ?? me }, { token })),
  )
  expect(answers.filter(({ json }) => json?.errors !== undefined)).toEqual([])
})

test('a role that was taken away no longer acts on the next request', async () => {
  const token = await api.as('gerente').token()
  const role = async () => (await api.post({ query: me }, { token })).json?.data
  expect(await role()).toMatchObject({ me: { role: 'MANAGER' } })
  await database.owner.query(
    `update users set role = 'EMPLOYEE'
     where id = (select user_id from login where username = 'gerente')`,
  )
  expect(await role()).toMatchObject({ me: { role: 'EMPLOYEE' } })
})

test('a transaction that cannot begin says why, whatever its work makes of that', async () => {
  // No number of a company: the database has no such function.
  const nowhere = { companyId: 1e30, userId: null, loginId: null, acting: false, traceId: 'x' }
  const write = (client: { query(text: string): Promise<unknown> }) =>
    client.query(`insert into mail_suppression default values`)
  const works = [
    () => Promise.resolve('nothing was asked'),
    (_tx: unknown, client: Parameters<typeof write>[0]) => write(client),
    (_tx: unknown, client: Parameters<typeof write>[0]) => write(client).catch(() => 'hidden'),
  ]
  for (const work of works) {
    for (let turn = 0; turn < 2 * connections; turn += 1) {
      const done = services.db.withTenant<unknown>(nowhere, work)
      await expect(done).rejects.toMatchObject({ code: '42883' })
    }
  }
  const { rows } = await services.db.withPlatform((tx) =>
    sql<{ open: string | null }>`select current_setting('app.company_id', true) as open`.execute(
      tx,
    ),
  )
  expect([null, '']).toContain(rows[0]?.open)
})
