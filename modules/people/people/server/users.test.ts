import { describe, expect, test } from 'vitest'
import { rutOf } from '#chile/rut.ts'
import { publicId } from '#platform/model/ids.ts'
import { startApi, type Payload } from '#tests/api.ts'
import type { Username } from '#tests/world.ts'

const { api, world, database } = await startApi()
const { bernarda, carolina, rodrigo } = world.people

const outcome = 'status message error { kind message field traceId }'
const CreateUser = `mutation CreateUser($input: CreateUserInput!) {
  createUser(input: $input) { ${outcome} data { id fullname username oneTimeCode } }
}`
const UpdateUser = `mutation UpdateUser($input: UpdateUserInput!) {
  updateUser(input: $input) { ${outcome} data { id role rut healthInstitution } }
}`
const UpdatePassword = `mutation P($input: UpdatePasswordInput!) {
  updatePassword(input: $input) { ${outcome} data } }`
const UpdateStatus = `mutation UpdateUserStatus($input: UpdateUserStatusInput!) {
  updateUserStatus(input: $input) { ${outcome} data { id status } }
}`
const DeleteUser = `mutation DeleteUser($input: ByIdUser!) {
  deleteUser(input: $input) { ${outcome} data }
}`
const CreateLogin = `mutation CreateLogin($input: CreateLoginInput!) {
  createLogin(input: $input) { ${outcome} data { username oneTimeCode } }
}`
const PaymentMethods = `query PaymentMethods($input: PaymentMethodsInput!) {
  paymentMethods(input: $input) { id kind bankCode accountType accountNumber isCurrent version }
}`
const CreateMethod = `mutation CreatePaymentMethod($input: CreatePaymentMethodInput!) {
  createPaymentMethod(input: $input) {
    ${outcome} data { id kind bankCode accountNumber isCurrent }
  }
}`
const UpdateMethod = `mutation UpdatePaymentMethod($input: UpdatePaymentMethodInput!) {
  updatePaymentMethod(input: $input) { ${outcome} data { id isCurrent version } }
}`
const DeleteMethod = `mutation DeletePaymentMethod($input: ByIdPaymentMethod!) {
  deletePaymentMethod(input: $input) { ${outcome} data }
}`
const UpdateLink = `mutation UpdateUserBusiness($input: UpdateUserBusinessInput!) {
  updateUserBusiness(input: $input) { ${outcome} data { id inPayroll version } }
}`
const RemoveLink = `mutation DeleteUserBusiness($input: ByIdUserBusiness!) {
  deleteUserBusiness(input: $input) { ${outcome} data }
}`
const AddToBusiness = `mutation AddToBusiness($input: AddToBusinessInput!) {
  addToBusiness(input: $input) { ${outcome} data { id businessName inPayroll version } }
}`
const UpdateAvatar = `mutation UpdateUserAvatar($input: UpdateUserAvatarInput!) {
  updateUserAvatar(input: $input) { ${outcome} data { id avatarUrl } }
}`

type Created = {
  id: string
  fullname: string
  username: string | null
  oneTimeCode: string | null
}
let nextRut = 42_100_000
const person = (fields: object = {}) => ({
  identificationType: 'RUT',
  rut: rutOf((nextRut += 1)),
  firstname: 'Ana',
  paternalLastname: 'Riquelme',
  ...fields,
})
const create = (fields: object = {}, who: Username = 'admin') =>
  api.as(who).mutate<Created>(CreateUser, { input: person(fields) })
const refused = (fields: object, who: Username = 'admin') =>
  api.as(who).result(CreateUser, { input: person(fields) })
const change = (input: object, who: Username = 'admin') => api.as(who).result(UpdateUser, { input })
const at = ({ error }: Payload) => error?.field

