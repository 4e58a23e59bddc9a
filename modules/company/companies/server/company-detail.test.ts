import { describe, expect, test } from 'vitest'
import { type Payload, startApi } from '#tests/api.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Username } from '#tests/world.ts'

const { api, world, database, url } = await startApi()
const { coihues, boreal } = world
const superadmin = api.as('superadmin')

const outcome = 'status message error { kind message field traceId }'
const fields = `id name slug status countryId access config { access } logo loginBackground logins
  usersCount businesses { name rut } version`
const Company = `query C($input: CompanyInput) { company(input: $input) { ${fields} } }`
const Update = `mutation U($input: UpdateCompanyInput!) {
  updateCompany(input: $input) { ${outcome} data { ${fields} } }
}`
const Standing = `query D($input: ByIdCompany!) {
  companyDashboard(input: $input) {
    people withContract businesses openMonths lastClosedMonth logins neverSignedIn withoutAccess
    online lastSeenAt exceptions suspendedServices
  }
}`
const People = `query P($filter: CompanyPeopleFilter, $page: Page) {
  companyPeople(filter: $filter, page: $page) {
    total rows { userId fullname role username email access lastSeenAt }
  }
}`
const Companies = `{ companies { rows { id slug online lastSeenAt failedMails logo } } }`
const Remove = `mutation R($input: RemoveCompanyImageInput!) {
  removeCompanyImage(input: $input) { ${outcome} data }
}`
const Status = `mutation S($input: UpdateStatusCompanyInput!) {
  updateStatusCompany(input: $input) { ${outcome} data { id status } }
}`
const Me = `{ me { permissions loginAsCompany company { slug logo config { access } } } }`

type Detail = {
  id: string
  name: string
  countryId: string
  access: string
  logo: string | null
  loginBackground: string | null
  usersCount: number
  businesses: { name: string }[]
  version: number
}
type Person = { userId: string; fullname: string; access: string; username: string | null }

const detail = async (companyId?: string, who: Username = 'superadmin') =>
  (
    await api.as(who).run<{ company: Detail }>(Company, {
      input: companyId ? { id: companyId } : {},
    })
  ).company
const update = async (more: object) => {
  const { version } = await detail(coihues.publicId)
  return superadmin.result<Detail>(Update, { input: { id: coihues.publicId, version, ...more } })
}
const peopleOf = async (filter: object = {}) =>
  (
    await superadmin.run<{ companyPeople: { total: number; rows: Person[] } }>(People, {
      filter: { companyId: coihues.publicId, ...filter },
      page: { number: 1, size: 100 },
    })
  ).companyPeople
const kind = ({ error }: Payload) => error?.kind

