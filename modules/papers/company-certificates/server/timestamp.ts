import { createHash, randomBytes, verify, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import {
  der,
  integer,
  isTrue,
  nothing,
  objectId,
  octets,
  type Read,
  readAll,
  readOne,
} from './der.ts'
import { sequence } from './der.ts'
import { leadsTo } from './chain.ts'
import { hashNamed } from './read-cms.ts'

/** Where time stamps come from: an address that the installation says, and nobody else. */
export type TimestampAuthority = {
  readonly url: string
  /** Who issues the certificates of the authority; without them any that stamps is taken. */
  readonly roots: readonly X509Certificate[]
}

/** A token of an authority of time stamps (RFC 3161), as a signature carries it. */
export type Stamp = { readonly token: Buffer; readonly at: Date }

/** What stamps a signature. */
export type Stamper = (signature: Buffer) => Promise<Stamp>

/** No stamp was made: the authority is away, refused, or answered something else. */
export class NoTimestamp extends Error {}

const SHA_256_NAME = objectId('2.16.840.1.101.3.4.2.1')
const SHA_256 = sequence(SHA_256_NAME, nothing)
const SIGNED_DATA = objectId('1.2.840.113549.1.7.2')
const TST_INFO = objectId('1.2.840.113549.1.9.16.1.4')
const MESSAGE_DIGEST = objectId('1.2.840.113549.1.9.4')
const NONCE_BYTES = 8
/** What an authority may take, and how much it may answer. */
const WAIT_MS = 10_000
const MOST_BYTES = 64 * 1024
/** What two clocks may differ by. */
const DRIFT_MS = 5 * 60_000

/** A request to stamp what has this SHA-256, with the certificate of who stamps (`certReq`). */
const timestampQuery = (digest: Buffer, nonce: Buffer): Buffer =>
  sequence(integer(1), sequence(SHA_256, octets(digest)), integer(nonce), isTrue)

/**
 * Asks the authority to stamp some bytes, and reads its answer: it is of these bytes, of this
 * request, of now, and signed with a certificate that stamps.
 *
 * @throws NoTimestamp
 */
async function stampOf(
  { url, roots }: TimestampAuthority,
  signature: Buffer,
  now = new Date(),
): Promise<Stamp> {
  const digest = createHash('sha256').update(signature).digest()
  const nonce = randomBytes(NONCE_BYTES)
  // A number of DER begins with its least bytes, and is not zero.
  nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40
  const answer = await asked(url, timestampQuery(digest, nonce))
  let read: Stamp
  try {
    read = readTimestamp(answer, { digest, nonce, roots })
  } catch (error) {
    if (error instanceof NoTimestamp) throw error
    throw new NoTimestamp('la respuesta no es un sello de tiempo', { cause: error })
  }
  if (Math.abs(read.at.getTime() - now.getTime()) > DRIFT_MS) {
    throw new NoTimestamp('su hora no es la de ahora')
  }
  return read
}

async function asked(url: string, query: Buffer): Promise<Buffer> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query' },
      body: new Uint8Array(query),
      // It is one address: nobody sends us elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(WAIT_MS),
    })
    if (!answer.ok) throw new NoTimestamp(`respondió ${answer.status}`)
    return await bounded(answer)
  } catch (error) {
    if (error instanceof NoTimestamp) throw error
    throw new NoTimestamp('no responde', { cause: error })
  }
}

async function bounded(answer: Response): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.length
    if (size > MOST_BYTES) throw new NoTimestamp('responde demasiado')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

type Expected = { digest: Buffer; nonce: Buffer; roots: readonly X509Certificate[] }

/** @throws NoTimestamp, or RangeError where the bytes are not DER */
function readTimestamp(answer: Buffer, { digest, nonce, roots }: Expected): Stamp {
  const [status, token] = readAll(readOne(answer).body)
  const granted = status && readAll(status.body)[0]?.body
  if (!token || !granted || granted.length !== 1 || (granted[0] ?? 9) > 1) {
    throw new NoTimestamp('rechazó el pedido')
  }
  const content = contentOf(token)
  const info = readAll(readOne(content.info).body)
  const [, , imprint, , time] = info
  const said = imprint && readAll(imprint.body)
  const hash = said?.[0] && readAll(said[0].body)[0]
  if (!hash?.whole.equals(SHA_256_NAME) || !said?.[1]?.body.equals(digest)) {
    throw new NoTimestamp('selló otra cosa')
  }
  if (!info.slice(5).some(({ whole }) => whole.equals(integer(nonce)))) {
    throw new NoTimestamp('respondió a otro pedido')
  }
  const at = timeOf(time)
  requireSigned(content, roots, at)
  return { token: token.whole, at }
}