describe('creating a person', () => {
  test('asks only for a name and a document', async () => {
    expect(await create()).toMatchObject({
      fullname: 'Ana Riquelme',
      username: null,
      oneTimeCode: null,
    })
  })

  test('tells at the field what is wrong with a RUT', async () => {
    expect(await refused({ rut: '12.345.678-9' })).toMatchObject({
      error: { kind: 'invalid', field: 'rut', message: /dígito verificador/ },
    })
  })

  test('names who has the RUT already', async () => {
    expect(await refused({ rut: bernarda.rut })).toMatchObject({
      error: { kind: 'conflict', field: 'rut', message: expect.stringContaining(bernarda.name) },
    })
  })

  test('lets the same RUT into another company', async () => {
    const { id } = await create({ rut: bernarda.rut }, 'boreal.admin')
    expect(id).not.toBe(bernarda.publicId)
  })

  test('takes another document by its letters and digits, however they are written', async () => {
    const passport = { identificationType: 'PASSPORT', rut: undefined }
    expect(at(await refused(passport))).toBe('documentNumber')
    expect(at(await refused({ ...passport, documentNumber: 'ЖЖ123' }))).toBe('documentNumber')
    await create({ ...passport, documentNumber: 'ab123456' })
    for (const documentNumber of ['AB123456', 'ab-123.456', 'ＡＢ１２３４５６', ' AB 123456 ']) {
      expect(await refused({ ...passport, documentNumber })).toMatchObject({
        error: { kind: 'conflict', field: 'rut', message: expect.stringContaining('AB123456') },
      })
    }
  })

  test('keeps one document for one person in the database too', async () => {
    const write = (documents: readonly string[]) =>
      database.owner.query(
        `insert into users (company_id, identification_type, rut)
         select $1, 'PASSPORT', typed from unnest($2::text[]) typed returning rut`,
        [world.coihues.id, documents],
      )
    expect((await write(['xy-55.１０'])).rows).toEqual([{ rut: 'XY5510' }])
    await expect(write(['XY 5510'])).rejects.toThrow('users_rut_key')
  })

  test.for([
    ['birthday', { birthday: '2030-01-01' }],
    ['birthday', { birthday: '1890-01-01' }],
    ['birthday', { birthday: '2001-02-29' }],
    ['email', { email: 'ana' }],
    ['communeCode', { communeCode: '99999' }],
    ['countryOfOrigin', { countryOfOrigin: 'XX' }],
    ['pensionInstitution', { pensionInstitution: 'NINGUNA' }],
    ['healthInstitution', { previsionType: 'AFP_ISAPRE', pensionInstitution: 'UNO' }],
    [
      'healthAmountUf',
      { previsionType: 'AFP_ISAPRE', pensionInstitution: 'UNO', healthInstitution: 'COLMENA' },
    ],
    ['apviRegime', { apvi: { value: '2', currency: 'UF' }, apviInstitution: 'UNO' }],
    ['judicial', { subjectToJudicialRetention: true }],
    ['subjectToFamilyAllowance', { simpleBurdens: 2 }],
    ['username', { username: 'con espacio' }],
    ['role', { role: 'ADMIN' }],
  ] as const)('refuses at %s', async ([field, fields]) => {
    expect(at(await refused(fields, 'supergerente'))).toBe(field)
  })

  test('is not for who only reads', async () => {
    for (const who of ['gerente', 'lectura', 'supervisor', 'trabajador', 'externo'] as const) {
      expect((await refused({}, who)).error?.kind, who).toBe('forbidden')
    }
  })

  test('gives a way to sign in whose password must be changed', async () => {
    const made = await create({ username: 'Ana.Riquelme' })
    expect(made.username).toBe('ana.riquelme@coihues')
    const session = await api.signIn('ana.riquelme@coihues', made.oneTimeCode ?? '')
    const { me } = await session.run<{ me: object }>(
      'query Me { me { fullname forcePasswordChange } }',
    )
    expect(me).toEqual({ fullname: 'Ana Riquelme', forcePasswordChange: true })
    expect(at(await refused({ username: 'ana.riquelme' }))).toBe('username')
  })

  test('leaves nobody behind when the sign-in cannot be made', async () => {
    const rut = rutOf((nextRut += 1))
    await create({ username: 'ya.existe' })
    expect(at(await refused({ rut, username: 'ya.existe' }))).toBe('username')
    const { rows } = await database.owner.query('select 1 from users where rut = $1', [rut])
    expect(rows).toEqual([])
  })
})

