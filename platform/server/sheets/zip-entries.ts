import { inflateRawSync } from 'node:zlib'

export type ZipPart = { readonly name: string; readonly size: number; readonly packed: number }

export type FullPart = ZipPart & { readonly content: Buffer; readonly isLink: boolean }

export type ZipLimits = { readonly bytes: number; readonly ratio: number; readonly entries: number }

/**
 * 50 MB unpacked, 100 times what came in, 2,000 parts: above any honest sheet or document of 10 MB.
 */
export const ZIP_LIMITS: ZipLimits = { bytes: 50 * 1024 * 1024, ratio: 100, entries: 2000 }

export class BadZip extends Error {
  override readonly name = 'BadZip'
}

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const END_SIZE = 22
const CENTRAL_SIZE = 46
const LOCAL_SIZE = 30
const MAX_COMMENT = 0xffff
const TYPE_OF_FILE = 0xf000
const LINK = 0xa000
/** A few small parts (an .xlsx has some) may pack better than the ratio without being a bomb. */
const SMALL = 1024 * 1024

/**
 * The parts of a zip, each unpacked once against the limits: what a zip says of its sizes is not
 * believed.
 *
 * @throws BadZip when it is not a zip, is encrypted, or is larger than the limits
 */
export const zipParts = (zip: Buffer, limits: ZipLimits = ZIP_LIMITS): ZipPart[] =>
  Array.from(eachPart(zip, limits), ({ name, size, packed }) => ({ name, size, packed }))

/** The same with what is in them, all at once in memory. @throws BadZip */
export const partsOfZip = (zip: Buffer, limits: ZipLimits): FullPart[] =>
  Array.from(eachPart(zip, limits))

function* eachPart(zip: Buffer, limits: ZipLimits): Generator<FullPart> {
  const end = endOf(zip)
  const count = zip.readUInt16LE(end + 10)
  if (count > limits.entries) throw new BadZip('demasiadas partes')
  let at = zip.readUInt32LE(end + 16)
  let left = limits.bytes
  for (let n = 0; n < count; n += 1) {
    if (at + CENTRAL_SIZE > zip.length || zip.readUInt32LE(at) !== CENTRAL) throw new BadZip('roto')
    const part = partAt(zip, at, Math.min(left, budget(zip, limits)))
    left -= part.size
    if (left < 0) throw new BadZip('demasiado grande al descomprimir')
    yield part
    at +=
      CENTRAL_SIZE +
      zip.readUInt16LE(at + 28) +
      zip.readUInt16LE(at + 30) +
      zip.readUInt16LE(at + 32)
  }
}

const budget = (zip: Buffer, { ratio }: ZipLimits) => Math.max(SMALL, zip.length * ratio)

function endOf(zip: Buffer) {
  const first = Math.max(0, zip.length - END_SIZE - MAX_COMMENT)
  for (let at = zip.length - END_SIZE; at >= first; at -= 1) {
    if (zip.readUInt32LE(at) === END) return at
  }
  throw new BadZip('no es un zip')
}

function partAt(zip: Buffer, at: number, most: number): FullPart {
  const [flags, method] = [zip.readUInt16LE(at + 8), zip.readUInt16LE(at + 10)]
  const packed = zip.readUInt32LE(at + 20)
  const name = zip.toString(
    'utf8',
    at + CENTRAL_SIZE,
    at + CENTRAL_SIZE + zip.readUInt16LE(at + 28),
  )
  const local = zip.readUInt32LE(at + 42)
  if (flags & 1) throw new BadZip('cifrado')
  if (local + LOCAL_SIZE > zip.length || zip.readUInt32LE(local) !== LOCAL) throw new BadZip('roto')

  const from = local + LOCAL_SIZE + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  if (from + packed > zip.length) throw new BadZip('roto')
  const content = unpacked(zip.subarray(from, from + packed), method, most)
  // The upper half of what is said outside is the mode of Unix: a link leads out of the archive.
  const isLink = ((zip.readUInt32LE(at + 38) >>> 16) & TYPE_OF_FILE) === LINK
  return { name, packed, size: content.length, content, isLink }
}

function unpacked(content: Buffer, method: number, most: number): Buffer {
  if (method === 0) return content
  if (method !== 8) throw new BadZip('compresión desconocida')
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, most) })
  } catch {
    throw new BadZip('demasiado grande al descomprimir, o roto')
  }
}
