import encodeQR from 'qr'

/**
 * The code of an address as a bitmap, a byte a square, with its side: drawn as lines, a page takes
 * seven times as long.
 */
export function qrPixels(url: string): { pixels: Buffer; side: number } {
  const squares = encodeQR(url, 'raw', { ecc: 'medium', border: 2 })
  const pixels = Buffer.from(squares.flatMap((row) => row.map((dark) => (dark ? 0 : 255))))
  return { pixels, side: squares.length }
}
