// Every change of power leaves a row in the company's trail and a mail to the people it concerns,
// in the transaction of the change.
import { beforeEach, describe, expect, test } from 'vitest'
import { rutOf } from '#chile/rut.ts'
import { publicId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import type { Username } from '#tests/world.ts'

const { api, world, database, url } = await startApi()
const { owner } = database
const { bernarda, loreto, carolina, rodrigo } = world.people

const outcome = 'status message error { kind message field }'
const mutation = (name: string, input: string, data = '') =>
  `mutation M($input: ${input}!) { ${name}(input: $input) { ${outcome} data ${data} } }`
const Update = mutation('updateUser', 'UpdateUserInput', '{ id }')
const Status = mutation('updateUserStatus', 'UpdateUserStatusInput', '{ id }')
const Password = mutation('updatePassword', 'UpdatePasswordInput')
const ChangeLogin = mutation('updateLogin', 'UpdateLoginInput', '{ username }')
const Create = mutation('createUser', 'CreateUserInput', '{ id username }')
const Pay = mutation('createPaymentMethod', 'CreatePaymentMethodInput', '{ id }')
const AssignProfile = mutation('updateProfileUser', 'UpdateProfileUserInput', '{ userId }')
const ChangeProfile = mutation('updateProfilePermission', 'UpdateProfilePermissionInput', '{ id }')
const NewRestriction = mutation('createRestriction', 'CreateRestrictionInput', '{ id }')
const Narrow = mutation('updateRestrictionUser', 'UpdateRestrictionUserInput', '{ userId }')
const ChangeRestriction = mutation(
  'updateRestrictionFilter',
  'UpdateRestrictionFilterInput',
  '{ id }',
)
const Bank = mutation('createBankAccount', 'CreateBankAccountInput', '{ id }')
const Recover = mutation('recoverPassword', 'RecoverPasswordInput')
const Choose = mutation('changePassword', 'ChangePasswordInput')

const mailOf = {
  bernarda: 'bernarda.huenchul@coihues.example',
  loreto: 'loreto.pizarro@coihues.example',
  carolina: 'carolina.aranguiz@coihues.example',
}

beforeEach(async () => {
  await owner.query('delete from mail_outbox')
  await owner.query('delete from rate_limit')
})

const act = (who: Username, document: string, input: object) =>
  api.as(who).mutate<{ id: string }>(document, { input })

/** Who was written to since the test began, about what, and the words. */
async function letters() {
  const { rows } = await owner.query<{ to: string; subject: string; text: string }>(
    'select recipient as to, subject, text_body as text from mail_outbox order by recipient, id',
  )
  return rows
}
const to = async () => (await letters()).map((letter) => [letter.to, letter.subject])

/** The rows of the trail about accounts, newest first. */
async function trail(entity: string) {
  const { rows } = await owner.query(
    `select e.action, e.before, e.after, l.username as author, e.acting from audit_event e
     left join login l on l.id = e.login_id
     where e.company_id = $1 and e.entity = $2 order by e.seq desc limit 5`,
    [world.coihues.id, entity],
  )
  return rows
}

describe('a password', () => {
  test('that somebody else sets is in the trail, and its owner gets a mail', async () => {
    await act('supergerente', Password, {
      userId: loreto.publicId,
      password: 'Puesta2026',
      repeatedPassword: 'Puesta2026',
    })
    expect((await trail('login'))[0]).toMatchObject({
      action: 'Modificado',
      author: 'supergerente',
      before: { username: 'gerente', password: 'anterior', given_by: null },
      after: { password: 'nueva', given_by: 'supergerente', force_password_change: true },
    })
    const [letter] = await letters()
    expect(letter).toMatchObject({ to: mailOf.loreto, subject: 'Su contraseña cambió' })
    expect(letter?.text).toContain('Lo hizo Rodrigo Covarrubias')
    expect(letter?.text).toContain('deberá elegir la suya')
    expect(letter?.text).not.toContain('Puesta2026')
    const { rows } = await owner.query(
      `select count(*)::int as n from audit_event where before::text || after::text ~ 'argon2'`,
    )
    expect(rows).toEqual([{ n: 0 }])
  })

  test('that oneself sets, by hand or by a link, is notified too', async () => {
    const session = await api.signIn('trabajador')
    await session.mutate(Password, {
      input: {
        userId: bernarda.publicId,
        password: 'Propia2026',
        repeatedPassword: 'Propia2026',
      },
    })
    expect((await trail('login'))[0]).toMatchObject({ author: 'trabajador' })
    await api.nobody.mutate(Recover, { input: { email: mailOf.bernarda } })
    const [link] = (await letters()).filter(({ subject }) => subject === 'Recuperar contraseña')
    const [, token = ''] = new RegExp(`${url}/recover/(\\S+)`).exec(link?.text ?? '') ?? []
    await api.nobody.mutate(Choose, { input: { token, newPassword: 'Minga2026' } })
    expect((await trail('login'))[0]).toMatchObject({
      author: 'trabajador',
      after: { taken_at: expect.any(String) },
    })
    const mails = (await letters()).filter(({ subject }) => subject === 'Su contraseña cambió')
    expect(mails.map((letter) => letter.to)).toEqual([mailOf.bernarda, mailOf.bernarda])
  })
})

describe('an address', () => {
  test('of recovery is notified at the old one and at the new one', async () => {
    const email = 'nueva@correo.example'
    await act('supergerente', ChangeLogin, { userId: bernarda.publicId, email })
    expect(new Set((await letters()).map((letter) => letter.to))).toEqual(
      new Set([mailOf.bernarda, email]),
    )
    expect((await trail('login'))[0]).toMatchObject({
      before: { email: mailOf.bernarda },
      after: { email, mail_by: 'supergerente' },
    })
    await act('supergerente', ChangeLogin, { userId: bernarda.publicId, email: mailOf.bernarda })
  })

  test('of the record is notified at both, also when it holds from a later day', async () => {
    const email = 'personal@correo.example'
    await act('admin', Update, { id: loreto.publicId, email, from: '2026-10-01' })
    expect(new Set((await letters()).map((letter) => letter.to))).toEqual(
      new Set([mailOf.loreto, email]),
    )
    await owner.query('delete from mail_outbox')
    await act('admin', Update, { id: loreto.publicId, city: 'Palmilla' })
    expect(await letters()).toEqual([])
  })
})

describe('an account', () => {
  const person = { identificationType: 'RUT', firstname: 'Julia', paternalLastname: 'Rojas' }

  test('is notified to its owner and to the other administrators', async () => {
    const email = 'julia.rojas@correo.example'
    const made = { ...person, rut: rutOf(43_700_001), username: 'julia.rojas', email }
    await act('supergerente', Create, { ...made, role: 'MANAGER' })
    expect(await to()).toEqual([
      [mailOf.carolina, 'Cambió el acceso de una persona'],
      [email, 'Su acceso a Minga'],
    ])
    const words = (await letters()).map(({ text }) => text).join('\n')
    expect(words).toContain('Su usuario es julia.rojas@coihues.')
    // A link is random and may look like a password by chance.
    const said = words.replace(/https?:\S+/g, '')
    expect(said).not.toMatch(/contraseña temporal|[A-Z][a-z]\d[A-Z][a-z]\d/)
    expect((await trail('login'))[0]).toMatchObject({
      action: 'Creado',
      after: { username: 'julia.rojas@coihues', given_by: 'supergerente' },
    })
  })

  test('that is closed and opened is notified, and in the trail', async () => {
    const { id } = await act('admin', Create, {
      ...person,
      rut: rutOf(43_700_002),
      username: 'julia.dos',
      email: 'julia.dos@correo.example',
    })
    await owner.query('delete from mail_outbox')
    await act('admin', Status, { userId: id, status: 'INACTIVE' })
    await act('admin', Status, { userId: id, status: 'ACTIVE' })
    const words = (await letters()).map(({ text }) => text).join('\n')
    expect(words).toContain('Su acceso quedó cerrado.')
    expect(words).toContain('Su acceso quedó abierto.')
    expect((await trail('login')).slice(0, 3)).toMatchObject([
      { after: { is_disabled: false } },
      { after: { is_disabled: true } },
      { action: 'Creado' },
    ])
  })
})

describe('what somebody may do', () => {
  test('is notified when their role, private role or profile change', async () => {
    await act('admin', Update, { id: bernarda.publicId, role: 'SUPERVISOR', isPrivateRole: true })
    const [first] = await letters()
    expect(first).toMatchObject({ to: mailOf.bernarda, subject: 'Cambió lo que puede ver y hacer' })
    expect(first?.text).toContain('Su rol pasó de «Trabajador» a «Supervisor».')
    expect(first?.text).toContain('Su rol privado quedó activado.')
    await act('admin', Update, { id: bernarda.publicId, role: 'EMPLOYEE', isPrivateRole: false })

    await owner.query('delete from mail_outbox')
    const { rows } = await owner.query<{ id: number; version: number }>(
      `select id, version from profile where company_id = $1 and name = 'Asistente de personas'`,
      [world.coihues.id],
    )
    const profileId = publicId('profile', Number(rows[0]?.id))
    await act('admin', AssignProfile, { userId: bernarda.publicId, profileId })
    const row = { code: 'GP_0003', byRole: false, create: false, read: true, update: false }
    await act('admin', ChangeProfile, {
      profileId,
      version: rows[0]?.version,
      permissions: [{ ...row, delete: false }],
    })
    expect(await to()).toEqual([
      [mailOf.bernarda, 'Cambió lo que puede ver y hacer'],
      [mailOf.bernarda, 'Cambió lo que puede ver y hacer'],
    ])
    expect((await letters())[1]?.text).toContain('Cambió lo que permite su perfil.')
    await act('admin', AssignProfile, { userId: bernarda.publicId, profileId: null })
  })

  test('is notified when razones sociales or units of their restriction change', async () => {
    const { rows } = await owner.query<{ id: number }>(
      `select id from hierarchy_node where company_id = $1 and code = '200'`,
      [world.coihues.id],
    )
    const units = [{ hierarchyNodeId: publicId('hierarchyNode', Number(rows[0]?.id)) }]
    const of = (...names: ('vina' | 'peumal')[]) =>
      names.map((one) => ({ businessId: world.businesses[one].publicId }))
    const given = { name: 'Solo la viña', businesses: of('vina') }
    const made = await act('admin', NewRestriction, given)
    await act('admin', Narrow, { userId: loreto.publicId, restrictionId: made.id })
    await owner.query('delete from mail_outbox')
    const change = { id: made.id, businesses: of('vina', 'peumal'), units }
    await act('admin', ChangeRestriction, { ...change, version: 1 })
    expect(await to()).toEqual([[mailOf.loreto, 'Cambió lo que puede ver y hacer']])
    const text = (await letters())[0]?.text
    expect(text).toContain('Cambiaron las razones sociales de su restricción.')
    expect(text).toContain('Cambiaron las unidades de su restricción.')
    await act('admin', Narrow, { userId: loreto.publicId, restrictionId: null })
  })
})

describe('a bank account', () => {
  test('of a person is notified at both of their addresses, without its number', async () => {
    const email = 'otra.casilla@correo.example'
    await act('admin', Update, { id: bernarda.publicId, email })
    await owner.query('delete from mail_outbox')
    await act('supergerente', Pay, {
      userId: bernarda.publicId,
      kind: 'TRANSFER',
      bankCode: '012',
      accountType: 'VISTA',
      accountNumber: '987654321',
    })
    expect(await to()).toEqual([
      [mailOf.bernarda, 'Cambió la cuenta en que se le paga'],
      [email, 'Cambió la cuenta en que se le paga'],
    ])
    const text = (await letters())[0]?.text ?? ''
    expect(text).toContain('termina en 321')
    expect(text).not.toContain('987654321')
  })

  test('from which the company pays is notified to its administrators', async () => {
    await act('supergerente', Bank, {
      businessId: world.businesses.vina.publicId,
      bankCode: '012',
      accountType: 'CORRIENTE',
      accountIdentifier: '55-443322',
      currency: 'CLP',
    })
    expect(await to()).toEqual([[mailOf.carolina, 'Cambió una cuenta bancaria de la empresa']])
  })
})

test('what is refused leaves no mail, and no row', async () => {
  const before = await trail('users')
  const { status } = await api
    .as('supergerente')
    .result(Update, { input: { id: carolina.publicId, external: true } })
  expect(status).toBe('ERROR')
  await expect(
    act('supergerente', Update, { id: rodrigo.publicId, role: 'ADMIN' }),
  ).rejects.toThrow()
  expect(await letters()).toEqual([])
  expect(await trail('users')).toEqual(before)
})

test('the chain of the company holds after all this', async () => {
  const { rows } = await owner.query('select * from app.verify_audit($1)', [world.coihues.id])
  expect(rows).toEqual([])
})
