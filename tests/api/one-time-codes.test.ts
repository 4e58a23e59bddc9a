// An installation that sends no mail: whoever makes or helps an account reads a code, which is
// shown once, opens the account once, and gives nobody more than they have.
import { beforeEach, describe, expect, test } from 'vitest'
import { rutOf } from '#chile/rut.ts'
import { startApi } from '#tests/api.ts'
import { demoPassword, type Username } from '#tests/world.ts'

const { api, clock, database, world } = await startApi({ sendsMail: false })
const { owner } = database
const { bernarda, carolina } = world.people

const outcome = 'status message error { kind message field }'
const CREATE = `mutation C($input: CreateUserInput!) {
  createUser(input: $input) { ${outcome} data { id username oneTimeCode codeUntil invitedTo } } }`
const SEND = `mutation S($input: OfAccess!) {
  sendAccess(input: $input) { ${outcome} data { username oneTimeCode codeUntil invitedTo } } }`
const ACCESS = `query A($input: OfAccess!) {
  userAccess(input: $input) { state codeUntil byMail } }`
const PASSWORD = `mutation P($input: UpdatePasswordInput!) {
  updatePassword(input: $input) { ${outcome} data } }`
const RECOVER = `mutation R($input: RecoverPasswordInput!) {
  recoverPassword(input: $input) { ${outcome} data } }`
const INVITABLE = '{ invitableUsers { id whyNot } }'
const COMPANY = `mutation C($input: CreateCompanyInput!) {
  createCompany(input: $input) {
    ${outcome} data { id username invitedTo oneTimeCode codeUntil } } }`
const AGAIN = `mutation I($input: ByIdCompany!) {
  inviteCompanyAdmins(input: $input) {
    ${outcome} data { invited codes { username oneTimeCode codeUntil } } } }`
const ME = '{ me { forcePasswordChange role permissions } }'

type Given = { id: string; username: string; oneTimeCode: string; codeUntil: string }
type Me = { me: { forcePasswordChange: boolean; role: string; permissions: string[] } }

let next = 45_300_000
const create = (fields: object = {}, who: Username = 'admin') => {
  next += 1
  const input = {
    identificationType: 'RUT',
    rut: rutOf(next),
    firstname: 'Rosa',
    paternalLastname: 'Neira',
    email: `rosa${next}@correo.example`,
    username: `rosa${next}`,
    ...fields,
  }
  return api.as(who).result<Given>(CREATE, { input })
}
const send = (userId: string, who: Username = 'admin') =>
  api.as(who).result<Given>(SEND, { input: { userId } })
const accessOf = async (userId: string) =>
  (
    await api
      .as('admin')
      .run<{ userAccess: { state: string; byMail: boolean } }>(ACCESS, { input: { userId } })
  ).userAccess
const links = async () =>
  (await owner.query(`select from mail_outbox where text_body like '%/recover/%'`)).rowCount
const choose = async (username: string, code: string, password = 'Parronal7') => {
  const session = await api.signIn(username, code)
  await session.mutate(PASSWORD, { input: { password, repeatedPassword: password } })
  return session
}

beforeEach(async () => {
  await owner.query('delete from rate_limit')
  clock.set('2026-09-15T12:00:00Z')
})

