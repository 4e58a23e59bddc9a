import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'

/** Bernarda asks for days with the preference of who cares for a child, and shows its paper. */
const { api, url, world } = await startApi()
const { bernarda, gonzalo } = world.people
type Who = Parameters<typeof api.as>[0]
type Asked = { id: string; version: number; care: boolean; hasCarePaper: boolean }

const fields = 'id version care hasCarePaper canOpenCarePaper'
const Ask = `mutation A($input: CreateVacationInput!) {
  createVacation(input: $input) { ${outcome} data { ${fields} } } }`
const Change = `mutation U($input: UpdateVacationInput!) {
  updateVacation(input: $input) { ${outcome} data { ${fields} } } }`
const Open = `mutation O($input: OpenVacationCarePaperInput!) {
  openVacationCarePaper(input: $input) { ${outcome} data { name url } } }`

const contractOf = ({ contracts: [contract] }: typeof bernarda) => contract?.publicId ?? ''

const send = async (who: Who, contractId: string) => {
  const body = new FormData()
  body.append('relatedType', 'vacationCare')
  body.append('relatedId', contractId)
  body.append('images', 'true')
  const paper = Buffer.from(pixel, 'base64')
  body.append('files', new File([paper], 'certificado.png', { type: 'image/png' }))
  const answer = await fetch(`${url}/uploadFile/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await api.as(who).token()}` },
    body,
  })
  const { data }: { data?: { id: string }[] } = await answer.json()
  return data?.[0]?.id
}

const ask = (day: string, more: object) =>
  api.as('trabajador').mutate<Asked>(Ask, {
    input: { userContractId: contractOf(bernarda), startDate: day, endDate: day, ...more },
  })

test('the paper of a carer goes with the request, and its person and who keeps it open it', async () => {
  const careFileId = await send('trabajador', contractOf(bernarda))
  expect(careFileId).toBeDefined()
  const { id } = await ask('2026-12-01', { care: true, careFileId })
  const open = { input: { id } }
  for (const who of ['trabajador', 'supergerente'] as const) {
    expect((await api.as(who).mutate<{ name: string }>(Open, open)).name).toBe('certificado.png')
  }
  for (const who of ['gerente', 'boreal.admin', 'gerente.peumal'] as const) {
    expect((await api.as(who).result(Open, open)).error?.kind, who).toBe('not-found')
  }
  expect((await api.as('supervisor').result(Open, open)).error).not.toBeNull()
})

test('without the preference no paper is kept', async () => {
  const careFileId = await send('trabajador', contractOf(bernarda))
  const { hasCarePaper } = await ask('2026-12-02', { care: false, careFileId })
  expect(hasCarePaper).toBe(false)
  const asked = await ask('2026-12-03', { care: true, careFileId })
  expect(asked).toMatchObject({ care: true, hasCarePaper: true })
  const { id, version } = asked
  const kept = await api.as('admin').mutate<Asked>(Change, {
    input: { id, version, comment: 'Con su papel' },
  })
  expect(kept).toMatchObject({ care: true, hasCarePaper: true })
  const without = await api.as('admin').mutate<Asked>(Change, {
    input: { id, version: kept.version, care: false },
  })
  expect(without).toMatchObject({ care: false, hasCarePaper: false })
})

test('the paper of another contract is refused', async () => {
  const careFileId = await send('admin', contractOf(gonzalo))
  expect(careFileId).toBeDefined()
  await expect(ask('2026-12-04', { care: true, careFileId })).rejects.toMatchObject({
    kind: 'not-found',
  })
  expect(await send('trabajador', contractOf(gonzalo))).toBeUndefined()
})

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
