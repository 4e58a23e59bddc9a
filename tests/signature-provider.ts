// A provider of advanced signatures, as `docs/advanced-signature.md` asks: a server of this machine
// that really signs, with certificates of an authority of the test.
import { createHmac, randomUUID, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { rootCertificates } from 'node:tls'
import type pg from 'pg'
import { afterAll } from 'vitest'
import { advancedProvider } from '#modules/papers/advanced-signature/server/index.ts'
import { openP12 } from '../modules/papers/company-certificates/server/p12.ts'
import { sealPdf } from '../modules/papers/company-certificates/server/seal-pdf.ts'
import { readCertificate } from '../modules/papers/company-certificates/server/x509.ts'
import type { certificateMaker } from './certificates.ts'

/** How the provider of a test behaves. */
type Manner =
  | 'WELL'
  | 'DOWN'
  | 'MUTE'
  | 'REDIRECT'
  | 'ELSEWHERE'
  | 'NOT_TAKEN'
  | 'NONSENSE'
  | 'HUGE'
type Status = 'WAITING' | 'SIGNED' | 'REJECTED' | 'EXPIRED' | 'CANCELLED'

type Held = {
  reference: string
  document: { name: string; sha256: string; content: string }
  signer: { name: string; rut: string }
  returnUrl: string
  expiresAt: string
  status: Status
  reason: string | null
  signed: Buffer | undefined
}

type Maker = ReturnType<typeof certificateMaker>
type Key = { key: string; secret: string }

/** Signs a file as a person does with their certificate. */
export async function signedWith(
  first: Buffer,
  maker: Maker,
  rut: string,
  more: { list?: string } = {},
): Promise<Buffer> {
  const wanted = { rut, key: 'p256', password: 'clave', ...more } as const
  const opened = await openP12(maker.p12(wanted), 'clave')
  if (typeof opened === 'string' || !opened.certificate) throw new Error('no certificate')
  const { bytes } = await sealPdf(first, {
    key: opened.key,
    certificate: readCertificate(opened.certificate),
    chain: opened.chain,
    field: `Firma ${rut} ${randomUUID()}`,
    reason: 'Firma avanzada',
    at: new Date('2026-09-15T12:00:00Z'),
  })
  return bytes
}

const json = (response: ServerResponse, status: number, said: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))

type Answering = {
  manner: Manner
  origin: string
  key: string
  held: Map<string, Held>
  /** What its authority revoked. */
  list: Buffer | undefined
  /** What somebody does on its pages. */
  onPage: ((reference: string, act: string) => Promise<unknown>) | undefined
}

/** What the provider answers to a request. */
async function answer(now: Answering, request: IncomingMessage, response: ServerResponse) {
  const { manner, key, held } = now
  const { method = '', url = '', headers } = request
  if (url === '/revocados.crl') return response.writeHead(now.list ? 200 : 404).end(now.list)
  if (url.startsWith('/firmar/')) return page(now, url, response)
  if (manner === 'MUTE') return undefined
  if (manner === 'DOWN') return json(response, 503, {})
  if (manner === 'REDIRECT')
    return response.writeHead(302, { location: 'http://127.0.0.1:9' }).end()
  if (manner === 'NONSENSE') return response.end('<html>no</html>')
  if (manner === 'HUGE') return response.end(Buffer.alloc(8_000_000, 0x20))
  if (headers.authorization !== `Bearer ${key}`) return json(response, 401, {})
  const [, reference = '', part] = /^\/v1\/signatures(?:\/([^/]+))?(\/document)?$/.exec(url) ?? []
  if (method === 'POST') return prepared(now, await buffer(request), response)
  const one = held.get(reference)
  if (!one) return json(response, 404, {})
  if (method === 'DELETE') {
    one.status = 'CANCELLED'
    return response.writeHead(204).end()
  }
  if (!part) return json(response, 200, { status: one.status, reason: one.reason })
  response.writeHead(one.signed ? 200 : 409, { 'content-type': 'application/pdf' })
  return response.end(one.signed)
}

/** Its pages: somebody signs or goes back, and is sent to where they came from. */
async function page({ held, onPage }: Answering, url: string, response: ServerResponse) {
  const [, reference = '', act] = /^\/firmar\/([^/]+)(?:\/(\w+))?$/.exec(url) ?? []
  const one = held.get(reference)
  if (!one) return response.writeHead(404).end()
  if (act) {
    await onPage?.(reference, act)
    return response.writeHead(303, { location: one.returnUrl }).end()
  }
  const link = (to: string, words: string) => `<p><a href="/firmar/${reference}/${to}">${words}</a>`
  return response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(
      `<!doctype html><html lang="es"><title>Prestador</title><h1>Prestador de prueba</h1>` +
        link('firma', 'Firmar con mi certificado') +
        link('otra', 'Firmar con el certificado de otra persona') +
        link('cancela', 'Cancelar') +
        link('vuelve', 'Volver sin firmar'),
    )
}

