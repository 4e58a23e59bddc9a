import { objectId, type Read, readAll, readOne } from './der.ts'
import {
  holdsAt,
  isMoment,
  isSignedBy,
  readMoment,
  type Said,
  type SignerFacts,
} from './signed-der.ts'

const SCOPE = objectId('2.5.29.28')
const IS_TRUE = Buffer.from([0x01, 0x01, 0xff])

/**
 * What a list of revoked certificates says of one; nothing where it is of another issuer, of
 * another time, not signed by who issued that certificate, or only of some certificates.
 *
 * @throws RangeError where the bytes are no list
 */
export function readList(bytes: Buffer, by: SignerFacts, at: Date): Said | undefined {
  const [content, algorithm, signature] = readAll(readOne(bytes).body)
  if (!content || !algorithm || !signature) throw new RangeError('not a list')
  const parts = readAll(content.body)
  // Without a version it is of the first one.
  const [, issuer, since, ...more] = parts[0]?.tag === 0x02 ? parts.slice(1) : parts
  const [next] = more
  if (!issuer?.whole.equals(by.issuerDer) || !next || !isMoment(next)) return undefined
  if (!holdsAt(at, readMoment(since), readMoment(next))) return undefined
  if (!isSignedBy(by.authority.publicKey, { content, algorithm, signature })) return undefined
  const found = readAll(more.find(({ tag }) => tag === 0x30)?.body ?? Buffer.alloc(0))
    .map(({ body }) => readAll(body))
    .find(([serial]) => serial?.whole.equals(by.serialDer))
  if (found) return { state: 'REVOKED', since: readMoment(found[1]).toISOString() }
  return isOfAll(more.find(({ tag }) => tag === 0xa0)) ? { state: 'GOOD' } : undefined
}

/** Whether a list is of all certificates of people: critical extensions say of which it is. */
function isOfAll(extensions: Read | undefined): boolean {
  if (!extensions) return true
  return readAll(readOne(extensions.body).body).every(({ body }) => {
    const [id, critical, value] = readAll(body)
    if (!critical?.whole.equals(IS_TRUE)) return true
    if (!id?.whole.equals(SCOPE) || !value) return false
    // Where it is published, and that it has no certificates of authorities: nothing else.
    return readAll(readOne(value.body).body).every(({ tag }) => tag === 0xa0 || tag === 0x81)
  })
}
