import { hkdfSync } from 'node:crypto'
import { openedWith, sealedWith } from '#platform/server/sealing.ts'

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
export const sealed = (secret: string, loginId: number): Buffer =>
  sealedWith(sealKey(), secret, `${loginId}`)

/** @throws Error when the secret of the installation is another one, or the row was moved */
export const unsealed = (stored: Buffer, loginId: number): string =>
  openedWith(sealKey(), stored, `${loginId}`).toString('utf8')
