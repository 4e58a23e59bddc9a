import { createHash } from 'node:crypto'
import { UnreadAnswer } from './sources.ts'

const SECONDS = 20
const MOST_BYTES = 2_000_000

/** An answer of a source, with the hash of its bytes and the address without its key. */
export type Answer = { readonly text: string; readonly sha256: string; readonly url: string }

/**
 * Asks a public source at the address that the platform configured: for some seconds, for so many
 * bytes, and nowhere else, wherever it sends us.
 *
 * @throws UnreadAnswer with the reason in words
 */
export async function ask(address: string, secret?: { name: string; value: string }) {
  const url = new URL(address)
  const shown = url.href
  if (secret) url.searchParams.set(secret.name, secret.value)
  const response = await answered(url)
  const { status } = response
  if (status !== 200) throw new UnreadAnswer(`La fuente respondió ${status}`)
  const bytes = await bytesOf(response)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { text: new TextDecoder().decode(bytes), sha256, url: shown } satisfies Answer
}

async function answered(url: URL): Promise<Response> {
  try {
    return await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(SECONDS * 1000) })
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError'
    throw new UnreadAnswer(late ? 'La fuente tardó demasiado' : 'No se llegó a la fuente')
  }
}

async function bytesOf(response: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of response.body ?? []) {
      size += part.byteLength
      if (size > MOST_BYTES) throw new UnreadAnswer('La respuesta es demasiado grande')
      parts.push(part)
    }
  } catch (error) {
    if (error instanceof UnreadAnswer) throw error
    throw new UnreadAnswer('La respuesta se cortó')
  }
  return Buffer.concat(parts)
}
