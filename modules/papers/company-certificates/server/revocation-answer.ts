import { createHash, X509Certificate } from 'node:crypto'
import { nothing, objectId, octets, type Read, readAll, readOne, sequence } from './der.ts'
import { holdsAt, isSignedBy, readMoment, type Said, type SignerFacts } from './signed-der.ts'

const SHA_1 = objectId('1.3.14.3.2.26')
const BASIC = objectId('1.3.6.1.5.5.7.48.1.1')
const SIGNS_ANSWERS = '1.3.6.1.5.5.7.3.9'
/** How long an answer counts that does not say until when. */
const A_DAY_MS = 86_400_000

const sha1 = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest()

/** Names a certificate: SHA-1 finds its issuer here and proves nothing (RFC 6960, 4.1.1). */
function certificateId({ issuerDer, serialDer, authority }: SignerFacts): Buffer {
  const spki = authority.publicKey.export({ type: 'spki', format: 'der' })
  const key = readAll(readOne(spki).body)[1]?.body.subarray(1) ?? Buffer.alloc(0)
  const hash = sequence(SHA_1, nothing)
  return sequence(hash, octets(sha1(issuerDer)), octets(sha1(key)), serialDer)
}

/** The question whether a certificate was revoked. */
export const revocationQuery = (by: SignerFacts): Buffer =>
  sequence(sequence(sequence(sequence(certificateId(by)))))

/**
 * What a responder says of a certificate; nothing where it knows nothing of it, speaks of another
 * time, or is not who issued that certificate, nor named by them.
 *
 * @throws RangeError where the bytes are no answer
 */
export function readAnswer(bytes: Buffer, by: SignerFacts, at: Date): Said | undefined {
  const [status, wrapped] = readAll(readOne(bytes).body)
  if (status?.body[0] !== 0 || !wrapped) return undefined
  const [kind, inside] = readAll(readOne(wrapped.body).body)
  if (!kind?.whole.equals(BASIC) || !inside) return undefined
  const [content, algorithm, signature, more] = readAll(readOne(inside.body).body)
  if (!content || !algorithm || !signature) throw new RangeError('not an answer')
  const keys = keysOf(more, by, at)
  if (!keys.some((key) => isSignedBy(key, { content, algorithm, signature }))) return undefined
  const answers = readAll(content.body).find(({ tag }) => tag === 0x30)
  const id = idOf(readOne(certificateId(by)))
  const [, state, since, until] =
    readAll(answers?.body ?? Buffer.alloc(0))
      .map(({ body }) => readAll(body))
      .find(([named]) => named && idOf(named).equals(id)) ?? []
  if (!state || !holds(at, since, until)) return undefined
  if (state.tag === 0x80) return { state: 'GOOD' }
  if (state.tag !== 0xa1) return undefined
  return { state: 'REVOKED', since: readMoment(readAll(state.body)[0]).toISOString() }
}

function holds(at: Date, since: Read | undefined, until: Read | undefined): boolean {
  const from = readMoment(since)
  const to = until?.tag === 0xa0 ? readMoment(readOne(until.body)) : undefined
  return holdsAt(at, from, to ?? new Date(from.getTime() + A_DAY_MS))
}

/** Of which certificate an answer is, without how its hash is written: some leave out its null. */
const idOf = ({ body }: Read): Buffer =>
  Buffer.concat(
    readAll(body).map((part, place) =>
      place === 0 ? (readAll(part.body)[0]?.whole ?? part.whole) : part.whole,
    ),
  )

/** The keys that may sign an answer: of the issuer, and of those it gave that right. */
function keysOf(more: Read | undefined, { authority }: SignerFacts, at: Date) {
  const certificates = more?.tag === 0xa0 ? readAll(readOne(more.body).body) : []
  const named = certificates
    .map(({ whole }) => new X509Certificate(whole))
    .filter(
      (one) =>
        one.keyUsage?.includes(SIGNS_ANSWERS) &&
        one.checkIssued(authority) &&
        one.verify(authority.publicKey) &&
        holdsAt(at, one.validFromDate, one.validToDate),
    )
  return [authority.publicKey, ...named.map(({ publicKey }) => publicKey)]
}
