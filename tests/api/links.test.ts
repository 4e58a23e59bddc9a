// Links by mail: what they open, for how long, and what is said before anybody is shown a form.
import { beforeEach, describe, expect, test } from 'vitest'
import { rutOf } from '#chile/rut.ts'
import { type Session, startApi } from '#tests/api.ts'
import { acceptInvitation, linksTo } from '#tests/links.ts'
import { demoPassword } from '#tests/world.ts'

const { api, clock, database, world } = await startApi()
const { owner } = database

const LINK = `query Link($input: PasswordLinkInput!) {
  passwordLink(input: $input) { open kind username company }
}`
const RECOVER = `mutation Recover($input: RecoverPasswordInput!) {
  recoverPassword(input: $input) { status message error { kind message } data }
}`
const CHANGE = `mutation Change($input: ChangePasswordInput!) {
  changePassword(input: $input) { status message error { kind message field } data }
}`
const outcome = 'status message error { kind message field }'
const CREATE = `mutation C($input: CreateUserInput!) {
  createUser(input: $input) {
    ${outcome} data { id username oneTimeCode invitedTo } } }`
const LOGIN = `mutation L($input: CreateLoginInput!) {
  createLogin(input: $input) { ${outcome} data { username oneTimeCode invitedTo } } }`
const ACCESS = `query A($input: OfAccess!) {
  userAccess(input: $input) {
    state username email invitedUntil openSessions secondFactor whyNotHelp whyNotPassword } }`
const SEND = `mutation S($input: OfAccess!) {
  sendAccess(input: $input) { ${outcome} data { username oneTimeCode invitedTo } } }`
const END = `mutation E($input: OfAccess!) {
  endUserSessions(input: $input) { ${outcome} data } }`

type Given = {
  id: string
  username: string
  oneTimeCode: string | null
  invitedTo: string | null
}
type Access = { state: string; email: string | null; openSessions: number }

let next = 44_200_000
const person = (fields: object = {}) => {
  next += 1
  return {
    identificationType: 'RUT',
    rut: rutOf(next),
    firstname: 'Rosa',
    paternalLastname: 'Neira',
    username: `rosa${next}`,
    ...fields,
  }
}
const create = (fields: object = {}) =>
  api.as('admin').mutate<Given>(CREATE, { input: person(fields) })
const accessOf = async (userId: string, who: Session = api.as('admin')) =>
  (await who.run<{ userAccess: Access }>(ACCESS, { input: { userId } })).userAccess
const linkOf = async (token: string) =>
  (await api.nobody.run<{ passwordLink: object }>(LINK, { input: { token } })).passwordLink
const gone = { open: false, kind: null, username: null, company: null }

beforeEach(async () => {
  await owner.query('delete from rate_limit')
  await owner.query('delete from mail_outbox')
  clock.set('2026-09-15T12:00:00Z')
})

describe('who is given access', () => {
  test('with an address is invited, and nobody else ever knows the password', async () => {
    const email = 'rosa.neira@correo.example'
    const made = await create({ email })
    expect(made).toMatchObject({ oneTimeCode: null, invitedTo: email })
    expect(await accessOf(made.id)).toMatchObject({ state: 'INVITED', email })
    const [token = ''] = await linksTo(owner, email)
    expect(await linkOf(token)).toEqual({
      open: true,
      kind: 'INVITATION',
      username: made.username,
      company: 'Los Coihues',
    })
    const password = 'Parronal7'
    await acceptInvitation({ nobody: api.nobody, owner, to: email, password })
    expect(await linkOf(token)).toEqual(gone)
    const session = await api.signIn(made.username, password)
    const { me } = await session.run<{ me: object }>('{ me { forcePasswordChange username } }')
    expect(me).toEqual({ forcePasswordChange: false, username: made.username })
    expect(await accessOf(made.id)).toMatchObject({ state: 'ACTIVE', openSessions: 1 })
  })

  test('without an address has a code that is shown once, and chooses a password', async () => {
    const made = await create()
    expect(made).toMatchObject({ oneTimeCode: expect.any(String), invitedTo: null })
    expect(await accessOf(made.id)).toMatchObject({ state: 'CODE', email: null })
    const session = await api.signIn(made.username, made.oneTimeCode ?? '')
    const { me } = await session.run<{ me: object }>('{ me { forcePasswordChange } }')
    expect(me).toEqual({ forcePasswordChange: true })
  })

  test('later is invited the same way', async () => {
    const { id } = await create({ username: undefined })
    expect(await accessOf(id)).toMatchObject({ state: 'NONE' })
    const input = { userId: id, username: `mas.tarde${next}`, email: 'mas.tarde@correo.example' }
    const given = await api.as('admin').mutate<Given>(LOGIN, { input })
    expect(given).toMatchObject({ invitedTo: input.email, oneTimeCode: null })
    expect(await linksTo(owner, input.email)).toHaveLength(1)
  })

  test('finds a link that lasts a week, and no longer', async () => {
    const email = 'una.semana@correo.example'
    const { id } = await create({ email })
    const [token = ''] = await linksTo(owner, email)
    clock.advance({ days: 6, hours: 23 })
    expect(await linkOf(token)).toMatchObject({ open: true })
    clock.advance({ hours: 2 })
    expect(await linkOf(token)).toEqual(gone)
    expect(await accessOf(id)).toMatchObject({ state: 'EXPIRED' })
    const late = await api.nobody.result(CHANGE, { input: { token, newPassword: 'Parronal7' } })
    expect(late).toMatchObject({ status: 'ERROR', message: expect.stringContaining('venció') })
  })
})