describe('changing a person', () => {
  test('asks for the AFP when the previsión does, and not for a new address', async () => {
    const { id } = await create()
    expect(await change({ id, city: 'Curicó' })).toMatchObject({ status: 'OK' })
    expect(at(await change({ id, pensionStatus: 'ACTIVE_OVER_65' }))).toBe('pensionInstitution')
    expect(
      await change({ id, pensionInstitution: 'UNO', previsionType: 'AFP_FONASA' }),
    ).toMatchObject({
      status: 'OK',
      data: { healthInstitution: 'FONASA' },
    })
  })

  test('nobody touches a role above what they may give, nor their own', async () => {
    expect(at(await change({ id: carolina.publicId, role: 'EMPLOYEE' }, 'supergerente'))).toBe(
      'role',
    )
    expect(at(await change({ id: bernarda.publicId, role: 'ADMIN' }, 'supergerente'))).toBe('role')
    expect(at(await change({ id: rodrigo.publicId, role: 'EMPLOYEE' }, 'supergerente'))).toBe(
      'role',
    )
    const { id } = await create()
    expect(await change({ id, role: 'SUPERVISOR' }, 'supergerente')).toMatchObject({ status: 'OK' })
  })

  test('a worker does not change even themself', async () => {
    expect((await change({ id: bernarda.publicId, city: 'Otra' }, 'trabajador')).error?.kind).toBe(
      'forbidden',
    )
  })

  test('is found by the new name and by the old one', async () => {
    const { id } = await create({ firstname: 'Quintiliana' })
    await change({ id, paternalLastname: 'Zúñiga', from: '2026-10-01' })
    const Find = 'query F($input: AllUsersInput!) { allUsers(input: $input) { id } }'
    for (const search of ['quintiliana zuniga', 'quintiliana riquelme']) {
      const { allUsers } = await api
        .as('admin')
        .run<{ allUsers: { id: string }[] }>(Find, { input: { search } })
      expect(
        allUsers.map((one) => one.id),
        search,
      ).toEqual([id])
    }
  })

  test('an inactive person is out at once and comes back when active', async () => {
    const made = await create({ username: 'sale.y.vuelve' })
    const username = 'sale.y.vuelve@coihues'
    const session = await api.signIn(username, made.oneTimeCode ?? '')
    const own = { password: 'Parronal7', repeatedPassword: 'Parronal7' }
    await session.mutate(UpdatePassword, { input: own })
    const set = (status: string) =>
      api.as('admin').mutate(UpdateStatus, { input: { userId: made.id, status } })
    await set('INACTIVE')
    await expect(session.run('query Me { me { fullname } }')).rejects.toMatchObject({
      kind: 'unauthenticated',
    })
    await expect(api.signIn(username, own.password)).rejects.toThrow()
    await set('ACTIVE')
    await api.signIn(username, own.password)
  })

  test('somebody with contracts is not removed; somebody without is', async () => {
    const remove = (id: string) => api.as('admin').result(DeleteUser, { input: { id } })
    expect((await remove(bernarda.publicId)).error).toMatchObject({
      kind: 'conflict',
      message: 'Tiene contratos: desactívela en vez de eliminarla',
    })
    const { id } = await create()
    expect(await remove(id)).toMatchObject({ status: 'OK', data: true })
    expect((await remove(id)).error?.kind).toBe('not-found')
  })

  test('access is given once', async () => {
    const { id } = await create()
    const give = (username: string) =>
      api.as('admin').result<{ username: string }>(CreateLogin, { input: { userId: id, username } })
    expect((await give('con.acceso')).data.username).toBe('con.acceso@coihues')
    expect(at(await give('otro.acceso'))).toBe('username')
  })

  test('a picture is an image that oneself uploaded', async () => {
    const input = { userId: bernarda.publicId, fileId: publicId('file', 999_999) }
    const { error } = await api.as('trabajador').result(UpdateAvatar, { input })
    expect(error?.kind).toBe('not-found')
  })
})

