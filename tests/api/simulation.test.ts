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

describe('the company that is simulated', () => {
  const trail = async (since: number) => {
    const { rows } = await owner.query<{
      action: string
      entity: string
      entityId: string
      after: Record<string, unknown>
      acting: boolean
      author: string
    }>(
      `select e.action, e.entity, e.entity_id as "entityId", e.after, e.acting,
         l.username as author
       from audit_event e join login l on l.id = e.login_id
       where e.company_id = $1 and e.seq > $2 order by e.seq`,
      [coihues.id, since],
    )
    return rows
  }
  const head = async () => {
    const { rows } = await owner.query<{ seq: number }>(
      'select seq from audit_head where company_id = $1',
      [coihues.id],
    )
    return Number(rows[0]?.seq)
  }
  const enter = async () => {
    const session = await api.signIn('superadmin')
    await session.mutate(SIMULATE, as(coihues.publicId))
    return session
  }
  const USERS = '{ users(page: { number: 1, size: 100 }) { total rows { id fullname } } }'
  const PERSON = 'query P($input: UserInput!) { user(input: $input) { id fullname } }'
  const carolina = 'carolina.aranguiz@coihues.example'
  const mails = async () =>
    (
      await owner.query<{ to: string; subject: string; text: string }>(
        `select recipient as to, subject, text_body as text from mail_outbox order by id`,
      )
    ).rows

  beforeEach(() => owner.query('delete from mail_outbox'))

  test('reads when it began and ended, and what was read meanwhile', async () => {
    const since = await head()
    const session = await enter()
    const { users } = await session.run<{ users: { rows: object[] } }>(USERS)
    const input = { id: coihues.people.bernarda.publicId }
    await session.run(PERSON, { input })
    await session.mutate(SIMULATE, as(null))
    const rows = await trail(since)
    expect(rows.every(({ acting, author }) => acting && author === 'superadmin')).toBe(true)
    expect(rows.map(({ action, entity, entityId }) => [action, entity, entityId])).toEqual([
      ['Sesión', 'simulación', expect.any(String)],
      ['Proceso', 'simulación:consulta', 'users'],
      ['Proceso', 'simulación:consulta', 'user'],
      ['Sesión', 'simulación', expect.any(String)],
    ])
    expect(rows[0]?.after).toMatchObject({ estado: 'inicio', hasta: '2026-09-15T12:30:00.000Z' })
    expect(rows[1]?.after).toEqual({
      permiso: 'Colaboradores: ver y exportar en masa',
      filas: users.rows.length,
    })
    expect(rows[2]?.after).toMatchObject({ user_id: coihues.people.bernarda.id, filas: 1 })
    expect(rows[3]?.after).toMatchObject({ estado: 'fin' })
  })

  test('is written to when it begins and, with what was read, when it ends', async () => {
    const session = await enter()
    await session.run(USERS)
    await session.mutate(SIMULATE, as(null))
    const [began, ended] = await mails()
    expect(began).toMatchObject({ to: carolina, subject: 'El equipo de Minga entró a su empresa' })
    expect(began?.text).toContain('a más tardar el 15-09-2026 a las 09:30')
    expect(ended).toMatchObject({ to: carolina, subject: 'El equipo de Minga salió de su empresa' })
    expect(ended?.text).toContain('Consultó: Colaboradores: ver y exportar en masa.')
  })

  test('leaves one row for a screen that asks again, and one for each other thing', async () => {
    const session = await enter()
    const since = await head()
    await session.run(USERS)
    await session.run(USERS)
    for (const { publicId: id } of [coihues.people.bernarda, coihues.people.hernan]) {
      await session.run(PERSON, { input: { id } })
    }
    expect((await trail(since)).map(({ entityId }) => entityId)).toEqual(['users', 'user', 'user'])
    await session.mutate(SIMULATE, as(null))
  })

  test('leaves one for what a wider question or the next page of a list showed', async () => {
    const session = await enter()
    const since = await head()
    const asked = async (text: string, number: number) => {
      await session.run(`{ users(filter: { search: "${text}" },
        page: { number: ${number}, size: 10 }) { total rows { id } } }`)
    }
    await asked('no existe nadie así', 1)
    await asked('', 1)
    await asked('', 2)
    expect((await trail(since)).map(({ after }) => [after['filas'], after['pagina']])).toEqual([
      [0, undefined],
      [10, undefined],
      [10, 2],
    ])
    await session.mutate(SIMULATE, as(null))
  })

  test('reads the end also when the session leaves, moves on, or the time runs out', async () => {
    const LOGOUT = 'mutation Logout { logout { status data } }'
    const leaving = await enter()
    const since = await head()
    await leaving.mutate(LOGOUT)
    const moving = await enter()
    await moving.mutate(SIMULATE, as(boreal.publicId))
    const waiting = await enter()
    clock.advance({ minutes: 20 })
    await waiting.run(ME)
    clock.advance({ minutes: 11 })
    // The screens of one page ask at once: it ends once.
    await Promise.all([waiting.run(ME), waiting.run(ME), waiting.run(ME)])
    const states = (await trail(since)).map(({ after }) => after['estado'])
    expect(states).toEqual(['fin', 'inicio', 'fin', 'inicio', 'fin'])
  })

  test('has its own people read without such rows', async () => {
    const since = await head()
    await api.as('admin').run(USERS)
    expect(await trail(since)).toEqual([])
  })

  test('keeps its passwords to itself', async () => {
    const session = await enter()
    const { publicId: userId } = coihues.people.bernarda
    const input = { userId, password: 'Ajena2026', repeatedPassword: 'Ajena2026' }
    const PASSWORD = `mutation P($input: UpdatePasswordInput!) {
      updatePassword(input: $input) { status message error { kind } data } }`
    expect(await session.result(PASSWORD, { input })).toMatchObject({
      error: { kind: 'forbidden' },
      message: expect.stringContaining('simulación'),
    })
    await session.mutate(SIMULATE, as(null))
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