function prepared({ manner, origin, held }: Answering, body: Buffer, response: ServerResponse) {
  if (manner === 'NOT_TAKEN') return json(response, 422, { message: 'No tiene certificado' })
  const said = JSON.parse(body.toString()) as Held
  const known = held.get(said.reference)
  const fresh = { ...said, status: 'WAITING' as const, reason: null, signed: undefined }
  if (!known) held.set(said.reference, fresh)
  const host = manner === 'ELSEWHERE' ? 'https://otra.example' : origin
  return json(response, known ? 200 : 201, { url: `${host}/firmar/${said.reference}` })
}

type Said = { event?: string; secret?: string; ageSeconds?: number; body?: string }

/** A message as the provider sends it; `said` changes what is in it. Answers the status. */
const tellWith =
  (secret: string) =>
  async (to: string, reference: string, now: Date, said: Said = {}): Promise<number> => {
    const body = said.body ?? JSON.stringify({ event: said.event ?? randomUUID(), reference })
    const timestamp = String(Math.floor(now.getTime() / 1000) - (said.ageSeconds ?? 0))
    const signature = createHmac('sha256', said.secret ?? secret)
      .update(`${timestamp}.${body}`)
      .digest('hex')
    const answered = await fetch(new URL('/webhooks/advanced-signature', to), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'minga-timestamp': timestamp,
        'minga-signature': `v1=${signature}`,
      },
      body,
    })
    await answered.arrayBuffer()
    return answered.status
  }

/**
 * The messages of a provider that this process has, about a signature of a company that waits for
 * it. Answers what sends one, and whether it was received.
 */
export async function providerMessages(
  owner: pg.Client,
  company: { id: number; publicId: string },
  to: string,
  now: () => Date,
) {
  const secret = 'a secret of the tests, long enough for messages'
  const roots = rootCertificates.slice(0, 1).map((pem) => new X509Certificate(pem))
  const url = 'https://firma.example'
  advancedProvider.use({ name: 'Prestador', url, key: 'llave', secret, roots, pages: undefined })
  const reference = `${company.publicId}-${randomUUID()}`
  await owner.query('set session_replication_role = replica')
  await owner.query(
    `insert into advanced_signature (company_id, request_id, signer_id, user_id, login_id, name,
       rut, reference, state, url, base_file_id, base_sha256, address, next_at, expires_at,
       created_at)
     select company_id, request_id, -random(1, 2000000000), user_id, 1, 'Prueba', '1-9', $2,
       'WAITING', 'https://firma.example', 0, repeat('0', 64), '::1', '2100-01-01',
       '2100-01-01', now()
     from signature_signer where company_id = $1 and user_id is not null limit 1`,
    [company.id, reference],
  )
  await owner.query('set session_replication_role = origin')
  return async () => (await tellWith(secret)(to, reference, now())) === 200
}

/** A provider on a port of its own, until the test file ends. */
export async function startProvider({ key, secret }: Key) {
  const now: Answering = {
    manner: 'WELL',
    origin: '',
    key,
    held: new Map(),
    list: undefined,
    onPage: undefined,
  }
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    void answer(now, request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  now.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const one = (reference: string): Held => {
    const found = now.held.get(reference)
    if (!found) throw new Error(`Nothing was asked for as ${reference}`)
    return found
  }
  const give = (reference: string, signed: Buffer) =>
    Object.assign(one(reference), { signed, status: 'SIGNED' })
  return {
    url: `${now.origin}/v1`,
    origin: now.origin,
    asked,
    one,
    behave: (manner: Manner) => {
      now.manner = manner
    },
    /** Says what follows from what somebody does on its pages. */
    whenOnPage: (act: NonNullable<Answering['onPage']>) => {
      now.onPage = act
    },
    /** The person signs on its pages, with their certificate. */
    sign: async (reference: string, maker: Maker, rut?: string, more: { list?: string } = {}) => {
      const { document, signer } = one(reference)
      const first = Buffer.from(document.content, 'base64')
      give(reference, await signedWith(first, maker, rut ?? signer.rut, more))
    },
    /** Publishes what the authority of its certificates revoked; answers where. */
    publish: (list: Buffer | undefined) => {
      now.list = list
      return `${now.origin}/revocados.crl`
    },
    /** What is fetched as the signed file. */
    give,
    end: (reference: string, status: Status, reason: string | null = null) =>
      Object.assign(one(reference), { status, reason }),
    tell: tellWith(secret),
  }
}
