import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { reminderTask } from './reminders.ts'

/** The permit of Wilner ends on 20 October 2026; that of Yorgelis ended on 1 September. */
const { api, database, services, world } = await startApi()
const { owner } = database
type Who = Parameters<typeof api.as>[0]

const Notices = `query Notices($filter: NoticeFilter, $page: Page) {
  notices(filter: $filter, page: $page) { rows { title } }
}`
const titlesOf = async (who: Who) => {
  const variables = { filter: { kind: 'REMINDER' }, page: { number: 1, size: 100 } }
  const { notices } = await api
    .as(who)
    .run<{ notices: { rows: { title: string }[] } }>(Notices, variables)
  return notices.rows.map(({ title }) => title).filter((title) => title.includes('residencia'))
}
const runAt = (day: string) =>
  reminderTask({
    db: services.db,
    publicUrl: 'https://minga.example',
    now: () => new Date(`${day}T15:00:00Z`),
  }).run({}, { isLast: false })

test('a permit that expires is remembered three times and once more when it did', async () => {
  const soon = 'El permiso de residencia de Wilner Pierre vence el 20-10-2026'
  await runAt('2026-08-20')
  const before = (await titlesOf('supergerente')).filter((title) => title === soon)
  expect(before).toEqual([])
  const said: number[] = []
  for (const day of ['2026-08-21', '2026-08-22', '2026-09-20', '2026-10-05', '2026-10-20']) {
    await runAt(day)
    said.push((await titlesOf('supergerente')).filter((title) => title === soon).length)
  }
  expect(said).toEqual([1, 1, 2, 3, 3])
  await runAt('2026-10-21')
  await runAt('2026-10-22')
  expect(await titlesOf('supergerente')).toContain(
    'El permiso de residencia de Wilner Pierre venció el 20-10-2026',
  )
  for (const who of ['trabajador', 'supervisor', 'gerente', 'boreal.admin'] as const) {
    expect(await titlesOf(who), who).toEqual([])
  }
  const { rows } = await owner.query<{ title: string }>(
    `select title from notification
     where user_id = $1 and title like '%residencia%' order by id`,
    [world.people.wilner.id],
  )
  expect(rows.map(({ title }) => title)).toEqual([
    ...Array<string>(3).fill('Su permiso de residencia vence el 20-10-2026'),
    'Su permiso de residencia venció el 20-10-2026',
  ])
})

test('one that was renewed is not remembered, but one that ended is', async () => {
  await owner.query('delete from notification')
  await owner.query(
    `insert into residence_permit (company_id, user_id, kind, number, start_date, end_date)
     values ($1, $2, 'WORK', '26-1', '2026-10-21', '2028-10-20')`,
    [world.coihues.id, world.people.wilner.id],
  )
  await runAt('2026-09-15')
  expect(await titlesOf('supergerente')).toEqual([
    'El permiso de residencia de Yorgelis Mendoza venció el 01-09-2026',
  ])
})
