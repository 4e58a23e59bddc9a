import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import type { Username } from '#tests/world.ts'

const { api, world, database, asCompany } = await startApi()
const { people, coihues } = world
const outcome = 'status message error { kind message field }'

type One = { userId: string; fullname: string; day: string }
const read = async (who: Username, name: 'birthdays' | 'anniversaries') =>
  (await api.as(who).run<Record<string, One[]>>(`{ ${name} { userId fullname day avatar } }`))[
    name
  ] ?? []
const save = (who: Username, input: object) =>
  api.as(who).result(
    `mutation S($input: SaveCelebrationChoiceInput!) {
      saveCelebrationChoice(input: $input) { ${outcome} data { birthday anniversary } } }`,
    { input },
  )
const born = (userId: number, birthday: string) =>
  asCompany(
    `update user_version set birthday = $3 where company_id = $1 and user_id = $2
       and superseded_at is null`,
    [coihues.id, userId, birthday],
  )
const dayOf = (rows: readonly One[], { publicId }: { publicId: string }) =>
  rows.find(({ userId }) => userId === publicId)?.day

describe('birthdays', () => {
  test('say the day of this year, and never the year or the age', async () => {
    await born(people.bernarda.id, '1988-09-18')
    const rows = await read('supervisor', 'birthdays')
    expect(dayOf(rows, people.bernarda)).toBe('2026-09-18')
    const { text } = await api
      .as('supervisor')
      .raw('{ birthdays { userId fullname birthday day } }')
    expect(text).not.toContain('1988')
    expect(rows.map(({ day }) => day)).toEqual(rows.map(({ day }) => day).toSorted())
    expect(rows.every(({ day }) => day >= '2026-09-15' && day < '2026-10-15')).toBe(true)
  })

  test('are hidden by their person, from everybody', async () => {
    await born(people.hernan.id, '1970-09-20')
    expect(dayOf(await read('trabajador', 'birthdays'), people.hernan)).toBe('2026-09-20')
    await save('supervisor', { birthday: false, anniversary: true })
    const mine = await api.as('supervisor').run('{ celebrationChoice { birthday anniversary } }')
    expect(mine).toEqual({ celebrationChoice: { birthday: false, anniversary: true } })
    for (const who of ['trabajador', 'admin', 'supervisor'] as const) {
      expect(dayOf(await read(who, 'birthdays'), people.hernan), who).toBeUndefined()
    }
    await save('supervisor', { birthday: true, anniversary: true })
    expect(dayOf(await read('trabajador', 'birthdays'), people.hernan)).toBe('2026-09-20')
  })

  test('are of people who work here: not of who left, nor of another company', async () => {
    const { rows } = await database.owner.query<{ user_id: string }>(
      `select user_id from login where username = 'extrabajador'`,
    )
    const left = Number(rows[0]?.user_id)
    await born(left, '1990-09-17')
    const all = await read('admin', 'birthdays')
    expect(all.some(({ day, userId }) => day === '2026-09-17' && userId === `${left}`)).toBe(false)
    const known = new Set(all.map(({ fullname }) => fullname))
    for (const { fullname } of await read('boreal.admin', 'birthdays')) {
      expect(known.has(fullname)).toBe(false)
    }
    await expect(read('externo', 'birthdays')).rejects.toThrow()
  })
})

describe('anniversaries', () => {
  test('are of the oldest contract that holds, from its second year on', async () => {
    const rows = await read('trabajador', 'anniversaries')
    const { rows: expected } = await database.owner.query<{ user_id: string }>(
      `select distinct c.user_id from user_contract c
       where c.company_id = $1 and c.status <> 'DELETED'
         and (c.final_date is null or c.final_date >= date '2026-09-15')
         and to_char(c.initial_date, 'MMDD') between '0915' and '1014'
         and c.initial_date < date '2026-01-01'
         and not exists (select from user_contract e where e.company_id = c.company_id
           and e.user_id = c.user_id and e.status <> 'DELETED'
           and e.initial_date < c.initial_date
           and (e.final_date is null or e.final_date >= date '2026-09-15'))`,
      [coihues.id],
    )
    expect(rows.length).toBe(Math.min(50, expected.length))
    expect(rows.length).toBeGreaterThan(0)
  })

  test('are hidden by their person', async () => {
    const [first] = await read('admin', 'anniversaries')
    await asCompany(
      `insert into celebration_choice (company_id, user_id, birthday, anniversary)
       select company_id, id, true, false from users where company_id = $1
       on conflict (company_id, user_id) do update set anniversary = false`,
      [coihues.id],
    )
    expect(first).toBeDefined()
    expect(await read('admin', 'anniversaries')).toEqual([])
  })
})

test('nobody chooses for another, and the platform chooses for nobody', async () => {
  const acting = await api.signIn('superadmin')
  await acting.mutate(
    `mutation S($input: SimulateCompanyInput!) {
      simulateCompany(input: $input) { status message error { kind } data } }`,
    { input: { companyId: coihues.publicId } },
  )
  const { error } = await acting.result(
    `mutation { saveCelebrationChoice(input: { birthday: false, anniversary: false }) {
      ${outcome} data { birthday } } }`,
  )
  expect(error?.kind).toBe('forbidden')
})

test('a company that switched them off shows them to nobody', async () => {
  await asCompany(
    `update company_module set employee = false, manager = false, super_manager = false
     where company_id = $1 and module = 'DASHBOARD_BIRTHDAY'`,
    [coihues.id],
  )
  for (const name of ['birthdays', 'anniversaries'] as const) {
    await expect(read('trabajador', name)).rejects.toThrow()
  }
})
