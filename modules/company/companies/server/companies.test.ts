import { describe, expect, test } from 'vitest'
import { rutOf } from '#chile/rut.ts'
import { innerId } from '#platform/model/ids.ts'
import { newKey } from '#platform/server/storage/storage.ts'
import { type Payload, startApi } from '#tests/api.ts'
import { acceptInvitation, linksTo } from '#tests/links.ts'

const { api, world, database, clock, services, url } = await startApi()

const outcome = 'status message error { kind message field traceId }'
const Companies = `query C($filter: CompaniesFilter, $sort: CompaniesSort, $page: Page) {
  companies(filter: $filter, sort: $sort, page: $page) {
    total rows { id name slug status logins }
  }
}`
const Create = `mutation C($input: CreateCompanyInput!) {
  createCompany(input: $input) { ${outcome} data { id name username invitedTo } }
}`
const Status = `mutation S($input: UpdateStatusCompanyInput!) {
  updateStatusCompany(input: $input) { ${outcome} data { id status logins } }
}`
const Simulate = `mutation S($input: SimulateCompanyInput!) {
  simulateCompany(input: $input) { ${outcome} data }
}`
const General = `{ superadminGeneral { companies active suspended logins sessions mails database
  databaseMegabytes runtime uptimeMinutes memoryMegabytes connections waiting } }`
const Who = `{
  me { id role forcePasswordChange actingUntil company { id name slug } permissions }
}`
const Invite = `mutation I($input: ByIdCompany!) {
  inviteCompanyAdmins(input: $input) { ${outcome} data { invited } }
}`

type Row = { id: string; name: string; slug: string; status: string; logins: number }
type Opened = { id: string; name: string; username: string; invitedTo: string }
type Me = {
  me: {
    id: string | null
    role: string
    forcePasswordChange: boolean
    actingUntil: string | null
    company: { id: string; name: string; slug: string } | null
    permissions: string[]
  }
}

const superadmin = api.as('superadmin')
const list = async (variables: object = {}) =>
  (await superadmin.run<{ companies: { total: number; rows: Row[] } }>(Companies, variables))
    .companies
const at = ({ error }: Payload) => error?.field

let next = 0
const opening = (changes: object = {}) => {
  next += 1
  return {
    name: `Minera Quebrada ${next}`,
    slug: `quebrada-${next}`,
    adminFirstname: 'Ximena',
    adminLastname: 'Tapia',
    adminRut: rutOf(43_100_000 + next),
    adminEmail: `ximena.tapia${next}@quebrada.example`,
    adminUsername: `ximena.tapia${next}`,
    ...changes,
  }
}
const open = (changes: object = {}) =>
  superadmin.mutate<Opened>(Create, { input: opening(changes) })

const password = 'Quebrada2026'

/** The new administrator at work: with the password that they chose by the link of their mail. */
async function atWork({ username, invitedTo }: Opened) {
  const to = invitedTo
  await acceptInvitation({ nobody: api.nobody, owner: database.owner, to, password })
  return api.signIn(username, password)
}

describe('the list of companies', () => {
  test('has those of the platform with how many people can sign in', async () => {
    const { rows } = await list()
    const coihues = rows.find(({ slug }) => slug === 'coihues')
    expect(coihues).toMatchObject({ name: 'Los Coihues', status: 'ACTIVE' })
    expect(coihues?.logins).toBeGreaterThan(5)
  })

  test('is searched without accents or case, and by identifier', async () => {
    expect((await list({ filter: { search: 'los COIHÚES' } })).rows).toHaveLength(1)
    expect((await list({ filter: { search: 'boreal' } })).rows).toHaveLength(1)
    expect((await list({ filter: { search: '100%' } })).total).toBe(0)
  })

  test('is ordered and paged', async () => {
    const sort = { by: 'logins', descending: true }
    const { rows, total } = await list({ sort, page: { number: 1, size: 10 } })
    expect(rows[0]?.slug).toBe('coihues')
    expect(total).toBeGreaterThanOrEqual(2)
  })

  test('is of the superadmin alone', async () => {
    for (const who of ['admin', 'supergerente', 'trabajador'] as const) {
      await expect(api.as(who).run(Companies)).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(api.as(who).run(General)).rejects.toMatchObject({ kind: 'forbidden' })
    }
  })
})

