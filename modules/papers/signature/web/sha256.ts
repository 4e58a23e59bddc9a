/** The SHA-256 of some bytes as it is written; nothing where the browser counts none. */
export async function sha256Of(bytes: ArrayBuffer): Promise<string | undefined> {
  // Browsers have it only where the address is https or this very machine.
  if (!globalThis.isSecureContext) return undefined
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (one) => one.toString(16).padStart(2, '0')).join('')
}
