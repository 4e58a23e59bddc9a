// The time of an authority on the seal of the company, as programs of others read it.
import { X509Certificate } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { timestamps } from '#modules/papers/company-certificates/server/index.ts'
import { startApi } from '#tests/api.ts'
import { certificateMaker } from '#tests/certificates.ts'
import { cmsOf, readerTest, saidOf, stampIn, withByteChanged } from '#tests/readers.ts'
import { type Signing, signaturesOf } from '#tests/signatures.ts'
import { startTimestampAuthority } from '#tests/tsa.ts'

const started = await startApi()
const { world, database, clock, drainJobs } = started
const signatures = signaturesOf(started)
const { bernarda } = world.people
const authority = await startTimestampAuthority()
const roots = [new X509Certificate(authority.root())]

beforeAll(async () => {
  await signatures.enrol('supergerente')
  await signatures.enrol('trabajador')
  timestamps.use({ url: authority.url, roots })
})
afterAll(() => timestamps.use(undefined))

async function signed(name: string) {
  const request = await signatures.sent(name, bernarda, { order: 'WORKER_ONLY' })
  await signatures.openAndSign('trabajador', request)
  await drainJobs()
  return request
}
const stateOf = async ({ id }: Signing) => (await signatures.one('admin', id)).state
const finalOf = async (request: Signing) => {
  const { data } = await signatures.open('trabajador', request)
  const answer = await fetch(new URL(data?.url ?? '', started.url))
  return Buffer.from(await answer.arrayBuffer())
}
const rowOf = async ({ code }: Signing) => {
  const { rows } = await database.owner.query<{ at: Date | null; problem: string | null }>(
    'select stamped_at as at, seal_problem as problem from signature_request where code = $1',
    [code],
  )
  return rows[0]
}

describe('a seal with the time of an authority', () => {
  let pdf: Buffer
  let request: Signing
  beforeAll(async () => {
    request = await signed('Anexo con hora')
    pdf = await finalOf(request)
  })

  test('carries it in its signature, and the verification tells it', async () => {
    expect(await stateOf(request)).toBe('COMPLETED')
    expect(cmsOf(pdf)).toContain('id-smime-aa-timeStampToken')
    const { json } = await started.post({
      query: `query ($input: VerifyDocumentInput!) { verifyDocument(input: $input) {
        stampedAt sealKind } }`,
      variables: { input: { code: request.code } },
    })
    const { at } = (await rowOf(request)) ?? {}
    expect(json?.data?.['verifyDocument']).toMatchObject({ stampedAt: at?.toISOString() })
    expect(Math.abs((at?.getTime() ?? 0) - Date.now())).toBeLessThan(5 * 60_000)
  })

  readerTest('openssl', 'verifies the token over the signature, and no other bytes', () => {
    const { token, signature } = stampIn(pdf)
    expect(authority.verifies(token, signature)).toMatchObject({ status: 0 })
    expect(authority.verifies(token, withByteChanged(signature, 3)).status).not.toBe(0)
  })

  readerTest('pdfsig', 'calls the stamped seal valid and total', () => {
    const { says } = saidOf('pdfsig', pdf, ['it.pdf'])
    expect(says).toContain('Signature is Valid')
    expect(says).toContain('Total document signed')
  })
})

describe('without an answer of the authority', () => {
  test.each(['AWAY', 'NONSENSE', 'OTHER_NONCE', 'HUGE'] as const)(
    '(%s) the document waits with its reason, and goes on by itself',
    async (manner) => {
      authority.behave(manner)
      const request = await signed(`Anexo sin hora ${manner}`)
      expect(await stateOf(request)).toBe('SEAL_FAILED')
      expect(await rowOf(request)).toMatchObject({ at: null, problem: 'STAMP' })
      const { rows } = await database.owner.query<{ detail: string }>(
        `select detail from notification where title like $1`,
        [`«Anexo sin hora ${manner}» tiene sus firmas y espera el sello%`],
      )
      expect(rows[0]?.detail).toMatch(/sello de tiempo/)
      authority.behave('WELL')
      await signatures.goOn()
      await drainJobs()
      expect(await stateOf(request)).toBe('COMPLETED')
      expect((await rowOf(request))?.at).toBeInstanceOf(Date)
    },
  )

  test('of another root: nothing is sealed with it', async () => {
    const other = new X509Certificate(certificateMaker().authority())
    timestamps.use({ url: authority.url, roots: [other] })
    const request = await signed('Anexo con hora ajena')
    expect(await stateOf(request)).toBe('SEAL_FAILED')
    timestamps.use({ url: authority.url, roots })
    await signatures.goOn()
    await drainJobs()
    expect(await stateOf(request)).toBe('COMPLETED')
    expect(clock.now()).toBeInstanceOf(Date)
  })
})