describe('opening a company', () => {
  test('its first administrator is invited, and alone knows the password', async () => {
    const opened = await open()
    const { username, invitedTo, id } = opened
    expect(JSON.stringify(opened)).not.toMatch(/password/i)
    await expect(api.signIn(username, password)).rejects.toMatchObject({ kind: 'invalid' })
    const { rows } = await database.owner.query<{ text: string }>(
      'select text_body as text from mail_outbox where recipient = $1',
      [invitedTo],
    )
    expect(rows.map(({ text }) => text)).toEqual([expect.stringContaining(`Usuario: ${username}`)])

    const admin = await atWork(opened)
    const { me } = await admin.run<Me>(Who)
    expect(me).toMatchObject({ role: 'ADMIN', forcePasswordChange: false, company: { id } })
    expect(await admin.run('{ businesses { id } syndicates { id } }')).toEqual({
      businesses: [],
      syndicates: [],
    })
  })

  test('who let the invitation expire is invited again, and the old link ends', async () => {
    const { id, invitedTo, username } = await open()
    const [old] = await linksTo(database.owner, invitedTo)
    await database.owner.query('update password_reset set expires_at = $1 where recipient = $2', [
      '2026-09-14T00:00:00Z',
      invitedTo,
    ])
    expect(await superadmin.mutate(Invite, { input: { id } })).toEqual({ invited: 1 })
    const [fresh] = await linksTo(database.owner, invitedTo)
    expect(fresh).not.toBe(old)
    const to = invitedTo
    await acceptInvitation({ nobody: api.nobody, owner: database.owner, to, password })
    await expect(api.signIn(username, password)).resolves.toBeDefined()
    expect(await superadmin.result(Invite, { input: { id } })).toMatchObject({
      error: { kind: 'conflict', message: expect.stringContaining('ya ingresaron') },
    })
    for (const who of ['admin', 'trabajador'] as const) {
      expect((await api.as(who).result(Invite, { input: { id } })).error?.kind).toBe('forbidden')
    }
  })

  test('the administrator is found by name and RUT, and payroll is open to them', async () => {
    const admin = await atWork(await open())
    const { me } = await admin.run<Me>(Who)
    expect(me.permissions).toContain('payrollMonths.create')
    const { users } = await admin.run<{ users: { total: number } }>(
      'query U($filter: UsersFilter) { users(filter: $filter) { total } }',
      { filter: { search: 'tapia ximena' } },
    )
    expect(users.total).toBe(1)
  })

  test.each([
    ['adminRut', '11.111.111-2'],
    ['slug', 'Con Espacios'],
    ['slug', 'coihues'],
    ['adminUsername', 'admin'],
    ['adminUsername', 'dos palabras'],
    ['adminEmail', 'sin-arroba'],
    ['name', '  '],
  ])('a wrong value is reported at %s: %s', async (field, value) => {
    const refused = await superadmin.result(Create, { input: opening({ [field]: value }) })
    expect(refused.status).toBe('ERROR')
    expect(at(refused)).toBe(field)
  })

  test('a refused opening leaves no company behind', async () => {
    const input = opening({ adminUsername: 'gerente' })
    await superadmin.result(Create, { input })
    expect((await list({ filter: { search: input.slug } })).total).toBe(0)
  })

  test('one that was interrupted is taken up again under its name, and not sooner', async () => {
    const input = opening()
    await database.owner.query(
      `insert into company (name, slug, status) values ('A medias', $1, 'PENDING')`,
      [input.slug],
    )
    expect(at(await superadmin.result(Create, { input }))).toBe('slug')
    await database.owner.query(
      `update company set created_at = now() - interval '1 hour' where slug = $1`,
      [input.slug],
    )
    const admin = await atWork(await superadmin.mutate<Opened>(Create, { input }))
    expect((await admin.run<Me>(Who)).me.company?.slug).toBe(input.slug)
    expect((await list({ filter: { search: input.slug } })).rows).toMatchObject([
      { name: input.name, status: 'ACTIVE' },
    ])
  })

  test('nobody else opens one', async () => {
    const refused = await api.as('admin').result(Create, { input: opening() })
    expect(refused.error?.kind).toBe('forbidden')
  })
})

