import { constants, createHash, type KeyObject, verify, X509Certificate } from 'node:crypto'
import { leadsTo } from './chain.ts'
import { der, objectId, type Read, readAll, readOne } from './der.ts'
import type { SignerFacts } from './signed-der.ts'
import { type CertificateFacts, readCertificate, sha256Of } from './x509.ts'

const SIGNED_DATA = objectId('1.2.840.113549.1.7.2')
const DATA = objectId('1.2.840.113549.1.7.1')
const CONTENT_TYPE = objectId('1.2.840.113549.1.9.3')
const MESSAGE_DIGEST = objectId('1.2.840.113549.1.9.4')
const SIGNING_CERTIFICATE = objectId('1.2.840.113549.1.9.16.2.47')
const RSA_PSS = objectId('1.2.840.113549.1.1.10')

const HASHES: Readonly<Record<string, string>> = {
  [objectId('2.16.840.1.101.3.4.2.1').toString('hex')]: 'sha256',
  [objectId('2.16.840.1.101.3.4.2.2').toString('hex')]: 'sha384',
  [objectId('2.16.840.1.101.3.4.2.3').toString('hex')]: 'sha512',
}
const EMPTY = Buffer.alloc(0)

/** The hash of an algorithm that is still good for signatures. */
export const hashNamed = (algorithm: Read | undefined): string | undefined =>
  HASHES[readAll(algorithm?.body ?? EMPTY)[0]?.whole.toString('hex') ?? '']

/** Why a signature is not taken. */
export class NotSigned extends Error {}

type Asked = {
  /** What is signed. */
  readonly content: readonly Uint8Array[]
  readonly roots: readonly X509Certificate[]
  readonly at: Date
}

/**
 * Whose certificate made a detached CMS signature over some bytes, under one of the roots.
 *
 * @throws NotSigned with the reason, in Spanish
 */
export function signedBy(cms: Buffer, asked: Asked): SignerFacts {
  try {
    return verified(partsOf(cms), asked)
  } catch (error) {
    if (error instanceof NotSigned) throw error
    throw new NotSigned('su firma no se puede leer', { cause: error })
  }
}

type Parts = { certificates: readonly X509Certificate[]; signer: readonly Read[] }

function partsOf(cms: Buffer): Parts {
  const [type, wrapped] = readAll(readOne(cms).body)
  if (!type?.whole.equals(SIGNED_DATA) || !wrapped) throw new NotSigned('no es una firma')
  const parts = readAll(readOne(wrapped.body).body)
  const [kind, inside] = readAll(parts[2]?.body ?? EMPTY)
  if (!kind?.whole.equals(DATA) || inside) throw new NotSigned('firma otra cosa que el archivo')
  const certificates = readAll(parts.find(({ tag }) => tag === 0xa0)?.body ?? EMPTY)
  const [only, other] = readAll(parts.at(-1)?.body ?? EMPTY)
  if (!only || other) throw new NotSigned('no tiene un solo firmante')
  return {
    certificates: certificates.map(({ whole }) => new X509Certificate(whole)),
    signer: readAll(only.body),
  }
}

function verified({ certificates, signer }: Parts, { content, roots, at }: Asked): SignerFacts {
  const [, sid, hashName, attributes, algorithm, signature] = signer
  const hash = hashNamed(hashName)
  if (!hash) throw new NotSigned('usa un resumen que ya no se acepta')
  if (!sid || attributes?.tag !== 0xa0 || !algorithm || !signature) {
    throw new NotSigned('no dice qué firma')
  }
  const valueOf = valuesOf(attributes)
  if (!valueOf(CONTENT_TYPE)?.whole.equals(DATA)) throw new NotSigned('no dice qué firma')
  const digest = createHash(hash)
  for (const part of content) digest.update(part)
  if (!valueOf(MESSAGE_DIGEST)?.body.equals(digest.digest())) {
    throw new NotSigned('su firma es de otros bytes')
  }
  const found = certificates
    .map((one) => ({ one, facts: readCertificate(one.raw) }))
    .find(({ facts }) => Buffer.concat([facts.issuerDer, facts.serialDer]).equals(sid.body))
  if (!found) throw new NotSigned('no trae el certificado de quien firma')
  const { one, facts } = found
  requireNamed(valueOf(SIGNING_CERTIFICATE), facts)
  // What is signed is a set; where it stands it has the tag [0].
  const signed = der(0x31, attributes.body)
  const key = keyFor(algorithm, one.publicKey)
  if (!verify(hash, signed, key, signature.body)) {
    throw new NotSigned('su firma no es de su certificado')
  }
  if (facts.isAuthority || !facts.signs) throw new NotSigned('su certificado no firma documentos')
  if (at < facts.notBefore || at > facts.notAfter) throw new NotSigned('su certificado venció')
  const authority = [...certificates, ...roots].find(
    (other) => one.checkIssued(other) && one.verify(other.publicKey),
  )
  if (!authority || !leadsTo(one, certificates, roots, at)) {
    throw new NotSigned('su certificado no es de un prestador acreditado')
  }
  return { ...facts, authority }
}

/** The one value of each attribute; an attribute that is there twice, or has two, has none. */
function valuesOf(attributes: Read) {
  const all = readAll(attributes.body).map(({ body }) => readAll(body))
  return (id: Buffer): Read | undefined => {
    const named = all.filter(([name]) => name?.whole.equals(id))
    const values = readAll(named[0]?.[1]?.body ?? EMPTY)
    return named.length === 1 && values.length === 1 ? values[0] : undefined
  }
}

/** PAdES names its certificate by its hash (ESS signing-certificate-v2, RFC 5035). */
function requireNamed(value: Read | undefined, { der: certificate }: CertificateFacts): void {
  if (!value) throw new NotSigned('no nombra su certificado, como PAdES lo pide')
  const [first] = readAll(readOne(value.body).body)
  const parts = first ? readAll(first.body) : []
  const isOtherHash = parts[0]?.tag === 0x30
  const hash = isOtherHash ? hashNamed(parts[0]) : 'sha256'
  const said = isOtherHash ? parts[1] : parts[0]
  const own = hash && hash !== 'sha256' ? createHash(hash).update(certificate).digest() : undefined
  if (!hash || !said?.body.equals(own ?? sha256Of(certificate))) {
    throw new NotSigned('nombra otro certificado que el suyo')
  }
}

/** How the signature was made: RSA-PSS is another padding of the same key. */
function keyFor(algorithm: Read, key: KeyObject) {
  const isPss = readAll(algorithm.body)[0]?.whole.equals(RSA_PSS)
  if (!isPss) return key
  const { RSA_PKCS1_PSS_PADDING: padding, RSA_PSS_SALTLEN_AUTO: saltLength } = constants
  return { key, padding, saltLength }
}