describe('a company seen from the platform', () => {
  test('says what it is, without being simulated', async () => {
    const company = await detail(coihues.publicId)
    expect(company).toMatchObject({ name: 'Los Coihues', countryId: 'CL', access: 'ALL' })
    expect(company.businesses.map(({ name }) => name)).toContain('Viña Los Coihues')
    expect(company.usersCount).toBeGreaterThan(80)
  })

  test('is its own people’s alone besides: another is not found', async () => {
    expect((await detail(undefined, 'admin')).id).toBe(coihues.publicId)
    expect((await detail(coihues.publicId, 'admin')).id).toBe(coihues.publicId)
    for (const id of [boreal.publicId, publicId('company', 900_000_000)]) {
      await expect(detail(id, 'admin')).rejects.toMatchObject({ kind: 'not-found' })
    }
    await expect(detail()).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test('is corrected, and its trail says that the platform did it', async () => {
    const { data } = await update({ phone: '+56 2 2345 6789', countryId: 'PE' })
    expect(data).toMatchObject({ countryId: 'PE' })
    const { auditLog } = await api.as('admin').run<{ auditLog: { rows: object[] } }>(
      `{ auditLog(filter: { entity: "company" }, sort: { by: at, descending: true }) {
        rows { action acting parts { changes { field after } } } } }`,
    )
    expect(auditLog.rows[0]).toMatchObject({
      acting: true,
      parts: [{ changes: expect.arrayContaining([{ field: 'countryId', after: 'PE' }]) }],
    })
    expect((await update({ countryId: 'XX' })).error).toMatchObject({ field: 'countryId' })
    await update({ countryId: 'CL' })
  })

  test('a company does not set its own country or access', async () => {
    const { version } = await detail(undefined, 'admin')
    for (const more of [{ countryId: 'AR' }, { access: 'MANAGERS' }]) {
      expect(kind(await api.as('admin').result(Update, { input: { version, ...more } }))).toBe(
        'forbidden',
      )
    }
  })

  test('while it is set up it is of its managers alone, at the next request', async () => {
    const held = async (who: Username) =>
      (await api.as(who).run<{ me: { permissions: string[] } }>(Me)).me.permissions.length
    await update({ access: 'MANAGERS' })
    expect(await held('trabajador')).toBe(0)
    expect(await held('supervisor')).toBe(0)
    expect(await held('gerente')).toBeGreaterThan(10)
    expect(await api.as('gerente').run(Me)).toMatchObject({
      me: { company: { config: { access: 'MANAGERS' } } },
    })
    await update({ access: 'ALL' })
    expect(await held('trabajador')).toBeGreaterThan(10)
  })

  test('is described in counts, which nobody of a company may read', async () => {
    const { companyDashboard } = await superadmin.run<{ companyDashboard: object }>(Standing, {
      input: { id: coihues.publicId },
    })
    expect(companyDashboard).toMatchObject({ businesses: 3, exceptions: 0, suspendedServices: 0 })
    await expect(
      api.as('admin').run(Standing, { input: { id: coihues.publicId } }),
    ).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(
      superadmin.run(Standing, { input: { id: publicId('company', 900_000_000) } }),
    ).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('is listed among the others with the people online now', async () => {
    await api.as('trabajador').run(Me)
    type Rows = { companies: { rows: { slug: string; online: number }[] } }
    const { companies } = await superadmin.run<Rows>(Companies)
    expect(companies.rows.find(({ slug }) => slug === 'coihues')?.online).toBeGreaterThan(0)
  })
})

describe('the people of a company and their access', () => {
  test('are listed with how each can sign in, and found by name, RUT or user name', async () => {
    const { rows } = await peopleOf({ search: 'bernarda huenchul' })
    expect(rows).toEqual([
      expect.objectContaining({ username: 'trabajador', access: 'ACTIVE', role: 'EMPLOYEE' }),
    ])
    expect((await peopleOf({ search: 'forzado' })).rows[0]?.access).toBe('PENDING')
    expect((await peopleOf({ search: 'deshabilitado' })).rows[0]?.access).toBe('DISABLED')
    const without = await peopleOf({ access: 'NONE' })
    expect(without.total).toBeGreaterThan(50)
    expect(without.rows.every(({ username }) => username === null)).toBe(true)
    expect((await peopleOf({ search: '100%' })).total).toBe(0)
  })

  test('looking at them stays in the audit of the company', async () => {
    await peopleOf({ search: 'bernarda' })
    const { auditLog } = await api.as('admin').run<{ auditLog: { rows: object[] } }>(
      `{ auditLog(filter: { entity: "lectura:accesos" }, sort: { by: at, descending: true }) {
        rows { action author acting } } }`,
    )
    expect(auditLog.rows[0]).toMatchObject({ action: 'Proceso', acting: true })
  })

  test('are of no other company, and nobody’s but the platform’s', async () => {
    const { rows } = await peopleOf()
    expect(rows.map(({ userId }) => userId)).not.toContain(boreal.people.nahuel.publicId)
    await expect(
      api.as('admin').run(People, { filter: { companyId: coihues.publicId } }),
    ).rejects.toMatchObject({ kind: 'forbidden' })
  })
})

describe('the images of a company', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJg' +
      'gg==',
    'base64',
  )
  const upload = async (who: Username, relatedType: string) => {
    const body = new FormData()
    body.append('relatedType', relatedType)
    body.append('relatedId', coihues.publicId)
    body.append('images', 'true')
    body.append('files', new File([png], 'logo.png', { type: 'image/png' }))
    const authorization = `Bearer ${await api.as(who).token()}`
    return fetch(`${url}/uploadFile/create`, { method: 'POST', body, headers: { authorization } })
  }
  const image = (path: string) => fetch(`${url}${path}`)

  test('are put by who changes the company, and seen by anybody', async () => {
    expect((await upload('trabajador', 'companyLogo')).status).toBe(403)
    expect((await upload('supergerente', 'companyLogo')).status).toBe(200)
    expect((await upload('admin', 'companyBackground')).status).toBe(200)
    const { logo, loginBackground } = await detail(coihues.publicId)
    for (const address of [logo, loginBackground, '/imagenes/coihues/logo']) {
      const answer = await image(address ?? '')
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('image/png')
      expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    }
    expect(await api.as('invitado').run(Me)).toMatchObject({ me: { company: { logo } } })
    const { rows } = await database.owner.query<{ entity: string }>(
      `select entity from audit_event where company_id = $1 and entity = 'company'
         and after ? 'logo_file_id'`,
      [coihues.id],
    )
    expect(rows.length).toBe(1)
  })

  test('tell nothing of a company that has none, is suspended, or is not there', async () => {
    for (const path of ['boreal/logo', 'nadie/logo', 'coihues%2f..%2fboreal/logo']) {
      const answer = await image(`/imagenes/${path}`)
      expect([answer.status, await answer.text()]).toEqual([204, ''])
    }
    expect((await image('/imagenes/coihues/planilla')).status).toBe(404)
    await superadmin.mutate(Status, { input: { id: coihues.publicId, status: 'INACTIVE' } })
    expect((await image('/imagenes/coihues/logo')).status).toBe(204)
    await superadmin.mutate(Status, { input: { id: coihues.publicId, status: 'ACTIVE' } })
  })

  test('only a current address is kept by browsers, and a removed image is gone', async () => {
    const { logo } = await detail(coihues.publicId)
    expect((await image(logo ?? '')).headers.get('cache-control')).toContain('immutable')
    expect((await image('/imagenes/coihues/logo?v=viejo')).headers.get('cache-control')).toBe(
      'no-cache',
    )
    const fresh = await api.signIn('admin')
    await fresh.mutate(Remove, { input: { image: 'logo' } })
    expect((await detail(coihues.publicId)).logo).toBeNull()
    expect((await image(logo ?? '')).status).toBe(204)
  })
})

test('a change of state that was asked from another company is refused', async () => {
  const fresh = await api.signIn('superadmin')
  const change = (companyIdCurrent: string | null) =>
    fresh.result(Status, {
      input: { id: boreal.publicId, status: 'ACTIVE', companyIdCurrent },
    })
  expect(kind(await change(coihues.publicId))).toBe('conflict')
  expect((await change(null)).status).toBe('OK')
})
