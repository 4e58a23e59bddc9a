// Annexes signed with digital signatures: the last one changes the contract.
import { beforeAll, describe, expect, test } from 'vitest'
import { annexesOf } from '#tests/annexes.ts'
import { startApi } from '#tests/api.ts'
import { documentsOf } from '#tests/documents.ts'
import { printedPdf, signaturesOf, testKey } from '#tests/signatures.ts'

const started = await startApi()
const { api, world, database, drainJobs } = started
const annexes = annexesOf(started)
const documents = documentsOf(started)
const signatures = signaturesOf(started)
const { bernarda } = world.people
const contract = bernarda.contracts[0]?.publicId ?? ''

beforeAll(async () => {
  await signatures.enrol('supergerente')
  await signatures.enrol('trabajador')
})

const heldOn = async (asOf: string) =>
  (
    await api
      .as('admin')
      .run<{ userContract: { jobTitle: string } }>(
        `query ($input: UserContractInput!) { userContract(input: $input) { jobTitle } }`,
        { input: { id: contract, asOf } },
      )
  ).userContract.jobTitle
const rowOf = async (id: string) => {
  const { rows } = await annexes.list('admin', { userContractId: contract })
  const found = rows.find((row) => row.id === id)
  if (!found) throw new Error('The annex is gone')
  return found
}

/** An annex that is printed, and waits for its signatures. */
async function printed(effectiveOn: string, jobTitle: string) {
  const made = await annexes.create('admin', { userContractId: contract, effectiveOn, jobTitle })
  const { id, version } = made.data ?? { id: '', version: 0 }
  const { data, error } = await annexes.send('admin', { id, version })
  if (!data?.documentId) throw new Error(error?.message ?? 'It was not printed')
  return { ...data, documentId: data.documentId }
}
const sent = async (documentId: string) => {
  const { error } = await signatures.send('admin', { documents: [{ id: documentId }] })
  if (error) throw new Error(error.message ?? 'refused')
  const { rows } = await signatures.list('admin', { documentId })
  const open = rows.find(({ state }) => state === 'SENT')
  if (!open) throw new Error('It was not sent')
  return open
}

