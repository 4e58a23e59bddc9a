// Whose an account really is. Whoever made it, or set its password, or wrote its address, could
// sign in with it: it carries no more than they do, and is not their second person, until its owner
// takes it over by a means of their own.
import { beforeEach, describe, expect, test } from 'vitest'
import { rutOf } from '#chile/rut.ts'
import { type Session, startApi } from '#tests/api.ts'
import { powersIn } from '#tests/api/power.ts'

const { api, world, database, clock, url } = await startApi()
const { owner } = database
const { rodrigo, loreto, bernarda } = world.people
const { casa, peumal, vina } = world.businesses
const powers = powersIn(owner, world.coihues.id)

const outcome = 'status message error { kind message field }'
const Create = `mutation C($input: CreateUserInput!) {
  createUser(input: $input) { ${outcome} data { id username } } }`
const Update = `mutation U($input: UpdateUserInput!) {
  updateUser(input: $input) { ${outcome} data { id } } }`
const Password = `mutation P($input: UpdatePasswordInput!) {
  updatePassword(input: $input) { ${outcome} data } }`
const ChangeLogin = `mutation L($input: UpdateLoginInput!) {
  updateLogin(input: $input) { ${outcome} data { username email } } }`
const Vouch = `mutation V($input: VouchForLoginInput!) {
  vouchForLogin(input: $input) { ${outcome} data } }`
const Recover = `mutation R($input: RecoverPasswordInput!) {
  recoverPassword(input: $input) { ${outcome} data } }`
const Choose = `mutation N($input: ChangePasswordInput!) {
  changePassword(input: $input) { ${outcome} data } }`
const Enter = `mutation E($input: EnterIndicatorInput!) {
  enterIndicator(input: $input) { ${outcome} data { entryId version } } }`
const Confirm = `mutation F($input: ConfirmIndicatorInput!) {
  confirmIndicator(input: $input) { ${outcome} data { status } } }`
const Revoke = `mutation G($input: RevokeIndicatorInput!) {
  revokeIndicator(input: $input) { ${outcome} data { status } } }`
const Me = '{ me { id username permissions } }'
const Whose = `query W($input: UserContractsInput!) {
  userContracts(input: $input) { id } }`

type Created = { id: string; username: string }
let next = 43_600_000

/**
 * Makes a person with an account, as `maker`, who reads the mail of its invitation and signs in
 * with a password of their own.
 */
async function puppet(maker: Session, fields: object = {}) {
  next += 1
  const email = `titular.${next}@correo.example`
  const made = await maker.mutate<Created>(Create, {
    input: {
      identificationType: 'RUT',
      rut: rutOf(next),
      firstname: 'Titular',
      paternalLastname: 'Nueva',
      username: `titular.${next}`,
      email,
      ...fields,
    },
  })
  const session = await api.signIn(made.username, await chooseByMail(email, 'Propia2026'))
  return { ...made, email, session }
}
const own = (userId: string, password = 'Propia2026') => ({
  input: { userId, password, repeatedPassword: password },
})
const permissionsOf = async (session: Session) =>
  (await session.run<{ me: { permissions: string[] } }>(Me)).me.permissions

/** Chooses a password by the link that comes to the account's address. */
async function takeOver(email: string, password = 'Tomada2026') {
  await owner.query('delete from mail_outbox')
  await api.nobody.mutate(Recover, { input: { email } })
  return chooseByMail(email, password)
}

/** Follows the newest link that was mailed to an address. */
async function chooseByMail(email: string, password: string) {
  const { rows } = await owner.query<{ text: string }>(
    'select text_body as text from mail_outbox where recipient = $1 order by id desc limit 1',
    [email],
  )
  const [, token = ''] = new RegExp(`${url}/recover/(\\S+)`).exec(rows[0]?.text ?? '') ?? []
  await api.nobody.mutate(Choose, { input: { token, newPassword: password } })
  return password
}

const utm = { key: 'UTM', yearMonth: 202611, value: '99000', source: 'Prueba' }
/** A figure out of its bounds waits for a second person. */
async function pending(author: Session) {
  const input = { ...utm, outOfBounds: true }
  const row = await author.mutate<{ entryId: string; version: number }>(Enter, { input })
  return { input: { id: row.entryId, version: row.version } }
}

beforeEach(async () => {
  clock.set('2026-09-15T12:00:00Z')
  await owner.query('delete from rate_limit')
  await owner.query(`delete from indicator where key = 'UTM' and year_month = 202611`)
  await powers.restriction(rodrigo.id, null)
  await powers.set(rodrigo.id, { is_private_role: true, role: 'SUPER_MANAGER' })
})

