import { expect, test } from 'vitest'
import { innerId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'

const { api, world, database } = await startApi()
const { owner } = database
const [contract] = world.people.bernarda.contracts
if (!contract) throw new Error('Bernarda has no contract in the demo world')
const userContractId = contract.publicId

const Create = `mutation Create($input: CreateVacationInput!) {
  createVacation(input: $input) { ${outcome} data { id version signature } }
}`
const Send = `mutation Send($input: SendVacationToRubrikaInput!) {
  sendVacationToRubrika(input: $input) { ${outcome} data { id version signature } }
}`
const Recall = `mutation Recall($input: CancelVacationSignatureInput!) {
  cancelVacationSignature(input: $input) { ${outcome} data { id version signature } }
}`
const Answer = `mutation Answer($input: UpdateVacationInput!) {
  updateVacation(input: $input) { ${outcome} data { id version signature } }
}`
type Vacation = { id: string; version: number; signature: string | null }
type Who = Parameters<typeof api.as>[0]

const approved = (startDate: string, endDate: string, approve = true) =>
  api.as('admin').mutate<Vacation>(Create, {
    input: { userContractId, startDate, endDate, approve, advance: true },
  })
const send = (id: string, who: Who = 'admin') =>
  api.as(who).mutate<Vacation>(Send, { input: { id } })
const recall = (id: string, who: Who = 'admin') =>
  api.as(who).mutate<Vacation>(Recall, { input: { id } })
const stored = async (id: string) => {
  const { rows } = await owner.query(
    `select state, integration_code as code, document_hash as hash, payload, problem
     from vacation_signature where company_id = $1 and vacation_id = $2`,
    [world.coihues.id, innerId('vacation', id)],
  )
  return rows[0]
}

test('the voucher of a contract without signature says what is missing', async () => {
  const { id } = await approved('2026-10-05', '2026-10-07')
  await expect(send(id)).rejects.toMatchObject({
    message: 'El contrato no tiene firma digital: márquela en sus datos laborales',
  })
  await owner.query(
    `update user_contract_version set sync_digital_sign = true
     where company_id = $1 and user_contract_id = $2`,
    [world.coihues.id, contract.id],
  )
  await expect(send(id)).rejects.toMatchObject({
    message: 'Al contrato le falta el código de integración de firma: escríbalo en sus datos',
  })
  await owner.query(
    `update user_contract set signature_integration_code = 'FE-1'
      where company_id = $1 and id = $2`,
    [world.coihues.id, contract.id],
  )
})

test('a voucher waits for its signature with its print, once, and is taken back', async () => {
  const { id } = await approved('2026-10-12', '2026-10-16')
  expect(await send(id)).toMatchObject({ signature: 'PENDING_SIGNATURE' })
  expect(await stored(id)).toMatchObject({
    code: 'FE-1',
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    payload: { voucher: expect.any(Number), document: { title: expect.any(String) } },
  })
  await expect(send(id)).rejects.toMatchObject({ message: 'Ya espera su firma' })
  expect(await recall(id)).toMatchObject({ signature: 'CANCELED' })
  await expect(recall(id)).rejects.toMatchObject({ message: 'No espera firma' })
  expect(await send(id)).toMatchObject({ signature: 'PENDING_SIGNATURE' })
})

test('what failed is asked for again, and what is signed is not', async () => {
  const { id } = await approved('2026-11-02', '2026-11-04')
  await send(id)
  const set = (state: string) =>
    owner.query(
      `update vacation_signature set state = $3 where company_id = $1 and vacation_id = $2`,
      [world.coihues.id, innerId('vacation', id), state],
    )
  await set('FAILED')
  expect(await send(id)).toMatchObject({ signature: 'PENDING_SIGNATURE' })
  await set('SIGNED')
  await expect(send(id)).rejects.toMatchObject({ message: 'Ya está firmado' })
  await expect(recall(id)).rejects.toMatchObject({ message: 'Ya está firmado' })
})

test('a vacation that changes takes its request back', async () => {
  const { id, version } = await approved('2026-11-09', '2026-11-11')
  await send(id)
  await api.as('admin').mutate(Answer, {
    input: { id, version, responseStatus: 'CANCELED', response: 'Cambio de turno' },
  })
  expect(await stored(id)).toMatchObject({ state: 'CANCELED', problem: 'El comprobante cambió' })
  await expect(send(id)).rejects.toMatchObject({
    message: 'Solo unas vacaciones aprobadas tienen comprobante',
  })
})

test('is for who signs the papers of that person: not a worker, nor another company', async () => {
  const { id } = await approved('2026-11-16', '2026-11-18')
  for (const who of ['trabajador', 'supervisor', 'gerente'] as const) {
    await expect(send(id, who)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(recall(id, who)).rejects.toMatchObject({ kind: 'forbidden' })
  }
  await expect(send(id, 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
})
