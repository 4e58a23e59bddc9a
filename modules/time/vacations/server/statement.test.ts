import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { pdfText } from '#tests/pdf-text.ts'
import type { KnownPerson } from '#tests/world.ts'

const { api, world, url } = await startApi()
const { bernarda, gonzalo, rocio } = world.people

const Statement = `query Statement($input: VacationLedgerInput!) {
  vacationStatement(input: $input) { name url }
}`
const Adjust = `mutation Adjust($input: CreateVacationAdjustmentInput!) {
  createVacationAdjustment(input: $input) { ${outcome} data { totalBalance } }
}`
const Config = `query Config($input: VacationConfigInput!) {
  vacationConfig(input: $input) { totalBalance }
}`

type Link = { vacationStatement: { name: string; url: string } }
type Who = Parameters<typeof api.as>[0]

const contractOf = ({ contracts: [contract] }: KnownPerson) => contract?.publicId ?? ''

/** What the paper says, in one line. */
async function paper(person: KnownPerson, more: object = {}, who: Who = 'admin') {
  const input = { userContractId: contractOf(person), asOf: '2026-09-15', ...more }
  const { vacationStatement } = await api.as(who).run<Link>(Statement, { input })
  const { pathname, search } = new URL(vacationStatement.url, url)
  const file = await fetch(new URL(pathname + search, url))
  const words = pdfText(new Uint8Array(await file.arrayBuffer())).join(' ')
  return { name: vacationStatement.name, words: words.replaceAll(/\s+/g, ' ') }
}

const printIn = ({ words }: { words: string }) =>
  /Huella de los hechos: ([0-9a-f ]+)/.exec(words)?.[1]?.replaceAll(' ', '').slice(0, 64)

describe('the statement of vacations on paper', () => {
  test('says the lines, the balance of each purse, and both days', async () => {
    const { name, words } = await paper(bernarda, { knownOn: '2026-09-10' })
    expect(name).toBe(`Cartola de vacaciones ${bernarda.name} al 15-09-2026.pdf`)
    for (const said of [
      'Cartola de vacaciones',
      'Saldo al',
      '15-09-2026',
      '10-09-2026',
      'Página 1 de 1',
    ]) {
      expect(words).toContain(said)
    }
    const input = { userContractId: contractOf(bernarda), asOf: '2026-09-15' }
    const { vacationConfig } = await api
      .as('admin')
      .run<{ vacationConfig: { totalBalance: string } }>(Config, { input })
    expect(words).toContain(
      `Total ${Number(vacationConfig.totalBalance).toLocaleString('de-DE')} días`,
    )
  })

  test('has the print of its facts: the same until one of them changes', async () => {
    const before = await paper(bernarda)
    expect(printIn(before)).toHaveLength(64)
    expect(printIn(await paper(bernarda))).toBe(printIn(before))
    await api.as('admin').mutate(Adjust, {
      input: {
        userContractId: contractOf(bernarda),
        pool: 'LEGAL',
        on: '2026-09-01',
        days: '-1',
        reason: 'Día convenido',
      },
    })
    const after = await paper(bernarda)
    expect(after.words).toContain('Ajuste: Día convenido')
    expect(printIn(after)).not.toBe(printIn(before))
    // What was known before the adjustment is the same as it was.
    const known = await paper(bernarda, { knownOn: '2026-09-10' })
    expect(known.words).not.toContain('Día convenido')
    expect(printIn(known)).toBe(printIn(before))
  })

  test('is for the person and for readers of their balance', async () => {
    expect((await paper(bernarda, {}, 'trabajador')).words).toContain('Cartola')
    for (const who of ['trabajador', 'boreal.admin'] as const) {
      await expect(paper(rocio, {}, who)).rejects.toMatchObject({ kind: 'not-found' })
    }
    await expect(paper(bernarda, {}, 'gerente.peumal')).rejects.toMatchObject({
      kind: 'not-found',
    })
  })
})

type Asked = { id: string; version: number; care: boolean; hasCarePaper: boolean }

const asked = 'id version care hasCarePaper canOpenCarePaper'
const Ask = `mutation A($input: CreateVacationInput!) {
  createVacation(input: $input) { ${outcome} data { ${asked} } } }`
const Change = `mutation U($input: UpdateVacationInput!) {
  updateVacation(input: $input) { ${outcome} data { ${asked} } } }`
const Open = `mutation O($input: OpenVacationCarePaperInput!) {
  openVacationCarePaper(input: $input) { ${outcome} data { name url } } }`

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

test('the paper of a carer goes with the request, and not everybody opens it', async () => {
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
  const request = await ask('2026-12-03', { care: true, careFileId })
  expect(request).toMatchObject({ care: true, hasCarePaper: true })
  const { id, version } = request
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
