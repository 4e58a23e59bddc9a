import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'

/** What the table of files remembers of one, to know later that it is whole. */
export type Weight = { readonly size: number; readonly sha256: Buffer }

export const weightOf = (bytes: Uint8Array): Weight => ({
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest(),
})

/** The same stream, and what it weighed once it was read to its end. */
export function weighed(source: Readable): { stream: Readable; weight: () => Weight } {
  const hash = createHash('sha256')
  let size = 0
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      const bytes = Buffer.from(chunk)
      hash.update(bytes)
      size += bytes.length
      yield bytes
    }
  }
  return {
    stream: Readable.from(counted(), { objectMode: false }),
    weight: () => ({ size, sha256: hash.digest() }),
  }
}
