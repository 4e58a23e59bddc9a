import { describe, expect, test } from 'vitest'
import { rutOf } from '#chile/rut.ts'
import { type Payload, startApi } from '#tests/api.ts'
import type { Username } from '#tests/world.ts'

const { api, world } = await startApi()
const { vina, peumal } = world.businesses
const foreign = world.boreal.businesses.boreal.publicId

const outcome = 'status message error { kind message field traceId }'
const fields = `id name businessName rut slug usePayroll principal status mutualCode ccafCode
  accidentabilityRate communeCode version workers`
const All = `{ businesses { ${fields} } }`
const One = `query B($input: ByIdBusiness!) { business(input: $input) { ${fields} } }`
const Create = `mutation C($input: CreateBusinessInput!) {
  createBusiness(input: $input) { ${outcome} data { ${fields} } }
}`
const Update = `mutation U($input: UpdateBusinessInput!) {
  updateBusiness(input: $input) { ${outcome} data { ${fields} } }
}`
const account = 'id bankCode accountType accountIdentifier currency version'
const Accounts = `query A($input: OfBusiness!) {
  bankAccountsBusiness(input: $input) { ${account} }
}`
const CreateAccount = `mutation C($input: CreateBankAccountInput!) {
  createBankAccount(input: $input) { ${outcome} data { ${account} } }
}`
const UpdateAccount = `mutation U($input: UpdateBankAccountInput!) {
  updateBankAccount(input: $input) { ${outcome} data { ${account} } }
}`

type Business = {
  id: string
  name: string
  slug: string
  principal: boolean
  mutualCode: string | null
  ccafCode: string | null
  version: number
  workers: number
}
type Account = { id: string; accountIdentifier: string; version: number }

const all = async (who: Username = 'admin') =>
  (await api.as(who).run<{ businesses: Business[] }>(All)).businesses
const one = async (id: string, who: Username = 'admin') =>
  (await api.as(who).run<{ business: Business }>(One, { input: { id } })).business
const update = (input: object, who: Username = 'admin') =>
  api.as(who).result<Business>(Update, { input })
const at = ({ error }: Payload) => error?.field
const notFound = { kind: 'not-found', message: 'No encontrado' }

let next = 0
const business = (changes: object = {}) => {
  next += 1
  return {
    name: `Agrícola Ñipas ${next}`,
    businessName: `Agrícola Ñipas ${next} SpA`,
    rut: rutOf(78_600_000 + next),
    usePayroll: true,
    baseAccidentabilityRate: '0.90',
    accidentabilityRate: '0.95',
    sannaRate: '0.03',
    status: 'ACTIVE',
    ...changes,
  }
}