describe('suspending a company', () => {
  test('its people are out at their next request, until they sign in again', async () => {
    const opened = await open()
    const { id, username } = opened
    const admin = await atWork(opened)
    expect((await admin.run<Me>(Who)).me.company?.id).toBe(id)

    const suspended = await superadmin.mutate<Row>(Status, { input: { id, status: 'INACTIVE' } })
    expect(suspended).toMatchObject({ status: 'INACTIVE', logins: 1 })
    await expect(admin.run(Who)).rejects.toMatchObject({ kind: 'unauthenticated' })
    await expect(api.signIn(username, password)).rejects.toMatchObject({
      kind: 'forbidden',
      message: expect.stringContaining('está suspendida'),
    })

    await superadmin.mutate(Status, { input: { id, status: 'ACTIVE' } })
    await expect(admin.run(Who)).rejects.toMatchObject({ kind: 'unauthenticated' })
    const again = await api.signIn(username, password)
    expect((await again.run<Me>(Who)).me.company?.id).toBe(id)
  })

  test('a link to one of its files does not open until the company is active again', async () => {
    const { id } = await open()
    const key = newKey(innerId('company', id) ?? 0, 2026)
    const paper = { name: 'liquidacion.pdf', mediaType: 'application/pdf' }
    await services.storage.put(key, Buffer.from('%PDF'), paper.mediaType)
    const link = new URL(await services.storage.signedUrl(key, paper), url)
    const statusNow = async () => (await fetch(link)).status
    expect(await statusNow()).toBe(200)
    await superadmin.mutate(Status, { input: { id, status: 'INACTIVE' } })
    expect(await statusNow()).toBe(403)
    await superadmin.mutate(Status, { input: { id, status: 'ACTIVE' } })
    expect(await statusNow()).toBe(200)
  })

  test('the company reads in its own trail who did it', async () => {
    const opened = await open()
    const { id } = opened
    await superadmin.mutate(Status, { input: { id, status: 'INACTIVE' } })
    await superadmin.mutate(Status, { input: { id, status: 'ACTIVE' } })
    const admin = await atWork(opened)
    const { auditLog } = await admin.run<{ auditLog: { rows: object[] } }>(
      `{ auditLog(filter: { entity: "company" }, sort: { by: at }) {
        rows { author acting parts { changes { field before after } } } } }`,
    )
    expect(auditLog.rows).toEqual([
      {
        author: 'superadmin',
        acting: true,
        parts: [{ changes: [{ field: 'status', before: 'ACTIVE', after: 'INACTIVE' }] }],
      },
      {
        author: 'superadmin',
        acting: true,
        parts: [{ changes: [{ field: 'status', before: 'INACTIVE', after: 'ACTIVE' }] }],
      },
    ])
  })

  test('whoever simulates it is themself again, not out', async () => {
    const { id } = await open()
    const boss = await api.signIn('superadmin')
    await boss.mutate(Simulate, { input: { companyId: id } })
    expect((await boss.run<Me>(Who)).me.company?.id).toBe(id)
    await boss.mutate(Status, { input: { id, status: 'INACTIVE' } })
    expect((await boss.run<Me>(Who)).me).toMatchObject({ role: 'SUPERADMIN', company: null })
  })

  test('is for a company that exists, and leaves it active or suspended', async () => {
    const { id } = await open()
    const pending = await superadmin.result(Status, { input: { id, status: 'PENDING' } })
    expect(at(pending)).toBe('status')
    const unknown = await superadmin.result(Status, {
      input: { id: 'zzzzz', status: 'INACTIVE' },
    })
    expect(unknown.error).toMatchObject({ kind: 'not-found', message: 'No encontrado' })
  })
})

describe('simulating a company', () => {
  test('shows its people for half an hour, and nothing of another', async () => {
    const boss = await api.signIn('superadmin')
    await boss.mutate(Simulate, { input: { companyId: world.boreal.publicId } })
    const { me } = await boss.run<Me>(Who)
    expect(me.company).toMatchObject({ slug: 'boreal' })
    expect(me.actingUntil).not.toBeNull()
    const { businesses } = await boss.run<{ businesses: { id: string }[] }>('{ businesses { id } }')
    expect(businesses.map(({ id }) => id)).toEqual([world.boreal.businesses.boreal.publicId])

    clock.advance({ minutes: 29 })
    expect((await boss.run<Me>(Who)).me.company).not.toBeNull()
    clock.advance({ minutes: 2 })
    expect((await boss.run<Me>(Who)).me.company).toBeNull()
    clock.advance({ minutes: -31 })
  })

  test('what is done meanwhile keeps both names', async () => {
    const boss = await api.signIn('superadmin')
    await boss.mutate(Simulate, { input: { companyId: world.boreal.publicId } })
    await boss.run(
      `mutation {
        createSyndicate(input: { name: "Sindicato Austral", feeType: NONE, feeValue: "0" }) {
          ${outcome} data { id }
        }
      }`,
    )
    const { auditLog } = await api.as('boreal.admin').run<{ auditLog: { rows: object[] } }>(
      `{ auditLog(filter: { entity: "syndicate" }, sort: { by: at, descending: true }) {
        rows { action author acting subject } } }`,
    )
    expect(auditLog.rows[0]).toEqual({
      action: 'Creado',
      author: 'superadmin',
      acting: true,
      subject: 'Sindicato Austral',
    })
  })

  test('is of the superadmin alone, and of active companies', async () => {
    const input = { companyId: world.boreal.publicId }
    expect((await api.as('admin').result(Simulate, { input })).error?.kind).toBe('forbidden')
    const { id } = await open()
    await superadmin.mutate(Status, { input: { id, status: 'INACTIVE' } })
    const boss = await api.signIn('superadmin')
    expect((await boss.result(Simulate, { input: { companyId: id } })).error?.kind).toBe('conflict')
  })
})

test('the platform tells its counts and its server', async () => {
  type Figures = Record<string, number | string>
  const { superadminGeneral: figures } = await superadmin.run<{ superadminGeneral: Figures }>(
    General,
  )
  const { total } = await list()
  expect(figures['companies']).toBe(total)
  expect(figures['sessions']).toBeGreaterThan(0)
  expect(figures['database']).toMatch(/^18/)
  expect(figures['runtime']).toBe(process.version)
})
