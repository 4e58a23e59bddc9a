// Authority has a direction: nobody writes about a person above them, outside their razones
// sociales or of a confidential payroll they do not see, and nobody gives themselves anything.
import { afterEach, describe, expect, test } from 'vitest'
import { rutOf } from '#chile/rut.ts'
import { publicId } from '#platform/model/ids.ts'
import { type Payload, startApi } from '#tests/api.ts'
import { powersIn } from '#tests/api/power.ts'
import type { Username } from '#tests/world.ts'

const { api, world, database } = await startApi()
const { owner } = database
const { carolina, rodrigo, loreto, bernarda, monserrat, vicente, hernan } = world.people
const { vina, peumal } = world.businesses
const powers = powersIn(owner, world.coihues.id)

const outcome = 'status message error { kind message field }'
const documents = {
  createUser: `mutation M($input: CreateUserInput!) {
    createUser(input: $input) { ${outcome} data { id username oneTimeCode } } }`,
  updateUser: `mutation M($input: UpdateUserInput!) {
    updateUser(input: $input) { ${outcome} data { id } } }`,
  updateUserStatus: `mutation M($input: UpdateUserStatusInput!) {
    updateUserStatus(input: $input) { ${outcome} data { id } } }`,
  deleteUser: `mutation M($input: ByIdUser!) { deleteUser(input: $input) { ${outcome} data } }`,
  createLogin: `mutation M($input: CreateLoginInput!) {
    createLogin(input: $input) { ${outcome} data { username oneTimeCode } } }`,
  updateLogin: `mutation M($input: UpdateLoginInput!) {
    updateLogin(input: $input) { ${outcome} data { username email } } }`,
  updatePassword: `mutation M($input: UpdatePasswordInput!) {
    updatePassword(input: $input) { ${outcome} data } }`,
  updateUserBusiness: `mutation M($input: UpdateUserBusinessInput!) {
    updateUserBusiness(input: $input) { ${outcome} data { id } } }`,
  addToBusiness: `mutation M($input: AddToBusinessInput!) {
    addToBusiness(input: $input) { ${outcome} data { id } } }`,
  deleteUserBusiness: `mutation M($input: ByIdUserBusiness!) {
    deleteUserBusiness(input: $input) { ${outcome} data } }`,
  createPaymentMethod: `mutation M($input: CreatePaymentMethodInput!) {
    createPaymentMethod(input: $input) { ${outcome} data { id } } }`,
  updateUserContract: `mutation M($input: UpdateUserContractInput!) {
    updateUserContract(input: $input) { ${outcome} data { id } } }`,
  createUserContract: `mutation M($input: CreateUserContractInput!) {
    createUserContract(input: $input) { ${outcome} data { id } } }`,
  createAbsence: `mutation M($input: CreateAbsenceInput!) {
    createAbsence(input: $input) { ${outcome} data { id responseStatus } } }`,
  updateAbsence: `mutation M($input: UpdateAbsenceInput!) {
    updateAbsence(input: $input) { ${outcome} data { id } } }`,
  updateAbsenceResponse: `mutation M($input: UpdateAbsenceResponseInput!) {
    updateAbsenceResponse(input: $input) { ${outcome} data { responseStatus } } }`,
  deleteAbsence: `mutation M($input: ByIdAbsence!) {
    deleteAbsence(input: $input) { ${outcome} data } }`,
  updateProfileUser: `mutation M($input: UpdateProfileUserInput!) {
    updateProfileUser(input: $input) { ${outcome} data { userId } } }`,
}
type Verb = keyof typeof documents

const act = <Data = { id: string }>(who: Username, verb: Verb, input: object) =>
  api.as(who).result<Data>(documents[verb], { input })
const refusal = async (who: Username, verb: Verb, input: object) => {
  const { status, error } = await act(who, verb, input)
  expect(status).toBe('ERROR')
  return error
}

const done = { status: 'OK' }