describe('an annex', () => {
  test('changes its contract with the last signature, and its paper is not voided', async () => {
    const annex = await printed('2026-10-01', 'Jefa de ventas')
    const before = await heldOn('2026-10-01')
    const request = await sent(annex.documentId)
    expect(await rowOf(annex.id)).toMatchObject({ state: 'PENDING', inSignature: true })
    const again = await signatures.send('admin', { documents: [{ id: annex.documentId }] })
    expect(again.error?.message).toBe('Ya está en firma')

    const { fileId } = await annexes.scan('admin', annex.id)
    const { id, version } = annex
    const onPaper = await annexes.sign('admin', { id, version, fileId })
    expect(onPaper.error?.message).toMatch(/Está en firma digital/)
    const rejected = await annexes.reject('admin', { id, version, reason: 'No se firmó' })
    expect(rejected.error?.message).toMatch(/Está en firma digital/)

    expect((await signatures.openAndSign('supergerente', request)).error).toBeNull()
    expect(await heldOn('2026-10-01')).toBe(before)
    const last = await signatures.openAndSign('trabajador', request)
    expect(last.error).toBeNull()
    expect(await rowOf(annex.id)).toMatchObject({ state: 'SIGNED', signedOn: '2026-09-15' })
    expect(await heldOn('2026-10-01')).toBe('Jefa de ventas')
    expect(await heldOn('2026-09-30')).toBe(before)
    await drainJobs()
    const paper = await documents.one('admin', annex.documentId)
    expect(paper.state).toBe('SIGNED')

    const voiding = { id: annex.documentId, version: paper.version, act: 'VOID' }
    await expect(documents.change('admin', { ...voiding, reason: 'Estaba malo' })).rejects.toThrow(
      /Es el anexo N° \d+ de un contrato: anúlelo con otro anexo/,
    )
    expect((await documents.one('admin', annex.documentId)).state).toBe('SIGNED')
  })

  test('goes on waiting when its signing is cancelled or expires, and is sent again', async () => {
    const annex = await printed('2026-11-01', 'Subgerenta de ventas')
    const first = await sent(annex.documentId)
    const { id, version } = first
    const cancelled = await signatures.cancel('admin', { id, version, reason: 'Con otra firma' })
    expect(cancelled.error).toBeNull()
    expect(await rowOf(annex.id)).toMatchObject({ state: 'PENDING', inSignature: false })
    expect((await documents.one('admin', annex.documentId)).state).toBe('PENDING_SIGNATURE')
    const second = await sent(annex.documentId)
    const reason = 'No es el cargo que se acordó'
    const { sha256 } = second
    const said = await signatures.reject('supergerente', { id: second.id, sha256, reason })
    expect(said.error).toBeNull()
    expect(await rowOf(annex.id)).toMatchObject({ state: 'REJECTED', reason })
    expect((await documents.one('admin', annex.documentId)).state).toBe('REJECTED')
  })

  test('is not signed for a contract that no longer takes it', async () => {
    const annex = await printed('2026-12-01', 'Gerenta de ventas')
    const request = await sent(annex.documentId)
    await signatures.openAndSign('supergerente', request)
    await database.owner.query(
      `update user_contract set initial_date = '2026-12-15'
       where company_id = $1 and id = $2`,
      [world.coihues.id, bernarda.contracts[0]?.id],
    )
    await signatures.open('trabajador', request)
    const { id, sha256 } = request
    const input = { id, sha256, read: true, signingKey: testKey }
    const refused = await signatures.sign('trabajador', input)
    expect(refused.error?.message).toMatch(/El contrato cambió desde que se hizo este anexo/)
    expect((await signatures.one('trabajador', id)).ownState).toBe('PENDING')
    expect(await rowOf(annex.id)).toMatchObject({ state: 'PENDING' })
  })
})

describe('the draft of a contract', () => {
  test('is issued by sending it to sign', async () => {
    const paper = await printedPdf('Contrato de trabajo')
    const { fileId } = await annexes.scanOf('contractFile')('admin', contract, paper)
    const { data } = await api.as('admin').result<{ id: string }>(
      `mutation ($input: CreateContractFileInput!) { createContractFile(input: $input) {
        status message error { kind message field traceId } data { id } } }`,
      { input: { userContractId: contract, signed: false, fileId } },
    )
    const id = data?.id ?? ''
    expect((await documents.one('admin', id)).state).toBe('DRAFT')
    const refused = await signatures.send('trabajador', { documents: [{ id }] })
    expect(refused.error?.kind).toBe('forbidden')
    const sending = await signatures.send('admin', { documents: [{ id }] })
    expect(sending.error).toBeNull()
    expect((await documents.one('admin', id)).state).toBe('PENDING_SIGNATURE')

    const { rows } = await signatures.list('admin', { documentId: id })
    const request = rows.find(({ state }) => state === 'SENT')
    if (!request) throw new Error('It was not sent')
    await database.owner.query(
      `update user_contract set signed = false, signature_date = null
       where company_id = $1 and id = $2`,
      [world.coihues.id, bernarda.contracts[0]?.id],
    )
    await signatures.openAndSign('supergerente', request)
    expect((await signatures.openAndSign('trabajador', request)).error).toBeNull()
    expect(await signedSince()).toEqual({ signed: true, signatureDate: '2026-09-15' })
  })
})

/** What the contract of Bernarda says of its own signature. */
const signedSince = async () =>
  (
    await api.as('admin').run<{ userContract: { signed: boolean; signatureDate: string | null } }>(
      `query ($input: UserContractInput!) {
          userContract(input: $input) { signed signatureDate } }`,
      { input: { id: contract } },
    )
  ).userContract