describe('who cannot come in', () => {
  const send = (userId: string, who = api.as('admin')) =>
    who.result<Given>(SEND, { input: { userId } })

  test('is invited again: the newer link ends the older one', async () => {
    const email = 'otra.vez@correo.example'
    const { id } = await create({ email })
    const [old = ''] = await linksTo(owner, email)
    expect(await send(id)).toMatchObject({ status: 'OK', data: { invitedTo: email } })
    const [fresh = ''] = await linksTo(owner, email)
    expect([await linkOf(old), await linkOf(fresh)]).toEqual([
      gone,
      expect.objectContaining({ open: true, kind: 'INVITATION' }),
    ])
  })

  test('and has been in gets a link; the old password holds until it is used', async () => {
    const { bernarda } = world.people
    const sent = await send(bernarda.publicId)
    const email = 'bernarda.huenchul@coihues.example'
    expect(sent).toMatchObject({ data: { invitedTo: email, oneTimeCode: null } })
    const [token = ''] = await linksTo(owner, email)
    expect(await linkOf(token)).toMatchObject({ open: true, kind: 'RECOVERY' })
    await expect(api.signIn('trabajador')).resolves.toBeDefined()
  })

  test('and has no address gets a code, shown once; what there was ends', async () => {
    const made = await create()
    const before = await api.signIn(made.username, made.oneTimeCode ?? '')
    const { data } = await send(made.id)
    expect(data.oneTimeCode).not.toBe(made.oneTimeCode)
    await expect(before.run('{ me { username } }')).rejects.toThrow()
    await expect(api.signIn(made.username, made.oneTimeCode ?? '')).rejects.toThrow()
    await expect(api.signIn(made.username, data.oneTimeCode ?? '')).resolves.toBeDefined()
  })

  test('is not pestered: five times in an hour', async () => {
    const { id } = await create({ email: 'mucho@correo.example' })
    for (let time = 0; time < 5; time += 1) expect((await send(id)).status).toBe('OK')
    expect((await send(id)).error).toMatchObject({ kind: 'too-many' })
  })

  test('is put out everywhere when that is asked, and by who may alone', async () => {
    const theirs = await api.signIn('trabajador')
    const input = { userId: world.people.bernarda.publicId }
    for (const who of ['supervisor', 'lectura', 'gerente'] as const) {
      const refused = await api.as(who).result(END, { input })
      expect(refused.error?.kind, who).toMatch(/forbidden|not-found/)
    }
    await expect(theirs.run('{ me { username } }')).resolves.toBeDefined()
    expect(await api.as('admin').result(END, { input })).toMatchObject({ status: 'OK' })
    await expect(theirs.run('{ me { username } }')).rejects.toThrow()
    const { rowCount } = await owner.query(
      `select from audit_event where entity = 'operación:endUserSessions'`,
    )
    expect(rowCount).toBe(1)
  })

  test.each(['supervisor', 'lectura', 'trabajador', 'externo'] as const)(
    'is not helped by %s',
    async (who) => {
      const { gonzalo, carolina } = world.people
      for (const { publicId } of [gonzalo, carolina]) {
        if (who === 'lectura' && publicId === gonzalo.publicId) continue
        const refused = await send(publicId, api.as(who))
        expect(refused.error?.kind).toMatch(/forbidden|not-found/)
      }
      expect((await owner.query('select from mail_outbox')).rowCount).toBe(0)
    },
  )

  test('gets a reason where the rules say no', async () => {
    const { carolina } = world.people
    const access = await accessOf(carolina.publicId, api.as('supergerente')).catch(() => undefined)
    expect(access).toMatchObject({
      whyNotHelp: expect.any(String),
      whyNotPassword: expect.any(String),
    })
  })
})

