import pg from 'pg'
import { expect, test } from 'vitest'
import { innerId } from '#platform/model/ids.ts'
import { rutOf } from '#chile/rut.ts'
import { startApi } from '#tests/api.ts'

const { api, world, database } = await startApi()
const { vina } = world.businesses

const outcome = 'status message error { kind message field }'
const Person = `mutation P($input: CreateUserInput!) {
  createUser(input: $input) { ${outcome} data { id } } }`
const Create = `mutation C($input: CreateUserContractInput!) {
  createUserContract(input: $input) { ${outcome} data { id } } }`
const Update = `mutation U($input: UpdateUserContractInput!) {
  updateUserContract(input: $input) { ${outcome} data { id } } }`

type Made = { id: string }
type Worker = { userId: string; contractId: string }

let nextRut = 42_700_000
const offer = (userId: string, more: object = {}) => ({
  userId,
  businessId: vina.publicId,
  initialDate: '2026-01-02',
  contractType: 'INDEFINITE',
  jobTitle: 'Analista',
  monthlySalary: { value: '1200000', currency: 'CLP' },
  hoursPerWeek: '42',
  ...more,
})

/** Somebody new with a contract, by their first name. */
async function worker(firstname: string, more: object = {}): Promise<Worker> {
  const input = {
    identificationType: 'RUT',
    rut: rutOf((nextRut += 1)),
    firstname,
    paternalLastname: 'Soto',
  }
  const admin = api.as('admin')
  const { id: userId } = await admin.mutate<Made>(Person, { input })
  const { id } = await admin.mutate<Made>(Create, { input: offer(userId, more) })
  return { userId, contractId: id }
}

const change = ({ contractId }: Worker, input: object) =>
  api.as('admin').result<Made>(Update, { input: { id: contractId, ...input } })
const puts = (one: Worker, supervisor: Worker, from: string) =>
  change(one, { from, supervisorId: supervisor.userId })

test('a circle of the future is refused with its first day and who is in it', async () => {
  const [ana, bruno, clara] = [await worker('Ana'), await worker('Bruno'), await worker('Clara')]
  expect((await puts(bruno, clara, '2026-01-02')).status).toBe('OK')
  expect((await puts(bruno, ana, '2027-03-01')).status).toBe('OK')
  expect((await puts(ana, clara, '2026-02-01')).status).toBe('OK')

  const refused = await puts(ana, bruno, '2026-12-01')
  expect(refused.error).toMatchObject({
    field: 'supervisorId',
    message:
      'Desde el 01-03-2027, Bruno Soto depende de Ana Soto: se formaría un círculo ' +
      '(Ana Soto → Bruno Soto → Ana Soto)',
  })
  const long = await puts(clara, ana, '2026-05-04')
  expect(long.error?.message).toBe(
    'Desde el 04-05-2026, Ana Soto depende de Clara Soto: se formaría un círculo ' +
      '(Clara Soto → Ana Soto → Clara Soto)',
  )

  // Of a line that ends before the circle would begin there is none.
  expect((await puts(ana, clara, '2027-01-04')).status).toBe('OK')
  const before = await worker('Delia')
  expect((await puts(before, bruno, '2026-12-01')).status).toBe('OK')
})

test('a new contract closes a circle as well', async () => {
  const [ana, bruno] = [await worker('Ana'), await worker('Bruno')]
  expect((await puts(bruno, ana, '2026-03-02')).status).toBe('OK')
  const input = offer(ana.userId, { initialDate: '2026-06-01', supervisorId: bruno.userId })
  expect((await api.as('admin').result(Create, { input })).error).toMatchObject({
    field: 'supervisorId',
    message: expect.stringContaining('Desde el 01-06-2026, Bruno Soto depende de Ana Soto'),
  })
})

test('a line ends with its contract, and a later end is looked at again', async () => {
  const ana = await worker('Ana')
  const fixed = { contractType: 'FIXED', finalDate: '2026-05-29', supervisorId: ana.userId }
  const bruno = await worker('Bruno', fixed)
  expect((await puts(ana, bruno, '2026-07-01')).status).toBe('OK')
  expect((await change(bruno, { finalDate: '2026-06-30' })).status).toBe('OK')
  expect((await change(bruno, { finalDate: '2026-07-01' })).error?.message).toContain(
    'Desde el 01-07-2026, Ana Soto depende de Bruno Soto',
  )
})

test('of two changes at once that form a circle together, the second is refused', async () => {
  const [ana, bruno] = [await worker('Ana'), await worker('Bruno')]
  const other = new pg.Client({ connectionString: database.url })
  await other.connect()
  await other.query('begin')
  const company = world.coihues.id
  await other.query('select 1 from company where id = $1 for no key update', [company])
  await other.query(
    `update user_contract_version set supervisor_id = $1
     where company_id = $2 and user_contract_id = $3`,
    [innerId('user', ana.userId), company, innerId('contract', bruno.contractId)],
  )
  const second = puts(ana, bruno, '2026-01-02')
  // It waits for the first one, whose change it cannot see yet.
  await expect
    .poll(
      async () =>
        (await database.owner.query(`select from pg_locks where not granted`)).rowCount ?? 0,
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0)
  await other.query('commit')
  await other.end()
  expect((await second).error?.message).toContain('(Ana Soto → Bruno Soto → Ana Soto)')
})
