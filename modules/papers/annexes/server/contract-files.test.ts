// The paper of a contract: kept by a super manager, read by its person, and removed unless signed.
import { describe, expect, test } from 'vitest'
import { annexesOf } from '#tests/annexes.ts'
import { startApi } from '#tests/api.ts'
import { documentsOf } from '#tests/documents.ts'
import { pdfText } from '#tests/pdf-text.ts'
import type { Username } from '#tests/world.ts'

const started = await startApi()
const { api, url, world } = started
const { scanOf } = annexesOf(started)
const documents = documentsOf(started)
const contract = world.people.bernarda.contracts[0]?.publicId ?? ''
const other = world.people.wilner.contracts[0]?.publicId ?? ''

type File = { id: string; name: string; state: string }
const outcome = 'status message error { kind message field traceId }'
const act =
  <Data>(operation: string, input: string, data: string) =>
  (who: Username, values: object) =>
    api
      .as(who)
      .result<Data>(
        `mutation ($input: ${input}!) { ${operation}(input: $input) { ${outcome} data ${data} } }`,
        { input: values },
      )
const create = act<File>('createContractFile', 'CreateContractFileInput', '{ id name state }')
const remove = act<boolean>('deleteContractFile', 'ByIdDocument', '')
const open = act<{ name: string; url: string }>('openContractFile', 'ByIdDocument', '{ name url }')
const listed = async (who: Username) =>
  (
    await api
      .as(who)
      .run<{ contractFiles: File[] }>(
        `query ($input: ContractFilesInput!) { contractFiles(input: $input) { id name state } }`,
        { input: { userContractId: contract } },
      )
  ).contractFiles
const opened = async (who: Username, id: string) => {
  const { data } = await open(who, { id })
  const { pathname, search } = new URL(data?.url ?? '', url)
  return Buffer.from(await (await fetch(`${url}${pathname}${search}`)).arrayBuffer())
}
const kept = async (signed: boolean) => {
  const { fileId } = await scanOf('contractFile')('supergerente', contract)
  const { data } = await create('supergerente', { userContractId: contract, signed, fileId })
  if (!data) throw new Error('It was not kept')
  return data
}

describe('the paper of a contract', () => {
  test('of the demo world is read by its person, and is kept', async () => {
    const [signed] = await listed('trabajador')
    expect(signed).toMatchObject({ name: 'Contrato firmado de Bernarda Huenchul', state: 'SIGNED' })
    const pdf = await opened('trabajador', signed?.id ?? '')
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await pdfText(pdf)).join(' ')).toContain('Contrato firmado de Bernarda Huenchul')
    const { error } = await remove('trabajador', { id: signed?.id ?? '' })
    expect(error?.message).toBe('Un contrato firmado se conserva')
  })

  test('that is signed stays, and its person reads it with their documents', async () => {
    const file = await kept(true)
    expect(file.state).toBe('SIGNED')
    for (const who of ['admin', 'supergerente', 'trabajador'] as const) {
      expect((await remove(who, { id: file.id })).error?.message, who).toBe(
        'Un contrato firmado se conserva',
      )
      expect((await open(who, { id: file.id })).data?.name, who).toContain('Contrato')
    }
    const own = await documents.list('trabajador', { userId: world.people.bernarda.publicId })
    expect(own.rows.map(({ id }) => id)).toContain(file.id)
    const { userContract } = await api.as('admin').run<{ userContract: { contractFile: File } }>(
      `query ($input: UserContractInput!) { userContract(input: $input) {
        contractFile { id state } } }`,
      { input: { id: contract } },
    )
    expect(userContract.contractFile).toMatchObject({ id: file.id, state: 'SIGNED' })
  })

  test('that nobody signed is removed by its person or a super manager', async () => {
    const first = await kept(false)
    expect(first.state).toBe('DRAFT')
    expect((await listed('trabajador')).map(({ id }) => id)).toContain(first.id)
    expect((await remove('trabajador', { id: first.id })).status).toBe('OK')
    const second = await kept(false)
    expect((await remove('supergerente', { id: second.id })).status).toBe('OK')
    expect((await open('admin', { id: second.id })).error?.kind).toBe('not-found')
  })

  test('is out of reach of everybody else', async () => {
    const file = await kept(false)
    for (const who of ['gerente', 'lectura', 'boreal.admin', 'externo', 'supervisor'] as const) {
      expect((await remove(who, { id: file.id })).error, who).not.toBeNull()
      expect((await open(who, { id: file.id })).error, who).not.toBeNull()
      expect((await scanOf('contractFile')(who, contract)).status, who).not.toBe(200)
    }
    expect((await scanOf('contractFile')('trabajador', contract)).status).not.toBe(200)
    expect(await listed('boreal.admin')).toEqual([])
  })

  test('needs its file, sent for that contract', async () => {
    const input = { userContractId: contract, signed: true }
    expect((await create('admin', input)).error).toMatchObject({ field: 'fileId' })
    const { fileId } = await scanOf('contractFile')('admin', other)
    expect((await create('admin', { ...input, fileId })).error?.kind).toBe('not-found')
  })
})