describe('a recovery mail', () => {
  test('brings a link for each account of the address, and none hides another', async () => {
    const email = 'bernarda.huenchul@coihues.example'
    // Another company opens an account under her address.
    await owner.query(`update login set email = $1 where username = 'boreal.trabajador'`, [email])
    await api.nobody.run(RECOVER, { input: { email: email.toUpperCase() } })
    const tokens = await linksTo(owner, email)
    expect(tokens).toHaveLength(2)
    const opened = await Promise.all(tokens.map(linkOf))
    expect(opened).toEqual(
      expect.arrayContaining([
        { open: true, kind: 'RECOVERY', username: 'trabajador', company: 'Los Coihues' },
        expect.objectContaining({ open: true, username: 'boreal.trabajador' }),
      ]),
    )
    const mails = await owner.query('select from mail_outbox where recipient = $1', [email])
    expect(mails.rowCount).toBe(1)
    const own = opened.findIndex((one) => JSON.stringify(one).includes('"trabajador"'))
    const input = { token: tokens[own], newPassword: 'Parronal7' }
    expect(await api.nobody.result(CHANGE, { input })).toMatchObject({ status: 'OK' })
    await expect(api.signIn('trabajador', 'Parronal7')).resolves.toBeDefined()
    await expect(api.signIn('boreal.trabajador', demoPassword)).resolves.toBeDefined()
  })

  test('asked for an account that was never opened ends its invitation', async () => {
    const email = 'sin.abrir@correo.example'
    await create({ email })
    const [invitation = ''] = await linksTo(owner, email)
    await api.nobody.run(RECOVER, { input: { email } })
    const [recovery = ''] = await linksTo(owner, email)
    expect([await linkOf(invitation), await linkOf(recovery)]).toEqual([
      gone,
      expect.objectContaining({ open: true }),
    ])
  })
})

describe('asking about links', () => {
  test('that nobody sent tells nothing, and stops', async () => {
    const asked = await Promise.all(
      Array.from({ length: 80 }, (_, at) =>
        api.nobody.raw(LINK, { input: { token: `${at}`.padStart(43, 'A') } }),
      ),
    )
    const open = asked.filter(({ text }) => text.includes('"open":false'))
    expect(open.length).toBeLessThanOrEqual(60)
    expect(asked.some(({ text }) => text.includes('too-many'))).toBe(true)
    expect(asked.some(({ text }) => text.includes('"open":true'))).toBe(false)
  })

  test('makes no password be looked at: an invented one is refused before', async () => {
    const input = { token: 'A'.repeat(43), newPassword: 'Parronal7' }
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => api.nobody.result(CHANGE, { input })),
    )
    expect(answers.filter(({ message }) => message?.includes('a la vez'))).toEqual([])
  })
})

test('a superadmin’s new password leaves a row in the platform’s record and a mail', async () => {
  const email = 'superadmin@minga.example'
  const counts = async () => {
    const events = await owner.query(
      `select count(*)::int as count from platform_event
       where subject = 'Contraseña de superadmin'`,
    )
    const mails = await owner.query(
      `select count(*)::int as count from mail_outbox
       where recipient = $1 and text_body like '%contraseña.%Si no fue usted%'`,
      [email],
    )
    return [events.rows[0]?.count, mails.rows[0]?.count]
  }
  await api.nobody.run(RECOVER, { input: { email } })
  const [token] = await linksTo(owner, email)
  await api.nobody.mutate(CHANGE, { input: { token, newPassword: 'Parronal7' } })
  expect(await counts()).toEqual([1, 1])
})

test('and changes it by the one that it replaces, though of no company', async () => {
  const boss = await api.signIn('superadmin', 'Parronal7')
  const ask = (currentPassword: string) =>
    boss.result(
      `mutation P($input: UpdatePasswordInput!) {
        updatePassword(input: $input) { ${outcome} data } }`,
      { input: { currentPassword, password: 'Boldal88x', repeatedPassword: 'Boldal88x' } },
    )
  expect((await ask('Otra clave 1')).error).toMatchObject({ field: 'currentPassword' })
  expect((await ask('Parronal7')).error).toBeNull()
  await api.signIn('superadmin', 'Boldal88x')
})
