import { beforeEach, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { reminderTask } from './reminders.ts'

/** A spreadsheet went to another company on 11 September 2026: its people wait for their notice. */
const { api, asCompany, database, services } = await startApi()
const { owner } = database
type Who = Parameters<typeof api.as>[0]

const Notices = `query Notices($filter: NoticeFilter, $page: Page) {
  notices(filter: $filter, page: $page) { rows { title link } }
}`
const saidTo = async (who: Who) => {
  const variables = { filter: { kind: 'REMINDER' }, page: { number: 1, size: 100 } }
  const { notices } = await api
    .as(who)
    .run<{ notices: { rows: { title: string; link: string }[] } }>(Notices, variables)
  return notices.rows.filter(({ title }) => title.startsWith('Incidente de seguridad'))
}
const titlesOf = async (who: Who) => (await saidTo(who)).map(({ title }) => title)
const runAt = (moment: string) =>
  reminderTask({
    db: services.db,
    publicUrl: 'https://minga.example',
    now: () => new Date(moment),
  }).run({}, { isLast: false })
const told = (since: string, missing: string) =>
  `Incidente de seguridad que se supo ${since}: falta ${missing}`

beforeEach(() => owner.query('delete from notification'))

test('who keeps incidents is reminded once a day of what is missing', async () => {
  await runAt('2026-09-11T20:00:00Z')
  expect(await saidTo('admin')).toEqual([
    { title: told('hoy', 'avisar a las personas'), link: '/home/privacidad/incidentes' },
  ])
  await runAt('2026-09-12T12:00:00Z')
  await runAt('2026-09-12T15:00:00Z')
  await runAt('2026-09-15T12:00:00Z')
  expect((await titlesOf('admin')).toSorted()).toEqual(
    ['hoy', 'hace 1 día', 'hace 4 días']
      .map((since) => told(since, 'avisar a las personas'))
      .toSorted(),
  )
})

test('nobody else hears of an incident, nor is any person or company named', async () => {
  await runAt('2026-09-15T12:00:00Z')
  const others = ['trabajador', 'supervisor', 'gerente', 'supergerente', 'boreal.admin'] as const
  for (const who of others) expect(await titlesOf(who), who).toEqual([])
  const [said] = await titlesOf('admin')
  expect(said).toBe(told('hace 4 días', 'avisar a las personas'))
})

test('the Agency is missing where there is a risk, and nothing without one', async () => {
  await asCompany(`update data_breach set agency_on = null where state = 'OPEN'`)
  await runAt('2026-09-15T12:00:00Z')
  expect(await titlesOf('admin')).toEqual([
    told('hace 4 días', 'avisar a la Agencia y avisar a las personas'),
  ])
  await owner.query('delete from notification')
  await asCompany(`update data_breach set risk = false, economic = false where state = 'OPEN'`)
  await runAt('2026-09-16T12:00:00Z')
  expect(await titlesOf('admin')).toEqual([])
  await asCompany(`update data_breach set risk = true, economic = true where state = 'OPEN'`)
})

test('one that closed, or whose people were all notified, is not remembered', async () => {
  await asCompany(`update data_breach set state = 'CLOSED', closed_at = now(),
    closed_reason = 'Nadie vio los datos' where agency_number is not null`)
  await runAt('2026-09-17T12:00:00Z')
  expect(await titlesOf('admin')).toEqual([])
  await asCompany(`update data_breach set state = 'OPEN', closed_at = null, closed_reason = null,
    agency_on = '2026-09-11' where agency_number is not null`)
  await runAt('2026-09-18T12:00:00Z')
  expect((await titlesOf('admin')).length).toBe(1)
  await asCompany(`update data_breach_person set told_at = now(), told_how = 'NOTICE'`)
  await runAt('2026-09-19T12:00:00Z')
  expect((await titlesOf('admin')).length).toBe(1)
})
