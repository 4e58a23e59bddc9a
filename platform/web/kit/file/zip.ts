/** A file of an archive. */
export type Entry = { name: string; text: string }

/**
 * A ZIP archive, compressed by the browser itself. Libraries do the same in workers made from
 * blobs, which the content security policy refuses.
 */
export async function zip(entries: readonly Entry[]): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const { name, text } of entries) {
    const bytes = encoder.encode(text)
    const packed = await deflate(bytes)
    const header = headerOf(encoder.encode(name), bytes, packed)
    const local = joined([record(0x04034b50, header.common), header.name])
    parts.push(local, packed)
    directory.push(
      joined([
        record(0x02014b50, [20, ...header.common, 0, 0, 0, ...long(0), ...long(offset)]),
        header.name,
      ]),
    )
    offset += local.length + packed.length
  }
  const size = directory.reduce((sum, one) => sum + one.length, 0)
  const count = entries.length
  const end = record(0x06054b50, [0, 0, count, count, ...long(size), ...long(offset), 0])
  return joined([...parts, ...directory, end])
}

const encoder = new TextEncoder()
const DOS_DATE = (44 << 9) | (1 << 5) | 1

/** The fields that a file's own header and the directory share, as 16-bit numbers. */
function headerOf(name: Uint8Array, bytes: Uint8Array, packed: Uint8Array) {
  const UTF8 = 0x0800
  const DEFLATE = 8
  const sizes = [...long(crc32(bytes)), ...long(packed.length), ...long(bytes.length)]
  return { name, common: [20, UTF8, DEFLATE, 0, DOS_DATE, ...sizes, name.length, 0] }
}

const long = (value: number) => [value & 0xffff, value >>> 16]

function record(signature: number, words: readonly number[]): Uint8Array {
  const all = [...long(signature), ...words]
  const view = new DataView(new ArrayBuffer(all.length * 2))
  all.forEach((word, at) => view.setUint16(at * 2, word, true))
  return new Uint8Array(view.buffer)
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

const table = Array.from({ length: 256 }, (_, start) => {
  let value = start
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}
