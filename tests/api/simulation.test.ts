// The superadmin belongs to no company, and works as one for half an hour at most. Everything done
// meanwhile carries both names.
import { beforeEach, describe, expect, test } from 'vitest'
import { publicId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'

const { api, clock, database, world } = await startApi()
const { owner } = database

const SIMULATE = `mutation Simulate($input: SimulateCompanyInput!) {
  simulateCompany(input: $input) { status message error { kind message } data }
}`
const ME = '{ me { id username role actingUntil permissions company { slug } } }'
const COMPANY = `mutation Update($input: UpdateCompanyInput!) {
  updateCompany(input: $input) { status message error { kind message field } data { description } }
}`
type Me = {
  me: {
    id: string | null
    username: string
    role: string
    actingUntil: string | null
    permissions: string[]
    company: { slug: string } | null
  }
}

beforeEach(() => clock.set('2026-09-15T12:00:00Z'))

const as = (companyId: string | null) => ({ input: { companyId } })
const { coihues, boreal } = world

const versionOf = async (id: number) => {
  const { rows } = await owner.query<{ version: number }>(
    'select version from company where id = $1',
    [id],
  )
  return rows[0]?.version
}

test('outside every company there is the platform and no company’s data', async () => {
  const { me } = await api.as('superadmin').run<Me>(ME)
  expect(me).toMatchObject({ id: null, role: 'SUPERADMIN', company: null, actingUntil: null })
  expect(me.permissions).toContain('companies.create')
  expect(me.permissions).not.toContain('users.read')
  const answer = await api.as('superadmin').raw('{ company { name } }')
  expect(answer.json?.errors?.[0]?.extensions?.kind).toBe('forbidden')
})

describe('working as a company', () => {
  test('gives its administrator’s view, says until when, and ends when asked', async () => {
    const session = await api.signIn('superadmin')
    await session.mutate(SIMULATE, as(boreal.publicId))
    const { me } = await session.run<Me>(ME)
    expect(me).toMatchObject({
      id: null,
      username: 'superadmin',
      company: { slug: 'boreal' },
      actingUntil: '2026-09-15T12:30:00.000Z',
    })
    expect(me.permissions).toContain('users.read')
    await session.mutate(SIMULATE, as(null))
    expect((await session.run<Me>(ME)).me).toMatchObject({ company: null, actingUntil: null })
  })

  test('lasts half an hour and falls back to the platform', async () => {
    const session = await api.signIn('superadmin')
    await session.mutate(SIMULATE, as(boreal.publicId))
    clock.advance({ minutes: 29 })
    expect((await session.run<Me>(ME)).me.company?.slug).toBe('boreal')
    clock.advance({ minutes: 2 })
    expect((await session.run<Me>(ME)).me.company).toBeNull()
  })

  test('is of this session alone', async () => {
    const [here, there] = [await api.signIn('superadmin'), await api.signIn('superadmin')]
    await here.mutate(SIMULATE, as(boreal.publicId))
    expect((await there.run<Me>(ME)).me.company).toBeNull()
  })

  test('leaves both names in what is done, and in the platform’s own record', async () => {
    const session = await api.signIn('superadmin')
    await session.mutate(SIMULATE, as(coihues.publicId))
    const version = await versionOf(coihues.id)
    await session.mutate(COMPANY, { input: { description: 'Cambiada desde fuera', version } })
    const { rows: login } = await owner.query(`select id from login where username = 'superadmin'`)
    const { rows: events } = await owner.query(
      `select entity, acting, user_id, login_id from audit_event
       where company_id = $1 order by seq desc limit 1`,
      [coihues.id],
    )
    expect(events).toEqual([
      { entity: 'company', acting: true, user_id: null, login_id: login[0]?.id },
    ])
    const { rows: platform } = await owner.query(
      `select login_id, subject, detail from platform_event order by id desc limit 1`,
    )
    expect(platform).toEqual([
      {
        login_id: login[0]?.id,
        subject: 'Simulación de empresa',
        detail: { companyId: coihues.id },
      },
    ])
  })

  test('the same act of the administrator carries one name', async () => {
    const version = await versionOf(coihues.id)
    await api
      .as('admin')
      .mutate(COMPANY, { input: { description: 'Cambiada desde dentro', version } })
    const { rows } = await owner.query(
      `select acting, user_id from audit_event where company_id = $1 order by seq desc limit 1`,
      [coihues.id],
    )
    expect(rows).toEqual([{ acting: false, user_id: world.people.carolina.id }])
  })

  test('is not for companies that are not active, nor for those that do not exist', async () => {
    const session = await api.signIn('superadmin')
    await owner.query(`update company set status = 'INACTIVE' where id = $1`, [boreal.id])
    expect(await session.result(SIMULATE, as(boreal.publicId))).toMatchObject({
      status: 'ERROR',
      error: { kind: 'conflict' },
    })
    await owner.query(`update company set status = 'ACTIVE' where id = $1`, [boreal.id])
    expect(await session.result(SIMULATE, as(publicId('company', 9999)))).toMatchObject({
      error: { kind: 'not-found' },
    })
    await session.mutate(SIMULATE, as(boreal.publicId))
  })

  test('ends when its company is suspended', async () => {
    const session = await api.signIn('superadmin')
    await session.mutate(SIMULATE, as(boreal.publicId))
    await owner.query(`update company set status = 'INACTIVE' where id = $1`, [boreal.id])
    const answer = await session.raw('{ company { name } }')
    await owner.query(`update company set status = 'ACTIVE' where id = $1`, [boreal.id])
    expect(answer.json?.errors?.[0]?.extensions?.kind).toMatch(/unauthenticated|forbidden/)
  })
})

test.each([
  'admin',
  'supergerente',
  'gerente',
  'supervisor',
  'trabajador',
  'externo',
  'invitado',
] as const)('is not for %s', async (username) => {
  const session = api.as(username)
  for (const id of [coihues.publicId, boreal.publicId, null]) {
    expect(await session.result(SIMULATE, as(id))).toMatchObject({
      status: 'ERROR',
      error: { kind: 'forbidden' },
    })
  }
})
