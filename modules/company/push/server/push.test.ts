// Notices on the phone of who wants them: enciphered for that phone, once, and without a word of
// what happened. Bernarda asks for vacations, her supervisor Hernán answers.
import { beforeEach, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { newBrowser, senderOf, startPushService } from '#tests/push-receiver.ts'
import type { Username } from '#tests/world.ts'
import { usePush } from './keys.ts'
import { pushAll } from './send.ts'

const { api, database, world, clock, services } = await startApi()
const { owner } = database
const { bernarda } = world.people
const service = await startPushService()
const secret = 'a secret of the tests, long enough to seal with'
const settings = { hosts: ['127.0.0.1'], outgoing: { allowed: new Set([service.origin]) } }
usePush(secret, settings)

const Settings = `query { pushSettings { publicKey devices { id name kinds } } }`
const Save = `mutation Save($input: SavePushDeviceInput!) {
  savePushDevice(input: $input) { ${outcome} data { id name kinds } }
}`
const Delete = `mutation Delete($input: ByIdPushDevice!) {
  deletePushDevice(input: $input) { ${outcome} data }
}`
const Ask = `mutation Ask($input: CreateVacationInput!) {
  createVacation(input: $input) { ${outcome} data { id } }
}`
const Answer = `mutation Answer($input: UpdateVacationInput!) {
  updateVacation(input: $input) { ${outcome} data { id } }
}`

type Device = { id: string; name: string; kinds: string[] }
const devicesOf = async (who: Username) =>
  (await api.as(who).run<{ pushSettings: { publicKey: string; devices: Device[] } }>(Settings))
    .pushSettings
let phones = 0
const phone = () => newBrowser(`${service.origin}/telefono/${(phones += 1)}`)
type Phone = ReturnType<typeof phone>
const inputOf = ({ given }: Phone, kinds: string[] = ['REQUEST', 'ANSWER', 'REMINDER']) => ({
  ...given,
  name: 'Teléfono',
  kinds: kinds.map((kind) => ({ kind })),
})
const save = (who: Username, input: object) => api.as(who).result<Device>(Save, { input })
const told = async (who: Username, kinds?: string[]) => {
  const one = phone()
  const { data, error } = await save(who, inputOf(one, kinds))
  expect(error).toBeNull()
  return { ...one, id: data.id, path: new URL(one.given.endpoint).pathname }
}
let weeks = 0
/** Bernarda asks for two days of another week each time. */
const ask = async () => {
  const start = new Date(Date.UTC(2026, 9, 7 + 7 * weeks++))
  const startDate = start.toISOString().slice(0, 10)
  const input = { userContractId: bernarda.contracts[0]?.publicId, startDate, endDate: startDate }
  return (await api.as('trabajador').mutate<{ id: string }>(Ask, { input })).id
}
const answer = (id: string) =>
  api.as('supervisor').mutate(Answer, { input: { id, responseStatus: 'APPROVED' } })
const push = (minutes = 0) =>
  pushAll(
    { db: services.db, publicUrl: 'https://minga.example' },
    new Date(clock.now().getTime() + minutes * 60_000),
  )
const arrived = ({ path }: { path: string }) => service.received.filter((one) => one.path === path)

beforeEach(async () => {
  service.received.length = 0
  service.answers.clear()
  await owner.query('delete from push_device')
  await owner.query('delete from notification')
  await owner.query(
    `update business_option set vacation_public = true, vacation_public_supervisor = true`,
  )
})

describe('a notice', () => {
  test('reaches the phone of its person alone, and says nothing of what happened', async () => {
    const { publicKey } = await devicesOf('trabajador')
    const own = await told('trabajador')
    const other = await told('gerente', ['ANSWER'])
    await answer(await ask())
    await push()
    const [message, ...more] = arrived(own)
    expect(more).toEqual([])
    expect(arrived(other)).toEqual([])
    if (!message) throw new Error('nothing arrived')
    expect(await own.open(message.body)).toEqual({
      title: 'Minga: tiene un aviso nuevo',
      body: 'Respuestas a lo que se pidió',
      link: expect.stringMatching(/^\/home\//),
      tag: message.headers['topic'],
    })
    await expect(other.open(message.body)).rejects.toThrow()
    expect(message.body.toString('latin1')).not.toContain('Minga')
    expect(message.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    expect(await senderOf(message)).toEqual({ key: publicKey, audience: service.origin })
  })

  test('of a request that arrives is for its supervisor, on the phone that wants it', async () => {
    const wants = await told('supervisor', ['REQUEST'])
    const does = await told('supervisor', ['ANSWER'])
    await ask()
    await push()
    expect(arrived(wants)).toHaveLength(1)
    expect(arrived(does)).toEqual([])
  })

  test('is sent once, however often the work runs, and two at once', async () => {
    const own = await told('trabajador')
    await answer(await ask())
    await Promise.all([push(), push(), push()])
    await push(60)
    expect(arrived(own)).toHaveLength(1)
  })

  test('is sent once though the work is killed while the service keeps it waiting', async () => {
    const own = await told('trabajador')
    await answer(await ask())
    service.answers.set(own.path, 0)
    usePush(secret, { ...settings, outgoing: { ...settings.outgoing, timeoutMs: 60_000 } })
    // Nobody waits for this one: it hangs in the call, as a worker that is killed there.
    const killed = push()
    await expect.poll(() => arrived(own).length).toBe(1)
    usePush(secret, settings)
    await push()
    await push(120)
    expect(arrived(own)).toHaveLength(1)
    void killed.catch(() => undefined)
  })

  test('is tried again when the service is away, and given up after half a day', async () => {
    const own = await told('trabajador')
    await answer(await ask())
    service.answers.set(own.path, 503)
    await push()
    await push(0.5)
    expect(arrived(own)).toHaveLength(1)
    for (const minutes of [2, 8, 40, 170, 800, 3000]) await push(minutes)
    expect(arrived(own)).toHaveLength(6)
  })
})

describe('a phone', () => {
  test('that took its subscription back is forgotten', async () => {
    const own = await told('trabajador')
    await answer(await ask())
    service.answers.set(own.path, 410)
    await push()
    expect((await devicesOf('trabajador')).devices).toEqual([])
    await answer(await ask())
    await push()
    expect(arrived(own)).toHaveLength(1)
  })

  test('from which its person signs out hears nothing more, nor what waited', async () => {
    const own = await told('trabajador')
    await answer(await ask())
    const { data } = await api.as('trabajador').result<boolean>(Delete, { input: { id: own.id } })
    expect(data).toBe(true)
    await push()
    expect(arrived(own)).toEqual([])
  })

  test('of an account that was closed hears nothing, and is forgotten', async () => {
    const own = await told('trabajador')
    await answer(await ask())
    await owner.query(`update login set is_disabled = true where user_id = $1`, [bernarda.id])
    await push()
    await owner.query(`update login set is_disabled = false where user_id = $1`, [bernarda.id])
    await push(60)
    expect(arrived(own)).toEqual([])
    const { rows } = await owner.query('select from push_device')
    expect(rows).toEqual([])
  })

  test('is of who signed in on it last: nothing of the one before is said there', async () => {
    const own = await told('trabajador')
    await answer(await ask())
    const { error } = await save('gerente', inputOf(own))
    expect(error).toBeNull()
    await push()
    expect(arrived(own)).toEqual([])
    expect((await devicesOf('trabajador')).devices).toEqual([])
    expect((await devicesOf('gerente')).devices).toHaveLength(1)
  })

  test('of somebody else is not there for others, nor in a simulation', async () => {
    const own = await told('trabajador')
    const { error } = await api.as('gerente').result(Delete, { input: { id: own.id } })
    expect(error?.kind).toBe('not-found')
    expect((await devicesOf('gerente')).devices).toEqual([])
    expect((await devicesOf('trabajador')).devices).toMatchObject([{ name: 'Teléfono' }])
  })

  test.each([
    [
      'https://fcm.googleapis.com.evil.example/x',
      'El servicio de avisos de este navegador no está admitido',
    ],
    ['http://fcm.googleapis.com/x', 'La dirección debe comenzar con https://'],
    ['https://10.0.0.1/x', 'La dirección debe ser pública en internet'],
    ['https://localhost/x', 'La dirección debe ser pública en internet'],
    ['https://user:word@fcm.googleapis.com/x', 'La dirección no lleva usuario ni clave'],
  ])('at %s is refused', async (endpoint, message) => {
    const { error } = await save('trabajador', { ...inputOf(phone()), endpoint })
    expect(error).toMatchObject({ field: 'endpoint', message })
  })

  test('whose keys are no keys is refused, and so is one that wants nothing', async () => {
    const one = inputOf(phone())
    const refused = async (more: object) =>
      (await save('trabajador', { ...one, ...more })).error?.field
    expect(await refused({ publicKey: Buffer.alloc(65, 4).toString('base64url') })).toBe(
      'publicKey',
    )
    expect(await refused({ publicKey: 'AAAA' })).toBe('publicKey')
    expect(await refused({ secret: 'AAAA' })).toBe('secret')
    expect(await refused({ kinds: [] })).toBe('kinds')
  })

  test('is one of ten, also of those that ask at the same moment', async () => {
    const all = await Promise.all(
      Array.from({ length: 14 }, () => save('trabajador', inputOf(phone()))),
    )
    expect(all.filter(({ error }) => error === null)).toHaveLength(10)
    expect((await devicesOf('trabajador')).devices).toHaveLength(10)
  })

  test('keeps its secret sealed, and nothing of it is in the history', async () => {
    const own = await told('trabajador')
    const { rows } = await owner.query<{ secret: Buffer; seen: string }>(
      `select secret, (select string_agg(e.after::text, '') from audit_event e
         where e.company_id = d.company_id and e.entity = 'push_device') as seen
       from push_device d`,
    )
    expect(rows[0]?.secret.toString('base64url')).not.toContain(own.given.secret)
    expect(rows[0]?.seen).not.toContain(own.given.endpoint)
  })
})
