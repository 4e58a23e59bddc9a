import { beforeEach, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import type { Username } from '#tests/world.ts'
import { subsidyTask } from './reminders.ts'

/** One subsidy, of a leave that ended on 31 August 2026: it prescribes on 28 February 2027. */
const { api, database, services, world } = await startApi()
const { owner } = database
const license = '11640138-2'
const Notices = `query Notices($filter: NoticeFilter, $page: Page) {
  notices(filter: $filter, page: $page) { rows { title link } } }`
const titlesOf = async (who: Username) => {
  const variables = { filter: { kind: 'REMINDER' }, page: { number: 1, size: 100 } }
  const { notices } = await api
    .as(who)
    .run<{ notices: { rows: { title: string }[] } }>(Notices, variables)
  return notices.rows.map(({ title }) => title)
}
const runAt = (day: string) =>
  subsidyTask({
    db: services.db,
    publicUrl: 'https://minga.example',
    now: () => new Date(`${day}T15:00:00Z`),
  }).run({}, { isLast: false })
const readers = ['admin', 'supergerente', 'gerente'] as const

beforeEach(async () => {
  await owner.query('delete from notification')
  await owner.query(`delete from leave_subsidy where absence_id not in
    (select id from absence where license_number = '${license}')`)
  await owner.query(
    `update leave_subsidy set end_date = '2026-08-31', status = 'OPEN', subtype = 'NORMAL'`,
  )
})

test('a subsidy is remembered 30 and 7 days before it prescribes, and on the day', async () => {
  const said: number[] = []
  for (const day of ['2027-01-28', '2027-01-29', '2027-01-30', '2027-02-21', '2027-02-28']) {
    await runAt(day)
    await runAt(day)
    said.push((await titlesOf('supergerente')).length)
  }
  expect(said).toEqual([0, 1, 1, 2, 3])
  expect((await titlesOf('supergerente')).toSorted()).toEqual([
    '1 subsidio por recuperar prescribe el 28-02-2027',
    '1 subsidio por recuperar prescribe el 28-02-2027',
    '1 subsidio por recuperar prescribe hoy',
  ])
  await runAt('2027-03-01')
  expect(await titlesOf('supergerente')).toHaveLength(3)
  for (const who of ['trabajador', 'supervisor', 'subgerente', 'boreal.admin'] as const) {
    expect(await titlesOf(who), who).toEqual([])
  }
})

test('what is back, given up or of an accident of work is not remembered', async () => {
  for (const state of ['RECEIVED', 'LOST']) {
    await owner.query('update leave_subsidy set status = $1', [state])
    await runAt('2027-02-10')
  }
  await owner.query(`update leave_subsidy set status = 'OPEN', subtype = 'WORK_ACCIDENT'`)
  await runAt('2027-02-10')
  expect(await titlesOf('supergerente')).toEqual([])
  await owner.query(`update leave_subsidy set subtype = 'NORMAL', status = 'REJECTED'`)
  await runAt('2027-02-10')
  expect(await titlesOf('supergerente')).toHaveLength(1)
})

test('a subsidy of the confidential payroll is remembered to those who see it alone', async () => {
  const { rows } = await owner.query<{ id: number }>(
    `update users set is_private_role = true where id in (select c.user_id from leave_subsidy s
       join user_contract c on c.id = s.user_contract_id) returning id`,
  )
  expect(rows).toHaveLength(1)
  await runAt('2027-02-10')
  const told = []
  for (const who of readers) {
    const { leaveSubsidies } = await api
      .as(who)
      .run<{ leaveSubsidies: { total: number } }>('query { leaveSubsidies { total } }')
    told.push([who, (await titlesOf(who)).length, leaveSubsidies.total])
  }
  expect(told.filter(([, said, seen]) => said !== seen)).toEqual([])
  expect(new Set(told.map(([, said]) => said)).size).toBe(2)
})

test('the morning mail names nobody and no leave', async () => {
  await runAt('2027-02-10')
  const { rows } = await owner.query<{ title: string; detail: string | null; is_digest: boolean }>(
    `select title, detail, is_digest from notification where company_id = $1`,
    [world.coihues.id],
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) {
    expect(row).toEqual({
      title: '1 subsidio por recuperar prescribe el 28-02-2027',
      detail: null,
      is_digest: true,
    })
  }
})
