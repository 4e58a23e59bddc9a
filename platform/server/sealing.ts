import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const NONCE = 12
const TAG = 16

/**
 * Bytes that only a key of 32 bytes opens: AES-256-GCM, kept as nonce, tag and body.
 *
 * @param about what they are of, such as the row that keeps them: said otherwise, nothing opens
 */
export function sealedWith(key: Buffer, plain: string | Uint8Array, about = ''): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about))
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/** @throws Error when the key or what they are of is another one, or a byte of them changed */
export function openedWith(key: Buffer, stored: Buffer, about = ''): Buffer {
  const opened = createDecipheriv('aes-256-gcm', key, stored.subarray(0, NONCE))
    .setAAD(Buffer.from(about))
    .setAuthTag(stored.subarray(NONCE, NONCE + TAG))
  return Buffer.concat([opened.update(stored.subarray(NONCE + TAG)), opened.final()])
}
