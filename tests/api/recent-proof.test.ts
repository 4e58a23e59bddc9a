// Money and rights ask for a recent proof of who somebody is: what a session left open can do, and
// what it can do again after its person typed their password.
import { beforeEach, describe, expect, test } from 'vitest'
import { publicId } from '#platform/model/ids.ts'
import { type Session, startApi } from '#tests/api.ts'
import { demoPassword, type Username } from '#tests/world.ts'

const { api, database, world } = await startApi()
const { owner } = database
const { bernarda, carolina } = world.people

const outcome = 'status message error { kind message field }'
const change = (name: string, input: string) =>
  `mutation M($input: ${input}!) { ${name}(input: $input) { ${outcome} } }`
const Password = change('updatePassword', 'UpdatePasswordInput')
const Person = change('updateUser', 'UpdateUserInput')
const Login = change('updateLogin', 'UpdateLoginInput')
const Prove = change('proveIdentity', 'ProveIdentityInput')
const Simulate = change('simulateCompany', 'SimulateCompanyInput')
const Pay = change('createPaymentMethod', 'CreatePaymentMethodInput')
const Answer = change('answerInbox', 'AnswerInboxInput')

const wanted = { kind: 'forbidden', field: 'proof', message: /confirme primero quién es/ }
const asked = { ...wanted, message: expect.stringMatching(wanted.message) }

/** A session in which the last proof is nine hours old. */
async function leftOpen(who: Username): Promise<Session> {
  const session = await api.signIn(who)
  await owner.query(
    `update login_session set proved_at = proved_at - interval '9 hours'
     where id = (select max(s.id) from login_session s join login l on l.id = s.login_id
       where l.username = $1)`,
    [who],
  )
  return session
}
const prove = (session: Session, password: string = demoPassword) =>
  session.result(Prove, { input: { password } })
const roleOf = async (userId: number) => {
  const { rows } = await owner.query<{ role: string }>('select role from users where id = $1', [
    userId,
  ])
  return rows[0]?.role
}

beforeEach(() => owner.query('delete from rate_limit'))

describe('a session left open', () => {
  test('gives nobody another role, and gives it once its person proved who they are', async () => {
    const session = await leftOpen('admin')
    const input = { id: bernarda.publicId, role: 'MANAGER' }
    expect((await session.result(Person, { input })).error).toEqual(asked)
    expect(await roleOf(bernarda.id)).toBe('EMPLOYEE')
    expect((await prove(session, 'Otra clave 1')).error).toMatchObject({ field: 'password' })
    expect((await session.result(Person, { input })).error).toEqual(asked)
    expect((await prove(session)).error).toBeNull()
    expect((await session.result(Person, { input })).error).toBeNull()
    expect(await roleOf(bernarda.id)).toBe('MANAGER')
    const back = { id: bernarda.publicId, role: 'EMPLOYEE' }
    expect((await session.result(Person, { input: back })).error).toBeNull()
  })

  test('keeps records: what gives no power and moves no money asks for nothing', async () => {
    const session = await leftOpen('admin')
    const { rows } = await owner.query<{ email: string }>(
      `select email from user_version where user_id = $1 and superseded_at is null
         and upper_inf(valid)`,
      [bernarda.id],
    )
    // A form sends every field that it shows: those that stay as they are count for nothing.
    const same = { role: 'EMPLOYEE', isPrivateRole: false, email: rows[0]?.email }
    const input = { id: bernarda.publicId, comment: 'Prefiere el turno de mañana', ...same }
    expect((await session.result(Person, { input })).error).toBeNull()
    const mail = { id: bernarda.publicId, email: 'otra@correo.example' }
    expect((await session.result(Person, { input: mail })).error).toEqual(asked)
  })

  test('sets no password and no address of others', async () => {
    const session = await leftOpen('admin')
    const password = 'Parronal7'
    const input = { userId: bernarda.publicId, password, repeatedPassword: password }
    expect((await session.result(Password, { input })).error).toEqual(asked)
    await expect(api.signIn('trabajador')).resolves.toBeDefined()
    const login = { userId: bernarda.publicId, email: 'otra@correo.example' }
    expect((await session.result(Login, { input: login })).error).toEqual(asked)
  })

  test('changes one’s own password with the current one alone', async () => {
    const session = await leftOpen('trabajador')
    const change = { password: 'Parronal7', repeatedPassword: 'Parronal7' }
    expect((await session.result(Password, { input: change })).error).toMatchObject({
      kind: 'forbidden',
      field: 'currentPassword',
    })
    const input = { ...change, currentPassword: demoPassword }
    expect((await session.result(Password, { input })).error).toBeNull()
    await owner.query(
      `update login set password_hash = (select password_hash from login where username = 'gerente')
       where username = 'trabajador'`,
    )
  })

  test('moves nobody’s pay to another account', async () => {
    const session = await leftOpen('admin')
    const input = {
      userId: bernarda.publicId,
      kind: 'TRANSFER',
      bankCode: '012',
      accountType: 'VISTA',
      accountNumber: '44557788',
    }
    expect((await session.result(Pay, { input })).error).toEqual(asked)
  })

  test('of a superadmin begins no simulation, and ends one', async () => {
    const session = await leftOpen('superadmin')
    const input = { companyId: world.boreal.publicId }
    expect((await session.result(Simulate, { input })).error).toEqual(asked)
    expect((await session.result(Simulate, { input: { companyId: null } })).error).toBeNull()
    await prove(session)
    expect((await session.result(Simulate, { input })).error).toBeNull()
  })

  test('answers nothing about money in the inbox', async () => {
    const session = await leftOpen('admin')
    const key = `PAYMENT_LIMIT.${publicId('paymentLimit', 999_999)}.1`
    const input = { ids: [{ key }], answer: 'APPROVE' }
    expect((await session.result(Answer, { input })).error).toEqual(asked)
  })

  test('sends the same form again after the proof, and it is done once', async () => {
    const session = await leftOpen('admin')
    const send = () =>
      session.result(
        Person,
        { input: { id: carolina.publicId, email: 'carolina.nueva@coihues.example' } },
        { headers: { 'idempotency-key': 'formulario-de-carolina-1' } },
      )
    expect((await send()).error).toEqual(asked)
    await prove(session)
    expect((await send()).error).toBeNull()
    expect((await send()).error).toBeNull()
    const { rows } = await owner.query<{ times: number }>(
      `select count(*)::int as times from audit_event
       where entity = 'user_version' and after->>'email' = 'carolina.nueva@coihues.example'
         and action = 'Creado'`,
    )
    expect(rows[0]?.times).toBe(1)
  })
})
