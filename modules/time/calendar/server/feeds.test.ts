import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import type { KnownPerson } from '#tests/world.ts'

/** Calendars that other programs read by a secret address. */
const { api, url, world, database } = await startApi()
const { bernarda, monserrat } = world.people

const Create = `mutation Create($input: CreateCalendarFeedInput!) {
  createCalendarFeed(input: $input) { ${outcome} data { path } }
}`
const Revoke = `mutation Revoke($input: ByIdCalendarFeed!) {
  revokeCalendarFeed(input: $input) { ${outcome} data }
}`
const List = `query List { calendarFeeds { id scope lastUsedAt } }`
const Absence = `mutation Absence($input: CreateAbsenceInput!) {
  createAbsence(input: $input) { ${outcome} data { id } }
}`
const Update = `mutation Update($input: UpdateAbsenceInput!) {
  updateAbsence(input: $input) { ${outcome} data { id } }
}`

type Who = Parameters<typeof api.as>[0]
type Feed = { id: string; scope: string; lastUsedAt: string | null }
const contractOf = ({ contracts: [contract] }: KnownPerson) => contract?.publicId ?? ''
const create = async (who: Who, scope: string) =>
  (await api.as(who).mutate<{ path: string }>(Create, { input: { scope } })).path
const feedsOf = async (who: Who) =>
  (await api.as(who).run<{ calendarFeeds: Feed[] }>(List)).calendarFeeds