describe('an account that somebody opened', () => {
  test('escapes neither the restriction nor the private role of whoever opened it', async () => {
    await powers.restriction(rodrigo.id, [peumal.id])
    await powers.set(rodrigo.id, { is_private_role: false })
    const made = await puppet(api.as('supergerente'), {
      role: 'SUPER_MANAGER',
      businessId: peumal.publicId,
    })
    // Somebody else may widen the person later: the account is still of whoever opened it.
    await powers.restriction(rodrigo.id, [peumal.id])
    const { rows } = await owner.query<{ id: number }>(
      'select user_id as id from login where username = $1',
      [made.username],
    )
    const userId = Number(rows[0]?.id)
    await powers.restriction(userId, null)
    await powers.set(userId, { is_private_role: true })
    const read = (publicId: string) =>
      made.session.run(Whose, { input: { userId: publicId } }).then(
        (answer) => (answer as { userContracts: unknown[] }).userContracts.length,
        () => 0,
      )
    expect(await read(world.people.hilda.publicId)).toBeGreaterThan(0)
    expect(await read(bernarda.publicId)).toBe(0)
    expect(await read(world.people.vicente.publicId)).toBe(0)
    // Nor do the accounts that it opens: they are narrowed as its opener is.
    const second = await puppet(made.session, {
      role: 'SUPER_MANAGER',
      businessId: peumal.publicId,
    })
    const { rows: given } = await owner.query<{ same: boolean }>(
      `select users.restriction_id is not distinct from opener.restriction_id
           and users.restriction_id is not null as same
       from login join users on users.company_id = login.company_id and users.id = login.user_id
       join users opener on opener.company_id = login.company_id and opener.id = $2
       where login.username = $1`,
      [second.username, rodrigo.id],
    )
    expect(given).toEqual([{ same: true }])
  })

  test('opens none that reaches the company, when no restriction is as narrow', async () => {
    const made = await puppet(api.as('supergerente'), {
      role: 'SUPER_MANAGER',
      businessId: peumal.publicId,
    })
    const { rows } = await owner.query<{ id: number }>(
      'select user_id as id from login where username = $1',
      [made.username],
    )
    await powers.restriction(Number(rows[0]?.id), [peumal.id, vina.id])
    await powers.restriction(rodrigo.id, [peumal.id, casa.id])
    const more = { role: 'SUPER_MANAGER', businessId: peumal.publicId }
    await expect(puppet(made.session, more)).rejects.toThrow(/pídalo a quien la abrió/)
    await puppet(made.session, { businessId: peumal.publicId })
  })

  test('carries no more when its owner rises above them, until it is taken over', async () => {
    const made = await puppet(api.as('supergerente'))
    const raise = { id: made.id, role: 'ADMIN' }
    await api.as('admin').mutate(Update, { input: raise })
    expect(await permissionsOf(made.session)).toContain('userItems.create')
    expect(await permissionsOf(made.session)).not.toContain('profiles.update')

    // The address is one that its maker wrote this very day: the link proves nothing yet.
    const password = await takeOver(made.email)
    const again = await api.signIn(made.username, password)
    expect(await permissionsOf(again)).not.toContain('profiles.update')

    clock.advance({ days: 8 })
    const later = await api.signIn(made.username, password)
    expect(await permissionsOf(later)).toContain('profiles.update')
  })

  test('is at once its owner’s where somebody else had written the address before', async () => {
    const email = 'conocida@correo.example'
    const { id } = await api.as('admin').mutate<Created>(Create, {
      input: {
        identificationType: 'RUT',
        rut: rutOf((next += 1)),
        firstname: 'Conocida',
        paternalLastname: 'Antes',
        email,
      },
    })
    await owner.query(
      `update user_version set recorded_at = '2026-01-05' where email = $1 and company_id = $2`,
      [email, world.coihues.id],
    )
    const Give = `mutation G($input: CreateLoginInput!) {
      createLogin(input: $input) { ${outcome} data { username } } }`
    const input = { userId: id, username: 'conocida', email }
    const { username } = await api.as('supergerente').mutate<Created>(Give, { input })
    await api.as('admin').mutate(Update, { input: { id, role: 'ADMIN' } })
    const session = await api.signIn(username, await takeOver(email))
    expect(await permissionsOf(session)).toContain('profiles.update')
  })

  test('keeps its own rights and what a worker has when whoever opened it falls', async () => {
    const made = await puppet(api.as('supergerente'), { role: 'MANAGER' })
    expect(await permissionsOf(made.session)).toContain('payslips.massRead')
    await powers.set(rodrigo.id, { role: 'EMPLOYEE' })
    const held = await permissionsOf(made.session)
    expect(held).not.toContain('payrollReports.read')
    expect(held).toContain('payslips.read')
  })
})

