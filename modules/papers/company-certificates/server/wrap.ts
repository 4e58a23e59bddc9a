import { hkdfSync } from 'node:crypto'
import { openedWith, sealedWith } from '#platform/server/sealing.ts'

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

const about = ({ companyId, businessId }: Holder) => `${companyId}:${businessId}`

/** A private key as the table keeps it. */
export const wrapKey = (pkcs8: Uint8Array, holder: Holder): Buffer =>
  sealedWith(secretFor('company-certificate'), pkcs8, about(holder))

/** @throws Error when the secret of the installation is another one, or the row was moved */
export const unwrapKey = (stored: Buffer, holder: Holder): Buffer =>
  openedWith(secretFor('company-certificate'), stored, about(holder))