let next = 43_500_000
const newPerson = (fields: object = {}) => ({
  identificationType: 'RUT',
  rut: rutOf((next += 1)),
  firstname: 'Rosa',
  paternalLastname: 'Neira',
  ...fields,
})
const create = async (fields: object = {}, who: Username = 'admin') => {
  const { data, error } = await act(who, 'createUser', newPerson(fields))
  expect(error).toBeNull()
  return data.id
}
const rowOf = async (userId: number) => {
  const { rows } = await owner.query(
    `select role, is_private_role, external, retired, status, profile_id, restriction_id
     from users where company_id = $1 and id = $2`,
    [world.coihues.id, userId],
  )
  return rows[0]
}
const linkOf = async (userId: number, businessId?: number) => {
  const { rows } = await owner.query<{ id: number; version: number }>(
    `select id, version from user_business where company_id = $1 and user_id = $2
       and ($3::bigint is null or business_id = $3)`,
    [world.coihues.id, userId, businessId ?? null],
  )
  return rows[0]
}

afterEach(async () => {
  for (const { id } of [rodrigo, loreto, carolina, bernarda, hernan]) {
    await powers.profile(id, null)
    await powers.restriction(id, null)
  }
  await powers.set(rodrigo.id, { is_private_role: true })
})

describe('an administrator’s account', () => {
  test('is not opened by a supergerente, nor by a gerente with the service of people', async () => {
    const userId = await create({ role: 'ADMIN' })
    const input = { userId, username: 'jefa.nueva', email: 'otra@correo.example' }
    expect(await refusal('supergerente', 'createLogin', input)).toMatchObject({
      kind: 'forbidden',
      field: 'username',
      message: expect.stringContaining('rol mayor'),
    })
    await powers.profile(loreto.id, { GP_0001: 'cru' })
    expect(await refusal('gerente', 'createLogin', input)).toMatchObject({ kind: 'forbidden' })
    const worker = await create()
    expect(
      await refusal('gerente', 'createLogin', { userId: worker, username: 'rosa', email: null }),
    ).toMatchObject({ message: expect.stringContaining('supergerente') })
    expect(await act('admin', 'createLogin', input)).toMatchObject({ status: 'OK' })
  })

  test('is not touched by a supergerente, field by field', async () => {
    const before = await rowOf(carolina.id)
    const id = carolina.publicId
    for (const change of [
      { external: true },
      { retired: true },
      { isPrivateRole: true },
      { email: 'ajeno@correo.example' },
      { personalPhone: '+56 9 1111 1111' },
      { firstname: 'Otra' },
      { simpleBurdens: 7 },
    ]) {
      const [field] = Object.keys(change)
      expect(await refusal('supergerente', 'updateUser', { id, ...change })).toMatchObject({
        kind: 'forbidden',
        field,
      })
    }
    const { publicId: userId } = carolina
    await refusal('supergerente', 'updateUserStatus', { userId, status: 'INACTIVE' })
    await refusal('supergerente', 'deleteUser', { id })
    await refusal('supergerente', 'updateLogin', { userId, email: 'ajeno@correo.example' })
    const password = { userId, password: 'Robada2026', repeatedPassword: 'Robada2026' }
    await refusal('supergerente', 'updatePassword', password)
    const account = { bankCode: '012', accountType: 'VISTA', accountNumber: '12345678' }
    await refusal('supergerente', 'createPaymentMethod', { userId, kind: 'TRANSFER', ...account })
    expect(await rowOf(carolina.id)).toEqual(before)
  })

  test('is saved by a form that sends what was so already', async () => {
    const id = bernarda.publicId
    const same = { role: 'EMPLOYEE', isPrivateRole: false, external: false, city: 'Nancagua' }
    await powers.profile(loreto.id, { GP_0001: 'cru' })
    expect(await act('gerente', 'updateUser', { id, ...same })).toMatchObject({ status: 'OK' })
  })
})

