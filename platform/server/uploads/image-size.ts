export type Size = { readonly width: number; readonly height: number }

/**
 * Width and height as a picture's header says them, in pixels; undefined when it has no honest
 * header.
 */
export function dimensionsOf(bytes: Buffer, kind: 'png' | 'jpeg' | 'webp'): Size | undefined {
  const size = { png: pngSize, jpeg: jpegSize, webp: webpSize }[kind](bytes)
  return size && size.width > 0 && size.height > 0 ? size : undefined
}

function pngSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 24 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** The frame header is one of the segments after the first two bytes, each with its length. */
function jpegSize(bytes: Buffer): Size | undefined {
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (isFrame(marker)) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    }
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

/** C0 to CF, but for the tables DHT, JPG and DAC that share the range. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function webpSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 30) return undefined
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21)
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
    }
    default:
      return undefined
  }
}
