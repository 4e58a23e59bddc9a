import { describe, expect, test } from 'vitest'
import { rutOf } from '#chile/rut.ts'
import { startApi, type Payload } from '#tests/api.ts'
import type { Username } from '#tests/world.ts'

const { api, world } = await startApi()
const { bernarda } = world.people

const outcome = 'status message error { kind message field traceId }'
const CreateUser = `mutation CreateUser($input: CreateUserInput!) {
  createUser(input: $input) { ${outcome} data { id } }
}`
const UpdateUser = `mutation UpdateUser($input: UpdateUserInput!) {
  updateUser(input: $input) { ${outcome} data { id } }
}`
const fields = `addressCountry communeCode province region genderPrevired nationalityPrevired
  apvi2Institution apvi2Regime apvi2 { value currency }
  affiliateRut affiliatePaternalLastname affiliateNames affiliateInstitution
  affiliateContribution { value currency } afpCollect afcConfig jobTitleFamily
  businessEmail userVersionId current versionStatus validFrom validTo`
const User = `query User($input: UserInput!) { user(input: $input) { id ${fields} } }`
const Links = `query Links($input: UserBusinessesInput!) {
  userBusinesses(input: $input) {
    id businessId version businessEmail current versionStatus validFrom validTo
    userContracts { id code jobTitle state initialDate finalDate }
  }
}`
const UpdateLink = `mutation UpdateUserBusiness($input: UpdateUserBusinessInput!) {
  updateUserBusiness(input: $input) { ${outcome} data { id businessEmail } }
}`

let nextRut = 42_900_000
async function somebody(more: object = {}) {
  const input = {
    identificationType: 'RUT',
    rut: rutOf((nextRut += 1)),
    firstname: 'Ana',
    paternalLastname: 'Riquelme',
    ...more,
  }
  return (await api.as('admin').mutate<{ id: string }>(CreateUser, { input })).id
}
const change = (input: object) => api.as('admin').result(UpdateUser, { input })
const at = ({ error }: Payload) => error?.field
const shown = async (id: string, more: object = {}, who: Username = 'admin') =>
  (
    await api
      .as(who)
      .run<{ user: Record<string, unknown> }>(User, { input: { id, reveal: true, ...more } })
  ).user

describe('where somebody lives', () => {
  test('in Chile the commune says province and region', async () => {
    const id = await somebody({ communeCode: '07301' })
    expect(await shown(id)).toMatchObject({
      addressCountry: 'CL',
      communeCode: '07301',
      province: 'Curicó',
      region: expect.stringContaining('Maule'),
    })
    expect(at(await change({ id, province: 'Mendoza' }))).toBe('province')
  })

  test('abroad they are written, and the commune goes', async () => {
    const id = await somebody({ communeCode: '07301' })
    const moved = { addressCountry: 'AR', province: 'Mendoza', region: 'Cuyo' }
    expect(await change({ id, ...moved })).toMatchObject({ status: 'OK' })
    expect(await shown(id)).toMatchObject({ ...moved, communeCode: null })
    expect(at(await change({ id, communeCode: '07301' }))).toBe('communeCode')
    expect(at(await change({ id, addressCountry: 'ZZ' }))).toBe('addressCountry')
    expect(await change({ id, addressCountry: 'CL' })).toMatchObject({ status: 'OK' })
    expect(await shown(id)).toMatchObject({ province: null, region: null })
  })
})