describe('razones sociales', () => {
  test('the principal one first, each with how many people work in it', async () => {
    const found = await all()
    expect(found[0]).toMatchObject({ id: vina.publicId, principal: true })
    expect(found[0]?.workers).toBeGreaterThan(50)
    expect(found.map(({ id }) => id)).not.toContain(foreign)
  })

  test('who leads one sees that one; of another not even that it exists', async () => {
    const seen = await all('gerente.peumal')
    expect(seen.map(({ id }) => id)).toEqual([peumal.publicId])
    await expect(one(vina.publicId, 'gerente.peumal')).rejects.toMatchObject(notFound)
  })

  test('one of another company is not found, like one that does not exist', async () => {
    for (const id of [foreign, 'zzzzz', world.people.bernarda.publicId]) {
      await expect(one(id)).rejects.toMatchObject(notFound)
      expect((await update({ id, version: 1, name: 'Ajena' })).error).toMatchObject(notFound)
    }
  })

  test('is created with its usual options, and is not the principal one', async () => {
    const made = await api.as('admin').mutate<Business>(Create, { input: business() })
    expect(made).toMatchObject({ principal: false, workers: 0, version: 1 })
    expect(made.slug).toMatch(/^agricola-nipas-\d+$/)
    const { businessOptions } = await api
      .as('admin')
      .run<{ businessOptions: { version: number } }>(
        `query O($input: OfBusiness!) { businessOptions(input: $input) { version } }`,
        { input: { businessId: made.id } },
      )
    expect(businessOptions.version).toBe(1)
  })

  test('the first one of a company is its principal one', async () => {
    const boss = await api.signIn('superadmin')
    const { id } = await boss.mutate<{ id: string }>(
      `mutation C($input: CreateCompanyInput!) {
        createCompany(input: $input) { ${outcome} data { id } } }`,
      {
        input: {
          name: 'Nueva Imperial',
          slug: 'nueva-imperial',
          adminFirstname: 'Rayén',
          adminLastname: 'Millán',
          adminRut: rutOf(43_900_001),
          adminEmail: 'rayen@imperial.example',
          adminUsername: 'rayen',
        },
      },
    )
    await boss.run(
      `mutation S($input: SimulateCompanyInput!) {
        simulateCompany(input: $input) { ${outcome} data } }`,
      { input: { companyId: id } },
    )
    const first = await boss.mutate<Business>(Create, { input: business() })
    const second = await boss.mutate<Business>(Create, { input: business() })
    expect([first.principal, second.principal]).toEqual([true, false])
  })

  test.each([
    ['rut', '11.111.111-2'],
    ['rut', 'no es'],
    ['mutualCode', 'LA_NADA'],
    ['ccafCode', 'ACHS'],
    ['communeCode', '99999'],
    ['activityCode', '12'],
    ['accidentabilityRate', '21'],
    ['accidentabilityRate', 'mucho'],
    ['email', 'x'],
  ])('a wrong value is reported at %s: %s', async (field, value) => {
    const refused = await api.as('admin').result(Create, { input: business({ [field]: value }) })
    expect(refused.status).toBe('ERROR')
    expect(at(refused)).toBe(field)
  })

  test('two with one RUT, or one name, are refused at that field', async () => {
    const made = business()
    await api.as('admin').mutate(Create, { input: made })
    const { rut, name } = made
    const again = (changes: object) => api.as('admin').result(Create, { input: business(changes) })
    expect((await again({ rut })).error).toMatchObject({ kind: 'conflict', field: 'rut' })
    expect((await again({ name })).error).toMatchObject({ kind: 'conflict', field: 'name' })
  })

  test('is changed field by field, and every institution of the country fits', async () => {
    const { id } = await api.as('admin').mutate<Business>(Create, { input: business() })
    const change = { mutualCode: 'MUTUAL_CCHC', ccafCode: '18_DE_SEPTIEMBRE' }
    const changed = await update({ id, version: 1, ...change })
    expect(changed.data).toMatchObject({ ...change, version: 2 })
    const cleared = await update({ id, version: 2, ccafCode: null })
    expect(cleared.data).toMatchObject({ mutualCode: 'MUTUAL_CCHC', ccafCode: null })
  })

  test('a change over what somebody else changed is refused and loses nothing', async () => {
    const { id } = await api.as('admin').mutate<Business>(Create, { input: business() })
    expect((await update({ id, version: 1, phone: '+56 2 2345 6789' })).status).toBe('OK')
    const late = await update({ id, version: 1, phone: '+56 2 9999 9999' }, 'supergerente')
    expect(late.error).toMatchObject({ kind: 'conflict', field: null })
    expect((await one(id)).version).toBe(2)
  })

  test.each(['gerente', 'lectura', 'supervisor', 'trabajador'] as const)(
    '%s does not create or change one',
    async (who) => {
      const created = await api.as(who).result(Create, { input: business() })
      expect(created.error?.kind).toBe('forbidden')
      const changed = await update({ id: vina.publicId, version: 1, name: 'X' }, who)
      expect(changed.error?.kind).toBe('forbidden')
    },
  )
})

describe('accounts of a razón social', () => {
  const accounts = async (businessId: string, who: Username = 'admin') =>
    (
      await api
        .as(who)
        .run<{ bankAccountsBusiness: Account[] }>(Accounts, { input: { businessId } })
    ).bankAccountsBusiness
  const given = {
    businessId: peumal.publicId,
    bankCode: '012',
    accountType: 'VISTA',
    accountIdentifier: '373-009-11',
    currency: 'CLP',
  }

  test('are added and corrected', async () => {
    const before = await accounts(peumal.publicId)
    const made = await api.as('admin').mutate<Account>(CreateAccount, { input: given })
    expect(await accounts(peumal.publicId)).toHaveLength(before.length + 1)
    const input = { id: made.id, version: made.version, accountIdentifier: '373-009-12' }
    const changed = await api.as('admin').mutate<Account>(UpdateAccount, { input })
    expect(changed).toMatchObject({ accountIdentifier: '37300912', version: 2 })
    const late = await api.as('admin').result(UpdateAccount, { input })
    expect(late.error?.kind).toBe('conflict')
  })

  test.each([
    ['bankCode', '999'],
    ['accountIdentifier', 'mi cuenta'],
  ])('a wrong value is reported at %s', async (field, value) => {
    const refused = await api
      .as('admin')
      .result(CreateAccount, { input: { ...given, [field]: value } })
    expect(at(refused)).toBe(field)
  })

  test('of another company are not found, nor of one outside the reach', async () => {
    await expect(accounts(foreign)).rejects.toMatchObject(notFound)
    const made = await api.as('admin').result(CreateAccount, {
      input: { ...given, businessId: foreign },
    })
    expect(made.error).toMatchObject(notFound)
    const [theirs] = (
      await api.as('boreal.admin').run<{ bankAccountsBusiness: Account[] }>(Accounts, {
        input: { businessId: foreign },
      })
    ).bankAccountsBusiness
    const input = { id: theirs?.id, version: 1, accountIdentifier: '1111' }
    expect((await api.as('admin').result(UpdateAccount, { input })).error).toMatchObject(notFound)
  })

  test('are not shown to whoever only looks', async () => {
    await expect(accounts(vina.publicId, 'gerente')).rejects.toMatchObject({ kind: 'forbidden' })
  })
})
