import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto'
import { bits, der, integer, isTrue, moment, objectId, octets, printable } from './der.ts'
import { sequence, setOf, utf8 } from './der.ts'
import { secretFor } from './wrap.ts'
import { sha256Of } from './x509.ts'

const ECDSA_WITH_SHA_256 = sequence(objectId('1.2.840.10045.4.3.2'))
const P_256 = objectId('1.2.840.10045.3.1.7')
const EC_KEY = objectId('1.2.840.10045.2.1')

const NAME = 'Demostración, sin valor legal'
/** The dates of the demo world lie within. */
const since = new Date('2026-01-01T00:00:00Z')
const until = new Date('2036-01-01T00:00:00Z')

/**
 * A certificate of demonstration for a razón social, issued by an authority that only this
 * installation has and that says what it is worth: nothing. Its key follows from the secret of the
 * installation, so that nothing of it is kept anywhere.
 */
export function demoCertificate({ name, rut }: { name: string; rut: string }) {
  const authorityKey = authority()
  const issuer = nameOf({ name: `Autoridad de pruebas de minga. ${NAME}` })
  const root = certificateOf({
    issuer,
    subject: issuer,
    key: createPublicKey(authorityKey),
    isAuthority: true,
    by: authorityKey,
  })
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const certificate = certificateOf({
    issuer,
    subject: nameOf({ name: `${name}. ${NAME}`, rut }),
    key: publicKey,
    isAuthority: false,
    by: authorityKey,
  })
  return {
    certificate,
    chain: [root],
    pkcs8: privateKey.export({ type: 'pkcs8', format: 'der' }),
  }
}

/** The key of the authority: 32 bytes of the installation as the number of a P-256 key. */
function authority(): KeyObject {
  const number = secretFor('demo-authority')
  const key = sequence(integer(1), octets(number))
  const pkcs8 = sequence(integer(Buffer.from([0])), sequence(EC_KEY, P_256), octets(key))
  return createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' })
}

const nameOf = ({ name, rut }: { name: string; rut?: string }) =>
  sequence(
    part('2.5.4.6', printable('CL')),
    part('2.5.4.3', utf8(name.slice(0, 120))),
    ...(rut === undefined ? [] : [part('2.5.4.5', printable(rut))]),
  )
const part = (id: string, value: Buffer) => setOf(sequence(objectId(id), value))

type Making = {
  issuer: Buffer
  subject: Buffer
  key: KeyObject
  isAuthority: boolean
  by: KeyObject
}

function certificateOf({ issuer, subject, key, isAuthority, by }: Making): Buffer {
  const spki = key.export({ type: 'spki', format: 'der' })
  const number = isAuthority ? sha256Of(spki).subarray(0, 16) : randomBytes(16)
  number[0] = ((number[0] ?? 0) & 0x7f) | 0x40
  const body = sequence(
    der(0xa0, integer(2)),
    integer(number),
    ECDSA_WITH_SHA_256,
    issuer,
    sequence(moment(since), moment(until)),
    subject,
    spki,
    der(0xa3, sequence(...extensionsOf(isAuthority))),
  )
  return sequence(body, ECDSA_WITH_SHA_256, bits(sign('sha256', body, by)))
}

/** What the key is for: an authority signs certificates, any other one documents. */
const extensionsOf = (isAuthority: boolean) => [
  extension('2.5.29.19', isAuthority ? sequence(isTrue) : sequence()),
  extension(
    '2.5.29.15',
    isAuthority ? bits(Buffer.from([0b0000_0110]), 1) : bits(Buffer.from([0b1100_0000]), 6),
  ),
]
const extension = (id: string, value: Buffer) => sequence(objectId(id), isTrue, octets(value))
