import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'

/** Where a message goes: the public key of the browser and the secret that it shares with us. */
export type Receiver = { readonly publicKey: Buffer; readonly secret: Buffer }

type OneTime = { readonly sender: ECDH; readonly salt: Buffer }

/** Bytes of a record: one, larger than any message that services take (RFC 8188, section 2.1). */
const RECORD_BYTES = 4096
/** The mark after the last byte of the last record. */
const LAST = 2

function oneTime(): OneTime {
  const sender = createECDH('prime256v1')
  sender.generateKeys()
  return { sender, salt: randomBytes(16) }
}

const derived = (key: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes))

/**
 * A message that this browser alone opens: RFC 8291, in the encoding `aes128gcm` of RFC 8188. The
 * service that carries it reads nothing of it.
 *
 * @param once the key and the salt of this message alone; given by tests of the RFC
 * @throws Error when the public key is no point of the curve P-256
 */
export function encrypted(
  text: string,
  { publicKey, secret }: Receiver,
  { sender, salt }: OneTime = oneTime(),
): Buffer {
  const own = sender.getPublicKey()
  const shared = sender.computeSecret(publicKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, own])
  const material = derived(shared, secret, info, 32)
  const key = derived(material, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derived(material, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const body = Buffer.concat([
    cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([LAST])])),
    cipher.final(),
    cipher.getAuthTag(),
  ])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_BYTES)
  return Buffer.concat([salt, size, Buffer.from([own.length]), own, body])
}
