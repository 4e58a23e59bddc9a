// Vouchers of vacations that are signed: sent from the vacation, signed as a document.
import { beforeAll, expect, test } from 'vitest'
import { innerId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { signaturesOf, testKey } from '#tests/signatures.ts'

const started = await startApi()
const { api, world, database, drainJobs } = started
const signatures = signaturesOf(started)
const { owner } = database
const [contract] = world.people.bernarda.contracts
if (!contract) throw new Error('Bernarda has no contract in the demo world')
const userContractId = contract.publicId

const parts = 'id version signature { id state isStale signedOn }'
const Create = `mutation Create($input: CreateVacationInput!) {
  createVacation(input: $input) { ${outcome} data { ${parts} } }
}`
const Send = `mutation Send($input: SendVacationToRubrikaInput!) {
  sendVacationToRubrika(input: $input) { ${outcome} data { ${parts} } }
}`
const Recall = `mutation Recall($input: CancelVacationSignatureInput!) {
  cancelVacationSignature(input: $input) { ${outcome} data { ${parts} } }
}`
const Answer = `mutation Answer($input: UpdateVacationInput!) {
  updateVacation(input: $input) { ${outcome} data { ${parts} } }
}`
type Paper = { id: string; state: string; isStale: boolean; signedOn: string | null }
type Vacation = { id: string; version: number; signature: Paper | null }
type Who = Parameters<typeof api.as>[0]

beforeAll(async () => {
  await signatures.enrol('supergerente')
  await signatures.enrol('trabajador')
})

const approved = (startDate: string, endDate: string, approve = true) =>
  api.as('admin').mutate<Vacation>(Create, {
    input: { userContractId, startDate, endDate, approve, advance: true },
  })
const send = (id: string, who: Who = 'admin') =>
  api.as(who).mutate<Vacation>(Send, { input: { id } })
const recall = (id: string, who: Who = 'admin') =>
  api.as(who).mutate<Vacation>(Recall, { input: { id } })
const requestOf = async ({ signature }: Vacation) => {
  if (!signature) throw new Error('It was not sent')
  return signatures.one('admin', signature.id)
}
const stored = async (id: string) => {
  const { rows } = await owner.query<{ name: string; folder: string; kind: string; state: string }>(
    `select d.name, f.name as folder, t.legal_kind as kind, d.state
     from sent_paper p join document d on d.company_id = p.company_id and d.id = p.document_id
     join document_folder f on f.company_id = d.company_id and f.id = d.folder_id
     join document_type t on t.company_id = d.company_id and t.id = d.type_id
     where p.company_id = $1 and p.source = 'VACATION' and p.source_id = $2 order by d.id`,
    [world.coihues.id, innerId('vacation', id)],
  )
  return rows
}

test('a voucher is signed by its person and then the company; its vacation says so', async () => {
  const vacation = await approved('2026-10-12', '2026-10-16')
  expect(vacation.signature).toBeNull()
  const sent = await send(vacation.id)
  expect(sent.signature).toMatchObject({ state: 'SENT', isStale: false, signedOn: null })
  expect(await stored(vacation.id)).toEqual([
    {
      name: expect.stringMatching(/^Comprobante de vacaciones \d+ de /),
      folder: 'Certificados y comprobantes',
      kind: 'VACATION',
      state: 'PENDING_SIGNATURE',
    },
  ])
  await expect(send(vacation.id)).rejects.toMatchObject({ message: 'Ya espera su firma' })
  const request = await requestOf(sent)
  expect(request.signing.map(({ role }) => role)).toEqual(['WORKER', 'EMPLOYER'])
  expect((await signatures.openAndSign('trabajador', request)).error).toBeNull()
  expect((await signatures.openAndSign('supergerente', request)).error).toBeNull()
  await drainJobs()
  const { vacations } = await api
    .as('trabajador')
    .run<{ vacations: { rows: Vacation[] } }>(
      `query ($page: Page) { vacations(page: $page) { rows { ${parts} } } }`,
      { page: { number: 1, size: 100 } },
    )
  const own = vacations.rows.find(({ id }) => id === vacation.id)
  expect(own?.signature).toMatchObject({ state: 'COMPLETED', signedOn: '2026-09-15' })
  await expect(send(vacation.id)).rejects.toMatchObject({ message: 'Ya está firmado' })
  await expect(recall(vacation.id)).rejects.toMatchObject({ message: 'Ya está firmado' })
})

test('what was taken back is sent again, and the paper before it is replaced', async () => {
  const { id } = await approved('2026-10-19', '2026-10-20')
  await expect(recall(id)).rejects.toMatchObject({ message: 'No espera firma' })
  const first = await send(id)
  expect((await recall(id)).signature).toMatchObject({ state: 'CANCELLED' })
  await expect(recall(id)).rejects.toMatchObject({ message: 'No espera firma' })
  const again = await send(id)
  expect(again.signature?.state).toBe('SENT')
  expect(again.signature?.id).not.toBe(first.signature?.id)
  expect((await stored(id)).map(({ state }) => state)).toEqual(['REPLACED', 'PENDING_SIGNATURE'])
})

test('a voucher whose vacation changed is signed by nobody', async () => {
  const { id, version } = await approved('2026-11-09', '2026-11-11')
  const request = await requestOf(await send(id))
  const { signature } = await api.as('admin').mutate<Vacation>(Answer, {
    input: { id, version, responseStatus: 'CANCELED', response: 'Cambio de turno' },
  })
  expect(signature).toMatchObject({ state: 'SENT', isStale: true })
  await signatures.open('trabajador', request)
  const { error } = await signatures.sign('trabajador', {
    id: request.id,
    sha256: request.sha256,
    read: true,
    signingKey: testKey,
  })
  expect(error?.message).toBe('Cambió lo que dice este documento: espere el nuevo, o rechácelo')
  await expect(send(id)).rejects.toMatchObject({
    message: 'Solo unas vacaciones aprobadas tienen comprobante',
  })
  expect((await recall(id)).signature).toMatchObject({ state: 'CANCELLED' })
})

test('two who send at once send one paper', async () => {
  const { id } = await approved('2026-11-23', '2026-11-24')
  const answers = await Promise.allSettled([send(id), send(id), send(id)])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await stored(id)).toHaveLength(1)
})

test('is for who signs the papers of that person: not a worker, nor another company', async () => {
  const { id } = await approved('2026-11-16', '2026-11-18')
  for (const who of ['trabajador', 'supervisor', 'gerente'] as const) {
    await expect(send(id, who)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(recall(id, who)).rejects.toMatchObject({ kind: 'forbidden' })
  }
  await expect(send(id, 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
})
