import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/**
 * A key as a browser's authenticator holds it (WebAuthn, section 6): it signs each challenge for
 * the given origin, and counts.
 */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const rpId = new URL(origin).hostname
  let counter = 0

  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const head = (flags: number, place = rpId) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([createHash('sha256').update(place).digest(), Buffer.from([flags]), count])
  }
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  // COSE: EC2, ES256, P-256, and the two halves of the point (RFC 9053, section 7.1.1).
  const cose = cborMap([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ])
  const name = id.toString('base64url')
  return {
    name,
    /** What `navigator.credentials.create()` answers to options of the server. */
    make(options: string): string {
      const { challenge } = JSON.parse(options)
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const authData = Buffer.concat([head(0x41), Buffer.alloc(16), length, id, cose])
      const attestation = cborMap([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      })
    },
    /** What `navigator.credentials.get()` answers; the second argument bends the truth. */
    sign(
      options: string,
      bend: { origin?: string; place?: string; counter?: number } = {},
    ): string {
      const { challenge } = JSON.parse(options)
      counter = bend.counter ?? counter + 1
      const data = clientData('webauthn.get', challenge, bend.origin)
      const authData = head(0x01, bend.place)
      const signed = createSign('sha256')
        .update(Buffer.concat([authData, createHash('sha256').update(data).digest()]))
        .sign(privateKey)
      return answer({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signed.toString('base64url'),
      })
    },
  }

  function answer(response: object): string {
    const head = { id: name, rawId: name, type: 'public-key', clientExtensionResults: {} }
    return JSON.stringify({ ...head, response })
  }
}

type Cbor = number | string | Buffer | Map<Cbor, Cbor>

/** As much of CBOR as an authenticator writes (RFC 8949). */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? lengthOf(1, -1 - value) : lengthOf(0, value)
  if (typeof value === 'string')
    return Buffer.concat([lengthOf(3, value.length), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([lengthOf(2, value.length), value])
  return cborMap([...value])
}

const cborMap = (entries: readonly (readonly [Cbor, Cbor])[]): Buffer =>
  Buffer.concat([
    lengthOf(5, entries.length),
    ...entries.flatMap(([key, value]) => [cbor(key), cbor(value)]),
  ])

function lengthOf(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}
