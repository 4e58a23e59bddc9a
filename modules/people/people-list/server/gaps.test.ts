import { beforeAll, expect, test } from 'vitest'
import { publicId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'

const { api, asCompany, database, world } = await startApi()

const Users = `query Users($filter: UsersFilter, $page: Page) {
  users(filter: $filter, page: $page) { total rows { id missing } }
}`
const Counts = `query Counts($input: UsersFilter!) {
  userCounts(input: $input) { incomplete total states { state total } }
}`

type Listed = { users: { total: number; rows: { id: string; missing: string[] }[] } }
const pageOf = async (number: number, filter: object = {}) =>
  (await api.as('admin').run<Listed>(Users, { filter, page: { number, size: 100 } })).users

async function everybody() {
  const first = await pageOf(1)
  const rest = Array.from({ length: Math.ceil(first.total / 100) - 1 }, (_, at) => pageOf(at + 2))
  return [first, ...(await Promise.all(rest))].flatMap(({ rows }) => rows)
}

/** What is taken from one person each, whose data was whole. */
const losses = {
  BIRTHDAY: 'update user_version set birthday = null where company_id = $1 and user_id = $2',
  GENDER: `update user_version set gender = 'UNKNOWN' where company_id = $1 and user_id = $2`,
  AFP: `update user_version set prevision_type = 'AFP_FONASA', retirement_scheme = 'AFP',
      pension_status = 'ACTIVE', pension_institution = null
    where company_id = $1 and user_id = $2`,
  HEALTH: `update user_version set prevision_type = 'AFP_FONASA', health_institution = null
    where company_id = $1 and user_id = $2`,
  HEALTH_PLAN: `update user_version set prevision_type = 'AFP_ISAPRE', health_amount_uf = 0,
      health_amount = 0, health_percentage = 0 where company_id = $1 and user_id = $2`,
  PAYMENT: 'update payment_method set is_current = false where company_id = $1 and user_id = $2',
  SALARY: `update user_contract_version set monthly_salary_value = 0
    where company_id = $1 and user_contract_id in
      (select id from user_contract where company_id = $1 and user_id = $2)`,
  CONTRACT: `update user_contract set status = 'DELETED' where company_id = $1 and user_id = $2`,
} as const

let unpaid = ''
const lost = new Map<string, string>()
beforeAll(async () => {
  const { rows } = await database.owner.query<{ id: string }>(
    `select u.id from users u where u.company_id = $1 and u.status = 'ACTIVE' and not u.external
       and not exists (select from login l where l.company_id = $1 and l.user_id = u.id)
       and exists (select from user_contract c where c.company_id = $1 and c.user_id = u.id
         and c.status = 'ACTIVE' and c.final_date is null and c.initial_date < '2026-01-01')
     order by u.id`,
    [world.coihues.id],
  )
  const whole = (await everybody()).filter(({ missing }) => missing.length === 0)
  const ids = new Set(whole.map(({ id }) => id))
  const free = rows.map(({ id }) => Number(id)).filter((id) => ids.has(publicId('user', id)))
  for (const [code, statement] of Object.entries(losses)) {
    const id = free.shift() ?? 0
    await asCompany(statement, [world.coihues.id, id])
    lost.set(code, publicId('user', id))
  }
  const administrator = free.shift() ?? 0
  unpaid = publicId('user', administrator)
  await asCompany(losses.CONTRACT, [world.coihues.id, administrator])
  await asCompany(`update users set role = 'ADMIN' where company_id = $1 and id = $2`, [
    world.coihues.id,
    administrator,
  ])
})

test.each(Object.keys(losses))('whoever lacks %s is among the incomplete', async (code) => {
  const { rows } = await pageOf(1, { incomplete: true })
  const found = rows.find(({ id }) => id === lost.get(code))
  expect(found?.missing).toContain(code)
})

test('the incomplete are exactly the people whose row says what is missing', async () => {
  const lacking = (await everybody()).filter(({ missing }) => missing.length > 0)
  const { total, rows } = await pageOf(1, { incomplete: true })
  expect(rows.map(({ id }) => id).toSorted()).toEqual(lacking.map(({ id }) => id).toSorted())
  const { userCounts } = await api
    .as('admin')
    .run<{ userCounts: { incomplete: number } }>(Counts, { input: {} })
  expect([total, userCounts.incomplete]).toEqual([lacking.length, lacking.length])
})

test('counting a whole company finds the states that counting a razón social finds', async () => {
  type Counted = { userCounts: { states: { state: string; total: number }[]; total: number } }
  const countOf = async (input: object) =>
    (await api.as('admin').run<Counted>(Counts, { input })).userCounts
  const all = await countOf({})
  const parts = await Promise.all(
    Object.values(world.businesses).map(({ publicId }) => countOf({ businessId: publicId })),
  )
  for (const { state, total } of all.states.filter((one) => one.state !== 'NONE')) {
    const sum = parts.flatMap(({ states }) => states.filter((one) => one.state === state))
    expect(
      sum.reduce((whole, one) => whole + one.total, 0),
      state,
    ).toBe(total)
  }
  expect(all.states.find(({ state }) => state === 'NONE')?.total).toBeGreaterThan(0)
})

test('an administrator who has no contract is not paid here, and lacks nothing', async () => {
  const row = (await everybody()).find(({ id }) => id === unpaid)
  expect(row?.missing).toEqual([])
  const { rows } = await pageOf(1, { incomplete: true })
  expect(rows.map(({ id }) => id)).not.toContain(unpaid)
})