describe('the account of a worker', () => {
  test('is not closed by a gerente who keeps the records of people', async () => {
    await powers.profile(loreto.id, { GP_0001: 'crud' })
    const userId = await create()
    const states = ['INACTIVE', 'ACTIVE', 'INACTIVE']
    for (const status of states) {
      expect(await act('gerente', 'updateUserStatus', { userId, status })).toMatchObject(done)
    }
    const input = { userId, username: 'rosa.cuenta', email: null }
    expect(await act('supergerente', 'createLogin', input)).toMatchObject(done)
    for (const status of states) {
      expect(await refusal('gerente', 'updateUserStatus', { userId, status })).toMatchObject({
        kind: 'forbidden',
        field: 'status',
        message: expect.stringContaining('supergerente'),
      })
    }
    expect(await refusal('gerente', 'deleteUser', { id: userId })).toMatchObject({
      kind: 'forbidden',
    })
    const closing = { userId, status: 'INACTIVE' }
    expect(await act('supergerente', 'updateUserStatus', closing)).toMatchObject(done)
    expect(await act('supergerente', 'deleteUser', { id: userId })).toMatchObject(done)
  })
})

describe('the confidential payroll', () => {
  test('does not open by marking oneself, nor by clearing the marks of others', async () => {
    await powers.set(rodrigo.id, { is_private_role: false })
    const own = { id: rodrigo.publicId, isPrivateRole: true }
    expect(await refusal('supergerente', 'updateUser', own)).toMatchObject({
      field: 'isPrivateRole',
      message: expect.stringContaining('Nadie se cambia'),
    })
    await powers.profile(loreto.id, { GP_0001: 'cru', GP_0013: 'cru' })
    await refusal('gerente', 'updateUser', { id: loreto.publicId, isPrivateRole: true })
    const link = await linkOf(vicente.id)
    const id = publicId('userBusiness', Number(link?.id))
    for (const who of ['supergerente', 'gerente'] as const) {
      await refusal(who, 'updateUser', { id: vicente.publicId, isPrivateRole: false })
      await refusal(who, 'updateUser', { id: vicente.publicId, city: 'Otra' })
      const clear = { id, version: link?.version, privateRole: false }
      await refusal(who, 'updateUserBusiness', clear)
    }
    expect(await rowOf(vicente.id)).toMatchObject({ is_private_role: true })
    expect(await rowOf(rodrigo.id)).toMatchObject({ is_private_role: false })
  })

  test('is not given to others either, by who does not see it', async () => {
    await powers.set(rodrigo.id, { is_private_role: false })
    const given = newPerson({ isPrivateRole: true })
    expect(await refusal('supergerente', 'createUser', given)).toMatchObject({
      field: 'isPrivateRole',
    })
    const change = { id: bernarda.publicId, isPrivateRole: true }
    await refusal('supergerente', 'updateUser', change)
    await powers.set(rodrigo.id, { is_private_role: true })
    expect(await act('supergerente', 'updateUser', change)).toMatchObject({ status: 'OK' })
    await powers.set(bernarda.id, { is_private_role: false })
  })
})

describe('a worker whose profile lets them keep their own record', () => {
  test('keeps where they are found, and none of what pay or power rest on', async () => {
    await powers.profile(bernarda.id, { GP_0001: 'ru', GP_0002: 'ru', GP_0008: 'cru' })
    const id = bernarda.publicId
    expect(await act('trabajador', 'updateUser', { id, city: 'Chépica' })).toMatchObject({
      status: 'OK',
    })
    for (const change of [
      { isPrivateRole: true },
      { retired: true },
      { external: false, role: 'ADMIN' },
      { subjectToJudicialRetention: true, judicial: { value: '1', currency: 'CLP' } },
      { simpleBurdens: 3 },
      { firstname: 'Otra' },
    ]) {
      expect(await refusal('trabajador', 'updateUser', { id, ...change })).toMatchObject({
        kind: 'forbidden',
      })
    }
    const raise = { id: bernarda.contracts[0]?.publicId, monthlySalary: money('9999999') }
    expect(await refusal('trabajador', 'updateUserContract', raise)).toMatchObject({
      field: 'monthlySalary',
    })
  })
})