const read = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${url}${path}`, { headers })
const textOf = async (path: string) => {
  const answer = await read(path)
  expect(answer.status).toBe(200)
  return (await answer.text()).replaceAll('\r\n ', '')
}
const eventsIn = (text: string) => text.split('BEGIN:VEVENT').slice(1)
const lineOf = (event: string | undefined, name: string) =>
  event?.split('\r\n').find((line) => line.startsWith(name)) ?? ''
const statusOf = async (path: string) => (await read(path)).status
const away = (person: KnownPerson, more: object) =>
  api.as('admin').mutate<{ id: string }>(Absence, {
    input: {
      userContractId: contractOf(person),
      type: 'LICENSE',
      startDate: '2026-11-09',
      endDate: '2026-11-12',
      approve: true,
      ...more,
    },
  })

describe('one’s own days away', () => {
  test('end on the day after the last one, under an id that stays, by version', async () => {
    const { id } = await away(bernarda, {})
    const path = await create('trabajador', 'OWN')
    const before = eventsIn(await textOf(path)).find((event) => event.includes('20261109'))
    expect(lineOf(before, 'DTEND')).toBe('DTEND;VALUE=DATE:20261113')
    expect(lineOf(before, 'SUMMARY')).toBe('SUMMARY:Ausente')
    expect(lineOf(before, 'TRANSP')).toBe('TRANSP:OPAQUE')
    await api.as('admin').mutate(Update, { input: { id, endDate: '2026-11-13' } })
    const after = eventsIn(await textOf(path)).find((event) => event.includes('20261109'))
    expect(lineOf(after, 'UID')).toBe(lineOf(before, 'UID'))
    expect(lineOf(after, 'SEQUENCE')).not.toBe(lineOf(before, 'SEQUENCE'))
    expect(lineOf(after, 'DTEND')).toBe('DTEND;VALUE=DATE:20261114')
  })

  test('are not sent again to a program that has them', async () => {
    const path = await create('trabajador', 'OWN')
    const first = await read(path)
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect((await read(path, { 'if-none-match': etag })).status).toBe(304)
    expect((await fetch(`${url}${path}`, { method: 'POST' })).status).toBe(405)
  })
})

describe('the days of a team', () => {
  test('say who is away and never why, and block nothing', async () => {
    await away(bernarda, { startDate: '2026-11-23', endDate: '2026-11-24' })
    const text = await textOf(await create('supervisor', 'TEAM'))
    const event = eventsIn(text).find((one) => one.includes('20261123'))
    expect(lineOf(event, 'SUMMARY')).toMatch(/^SUMMARY:Bernarda .*: ausente$/)
    expect(lineOf(event, 'TRANSP')).toBe('TRANSP:TRANSPARENT')
    for (const [who, scope] of [
      ['admin', 'TEAM'],
      ['trabajador', 'OWN'],
    ] as const) {
      const all = eventsIn(await textOf(await create(who, scope)))
      expect(all.length).toBeGreaterThan(0)
      expect(all.join('\n')).not.toMatch(
        /licencia|LICENSE|vacacion|permiso|maternal|absence|lumbago/i,
      )
    }
  })

  test('are those that the person may see at that moment', async () => {
    const path = await create('supervisor', 'TEAM')
    expect(await textOf(path)).toContain('20261123')
    const team = `update user_contract_version set supervisor_id = $1
      where user_contract_id = $2 and superseded_at is null returning supervisor_id`
    const { rows } = await database.owner.query<{ was: number }>(
      `select supervisor_id as was from user_contract_version
       where user_contract_id = $1 and superseded_at is null limit 1`,
      [bernarda.contracts[0]?.id],
    )
    await database.owner.query(team, [monserrat.id, bernarda.contracts[0]?.id])
    expect(await textOf(path)).not.toContain('20261123')
    await database.owner.query(team, [rows[0]?.was, bernarda.contracts[0]?.id])
  })

  test('of another company are nobody’s', async () => {
    const names = (await textOf(await create('boreal.admin', 'TEAM'))).match(/Bernarda/g)
    expect(names).toBeNull()
  })
})

test('holidays say where they are of', async () => {
  const text = await textOf(await create('trabajador', 'HOLIDAYS'))
  expect(text).toContain('SUMMARY:Navidad')
  expect(text).not.toContain('Bernarda')
})

describe('a secret address', () => {
  test('opens nothing once it is revoked, or another one was made', async () => {
    const first = await create('gerente', 'TEAM')
    expect(await statusOf(first)).toBe(200)
    const second = await create('gerente', 'TEAM')
    expect(await statusOf(first)).toBe(404)
    const [feed] = await feedsOf('gerente')
    expect(feed).toMatchObject({ scope: 'TEAM' })
    // Nobody else revokes it, and of nobody else is it listed.
    const input = { id: feed?.id }
    for (const who of ['admin', 'boreal.admin'] as const) {
      await expect(api.as(who).mutate(Revoke, { input })).rejects.toThrow('No encontrado')
    }
    expect((await feedsOf('admin')).map(({ id }) => id)).not.toContain(feed?.id)
    expect(await statusOf(second)).toBe(200)
    await api.as('gerente').mutate(Revoke, { input })
    expect(await statusOf(second)).toBe(404)
  })

  test('opens nothing once its person left, or their account is closed', async () => {
    const path = await create('trabajador', 'OWN')
    const person = world.personOf('trabajador')
    for (const [off, on] of [
      [
        `update users set status = 'INACTIVE' where id = $1`,
        `update users set status = 'ACTIVE' where id = $1`,
      ],
      [
        'update login set is_disabled = true where user_id = $1',
        'update login set is_disabled = false where user_id = $1',
      ],
    ] as const) {
      await database.owner.query(off, [person?.id])
      expect(await statusOf(path)).toBe(404)
      await database.owner.query(on, [person?.id])
      expect(await statusOf(path)).toBe(200)
    }
  })

  test('that is wrong, of another company or of nothing is not found', async () => {
    const path = await create('trabajador', 'OWN')
    const secret = path.slice(path.indexOf('-'))
    const foreign = `/calendar/${world.boreal.publicId}${secret}`
    const wrong = path.replace(/.{6}\.ics$/, 'AAAAAA.ics')
    for (const address of [foreign, wrong, '/calendar/x.ics', '/calendar/', '/calendar/%00.ics']) {
      const answer = await read(address)
      expect([address, answer.status, await answer.text()]).toEqual([address, 404, 'No existe'])
    }
  })

  test('is kept as a digest alone', async () => {
    const path = await create('trabajador', 'OWN')
    const secret = path.slice(path.indexOf('-') + 1, -4)
    const { rows } = await database.owner.query<{ row: string }>(
      'select f::text as row from calendar_feed f',
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.some(({ row }) => row.includes(secret))).toBe(false)
  })
})
