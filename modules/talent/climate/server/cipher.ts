import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const NONCE = 12
const TAG = 16

/** A text that only its key opens, which is of 32 bytes. */
export function enciphered(key: Buffer, text: string): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/** @throws Error when the key is another one, or a byte of it changed */
export function deciphered(key: Buffer, stored: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, stored.subarray(0, NONCE))
  decipher.setAuthTag(stored.subarray(NONCE, NONCE + TAG))
  const body = stored.subarray(NONCE + TAG)
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
}
