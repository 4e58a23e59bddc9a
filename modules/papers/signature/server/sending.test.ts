// Many documents sent and signed at once, and nobody who signs in the place of another.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { signaturesOf, type Signing, testKey } from '#tests/signatures.ts'

const started = await startApi()
const { api, world, clock, database, drainJobs } = started
const signatures = signaturesOf(started)
const { bernarda, hernan } = world.people
const now = clock.now()

beforeAll(async () => {
  await signatures.enrol('supergerente')
  await signatures.enrol('trabajador')
})
beforeEach(() => clock.set(now.toISOString()))

const seenOf = ({ id, sha256 }: Signing) => ({ id, sha256 })
const stateOf = async (id: string) => (await signatures.one('admin', id)).state

describe('many documents', () => {
  test('are sent, but for those that cannot be, which say why', async () => {
    const good = await signatures.issue('Anexo de a muchos', bernarda)
    const other = await signatures.issue('Anexo de a muchos, otro', bernarda)
    const damaged = await signatures.issue('Malo', bernarda, Buffer.from('%PDF-1.4\n%%EOF\n'))
    const documents = [good, damaged, other].map((id) => ({ id }))
    const { data } = await signatures.send('admin', { documents })
    expect(data).toMatchObject({ sent: 2, problems: [{ id: damaged, name: 'Malo' }] })
    expect(data?.problems[0]?.problem).toMatch(/está dañado o comprimido/)
    expect((await signatures.papers.one('admin', damaged)).state).toBe('ISSUED')
    const again = await signatures.send('admin', { documents })
    expect(again.data?.sent).toBe(0)
    expect(again.data?.problems.map(({ problem }) => problem)).toContain('Ya está en firma')
  })

  test('are signed with one key, each by itself', async () => {
    const opened = await signatures.sent('Anexo abierto', bernarda)
    const unopened = await signatures.sent('Anexo sin abrir', bernarda)
    const gone = await signatures.sent('Anexo cancelado', bernarda)
    const foreign = await signatures.sent('Anexo del trabajador', bernarda, {
      order: 'WORKER_ONLY',
    })
    const { id, version } = gone
    await signatures.cancel('admin', { id, version, reason: 'No era' })
    await signatures.open('supergerente', opened)
    const documents = [opened, unopened, gone, foreign].map(seenOf)
    const all = { documents, read: true, summary: false, signingKey: testKey }
    const unread = await signatures.signMany('supergerente', { ...all, read: false })
    expect(unread.error).toMatchObject({ field: 'read' })
    const wrong = await signatures.signMany('supergerente', { ...all, signingKey: 'otraclave' })
    expect(wrong.error).toMatchObject({ field: 'signingKey' })
    expect(await stateOf(opened.id)).toBe('SENT')

    const { data } = await signatures.signMany('supergerente', all)
    expect(data?.signed).toBe(1)
    expect(data?.rows.map(({ problem }) => problem)).toEqual([
      null,
      'Abra el documento antes de firmarlo',
      'La firma de este documento se canceló',
      'No encontrado',
    ])
    const rest = await signatures.signMany('supergerente', { ...all, summary: true })
    expect(rest.data?.rows.map(({ problem }) => problem)).toEqual([
      'Este documento ya fue firmado',
      null,
      'La firma de este documento se canceló',
      'No encontrado',
    ])
    const { rows } = await database.owner.query<{ payload: string }>(
      `select event.payload from signature_event event
       join signature_request request on request.company_id = event.company_id
         and request.id = event.request_id
       where request.code = $1 and event.kind = 'SIGNED'`,
      [unopened.code],
    )
    expect(rows[0]?.payload).toContain('aceptó el resumen de 1 documento, sin abrir este')
  })

  test('of one’s own are opened, each of them', async () => {
    const request = await signatures.sent('Anexo propio', bernarda, { order: 'WORKER_ONLY' })
    const input = {
      documents: [seenOf(request)],
      read: true,
      summary: true,
      signingKey: testKey,
    }
    const { data } = await signatures.signMany('trabajador', input)
    expect(data?.rows[0]?.problem).toBe('Abra el documento antes de firmarlo')
    await signatures.open('trabajador', request)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => signatures.signMany('trabajador', input)),
    )
    expect(answers.map(({ data: answer }) => answer?.signed ?? 0).reduce((a, b) => a + b)).toBe(1)
    await drainJobs()
    expect(await stateOf(request.id)).toBe('COMPLETED')
  })

  test('of others and of none are refused alike', async () => {
    const request = await signatures.sent('Anexo de Hernán', hernan, { order: 'WORKER_ONLY' })
    const documents = [seenOf(request)]
    for (const who of ['trabajador', 'admin', 'boreal.admin'] as const) {
      const input = { documents, read: true, summary: true }
      const { data, error } = await signatures.signMany(who, { ...input, signingKey: testKey })
      expect(error ?? data?.rows[0]?.problem).toBe('No encontrado')
    }
  })
})

describe('a simulated session', () => {
  test('neither signs, rejects, consents nor makes a key', async () => {
    const request = await signatures.sent('Anexo simulado', bernarda, { order: 'WORKER_ONLY' })
    const session = await api.signIn('superadmin')
    await session.mutate(
      `mutation Simulate($input: SimulateCompanyInput!) {
        simulateCompany(input: $input) { status message error { kind message } data } }`,
      { input: { companyId: world.coihues.publicId } },
    )
    const kindOf = async (operation: string, input: string, values: object) => {
      const body = `mutation ($input: ${input}!) { ${operation}(input: $input) {
        status message error { kind message field traceId } } }`
      const { error } = await session.result(body, { input: values })
      return error?.kind
    }
    const { id, sha256 } = request
    const key = { read: true, signingKey: testKey }
    const { textSha256 } = await signatures.own('trabajador')
    const kinds = [
      await kindOf('signDocument', 'SignDocumentInput', { id, sha256, ...key }),
      await kindOf('signDocuments', 'SignDocumentsInput', {
        documents: [{ id, sha256 }],
        summary: true,
        ...key,
      }),
      await kindOf('rejectSignature', 'RejectSignatureInput', {
        id,
        sha256,
        reason: 'No es lo que se acordó',
      }),
      await kindOf('giveElectronicConsent', 'GiveElectronicConsentInput', {
        accepts: true,
        textSha256,
      }),
      await kindOf('setSignatureKey', 'SetSignatureKeyInput', {
        code: '123456',
        signingKey: testKey,
        repeatedKey: testKey,
      }),
    ]
    expect(kinds).toEqual(kinds.map(() => 'forbidden'))
    expect(await stateOf(id)).toBe('SENT')
  })
})
