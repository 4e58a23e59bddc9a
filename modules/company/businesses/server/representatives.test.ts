import { describe, expect, test } from 'vitest'
import { rutOf } from '#chile/rut.ts'
import { startApi } from '#tests/api.ts'
import type { Username } from '#tests/world.ts'

const { api, world, url } = await startApi()
const { vina, peumal } = world.businesses
const outcome = 'status message error { kind message field }'

type Business = {
  id: string
  name: string
  version: number
  logo: string | null
  representatives: { name: string; rut: string | null; jobTitle: string | null }[]
}
const fields = 'id name version logo representatives { name rut jobTitle }'
const all = async (who: Username = 'admin') =>
  (await api.as(who).run<{ businesses: Business[] }>(`{ businesses { ${fields} } }`)).businesses
const named = async (name: string) => (await all()).find((one) => one.name === name)
const winery = async () => {
  const found = (await all()).find(({ id }) => id === vina.publicId)
  if (!found) throw new Error('the winery is not there')
  return found
}
const update = (input: object, who: Username = 'admin') =>
  api.as(who).result<Business>(
    `mutation U($input: UpdateBusinessInput!) {
      updateBusiness(input: $input) { ${outcome} data { ${fields} } } }`,
    { input: { id: vina.publicId, ...input } },
  )

describe('who signs for a razón social', () => {
  test('is one, or several in their order', async () => {
    const { representatives } = await winery()
    expect(representatives.map(({ name }) => name)).toEqual([
      'Rodrigo Covarrubias Mena',
      'Carolina Aránguiz Soto',
    ])
    const others = await all()
    expect(others.find(({ id }) => id === peumal.publicId)?.representatives).toHaveLength(1)
  })

  test('is changed as a whole, and stays when only something else changes', async () => {
    const { version } = await winery()
    const signers = [
      { name: 'Carolina Aránguiz Soto', rut: rutOf(41_000_014), jobTitle: 'Gerenta general' },
      { name: 'Benjamín Urrutia Lagos', rut: null, jobTitle: null },
    ]
    const { data } = await update({ version, representatives: signers })
    expect(data?.representatives).toEqual(signers)
    const after = await update({ version: data?.version, phone: '+56 72 258 1111' })
    expect(after.data?.representatives).toEqual(signers)
    const none = await update({ version: after.data?.version, representatives: [] })
    expect(none.data?.representatives).toEqual([])
  })

  test('comes with a new razón social', async () => {
    const business = {
      name: 'Bodegas Ranquil',
      businessName: 'Bodegas Ránquil SpA',
      rut: rutOf(78_690_001),
      usePayroll: false,
      baseAccidentabilityRate: '0.90',
      accidentabilityRate: '0',
      sannaRate: '0.03',
      status: 'ACTIVE',
      representatives: [{ name: 'Lautaro Vergara Pino' }],
    }
    await api.as('admin').mutate(
      `mutation C($input: CreateBusinessInput!) {
        createBusiness(input: $input) { ${outcome} data { id } } }`,
      { input: business },
    )
    expect(await named('Bodegas Ranquil')).toMatchObject({
      representatives: [{ name: 'Lautaro Vergara Pino', rut: null, jobTitle: null }],
    })
  })

  test('what is wrong is said at the one it is wrong with', async () => {
    const { version } = await winery()
    const bad = await update({
      version,
      representatives: [{ name: 'Una Buena' }, { name: 'Otra', rut: '1-1' }],
    })
    expect(bad.error).toMatchObject({ field: 'representatives.1.rut' })
    const many = Array.from({ length: 11 }, (_, n) => ({ name: `Representante ${n}` }))
    expect((await update({ version, representatives: many })).error).toMatchObject({
      field: 'representatives',
      message: 'Firman a lo más 10 personas',
    })
    expect((await winery()).version).toBe(version)
  })

  test('a change over what somebody else changed is refused, signers and all', async () => {
    const { version, representatives } = await winery()
    const late = await update({ version: version - 1, representatives: [{ name: 'Tarde' }] })
    expect(late.error).toMatchObject({ kind: 'conflict' })
    expect((await winery()).representatives).toEqual(representatives)
  })

  test('is in the audit', async () => {
    const { auditLog } = await api
      .as('admin')
      .run<{ auditLog: { rows: object[] } }>(
        `{ auditLog(filter: { entity: "business_representative" }) { rows { action } } }`,
      )
    expect(auditLog.rows.length).toBeGreaterThan(3)
  })
})

describe('the logo of a razón social', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJg' +
      'gg==',
    'base64',
  )
  const upload = async (who: Username, relatedId: string) => {
    const body = new FormData()
    body.append('relatedType', 'businessLogo')
    body.append('relatedId', relatedId)
    body.append('images', 'true')
    body.append('files', new File([png], 'logo.png', { type: 'image/png' }))
    const authorization = `Bearer ${await api.as(who).token()}`
    const answer = await fetch(`${url}/uploadFile/create`, {
      method: 'POST',
      body,
      headers: { authorization },
    })
    const stored: { data?: { id: string }[] } = await answer.json()
    return { status: answer.status, id: stored.data?.[0]?.id ?? '' }
  }
  type Options = { version: number; logoId: string | null; logo: string | null }
  const options = async () =>
    (
      await api.as('admin').run<{ businessOptions: Options }>(
        `query O($input: OfBusiness!) {
          businessOptions(input: $input) { version logoId logo } }`,
        { input: { businessId: vina.publicId } },
      )
    ).businessOptions
  const point = async (logoId: string | null) => {
    const { version } = await options()
    return api.as('admin').result<Options>(
      `mutation O($input: UpdateBusinessOptionInput!) {
        updateBusinessOption(input: $input) { ${outcome} data { version logoId logo } } }`,
      { input: { businessId: vina.publicId, version, conventions: [], logoId } },
    )
  }

  test('is put by who changes its options, shown with it, and removed', async () => {
    const { status, id } = await upload('admin', vina.publicId)
    expect(status).toBe(200)
    expect((await point(id)).data).toMatchObject({ logoId: id })
    const { logo } = await winery()
    const image = await fetch(new URL(logo ?? '', url))
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await point(null)).data).toMatchObject({ logoId: null, logo: null })
    expect((await winery()).logo).toBeNull()
  })

  test('is not put by others, and the image of another one is none of this one', async () => {
    expect((await upload('trabajador', vina.publicId)).status).not.toBe(200)
    expect((await upload('admin', world.boreal.businesses.boreal.publicId)).status).not.toBe(200)
    const foreign = await upload('admin', peumal.publicId)
    expect((await point(foreign.id)).error).toMatchObject({ kind: 'not-found' })
  })
})
