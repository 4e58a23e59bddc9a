import { openedWith, sealedWith } from '#platform/server/sealing.ts'

/** A text that only its key opens, which is of 32 bytes. */
export const enciphered = (key: Buffer, text: string): Buffer => sealedWith(key, text)

/** @throws Error when the key is another one, or a byte of it changed */
export const deciphered = (key: Buffer, stored: Buffer): string =>
  openedWith(key, stored).toString('utf8')