describe('a new account', () => {
  test('has a code though its person has an address, and no link is written', async () => {
    const { data } = await create()
    expect(data).toMatchObject({ invitedTo: null, oneTimeCode: expect.any(String) })
    expect(data.codeUntil).toBe('2026-09-18T12:00:00.000Z')
    expect(await links()).toBe(0)
    expect(await accessOf(data.id)).toMatchObject({ state: 'CODE', byMail: false })
    const session = await api.signIn(data.username, data.oneTimeCode)
    expect((await session.run<Me>(ME)).me.forcePasswordChange).toBe(true)
    await expect(session.run('{ businesses { id } }')).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test('is opened once with it, also by two at once', async () => {
    const { data } = await create()
    const tried = await Promise.allSettled(
      Array.from({ length: 4 }, () => api.signIn(data.username, data.oneTimeCode)),
    )
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(api.signIn(data.username, data.oneTimeCode)).rejects.toMatchObject({
      message: 'El código ya se usó o venció: pida otro a quien se lo entregó',
    })
    expect(await accessOf(data.id)).toMatchObject({ state: 'CODE_ENDED' })
  })

  test('waits three days for it, and no longer', async () => {
    const [early, late] = [(await create()).data, (await create()).data]
    clock.set('2026-09-18T11:59:00Z')
    await expect(api.signIn(early.username, early.oneTimeCode)).resolves.toBeDefined()
    clock.set('2026-09-18T12:00:00Z')
    await expect(api.signIn(late.username, late.oneTimeCode)).rejects.toMatchObject({
      message: expect.stringContaining('venció'),
    })
  })

  test('is of its maker too, until somebody else says whose it is', async () => {
    const { data } = await create({ role: 'ADMIN' })
    await choose(data.username, data.oneTimeCode)
    const session = await api.signIn(data.username, 'Parronal7')
    const permissions = async () => (await session.run<Me>(ME)).me.permissions
    expect(await permissions()).toContain('users.update')
    // Its maker falls, and the account with them.
    await owner.query(`update users set role = 'EMPLOYEE' where id = $1`, [carolina.id])
    expect(await permissions()).not.toContain('users.update')
    await owner.query(`update users set role = 'ADMIN' where id = $1`, [carolina.id])
  })

  test('is not made in a simulation', async () => {
    const session = await api.signIn('superadmin')
    await session.run(
      `mutation { simulateCompany(input: { companyId: "${world.coihues.publicId}" }) { status } }`,
    )
    next += 1
    const input = {
      identificationType: 'RUT',
      rut: rutOf(next),
      firstname: 'Sombra',
      paternalLastname: 'Neira',
      role: 'ADMIN',
      username: `sombra${next}`,
    }
    const made = await session.result(CREATE, { input })
    expect(made.error).toMatchObject({
      kind: 'forbidden',
      field: 'username',
      message: expect.stringContaining('En una simulación no se abren cuentas'),
    })
    const help = await session.result(SEND, { input: { userId: bernarda.publicId } })
    expect(help.error).toMatchObject({ kind: 'forbidden' })
    const rename = `mutation L($input: UpdateLoginInput!) {
      updateLogin(input: $input) { ${outcome} } }`
    const renamed = { userId: bernarda.publicId, username: 'sombra.dos' }
    expect((await session.result(rename, { input: renamed })).error?.kind).toBe('forbidden')
    const { rowCount } = await owner.query(`select from login where username like 'sombra%'`)
    expect(rowCount).toBe(0)
  })
})

describe('who cannot come in', () => {
  test('gets a code by who might set their password; theirs and their sessions end', async () => {
    const before = await api.signIn('trabajador')
    const { data } = await send(bernarda.publicId)
    expect(data.oneTimeCode).toEqual(expect.any(String))
    await expect(before.run(ME)).rejects.toThrow()
    await expect(api.signIn('trabajador', demoPassword)).rejects.toThrow()
    await choose('trabajador', data.oneTimeCode)
    await expect(api.signIn('trabajador', 'Parronal7')).resolves.toBeDefined()
    await owner.query(
      `update login set password_hash = (select password_hash from login where username = 'gerente')
       where username = 'trabajador'`,
    )
    const { rows } = await owner.query<{ after: object }>(
      `select after from audit_event where entity = 'login' and after->>'username' = 'trabajador'
       order by seq`,
    )
    expect(rows.map(({ after }) => after)).toContainEqual(
      expect.objectContaining({ given_by: 'admin', password: 'nueva', taken_at: null }),
    )
    expect(JSON.stringify(rows)).not.toContain(data.oneTimeCode)
  })

  test.each(['supergerente', 'gerente', 'lectura', 'supervisor', 'trabajador'] as const)(
    'above gets none from %s',
    async (who) => {
      const refused = await send(carolina.publicId, who)
      expect(refused.error?.kind).toMatch(/forbidden|not-found/)
    },
  )

  test('asks nobody by mail: the answer is one for addresses known and unknown', async () => {
    const asked = await Promise.all(
      ['superadmin2@minga.example', 'nadie@minga.example'].map((email) =>
        api.nobody.result(RECOVER, { input: { email } }),
      ),
    )
    expect(asked[0]).toEqual(asked[1])
    expect(asked[0]?.message).toContain('no envía correos')
    expect(await links()).toBe(0)
    expect((await owner.query('select from password_reset')).rowCount).toBe(0)
  })

  test('is invited with many nowhere: each gets a code from their record', async () => {
    const { data } = await create({ username: undefined })
    const { invitableUsers } = await api
      .as('admin')
      .run<{ invitableUsers: { id: string; whyNot: string }[] }>(INVITABLE)
    expect(invitableUsers.find(({ id }) => id === data.id)?.whyNot).toContain('no envía correos')
  })
})

describe('a new company', () => {
  const opening = () => {
    next += 1
    return {
      name: `Ñuble ${next}`,
      slug: `nuble-${next}`,
      adminFirstname: 'Ana',
      adminLastname: 'Soto',
      adminRut: rutOf(next),
      adminEmail: `ana${next}@nuble.example`,
      adminUsername: `ana${next}`,
    }
  }
  const open = () => api.as('superadmin').result<Given>(COMPANY, { input: opening() })
  type Codes = { invited: number; codes: Given[] }
  const again = (id: string, who: Username = 'superadmin') =>
    api.as(who).result<Codes>(AGAIN, { input: { id } })

  test('is handed over with a code, and another one while nobody came in', async () => {
    const { data } = await open()
    expect(data).toMatchObject({ invitedTo: null, oneTimeCode: expect.any(String) })
    expect(await links()).toBe(0)
    // The first code is lost, used by nobody.
    const second = await again(data.id)
    expect(second.data).toMatchObject({ invited: 1, codes: [{ username: data.username }] })
    await expect(api.signIn(data.username, data.oneTimeCode)).rejects.toThrow()
    await choose(data.username, second.data.codes[0]?.oneTimeCode ?? '')
    const session = await api.signIn(data.username, 'Parronal7')
    expect((await session.run<Me>(ME)).me).toMatchObject({ role: 'ADMIN' })
    expect((await again(data.id)).error?.kind).toBe('conflict')
  })

  test('helps its own administrators: the platform has no code for them', async () => {
    const { data } = await create({ role: 'ADMIN' })
    const tried = await again(world.coihues.publicId)
    expect(tried.error?.kind).toBe('conflict')
    await expect(api.signIn(data.username, data.oneTimeCode)).resolves.toBeDefined()
  })
})