describe('an account whose password somebody set', () => {
  test('is theirs too, and its owner’s again by the link to their own address', async () => {
    const input = own(loreto.publicId, 'Puesta2026')
    await api.as('supergerente').mutate(Password, input)
    const { rows } = await owner.query(
      `select g.username from login l join login g on g.id = l.given_by
       where l.username = 'gerente'`,
    )
    expect(rows).toEqual([{ username: 'supergerente' }])
    await takeOver('loreto.pizarro@coihues.example', 'Minga2026')
    const { rows: kept } = await owner.query(
      `select app.keepers_of(id, '2026-09-08') as by from login where username = 'gerente'`,
    )
    expect(kept).toEqual([{ by: [] }])
  })

  test('does not become free by an address that is written from within', async () => {
    const made = await puppet(api.as('supergerente'))
    const mine = 'desde.dentro@correo.example'
    await made.session.mutate(ChangeLogin, { input: { userId: made.id, email: mine } })
    const password = await takeOver(mine)
    await api.as('admin').mutate(Update, { input: { id: made.id, role: 'ADMIN' } })
    const session = await api.signIn(made.username, password)
    expect(await permissionsOf(session)).not.toContain('profiles.update')
  })
})

describe('the second person', () => {
  test('is not an account of the first', async () => {
    const seen = await pending(api.as('supergerente'))
    expect(await api.as('supergerente').result(Confirm, seen)).toMatchObject({
      error: { kind: 'conflict' },
    })
    const made = await puppet(api.as('supergerente'), { role: 'SUPER_MANAGER' })
    expect(await made.session.result(Confirm, seen)).toMatchObject({
      error: { kind: 'conflict', message: expect.stringContaining('una misma persona') },
    })
    expect(await api.as('admin').result(Confirm, seen)).toMatchObject({ status: 'OK' })
  })

  test('is not the first behind an account of theirs, nor two accounts of one person', async () => {
    const [one, other] = [
      await puppet(api.as('admin'), { role: 'SUPER_MANAGER' }),
      await puppet(api.as('admin'), { role: 'SUPER_MANAGER' }),
    ]
    const seen = await pending(one.session)
    for (const who of [other.session, api.as('admin')]) {
      expect((await who.result(Confirm, seen)).error?.message).toContain('una misma persona')
    }
    // Nor an account that the account of an account opened.
    const third = await puppet(other.session, { role: 'SUPER_MANAGER' })
    expect((await third.session.result(Confirm, seen)).error?.kind).toBe('conflict')
    expect(await api.as('supergerente').result(Confirm, seen)).toMatchObject({ status: 'OK' })
  })

  test('is set with a third person who vouches for the owner', async () => {
    const made = await puppet(api.as('admin'), { role: 'SUPER_MANAGER' })
    const input = { input: { userId: made.id } }
    const seen = await pending(api.as('admin'))
    expect((await api.as('admin').result(Vouch, input)).error?.message).toMatch(/no haya abierto/)
    expect((await made.session.result(Vouch, input)).status).toBe('ERROR')
    expect((await api.as('gerente').result(Vouch, input)).status).toBe('ERROR')
    await api.as('supergerente').mutate(Vouch, input)
    expect((await api.as('supergerente').result(Vouch, input)).error?.kind).toBe('conflict')
    expect(await made.session.result(Confirm, seen)).toMatchObject({ status: 'OK' })
    await api
      .as('admin')
      .result(Revoke, { input: { ...seen.input, version: 2, revokeReason: 'x' } })
  })
})

describe('the name and the address of an account', () => {
  test('are changed by who may, and the address by oneself', async () => {
    const mine = { userId: bernarda.publicId, email: 'bernarda@correo.example' }
    expect(await api.as('trabajador').result(ChangeLogin, { input: mine })).toMatchObject({
      data: { email: 'bernarda@correo.example' },
    })
    const name = { userId: bernarda.publicId, username: 'bernarda' }
    expect((await api.as('trabajador').result(ChangeLogin, { input: name })).error?.field).toBe(
      'username',
    )
    expect(await api.as('supergerente').result(ChangeLogin, { input: name })).toMatchObject({
      data: { username: 'bernarda@coihues' },
    })
    await owner.query(`update login set username = 'trabajador' where username = $1`, [
      'bernarda@coihues',
    ])
    const foreign = { userId: world.boreal.people.nahuel.publicId, email: mine.email }
    expect((await api.as('admin').result(ChangeLogin, { input: foreign })).error?.kind).toBe(
      'not-found',
    )
  })
})
