import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'

const { api, url, world, database } = await startApi()
const { bernarda, carolina } = world.people

const User = `query User($input: UserInput!) {
  user(input: $input) {
    id fullname rut birthday pensionInstitution healthInstitution simpleBurdens
    held recordFrom versionFrom seesReserved revealed canUpdate canSeePay version username
  }
}`
const History = `query History($input: UserHistoryInput!) {
  userHistory(input: $input) {
    periods { from until author supersededAt changes }
    changes { attribute label from before after author }
  }
}`
const outcome = 'status message error { kind message field traceId }'
const CreateUser = `mutation CreateUser($input: CreateUserInput!) {
  createUser(input: $input) { ${outcome} data { id fullname username oneTimeCode } }
}`
const UpdateUser = `mutation UpdateUser($input: UpdateUserInput!) {
  updateUser(input: $input) { ${outcome} data { id fullname role version address } }
}`

const personOf = async (who: Parameters<typeof api.as>[0], input: object) =>
  (await api.as(who).run<{ user: Record<string, unknown> }>(User, { input })).user

describe('one person', () => {
  test('somebody sees themself whole, without asking', async () => {
    const own = await personOf('trabajador', { id: bernarda.publicId })
    expect(own).toMatchObject({ pensionInstitution: 'PLANVITAL', revealed: true, canUpdate: false })
  })

  test('reserved data of another comes only when asked for, and leaves a trace', async () => {
    const closed = await personOf('gerente', { id: bernarda.publicId })
    expect(closed).toMatchObject({ pensionInstitution: null, seesReserved: true, revealed: false })
    const open = await personOf('gerente', { id: bernarda.publicId, reveal: true })
    expect(open).toMatchObject({
      pensionInstitution: 'PLANVITAL',
      simpleBurdens: 2,
      revealed: true,
    })
    const { rows } = await database.owner.query(
      `select entity_id from audit_event
       where entity = 'lectura:previsión y salud' and user_id = $1`,
      [world.people.loreto.id],
    )
    expect(rows).toEqual([{ entity_id: String(bernarda.id) }])
  })

  test('a supervisor sees their people without their previsión', async () => {
    const seen = await personOf('supervisor', { id: bernarda.publicId, reveal: true })
    expect(seen).toMatchObject({
      fullname: bernarda.name,
      pensionInstitution: null,
      seesReserved: false,
    })
  })

  test('a private role hides previsión from a manager', async () => {
    const id = world.people.rodrigo.publicId
    expect(await personOf('gerente', { id, reveal: true })).toMatchObject({ revealed: false })
    expect(await personOf('admin', { id, reveal: true })).toMatchObject({ revealed: true })
  })

  test('who is outside the reach is answered as who does not exist', async () => {
    const asks = [
      ['trabajador', carolina.publicId],
      ['supervisor', carolina.publicId],
      ['boreal.admin', bernarda.publicId],
      ['admin', world.boreal.people.nahuel.publicId],
    ] as const
    for (const [who, id] of asks) {
      await expect(personOf(who, { id })).rejects.toMatchObject({
        kind: 'not-found',
        message: 'No encontrado',
      })
    }
  })
})

describe('a picture', () => {
  const send = async (who: 'trabajador' | 'supervisor', relatedId: string, type = 'image/png') => {
    const body = new FormData()
    body.append('relatedId', relatedId)
    body.append('relatedType', 'avatar')
    body.append('images', 'true')
    body.append('multiple', 'false')
    body.append('files', new File([Buffer.from(pixel, 'base64')], 'yo.png', { type }))
    const authorization = `Bearer ${await api.as(who).token()}`
    return fetch(`${url}/uploadFile/create`, { method: 'POST', body, headers: { authorization } })
  }
  const Picture = 'query P($input: UserInput!) { user(input: $input) { avatarUrl } }'

  test('is uploaded by the person and shown to people who may see them', async () => {
    expect((await send('trabajador', bernarda.publicId)).status).toBe(200)
    const { user } = await api
      .as('admin')
      .run<{ user: { avatarUrl: string } }>(Picture, { input: { id: bernarda.publicId } })
    const shown = await fetch(new URL(user.avatarUrl, url))
    expect(shown.headers.get('content-type')).toBe('image/png')
  })

  test('of another is not for a worker nor a supervisor to change', async () => {
    expect((await send('trabajador', carolina.publicId)).status).toBe(404)
    expect((await send('supervisor', bernarda.publicId)).status).toBe(404)
  })
})

