import { describe, expect, test } from 'vitest'
import { FamilyMemberCatalogue } from '#generated/catalogues.ts'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'

/** Bernarda proposes changes of her family and of the fields that Los Coihues adds to her ficha. */
const { api, world } = await startApi()
const { bernarda } = world.people
type Who = Parameters<typeof api.as>[0]

const Relative = `mutation R($input: RequestFamilyCorrectionInput!) {
  requestFamilyCorrection(input: $input) { ${outcome} data { id version part } }
}`
const Fields = `mutation F($input: RequestFieldsCorrectionInput!) {
  requestFieldsCorrection(input: $input) { ${outcome} data { id version part } }
}`
const Plain = `mutation P($input: RequestDataCorrectionInput!) {
  requestDataCorrection(input: $input) { ${outcome} data { id } }
}`
const Answer = `mutation A($input: AnswerDataCorrectionInput!) {
  answerDataCorrection(input: $input) { ${outcome} data { id responseStatus } }
}`
const One = `query One($input: ByIdDataCorrection!) {
  dataCorrection(input: $input) { changes { label before after moved } }
}`
const Inbox = `{ inbox(filter: { kind: DATA_CORRECTION }) { rows { kind title } } }`
const Mine = `query M($input: UserFieldDataInput!) {
  userFieldData(input: $input) { fieldId current value field { code } }
}`
type Asked = { id: string; version: number }
type Member = { id: string; firstname: string; phone: string | null; version: number }

const ask = (document: string, who: Who, input: object) =>
  api.as(who).result<Asked>(document, { input })
const accept = (who: Who, id: string) =>
  api.as(who).result<Asked>(Answer, { input: { id, approve: true } })
const reject = (who: Who, id: string) =>
  api.as(who).result<Asked>(Answer, { input: { id, approve: false, response: 'No' } })
const changes = async (who: Who, id: string) =>
  (
    await api.as(who).run<{
      dataCorrection: {
        changes: { label: string; before: string; after: string; moved: boolean }[]
      }
    }>(One, { input: { id } })
  ).dataCorrection.changes
const family = async (who: Who = 'admin', person = bernarda) =>
  (
    await api.as(who).run<{ family: Member[] }>(String(FamilyMemberCatalogue.list), {
      input: { userId: person.publicId },
    })
  ).family
const fields = async (who: Who = 'admin') =>
  (
    await api.as(who).run<{
      userFieldData: {
        fieldId: string
        current: boolean
        value: string | null
        field: { code: string }
      }[]
    }>(Mine, { input: { userId: bernarda.publicId, reveal: true } })
  ).userFieldData
const fieldId = async (code: string) =>
  (await fields()).find(({ field }) => field.code === code)?.fieldId ?? ''

