// What an authority made with openssl says of certificates, by its list and by its responder.
import { X509Certificate } from 'node:crypto'
import http from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { certificateMaker } from '#tests/certificates.ts'
import { openP12 } from './p12.ts'
import { signatureChecks } from './revocation.ts'
import { readCertificate } from './x509.ts'

const maker = certificateMaker()
const stranger = certificateMaker()
/** What the server of the authority answers: each is a document as openssl writes it. */
const answers = new Map<string, (query: Buffer) => Buffer | undefined>()
const asked: string[] = []
const server = http.createServer((request, response) => {
  void buffer(request).then((query) => {
    asked.push(request.url ?? '')
    const answer = answers.get(request.url ?? '')?.(query)
    response.writeHead(answer ? 200 : 404).end(answer)
  })
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const place = server.address()
if (!place || typeof place === 'string') throw new Error('The responder has no port')
const origin = `http://127.0.0.1:${place.port}`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const list = `${origin}/lista`
const responder = `${origin}/responde`
const now = new Date()
const hours = (many: number) => new Date(now.getTime() + many * 3_600_000)

async function signer(places: { list?: string; responder?: string }) {
  const opened = await openP12(maker.p12({ key: 'p256', password: 'clave', ...places }), 'clave')
  if (typeof opened === 'string' || !opened.certificate) throw new Error('no certificate')
  const authority = new X509Certificate(maker.authority())
  return { ...readCertificate(opened.certificate), authority }
}
type Signer = Awaited<ReturnType<typeof signer>>
const outgoing = { allowed: new Set([origin]), timeoutMs: 2_000 }
const saidOf = (by: Signer, at = now, reach: object = outgoing) =>
  signatureChecks.revocationOf(by, { at, outgoing: reach })
const silent = { state: 'UNASKED', why: 'quien lo emitió no respondió' }

describe('a certificate that names a list', () => {
  test('is good until it stands in it', async () => {
    const by = await signer({ list })
    answers.set('/lista', () => maker.list(now))
    expect(await saidOf(by)).toEqual({ state: 'GOOD', asked: list })
    maker.revokeLast()
    expect(await saidOf(by)).toMatchObject({ state: 'REVOKED', asked: list })
    const next = await signer({ list })
    expect(await saidOf(next)).toEqual({ state: 'GOOD', asked: list })
  })

  test('is asked of no list that is old, of another authority, cut or changed', async () => {
    const by = await signer({ list })
    const good = maker.list(now)
    const changed = Buffer.from(good)
    changed[good.length - 1] = (changed.at(-1) ?? 0) ^ 1
    for (const [name, wrong] of Object.entries({
      old: maker.list(hours(-48)),
      'of tomorrow': maker.list(hours(24)),
      'of another authority': stranger.list(now),
      cut: good.subarray(0, good.length - 40),
      changed,
      nonsense: Buffer.from('<html>no</html>'),
      empty: Buffer.alloc(0),
    })) {
      answers.set('/lista', () => wrong)
      expect(await saidOf(by), name).toEqual(silent)
    }
  })
})

describe('a certificate that names a responder', () => {
  test('is good until the responder says that it was revoked; no list is read', async () => {
    const by = await signer({ list, responder })
    answers.set('/responde', (query) => maker.answer(query))
    asked.length = 0
    expect(await saidOf(by)).toEqual({ state: 'GOOD', asked: responder })
    maker.revokeLast()
    expect(await saidOf(by)).toMatchObject({ state: 'REVOKED', asked: responder })
    expect(asked).toEqual(['/responde', '/responde'])
  })

  test('is read in the list where the responder is away, or answers for another one', async () => {
    const other = await signer({ list, responder })
    const by = await signer({ list, responder })
    answers.set('/lista', () => maker.list(now))
    answers.set('/responde', () => undefined)
    expect(await saidOf(by)).toEqual({ state: 'GOOD', asked: list })
    // The answer for one certificate says nothing of another, nor tomorrow.
    let answered: Buffer = Buffer.alloc(0)
    answers.set('/responde', (query) => (answered = maker.answer(query)))
    expect(await saidOf(other)).toMatchObject({ asked: responder })
    answers.set('/responde', () => answered)
    expect(await saidOf(by)).toEqual({ state: 'GOOD', asked: list })
    expect(await saidOf(other, hours(48))).toEqual(silent)
    answers.set('/responde', () => {
      const changed = Buffer.from(answered)
      // A second of when it was said: what is signed is another answer.
      const said = changed.indexOf(Buffer.from([0x18, 0x0f])) + 15
      changed[said] = (changed[said] ?? 0) ^ 1
      return changed
    })
    expect(await saidOf(other)).toEqual({ state: 'GOOD', asked: list })
  })
})

test('addresses inside are asked nothing, whatever a certificate names', async () => {
  asked.length = 0
  const by = await signer({ list, responder })
  expect(await saidOf(by, now, {})).toEqual(silent)
  const metadata = await signer({ list: 'http://169.254.169.254/latest' })
  expect(await saidOf(metadata)).toEqual(silent)
  expect(asked).toEqual([])
  expect(await saidOf(await signer({}))).toEqual({
    state: 'UNASKED',
    why: 'el certificado no dice dónde',
  })
})
