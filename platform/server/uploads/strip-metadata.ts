import type { FileKind } from './kinds.ts'

/**
 * A picture without the data that cameras and programs add: place, device, hour, thumbnails, and
 * any bytes after its end. The orientation is kept, or portraits would be shown on their side.
 */
export function withoutMetadata(bytes: Buffer, kind: FileKind): Buffer {
  switch (kind) {
    case 'png':
      return strippedPng(bytes)
    case 'jpeg':
      return strippedJpeg(bytes)
    case 'webp':
      return strippedWebp(bytes)
    default:
      return bytes
  }
}

const PNG_HEAD = 8
const PNG_SHOWN = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs'.split(' '))

function strippedPng(bytes: Buffer) {
  const parts = [bytes.subarray(0, PNG_HEAD)]
  for (let at = PNG_HEAD; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (PNG_SHOWN.has(type)) parts.push(bytes.subarray(at, end))
    if (type === 'IEND') break
    at = end
  }
  return Buffer.concat(parts)
}

const MARK = {
  app0: 0xe0,
  exif: 0xe1,
  icc: 0xe2,
  adobe: 0xee,
  lastApp: 0xef,
  comment: 0xfe,
  scan: 0xda,
}
const JPEG_END = Buffer.from([0xff, 0xd9])

function strippedJpeg(bytes: Buffer) {
  const parts = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const mark = bytes[at + 1] ?? 0
    if (mark === MARK.scan) break
    const end = mark === 0xff ? at + 1 : at + 2 + bytes.readUInt16BE(at + 2)
    const segment = bytes.subarray(at, end)
    if (mark === MARK.exif) parts.push(...turnOf(segment))
    else if (isShown(mark)) parts.push(segment)
    at = end
  }
  const last = bytes.lastIndexOf(JPEG_END)
  parts.push(bytes.subarray(at, last > at ? last + 2 : bytes.length))
  return Buffer.concat(parts)
}

const isShown = (mark: number) =>
  mark === MARK.app0 ||
  mark === MARK.icc ||
  mark === MARK.adobe ||
  (mark !== MARK.comment && (mark < MARK.app0 || mark > MARK.lastApp))

const EXIF = Buffer.from('Exif\0\0', 'latin1')
const ORIENTATION = 0x0112

/** A new Exif segment with only the orientation of the photo; none for an upright photo. */
function turnOf(segment: Buffer): Buffer[] {
  const turn = orientationOf(segment)
  if (turn === undefined || turn < 2 || turn > 8) return []
  const body = Buffer.alloc(26)
  body.write('MM', 0, 'latin1')
  body.writeUInt16BE(42, 2)
  body.writeUInt32BE(8, 4)
  body.writeUInt16BE(1, 8)
  body.writeUInt16BE(ORIENTATION, 10)
  body.writeUInt16BE(3, 12)
  body.writeUInt32BE(1, 14)
  body.writeUInt16BE(turn, 18)
  const head = Buffer.from([0xff, MARK.exif, 0, 2 + EXIF.length + body.length])
  return [Buffer.concat([head, EXIF, body])]
}

function orientationOf(segment: Buffer) {
  const tiff = segment.subarray(10)
  if (!segment.subarray(4, 10).equals(EXIF) || tiff.length < 10) return undefined
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) =>
    at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)
  const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let n = 0; n < Math.min(short(first), 100); n += 1) {
    const entry = first + 2 + n * 12
    if (short(entry) === ORIENTATION) return short(entry + 8)
  }
  return undefined
}

const WEBP_HEAD = 12
const WEBP_HIDDEN = new Set(['EXIF', 'XMP '])
/** The bits of VP8X that promise EXIF and XMP. */
const WEBP_FLAGS = 0b0000_1100

function strippedWebp(bytes: Buffer) {
  const parts: Buffer[] = []
  const size = Math.min(bytes.length, 8 + bytes.readUInt32LE(4))
  for (let at = WEBP_HEAD; at + 8 <= size;) {
    const length = bytes.readUInt32LE(at + 4)
    const end = at + 8 + length + (length % 2)
    const type = bytes.toString('latin1', at, at + 4)
    if (!WEBP_HIDDEN.has(type))
      parts.push(type === 'VP8X' ? plainFlags(bytes, at, end) : bytes.subarray(at, end))
    at = end
  }
  const head = Buffer.from(bytes.subarray(0, WEBP_HEAD))
  const body = Buffer.concat(parts)
  head.writeUInt32LE(4 + body.length, 4)
  return Buffer.concat([head, body])
}

function plainFlags(bytes: Buffer, at: number, end: number) {
  const chunk = Buffer.from(bytes.subarray(at, end))
  chunk[8] = (chunk[8] ?? 0) & ~WEBP_FLAGS
  return chunk
}
