import type { DraftSecret } from '#platform/web/draft/drafts.ts'

/** What a browser stores of an answer: nothing of it can be read without the key. */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }

export type Sealing = {
  seal: (value: unknown, about: string) => Promise<Sealed>
  /** The value, or nothing where it was sealed with another key or for something else. */
  open: (sealed: Sealed, about: string) => Promise<unknown>
}

const encode = (text: string) => new TextEncoder().encode(text)

/**
 * Seals with AES-GCM and a key that no script reads. It is derived from
 * the one that the server gives to the signed-in person of a company, so that a signed-out browser
 * holds nothing that can be read.
 */
export async function sealingOf({ key, owner }: DraftSecret): Promise<Sealing> {
  const base = await crypto.subtle.importKey('raw', key, 'HKDF', false, ['deriveKey'])
  const derived = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: encode(owner), info: encode('minga.answers') },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
  const withIv = (iv: Uint8Array<ArrayBuffer>, about: string) => ({
    name: 'AES-GCM',
    iv,
    additionalData: encode(about),
  })
  return {
    seal: async (value, about) => {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const text = encode(JSON.stringify(value))
      return { iv, data: await crypto.subtle.encrypt(withIv(iv, about), derived, text) }
    },
    open: async ({ iv, data }, about) => {
      try {
        const bytes = await crypto.subtle.decrypt(withIv(iv, about), derived, data)
        return JSON.parse(new TextDecoder().decode(bytes))
      } catch {
        return undefined
      }
    },
  }
}
