import { createHash, X509Certificate } from 'node:crypto'
import { parseRut, type Rut } from '#chile/rut.ts'
import { objectId, type Read, readAll, readOne } from './der.ts'

/** What a certificate says of itself, and the parts of it that a signature names. */
export type CertificateFacts = {
  readonly der: Buffer
  readonly subject: string
  readonly issuer: string
  readonly serial: string
  readonly rut: Rut | undefined
  readonly notBefore: Date
  readonly notAfter: Date
  readonly isAuthority: boolean
  /** Whether it may sign documents; it may where it says nothing of what its key is for. */
  readonly signs: boolean
  readonly keyType: string | undefined
  readonly keyBits: number
  /** Where who issued it says whether it was revoked: lists of those that were, and responders. */
  readonly lists: readonly string[]
  readonly responders: readonly string[]
  /** Who issued it and its number, as they are written in it. */
  readonly issuerDer: Buffer
  readonly serialDer: Buffer
}

const KEY_USAGE = objectId('2.5.29.15')
const OTHER_NAMES = objectId('2.5.29.17')
const LISTS = objectId('2.5.29.31')
const AUTHORITY = objectId('1.3.6.1.5.5.7.1.1')
const RESPONDER = objectId('1.3.6.1.5.5.7.48.1')
const NUMBER_OF_SUBJECT = objectId('2.5.4.5')
/** The RUT of the holder in an alternative name, as certification in Chile writes it. */
const RUT_OF_HOLDER = objectId('1.3.6.1.4.1.8321.1')

/** @throws Error when the bytes are no certificate */
export function readCertificate(der: Uint8Array): CertificateFacts {
  const read = new X509Certificate(der)
  const parts = readAll(readOne(readOne(read.raw).body).body)
  // Without a version the certificate is of the first one, which has no extensions.
  const at = parts[0]?.tag === 0xa0 ? 1 : 0
  const [serial, , issuer, , subject] = parts.slice(at)
  if (!serial || !issuer || !subject) throw new RangeError('not a certificate')
  const extensions = extensionsOf(parts.at(-1))
  const details = read.publicKey.asymmetricKeyDetails
  return {
    der: Buffer.from(read.raw),
    subject: nameOf(read.subject),
    issuer: nameOf(read.issuer),
    serial: read.serialNumber,
    rut: rutIn(subject.body) ?? rutOfHolder(extensions),
    notBefore: read.validFromDate,
    notAfter: read.validToDate,
    isAuthority: read.ca,
    signs: maySign(extensions),
    keyType: read.publicKey.asymmetricKeyType,
    keyBits: details?.modulusLength ?? (details?.namedCurve === 'prime256v1' ? 256 : 0),
    lists: listsIn(extensions),
    responders: respondersIn(extensions),
    issuerDer: issuer.whole,
    serialDer: serial.whole,
  }
}

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/** The common name of a subject, or all of it where it has none. */
const nameOf = (lines: string): string => {
  const common = lines.split('\n').find((line) => line.startsWith('CN='))
  return (common?.slice(3) ?? lines.replaceAll('\n', ', ')).replaceAll('\\', '').slice(0, 500)
}

type Extension = { readonly id: Buffer; readonly value: Buffer }

function extensionsOf(last: Read | undefined): Extension[] {
  if (last?.tag !== 0xa3) return []
  return readAll(readOne(last.body).body).map(({ body }) => {
    const [id, ...rest] = readAll(body)
    return { id: id?.whole ?? Buffer.alloc(0), value: rest.at(-1)?.body ?? Buffer.alloc(0) }
  })
}

const valueOf = (extensions: readonly Extension[], id: Buffer) =>
  extensions.find((one) => one.id.equals(id))?.value

/** An address among the names of something (RFC 5280, 4.2.1.6). */
const addressIn = (names: readonly Read[]): string[] =>
  names.filter(({ tag }) => tag === 0x86).map(({ body }) => body.toString('latin1'))

/** Lists of who issued the certificate, of all reasons (RFC 5280, 4.2.1.13). */
function listsIn(extensions: readonly Extension[]): string[] {
  const value = valueOf(extensions, LISTS)
  if (!value) return []
  return readAll(readOne(value).body).flatMap(({ body }) => {
    const [place, ...limits] = readAll(body)
    if (place?.tag !== 0xa0 || limits.length > 0) return []
    const name = readOne(place.body)
    return name.tag === 0xa0 ? addressIn(readAll(name.body)) : []
  })
}

function respondersIn(extensions: readonly Extension[]): string[] {
  const value = valueOf(extensions, AUTHORITY)
  if (!value) return []
  return readAll(readOne(value).body).flatMap(({ body }) => {
    const [id, ...names] = readAll(body)
    return id?.whole.equals(RESPONDER) ? addressIn(names) : []
  })
}

/** Bits 0 and 1 of the key usage: digital signature, and non-repudiation (RFC 5280, 4.2.1.3). */
function maySign(extensions: readonly Extension[]): boolean {
  const value = valueOf(extensions, KEY_USAGE)
  if (!value) return true
  return ((readOne(value).body[1] ?? 0) & 0b1100_0000) !== 0
}

/** The RUT that a subject gives as its number. */
function rutIn(subject: Buffer): Rut | undefined {
  for (const set of readAll(subject)) {
    for (const { body } of readAll(set.body)) {
      const [id, value] = readAll(body)
      if (id?.whole.equals(NUMBER_OF_SUBJECT)) return parseRut(value?.body.toString('latin1'))
    }
  }
  return undefined
}

function rutOfHolder(extensions: readonly Extension[]): Rut | undefined {
  const value = valueOf(extensions, OTHER_NAMES)
  if (!value) return undefined
  for (const { tag, body } of readAll(readOne(value).body)) {
    if (tag !== 0xa0) continue
    const [id, wrapped] = readAll(body)
    if (id?.whole.equals(RUT_OF_HOLDER) && wrapped) {
      return parseRut(readOne(wrapped.body).body.toString('latin1'))
    }
  }
  return undefined
}