const money = (value: string) => ({ value, currency: 'CLP' })

describe('somebody narrowed to one razón social', () => {
  test('makes nobody who reaches more than they do', async () => {
    await powers.restriction(rodrigo.id, [peumal.id])
    const manager = newPerson({ role: 'SUPER_MANAGER', businessId: peumal.publicId })
    const { data } = await act('supergerente', 'createUser', manager)
    const { rows } = await owner.query(
      `select role, restriction_id = (select restriction_id from users where id = $2) as alike
       from users where rut = $1`,
      [manager.rut, rodrigo.id],
    )
    expect(rows).toEqual([{ role: 'SUPER_MANAGER', alike: true }])
    expect(data.id).toBeTruthy()

    await powers.restriction(carolina.id, [peumal.id])
    const chief = newPerson({ role: 'ADMIN', businessId: peumal.publicId })
    await act('admin', 'createUser', chief)
    const made = await owner.query('select restriction_id from users where rut = $1', [chief.rut])
    expect(made.rows[0].restriction_id).not.toBeNull()
  })

  test('neither holds nor raises the account of who reaches the whole company', async () => {
    await powers.restriction(rodrigo.id, [vina.id])
    const { publicId: userId } = loreto
    const password = { userId, password: 'Robada2026', repeatedPassword: 'Robada2026' }
    expect(await refusal('supergerente', 'updatePassword', password)).toMatchObject({
      message: expect.stringContaining('puede más que usted'),
    })
    await refusal('supergerente', 'updateLogin', { userId, email: 'ajeno@correo.example' })
    const raise = { id: bernarda.publicId, role: 'MANAGER' }
    expect(await refusal('supergerente', 'updateUser', raise)).toMatchObject({ field: 'role' })
  })

  test('sees and moves no link of another razón social', async () => {
    const userId = await create({ businessId: vina.publicId })
    await act('admin', 'addToBusiness', { userId, businessId: peumal.publicId })
    await powers.restriction(rodrigo.id, [vina.id])
    const { userBusinesses } = await api
      .as('admin')
      .run<{ userBusinesses: { id: string; businessId: string; version: number }[] }>(
        `query L($input: UserBusinessesInput!) {
          userBusinesses(input: $input) { id businessId version } }`,
        { input: { userId } },
      )
    const other = userBusinesses.find(({ businessId }) => businessId === peumal.publicId)
    const change = { id: other?.id, version: other?.version, inPayroll: false }
    expect(await refusal('supergerente', 'updateUserBusiness', change)).toMatchObject({
      kind: 'not-found',
    })
    expect(await refusal('supergerente', 'deleteUserBusiness', { id: other?.id })).toMatchObject({
      kind: 'not-found',
    })
  })

  test('does not choose where somebody is paid who works elsewhere too', async () => {
    const userId = await create({ businessId: vina.publicId })
    await act('admin', 'addToBusiness', { userId, businessId: peumal.publicId })
    await powers.restriction(rodrigo.id, [vina.id])
    const input = { userId, kind: 'CASH' }
    expect(await refusal('supergerente', 'createPaymentMethod', input)).toMatchObject({
      message: expect.stringContaining('fuera de su acceso'),
    })
  })
})

test('a gerente of a razón social does not add themself to another', async () => {
  await powers.profile(monserrat.id, { GP_0013: 'cru' })
  const input = { userId: monserrat.publicId, businessId: vina.publicId }
  const error = await refusal('gerente.peumal', 'addToBusiness', input)
  expect(error?.kind).toMatch(/forbidden|not-found/)
  expect(await linkOf(monserrat.id, vina.id)).toBeUndefined()
  await powers.profile(monserrat.id, null)
})

test('one’s own supervisor is named by another person', async () => {
  const input = { id: rodrigo.contracts[0]?.publicId, supervisorId: loreto.publicId }
  expect(await refusal('supergerente', 'updateUserContract', input)).toMatchObject({
    field: 'supervisorId',
    message: expect.stringContaining('Nadie se cambia'),
  })
})