describe('of her family', () => {
  test('a new phone waits, is read beside the old one, and holds once it is accepted', async () => {
    const husband = (await family()).find(({ firstname }) => firstname === 'Hernán')
    const { data } = await ask(Relative, 'trabajador', {
      act: 'CHANGE',
      memberId: husband?.id,
      phone: '+56987654321',
    })
    const id = data?.id ?? ''
    expect((await family()).find((one) => one.id === husband?.id)?.phone).toBe(husband?.phone)
    expect(await changes('admin', id)).toMatchObject([
      { label: 'Familiar' },
      { label: 'Teléfono', before: husband?.phone, after: '+56987654321', moved: false },
    ])
    expect((await accept('trabajador', id)).status).not.toBe('OK')
    expect((await accept('admin', id)).data).toMatchObject({ responseStatus: 'APPROVED' })
    const now = (await family()).find((one) => one.id === husband?.id)
    expect(now).toMatchObject({ phone: '+56987654321', version: (husband?.version ?? 0) + 1 })
  })

  test('a newborn is added, in the inbox as other corrections', async () => {
    const { data } = await ask(Relative, 'trabajador', {
      act: 'ADD',
      relation: 'CHILD',
      firstname: 'Rayén',
      paternalLastname: 'Quezada',
      birthday: '2026-08-30',
    })
    expect(data?.id).toBeTruthy()
    const { inbox } = await api
      .as('admin')
      .run<{ inbox: { rows: { kind: string; title: string }[] } }>(Inbox, {})
    expect(inbox.rows).toContainEqual({
      kind: 'DATA_CORRECTION',
      title: 'Corrección de grupo familiar',
    })
    expect((await accept('admin', data?.id ?? '')).status).toBe('OK')
    expect((await family()).map(({ firstname }) => firstname)).toContain('Rayén')
  })

  test('is checked as the change would be', async () => {
    const nobody = await ask(Relative, 'trabajador', { act: 'ADD', relation: 'CHILD' })
    expect(nobody.error).toMatchObject({ field: 'firstname' })
    const burden = await ask(Relative, 'trabajador', {
      act: 'ADD',
      relation: 'CHILD',
      firstname: 'Ana',
      paternalLastname: 'Soto',
      burden: 'SIMPLE',
    })
    expect(burden.status).not.toBe('OK')
    const plain = await ask(Plain, 'trabajador', { part: 'RELATIVES', city: 'Lolol' })
    expect(plain.error).toMatchObject({ field: 'part' })
  })

  test('somebody who is taken out twice is refused in words the second time', async () => {
    const child = (await family()).find(({ firstname }) => firstname === 'Rayén')
    const { data } = await ask(Relative, 'trabajador', { act: 'REMOVE', memberId: child?.id })
    const id = data?.id ?? ''
    await api.as('admin').mutate(String(FamilyMemberCatalogue.remove), {
      input: { id: child?.id },
    })
    expect((await changes('admin', id))[0]?.moved).toBe(true)
    expect((await accept('admin', id)).error?.message).toBe(
      'Ya no está en el grupo familiar: rechace la solicitud',
    )
    expect((await reject('admin', id)).status).toBe('OK')
  })

  test('nobody proposes of another family, nor reads what another one proposed', async () => {
    const [theirs] = await family()
    const stolen = await ask(Relative, 'admin', {
      act: 'CHANGE',
      memberId: theirs?.id,
      phone: '+56911111111',
    })
    expect(stolen.error?.message).toBe('No encontrado')
    const { data } = await ask(Relative, 'trabajador', {
      act: 'CHANGE',
      memberId: theirs?.id,
      phone: '+56922222222',
    })
    const id = data?.id ?? ''
    for (const who of ['supervisor', 'gerente', 'boreal.admin'] as const) {
      await expect(changes(who, id), who).rejects.toThrow()
    }
    await reject('admin', id)
  })
})

describe('of the fields of her company', () => {
  test('a shirt of another size waits and then holds', async () => {
    const shirt = await fieldId('talla_polera')
    const { data } = await ask(Fields, 'trabajador', { values: [{ fieldId: shirt, value: 'XL' }] })
    const id = data?.id ?? ''
    expect(await changes('admin', id)).toMatchObject([
      { label: 'Talla de polera', before: 'M', after: 'XL', moved: false },
    ])
    expect((await accept('admin', id)).status).toBe('OK')
    const now = (await fields('trabajador')).find((one) => one.fieldId === shirt && one.current)
    expect(now?.value).toBe('XL')
  })

  test('what she only sees, or does not, she does not propose', async () => {
    const seen = { fieldId: await fieldId('licencias_conducir'), value: 'Clase B' }
    const hidden = { fieldId: await fieldId('movilizacion_acordada'), value: '90000' }
    expect((await ask(Fields, 'trabajador', { values: [seen] })).status).not.toBe('OK')
    expect((await ask(Fields, 'trabajador', { values: [hidden] })).error?.message).toBe(
      'No encontrado',
    )
  })

  test('a value is checked, and the same value is no proposal', async () => {
    const shirt = await fieldId('talla_polera')
    const wrong = await ask(Fields, 'trabajador', { values: [{ fieldId: shirt, value: 'XXL' }] })
    expect(wrong.error).toMatchObject({ field: 'value_talla_polera' })
    const same = await ask(Fields, 'trabajador', { values: [{ fieldId: shirt, value: 'XL' }] })
    expect(same.error?.message).toBe('Así están sus datos: cambie alguno')
  })
})
