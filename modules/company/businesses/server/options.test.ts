import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import type { Username } from '#tests/world.ts'

const { api, world } = await startApi()
const { vina } = world.businesses
const businessId = vina.publicId
const foreign = world.boreal.businesses.boreal.publicId

const outcome = 'status message error { kind message field traceId }'
const fields = `businessId payrollUseThirtyDays vacationPublic payrollPublicSupervisor
  conventions { code value } version`
const Read = `query O($input: OfBusiness!) { businessOptions(input: $input) { ${fields} } }`
const Update = `mutation U($input: UpdateBusinessOptionInput!) {
  updateBusinessOption(input: $input) { ${outcome} data { ${fields} } }
}`
const union = 'id name rut feeType feeValue members version'
const Unions = `{ syndicates { ${union} } }`
const Union = `query S($input: ByIdSyndicate!) { syndicate(input: $input) { ${union} } }`
const CreateUnion = `mutation C($input: CreateSyndicateInput!) {
  createSyndicate(input: $input) { ${outcome} data { ${union} } }
}`
const UpdateUnion = `mutation U($input: UpdateSyndicateInput!) {
  updateSyndicate(input: $input) { ${outcome} data { ${union} } }
}`
const DeleteUnion = `mutation D($input: ByIdSyndicate!) {
  deleteSyndicate(input: $input) { ${outcome} data }
}`

type Options = {
  payrollUseThirtyDays: boolean
  vacationPublic: boolean
  conventions: { code: string; value: string }[]
  version: number
}
const read = async (who: Username = 'admin') =>
  (await api.as(who).run<{ businessOptions: Options }>(Read, { input: { businessId } }))
    .businessOptions
const update = (input: object, who: Username = 'admin') =>
  api.as(who).result<Options>(Update, { input: { businessId, conventions: [], ...input } })
const notFound = { kind: 'not-found', message: 'No encontrado' }

describe('options of a razón social', () => {
  test('change with their conventions; what is left out stays', async () => {
    const before = await read()
    const conventions = [{ code: 'TOPE_GRATIFICACION', value: 'POR_DIAS' }]
    const { data } = await update({ version: before.version, vacationPublic: true, conventions })
    expect(data).toMatchObject({
      vacationPublic: true,
      payrollUseThirtyDays: before.payrollUseThirtyDays,
      conventions,
      version: before.version + 1,
    })
    expect((await update({ version: data.version })).data.conventions).toEqual([])
  })

  test.each([
    ['NO_EXISTE', 'SI'],
    ['TOPE_GRATIFICACION', 'A_VECES'],
    ['CONVENCION_INGRESO', 'TREINTA'],
  ])('a convention %s with %s is refused', async (code, value) => {
    const { version } = await read()
    const refused = await update({ version, conventions: [{ code, value }] })
    expect(refused.error).toMatchObject({ kind: 'invalid', field: 'conventions' })
  })

  test('over what somebody else changed are refused', async () => {
    const { version } = await read()
    expect((await update({ version, vacationPublic: false })).status).toBe('OK')
    expect((await update({ version, vacationPublic: true })).error?.kind).toBe('conflict')
  })

  test('open what they say at the next request of whoever it concerns', async () => {
    type Me = { me: { permissions: string[] } }
    const may = async () =>
      (await api.as('trabajador').run<Me>('{ me { permissions } }')).me.permissions
    expect(await may()).not.toContain('vacations.create')
    await update({ version: (await read()).version, vacationPublic: true })
    expect(await may()).toContain('vacations.create')
  })

  test('are read by managers and changed by super managers', async () => {
    const { version } = await read('gerente')
    expect((await update({ version, vacationPublic: true }, 'gerente')).error?.kind).toBe(
      'forbidden',
    )
    await expect(read('trabajador')).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test('of another company are not found', async () => {
    const refused = await update({ businessId: foreign, version: 1, vacationPublic: true })
    expect(refused.error).toMatchObject(notFound)
  })
})

describe('unions', () => {
  type Row = { id: string; name: string; members: number; version: number; feeValue: string }
  const create = (input: object, who: Username = 'admin') =>
    api.as(who).result<Row>(CreateUnion, {
      input: { name: 'Sindicato Nuevo', feeType: 'FIXED', feeValue: '3000', ...input },
    })
  const unions = async () => (await api.as('admin').run<{ syndicates: Row[] }>(Unions)).syndicates

  test('tell how many people are in each today', async () => {
    const found = await unions()
    expect(found).toHaveLength(2)
    expect(found.every(({ members }) => members > 0)).toBe(true)
  })

  test('are created, corrected and removed while nobody is in them', async () => {
    const { data: made } = await create({ name: 'Sindicato de Oficina' })
    const input = { id: made.id, version: made.version, feeType: 'PERCENT', feeValue: '0.75' }
    const changed = await api.as('admin').mutate<Row>(UpdateUnion, { input })
    expect(changed).toMatchObject({ members: 0, version: 2 })
    expect((await api.as('admin').result(UpdateUnion, { input })).error?.kind).toBe('conflict')
    expect(await api.as('admin').mutate(DeleteUnion, { input: { id: made.id } })).toBe(true)
    await expect(api.as('admin').run(Union, { input: { id: made.id } })).rejects.toMatchObject(
      notFound,
    )
  })

  test('one that a contract names is kept, and the answer says why', async () => {
    const [named] = await unions()
    const refused = await api.as('admin').result(DeleteUnion, { input: { id: named?.id } })
    expect(refused.error?.kind).toBe('conflict')
    expect(refused.message).toMatch(/Hay contratos que nombran a este sindicato/)
  })

  test.each([
    [{ feeType: 'PERCENT', feeValue: '101' }, 'feeValue'],
    [{ feeType: 'FIXED', feeValue: '10.5' }, 'feeValue'],
    [{ feeType: 'NONE', feeValue: '10' }, 'feeValue'],
    [{ rut: '1-2' }, 'rut'],
    [{ name: 'Sindicato N° 1 Viña Los Coihues' }, 'name'],
  ])('%o is refused at %s', async (given, field) => {
    expect((await create(given)).error?.field).toBe(field)
  })

  test('of another company are not found, and readers change none', async () => {
    const [named] = await unions()
    await expect(
      api.as('boreal.admin').run(Union, { input: { id: named?.id } }),
    ).rejects.toMatchObject(notFound)
    const theirs = await api.as('boreal.admin').result(DeleteUnion, { input: { id: named?.id } })
    expect(theirs.error).toMatchObject(notFound)
    expect((await create({}, 'lectura')).error?.kind).toBe('forbidden')
  })
})
