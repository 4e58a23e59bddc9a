import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const NONCE = 12
const TAG = 16

let secret: string | undefined

/** The secret of this installation, from which the keys here follow. Called once, at the start. */
export function useCertificateSecret(text: string): void {
  secret = text
}

/** 32 bytes that only this installation can compute, for one purpose. */
export function secretFor(purpose: string): Buffer {
  if (secret === undefined) throw new Error('useCertificateSecret() was not called')
  return Buffer.from(hkdfSync('sha256', secret, 'minga', purpose, 32))
}

/** Whose key it is: wrapped for one razón social, it opens in no other row. */
export type Holder = { readonly companyId: number; readonly businessId: number }

const about = ({ companyId, businessId }: Holder) => Buffer.from(`${companyId}:${businessId}`)

/** A private key as the table keeps it. */
export function wrapKey(pkcs8: Uint8Array, holder: Holder): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', secretFor('company-certificate'), nonce)
  cipher.setAAD(about(holder))
  const body = Buffer.concat([cipher.update(pkcs8), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/** @throws Error when the secret of the installation is another one, or the row was moved */
export function unwrapKey(stored: Buffer, holder: Holder): Buffer {
  const nonce = stored.subarray(0, NONCE)
  const opened = createDecipheriv('aes-256-gcm', secretFor('company-certificate'), nonce)
  opened.setAAD(about(holder)).setAuthTag(stored.subarray(NONCE, NONCE + TAG))
  return Buffer.concat([opened.update(stored.subarray(NONCE + TAG)), opened.final()])
}