describe('how somebody is paid', () => {
  const methods = async (who: Username, input: object) =>
    (
      await api
        .as(who)
        .run<{ paymentMethods: { accountNumber: string; isCurrent: boolean; kind: string }[] }>(
          PaymentMethods,
          { input },
        )
    ).paymentMethods

  test('another person sees the number masked until they ask, and it leaves a trace', async () => {
    const [masked] = await methods('admin', { userId: bernarda.publicId })
    expect(masked?.accountNumber).toMatch(/^•••• \d{3}$/)
    const [open] = await methods('admin', { userId: bernarda.publicId, reveal: true })
    expect(open?.accountNumber).toMatch(/^\d{4,}$/)
    const { rows } = await database.owner.query(
      `select user_id from audit_event where entity = 'lectura:cuenta bancaria'`,
    )
    expect(rows.map((row) => Number(row.user_id))).toEqual([carolina.id])
    expect((await methods('trabajador', { userId: bernarda.publicId }))[0]?.accountNumber).toMatch(
      /^\d{4,}$/,
    )
  })

  test('a manager does not see it at all', async () => {
    await expect(methods('gerente', { userId: bernarda.publicId })).rejects.toMatchObject({
      kind: 'not-found',
    })
  })

  test('a transfer needs bank, kind of account and number; the newest is in use', async () => {
    const { id: userId } = await create()
    const add = (fields: object) =>
      api.as('admin').result(CreateMethod, { input: { userId, kind: 'TRANSFER', ...fields } })
    expect(at(await add({}))).toBe('bankCode')
    expect(at(await add({ bankCode: '012' }))).toBe('accountType')
    expect(at(await add({ bankCode: '012', accountType: 'VISTA' }))).toBe('accountNumber')
    expect(at(await add({ bankCode: '000', accountType: 'VISTA', accountNumber: '1234' }))).toBe(
      'bankCode',
    )
    await add({ kind: 'CASH' })
    await add({ bankCode: '012', accountType: 'VISTA', accountNumber: '00-123-456' })
    const all = await methods('admin', { userId, reveal: true })
    expect(
      all.map(({ kind, isCurrent, accountNumber }) => [kind, isCurrent, accountNumber]),
    ).toEqual([
      ['TRANSFER', true, '00123456'],
      ['CASH', false, null],
    ])
  })
})

describe('a way to be paid that is not in use', () => {
  test('may be used again, changes by version, and is removed', async () => {
    const { id: userId } = await create()
    const add = (fields: object) =>
      api.as('admin').mutate<{ id: string }>(CreateMethod, { input: { userId, ...fields } })
    const cash = await add({ kind: 'CASH' })
    const account = { bankCode: '012', accountType: 'VISTA', accountNumber: '123456' }
    const transfer = await add({ kind: 'TRANSFER', ...account })
    const use = (version: number) =>
      api.as('admin').result(UpdateMethod, { input: { id: cash.id, version, isCurrent: true } })
    expect(await use(1)).toMatchObject({ status: 'OK', data: { isCurrent: true, version: 2 } })
    expect((await use(1)).error?.kind).toBe('conflict')
    const change = { id: transfer.id, version: 1, accountNumber: 'abc' }
    expect(at(await api.as('admin').result(UpdateMethod, { input: change }))).toBe('accountNumber')

    const remove = (who: Username) =>
      api.as(who).result(DeleteMethod, { input: { id: transfer.id } })
    expect((await remove('boreal.admin')).error?.kind).toBe('not-found')
    expect((await remove('gerente')).error?.kind).toBe('forbidden')
    expect(await remove('admin')).toMatchObject({ status: 'OK', data: true })
  })
})

describe('in which razones sociales somebody is', () => {
  test('once in each, and only in those of the company', async () => {
    const { id: userId } = await create()
    const add = (businessId: string) =>
      api
        .as('admin')
        .result<{ businessName: string }>(AddToBusiness, { input: { userId, businessId } })
    expect((await add(world.businesses.vina.publicId)).data.businessName).toBe('Viña Los Coihues')
    expect(at(await add(world.businesses.vina.publicId))).toBe('businessId')
    expect((await add(world.boreal.businesses.boreal.publicId)).error?.kind).toBe('not-found')
  })

  test('what is of it changes by version, and it goes while no contract is in it', async () => {
    const { id: userId } = await create()
    const businessId = world.businesses.peumal.publicId
    const link = await api
      .as('admin')
      .mutate<{ id: string; version: number }>(AddToBusiness, { input: { userId, businessId } })
    const set = (version: number) =>
      api.as('admin').result(UpdateLink, { input: { id: link.id, version, inPayroll: false } })
    expect(await set(link.version)).toMatchObject({ status: 'OK', data: { inPayroll: false } })
    expect((await set(link.version)).error?.kind).toBe('conflict')

    const remove = (id: string, who: Username) => api.as(who).result(RemoveLink, { input: { id } })
    expect((await remove(link.id, 'boreal.admin')).error?.kind).toBe('not-found')
    expect(await remove(link.id, 'admin')).toMatchObject({ status: 'OK', data: true })
    const Links = `query L($input: UserBusinessesInput!) {
      userBusinesses(input: $input) { id } }`
    const input = { userId: bernarda.publicId }
    const { userBusinesses } = await api
      .as('admin')
      .run<{ userBusinesses: { id: string }[] }>(Links, { input })
    expect((await remove(userBusinesses[0]?.id ?? '', 'admin')).error?.message).toBe(
      'Tiene contratos en esa razón social',
    )
  })
})