/** One transparent point. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

describe('what holds from a day on', () => {
  test('a change in the past is seen as of then, and the history says who changed it', async () => {
    const { id } = await newPerson({
      firstname: 'Rosa',
      paternalLastname: 'Pulgar',
      from: '2024-01-02',
    })
    await api
      .as('admin')
      .run(UpdateUser, { input: { id, from: '2025-03-01', address: 'Los Boldos 12' } })
    await api
      .as('admin')
      .run(UpdateUser, { input: { id, from: '2026-02-01', address: 'El Peumo 3' } })

    const { userHistory } = await api.as('admin').run<{
      userHistory: {
        periods: { from: string; until: string | null; supersededAt: string | null }[]
        changes: {
          attribute: string
          from: string
          before: string | null
          after: string
          author: string
        }[]
      }
    }>(History, { input: { id } })
    const live = userHistory.periods.filter((period) => period.supersededAt === null)
    expect(live.map(({ from, until }) => [from, until])).toEqual([
      ['2026-02-01', null],
      ['2025-03-01', '2026-02-01'],
      ['2024-01-02', '2025-03-01'],
    ])
    const addresses = userHistory.changes.filter((change) => change.attribute === 'address')
    expect(addresses).toMatchObject([
      { from: '2026-02-01', before: 'Los Boldos 12', after: 'El Peumo 3' },
      { from: '2025-03-01', before: null, after: 'Los Boldos 12' },
    ])
    expect(addresses[0]?.author).toContain('Carolina')

    const at = async (asOf: string) =>
      (
        await api
          .as('admin')
          .run<{ user: { address: string | null; held: boolean } }>(
            'query At($input: UserInput!) { user(input: $input) { address held } }',
            { input: { id, asOf } },
          )
      ).user
    expect(await at('2024-06-01')).toEqual({ address: null, held: true })
    expect(await at('2025-03-01')).toEqual({ address: 'Los Boldos 12', held: true })
    expect(await at('2026-09-15')).toEqual({ address: 'El Peumo 3', held: true })
    expect((await at('2020-01-01')).held).toBe(false)
  })

  test('reserved attributes stay out of the history of who does not ask for them', async () => {
    const changes = async (input: object) =>
      (
        await api
          .as('admin')
          .run<{ userHistory: { changes: { attribute: string }[] } }>(History, { input })
      ).userHistory.changes.map((change) => change.attribute)
    const { id } = await newPerson({ firstname: 'Irma', paternalLastname: 'Tapia' })
    await api
      .as('admin')
      .run(UpdateUser, { input: { id, pensionInstitution: 'UNO', simpleBurdens: 0 } })
    expect(await changes({ id })).not.toContain('pensionInstitution')
    expect(await changes({ id, reveal: true })).toContain('pensionInstitution')
  })

  test('a history is of one person alone', async () => {
    const [one, other] = [
      await newPerson({ firstname: 'Inés', paternalLastname: 'Vera' }),
      await newPerson({ firstname: 'Olga', paternalLastname: 'Vera' }),
    ]
    await api.as('admin').run(UpdateUser, { input: { id: one.id, city: 'Lolol' } })
    const { userHistory } = await api
      .as('admin')
      .run<{ userHistory: { periods: unknown[]; changes: unknown[] } }>(History, {
        input: { id: other.id, reveal: true },
      })
    expect([userHistory.periods.length, userHistory.changes.length]).toEqual([1, 0])
  })

  test('two who read the same version cannot both write it', async () => {
    const { id } = await newPerson({ firstname: 'Elba', paternalLastname: 'Soto' })
    const version = (await personOf('admin', { id }))['version']
    await api.as('admin').run(UpdateUser, { input: { id, version, city: 'Chimbarongo' } })
    await expect(
      api.as('admin').run(UpdateUser, { input: { id, version, city: 'Nancagua' } }),
    ).rejects.toMatchObject({ kind: 'conflict' })
  })
})

let nextRut = 41_900_000
async function newPerson(fields: object) {
  const input = { identificationType: 'PASSPORT', documentNumber: `P${(nextRut += 1)}`, ...fields }
  return api.as('admin').mutate<{ id: string; oneTimeCode: string | null }>(CreateUser, { input })
}