describe('the data of a person that institutions receive', () => {
  test('a second voluntary saving has an institution, a regime and a first one', async () => {
    const id = await somebody()
    const second = { apvi2: { value: '40000', currency: 'CLP' } }
    expect(at(await change({ id, ...second }))).toBe('apvi2')
    const first = {
      apviInstitution: 'UNO',
      apviRegime: 'B',
      apvi: { value: '50000', currency: 'CLP' },
    }
    expect(await change({ id, ...first })).toMatchObject({ status: 'OK' })
    expect(at(await change({ id, ...second }))).toBe('apvi2Institution')
    const placed = { ...second, apvi2Institution: 'MODELO' }
    expect(at(await change({ id, ...placed }))).toBe('apvi2Regime')
    expect(await change({ id, ...placed, apvi2Regime: 'A' })).toMatchObject({ status: 'OK' })
    expect(await shown(id)).toMatchObject({ ...placed, apvi2Regime: 'A' })
  })

  test('a voluntary affiliate has a RUT, names, an AFP and what is paid for them', async () => {
    const id = await somebody()
    const paid = { affiliateContribution: { value: '55000', currency: 'CLP' } }
    expect(at(await change({ id, ...paid }))).toBe('affiliateRut')
    expect(at(await change({ id, ...paid, affiliateRut: '17.654.321-4' }))).toBe('affiliateRut')
    const known = { ...paid, affiliateRut: '17654321-3' }
    expect(at(await change({ id, ...known }))).toBe('affiliatePaternalLastname')
    const named = { ...known, affiliatePaternalLastname: 'Marchant', affiliateNames: 'Loreto' }
    expect(at(await change({ id, ...named }))).toBe('affiliateInstitution')
    const whole = { ...named, affiliateInstitution: 'MODELO' }
    expect(await change({ id, ...whole })).toMatchObject({ status: 'OK' })
    expect(await shown(id)).toMatchObject(whole)
    expect(at(await change({ id, affiliateContribution: null }))).toBe('affiliateContribution')
    // A supervisor sees the person, and not the affiliate.
    expect(await change({ id: bernarda.publicId, ...whole })).toMatchObject({ status: 'OK' })
    expect(await shown(bernarda.publicId)).toMatchObject(whole)
    expect((await shown(bernarda.publicId, {}, 'supervisor'))['affiliateRut']).toBeNull()
  })

  test('the sex and nationality for Previred, and the AFP that collects', async () => {
    const id = await somebody({ gender: 'OTHER', countryOfOrigin: 'PE' })
    expect(at(await change({ id, afpCollect: 'SIN_AFP' }))).toBe('afpCollect')
    const codes = { genderPrevired: 'F', afpCollect: 'MODELO' }
    expect(await change({ id, ...codes })).toMatchObject({ status: 'OK' })
    expect(await shown(id)).toMatchObject({ ...codes, nationalityPrevired: 1 })
    expect(await shown(bernarda.publicId)).toMatchObject({ nationalityPrevired: 0 })
  })

  test('a pensioner has no unemployment insurance; without the right it is hidden', async () => {
    const id = await somebody({ afcEnrolled: false })
    expect(await shown(id)).toMatchObject({ afcConfig: 'NOT_ENROLLED' })
    const pensioned = { pensionStatus: 'PENSIONED_ACTIVE', pensionInstitution: 'UNO' }
    expect(await change({ id, ...pensioned, previsionType: 'AFP_FONASA' })).toMatchObject({
      status: 'OK',
    })
    expect(await shown(id)).toMatchObject({ afcConfig: 'NOT_COVERED' })
    expect(await shown(bernarda.publicId)).toMatchObject({ afcConfig: 'ENROLLED' })
    expect((await shown(bernarda.publicId, {}, 'supervisor'))['afcConfig']).toBeNull()
  })
})

describe('a version of a record', () => {
  test('says since when until when it holds, and whether it does today', async () => {
    const id = await somebody()
    expect(await change({ id, from: '2026-10-01', city: 'Talca' })).toMatchObject({ status: 'OK' })
    const now = await shown(id)
    const later = await shown(id, { asOf: '2026-10-01' })
    expect(now).toMatchObject({ current: true, versionStatus: 'CURRENT', validTo: '2026-10-01' })
    expect(later).toMatchObject({
      current: false,
      versionStatus: 'PLANNED',
      validFrom: '2026-10-01',
      validTo: null,
    })
    expect(later['userVersionId']).not.toBe(now['userVersionId'])
  })
})

describe('a person in a razón social', () => {
  test('has contracts there since the first of them, and a mail the record shows', async () => {
    type Link = { id: string; version: number; userContracts: { id: string }[] }
    const input = { userId: bernarda.publicId }
    const linksOf = async (who: Username) =>
      (await api.as(who).run<{ userBusinesses: Link[] }>(Links, { input })).userBusinesses
    const [link] = await linksOf('admin')
    expect(link).toMatchObject({ current: true, versionStatus: 'CURRENT', validTo: null })
    expect(link?.userContracts.map(({ id }) => id)).toEqual([bernarda.contracts[0]?.publicId])

    const set = { id: link?.id, version: link?.version, businessEmail: 'bernarda@coihues.example' }
    expect(await api.as('admin').result(UpdateLink, { input: set })).toMatchObject({ status: 'OK' })
    expect(await shown(bernarda.publicId)).toMatchObject({
      businessEmail: 'bernarda@coihues.example',
    })
  })
})
