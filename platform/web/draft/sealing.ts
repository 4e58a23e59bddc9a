import type { DraftSecret } from './drafts.ts'

/** What a browser stores of a value: nothing of it can be read without the key. */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }

export type Sealing = {
  seal: (value: unknown, about: string) => Promise<Sealed>
  /** The value, or nothing where it was sealed with another key or for something else. */
  open: (sealed: Sealed, about: string) => Promise<unknown>
}

const encode = (text: string) => new TextEncoder().encode(text)

/**
 * A key that no script reads, for one purpose. It is derived from the one that the server gives to
 * the signed-in person of a company, so that a signed-out browser holds nothing that can be read.
 */
export async function sealingKey({ key, owner }: DraftSecret, purpose: string): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', key, 'HKDF', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: encode(owner), info: encode(purpose) },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

/** Seals with AES-GCM; what was sealed for one thing does not open for another one. */
export function sealingBy(key: CryptoKey): Sealing {
  const withIv = (iv: Uint8Array<ArrayBuffer>, about: string) => ({
    name: 'AES-GCM',
    iv,
    additionalData: encode(about),
  })
  return {
    seal: async (value, about) => {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const text = encode(JSON.stringify(value))
      return { iv, data: await crypto.subtle.encrypt(withIv(iv, about), key, text) }
    },
    open: async ({ iv, data }, about) => {
      try {
        const bytes = await crypto.subtle.decrypt(withIv(iv, about), key, data)
        return JSON.parse(new TextDecoder().decode(bytes))
      } catch {
        return undefined
      }
    },
  }
}
