import { type KeyObject, sign } from 'node:crypto'
import { der, integer, nothing, objectId, octets, sequence, setOf } from './der.ts'
import type { Stamper } from './timestamp.ts'
import { type CertificateFacts, sha256Of } from './x509.ts'

const SIGNED_DATA = objectId('1.2.840.113549.1.7.2')
const DATA = objectId('1.2.840.113549.1.7.1')
const CONTENT_TYPE = objectId('1.2.840.113549.1.9.3')
const MESSAGE_DIGEST = objectId('1.2.840.113549.1.9.4')
const SIGNING_CERTIFICATE = objectId('1.2.840.113549.1.9.16.2.47')
const TIME_STAMP = objectId('1.2.840.113549.1.9.16.2.14')

const SHA_256 = sequence(objectId('2.16.840.1.101.3.4.2.1'), nothing)
const RSA = sequence(objectId('1.2.840.113549.1.1.1'), nothing)
const ECDSA_WITH_SHA_256 = sequence(objectId('1.2.840.10045.4.3.2'))

export type SealingKey = {
  readonly certificate: CertificateFacts
  /** Those that issued it, as they came with it. */
  readonly chain: readonly Buffer[]
  readonly key: KeyObject
}

/**
 * A detached CMS signature over what has this SHA-256, as PAdES B-B asks (ETSI EN 319 142-1, 6.3):
 * it names its certificate (ESS signing-certificate-v2), and claims no time of its own, which
 * the dictionary of the signature tells. Where an authority stamps it, the signature carries its
 * token.
 *
 * @throws NoTimestamp when the authority does not stamp it
 */
export async function signatureOver(
  digest: Buffer,
  { certificate, chain, key }: SealingKey,
  stamp?: Stamper,
): Promise<{ cms: Buffer; stampedAt: Date | null }> {
  const attributes = [
    attribute(CONTENT_TYPE, DATA),
    attribute(MESSAGE_DIGEST, octets(digest)),
    // SHA-256 is the hash where none is named (RFC 5035).
    attribute(SIGNING_CERTIFICATE, sequence(sequence(sequence(octets(sha256Of(certificate.der)))))),
  ]
  const signed = setOf(...attributes)
  const signature = sign('sha256', signed, key)
  const stamped = await stamp?.(signature)
  const isRsa = key.asymmetricKeyType === 'rsa'
  const signer = sequence(
    integer(1),
    sequence(certificate.issuerDer, certificate.serialDer),
    SHA_256,
    // What is signed is a set; where it stands it has the tag [0].
    Buffer.concat([Buffer.from([0xa0]), signed.subarray(1)]),
    isRsa ? RSA : ECDSA_WITH_SHA_256,
    octets(signature),
    // Of what is not signed, the time that an authority gives to the signature itself (PAdES B-T).
    ...(stamped ? [der(0xa1, attribute(TIME_STAMP, stamped.token))] : []),
  )
  const content = sequence(
    integer(1),
    setOf(SHA_256),
    sequence(DATA),
    der(0xa0, certificate.der, ...chain),
    setOf(signer),
  )
  return { cms: sequence(SIGNED_DATA, der(0xa0, content)), stampedAt: stamped?.at ?? null }
}

const attribute = (id: Buffer, value: Buffer) => sequence(id, setOf(value))