test('a profile is not given to oneself, nor one that gives more than its giver has', async () => {
  await powers.profile(hernan.id, { GP_0001: 'r' })
  const { rows } = await owner.query<{ id: number }>(
    'select profile_id as id from users where id = $1',
    [hernan.id],
  )
  const profileId = publicId('profile', Number(rows[0]?.id))
  await refusal('admin', 'updateProfileUser', { userId: carolina.publicId, profileId })
  await powers.restriction(carolina.id, [vina.id])
  // Loreto reaches the whole company: what she may do is not for who reaches one razón social.
  await refusal('admin', 'updateProfileUser', { userId: loreto.publicId, profileId })
  expect(
    await act('admin', 'updateProfileUser', { userId: bernarda.publicId, profileId }),
  ).toMatchObject({ status: 'OK' })
})

describe('one’s own absence', () => {
  const leave = (more: object = {}) => ({
    userContractId: rodrigo.contracts[0]?.publicId,
    type: 'LEAVE',
    startDate: '2026-10-05',
    endDate: '2026-10-06',
    ...more,
  })
  type Absence = { id: string; responseStatus: string }

  test('is asked for and taken back, and answered by another person', async () => {
    const approved = leave({ approve: true })
    expect(await refusal('supergerente', 'createAbsence', approved)).toMatchObject({
      kind: 'forbidden',
      message: 'No puede responder su propia solicitud',
    })
    const { data } = await act<Absence>('supergerente', 'createAbsence', leave({ approve: false }))
    const answer = (responseStatus: string) => ({ id: data.id, responseStatus, response: 'Sí' })
    for (const status of ['APPROVED', 'REJECTED']) {
      expect(await refusal('supergerente', 'updateAbsenceResponse', answer(status))).toMatchObject({
        kind: 'forbidden',
        message: 'No puede responder su propia solicitud',
      })
    }
    expect(await act('admin', 'updateAbsenceResponse', answer('APPROVED'))).toMatchObject({
      data: { responseStatus: 'APPROVED' },
    })
    const longer = { id: data.id, endDate: '2026-10-30' }
    expect(await refusal('supergerente', 'updateAbsence', longer)).toMatchObject({
      message: expect.stringContaining('ya tiene respuesta'),
    })
    await refusal('supergerente', 'deleteAbsence', { id: data.id })
    expect(await act('admin', 'deleteAbsence', { id: data.id })).toMatchObject({ status: 'OK' })
  })

  test('is not approved at once by a profile over one’s own', async () => {
    await powers.profile(bernarda.id, { GP_0005: 'cru', GP_0021: 'u' })
    const own = leave({ userContractId: bernarda.contracts[0]?.publicId, approve: true })
    expect(await refusal('trabajador', 'createAbsence', own)).toMatchObject({ kind: 'forbidden' })
  })

  test('of somebody else is registered and approved at once', async () => {
    const contract = bernarda.contracts[0]?.publicId
    const { data } = await act<Absence>(
      'supergerente',
      'createAbsence',
      leave({ userContractId: contract, approve: true }),
    )
    expect(data.responseStatus).toBe('APPROVED')
    await act('admin', 'deleteAbsence', { id: data.id })
  })
})

test('the same user name of two companies is revealed to neither', async () => {
  const boreal = await act('boreal.admin', 'createUser', newPerson({ username: 'gerente' }))
  expect(boreal).toMatchObject({ status: 'OK', data: { username: 'gerente@boreal' } })
  const here = await act('admin', 'createUser', newPerson({ username: 'gerente' }))
  expect(here).toMatchObject({ status: 'OK', data: { username: 'gerente@coihues' } })
  const again: Payload = await act('admin', 'createUser', newPerson({ username: 'gerente' }))
  expect(again.error).toMatchObject({ field: 'username', message: /ya existe/ })
  const foreign = await refusal('admin', 'createUser', newPerson({ username: 'otra@boreal' }))
  expect(foreign).toMatchObject({ field: 'username', message: expect.stringContaining('letras') })
})