type Content = { info: Buffer; certificates: X509Certificate[]; signer: Read[] }

/** The parts of a token: what it says, its certificates, and who signed it. */
function contentOf(token: Read): Content {
  const [type, wrapped] = readAll(token.body)
  if (!type?.whole.equals(SIGNED_DATA) || !wrapped) throw new NoTimestamp('no es una firma')
  const parts = readAll(readOne(wrapped.body).body)
  const [kind, explicit] = readAll(parts[2]?.body ?? Buffer.alloc(0))
  if (!kind?.whole.equals(TST_INFO) || !explicit) throw new NoTimestamp('no sella tiempo')
  const certificates = readAll(parts.find(({ tag }) => tag === 0xa0)?.body ?? Buffer.alloc(0))
  const signers = readAll(parts.at(-1)?.body ?? Buffer.alloc(0))
  const [only] = signers
  if (signers.length !== 1 || !only) throw new NoTimestamp('no tiene un solo firmante')
  return {
    info: readOne(explicit.body).body,
    certificates: certificates.map(({ whole }) => new X509Certificate(whole)),
    signer: readAll(only.body),
  }
}

/** Refuses a token whose signature is not of a certificate that stamps, under one of the roots. */
function requireSigned(content: Content, roots: readonly X509Certificate[], at: Date): void {
  const { info, certificates, signer } = content
  const [, , hashName, attributes, , signature] = signer
  const hash = hashNamed(hashName)
  if (!hash || attributes?.tag !== 0xa0 || !signature) throw new NoTimestamp('no viene firmado')
  const told = readAll(attributes.body).find(({ body }) =>
    readAll(body)[0]?.whole.equals(MESSAGE_DIGEST),
  )
  const digest = told && readOne(readAll(told.body)[1]?.body ?? Buffer.alloc(0)).body
  if (!digest?.equals(createHash(hash).update(info).digest())) {
    throw new NoTimestamp('no firma lo que dice')
  }
  // What is signed is a set; where it stands it has the tag [0].
  const signed = der(0x31, attributes.body)
  const by = certificates.find((one) => verify(hash, signed, one.publicKey, signature.body))
  if (!by) throw new NoTimestamp('su firma no es de su certificado')
  if (!by.keyUsage?.includes('1.3.6.1.5.5.7.3.8')) throw new NoTimestamp('su certificado no sella')
  if (at < by.validFromDate || at > by.validToDate) throw new NoTimestamp('su certificado venció')
  if (roots.length > 0 && !leadsTo(by, certificates, roots)) {
    throw new NoTimestamp('su certificado no es de una autoridad configurada')
  }
}

/** A moment as `YYYYMMDDHHMMSS[.fraction]Z`. */
function timeOf(read: Read | undefined): Date {
  const text = read?.body.toString('latin1') ?? ''
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:\.\d+)?Z$/.exec(text) ?? []
  if (read?.tag !== 0x18 || !year) throw new NoTimestamp('no dice su hora')
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

/** The certificates of a PEM file; none without a file. */
function certificatesIn(file: string | undefined): readonly X509Certificate[] {
  if (file === undefined) return []
  const found = readFileSync(file, 'latin1').match(
    /-----BEGIN CERTIFICATE-----[^-]+-----END [A-Z]+-----/g,
  )
  if (!found) throw new Error(`${file} has no certificates`)
  return found.map((pem) => new X509Certificate(pem))
}

let configured: TimestampAuthority | undefined

/** Where this installation asks for time stamps; nowhere without it. Called once, at the start. */
function useTimestamps(authority: TimestampAuthority | undefined): void {
  configured = authority
}

/** Stamps a signature where this installation asks for it. */
function stamper(): Stamper | undefined {
  const authority = configured
  return authority && ((signature) => stampOf(authority, signature))
}

/** The time of an authority on seals: where and how it is asked, and that it did not answer. */
export const timestamps = { use: useTimestamps, certificatesIn, stamper, NoTimestamp }
