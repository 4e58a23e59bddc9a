import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

let key: Buffer | undefined

/** The secret of this installation, from which the key follows. Called once, before any request. */
export const keepFactorSecret = (secret: string): void => {
  key = Buffer.from(hkdfSync('sha256', secret, 'minga', 'second-factor', 32))
}

function sealKey(): Buffer {
  if (!key) throw new Error('keepFactorSecret() was not called')
  return key
}

/** A secret as the table keeps it, tied to its login: in another row it opens nothing. */
export function sealed(secret: string, loginId: number): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealKey(), nonce).setAAD(Buffer.from(`${loginId}`))
  const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/** @throws Error when the secret of the installation is another one, or the row was moved */
export function unsealed(stored: Buffer, loginId: number): string {
  const opened = createDecipheriv('aes-256-gcm', sealKey(), stored.subarray(0, 12))
    .setAAD(Buffer.from(`${loginId}`))
    .setAuthTag(stored.subarray(12, 28))
  return Buffer.concat([opened.update(stored.subarray(28)), opened.final()]).toString('utf8')
}
