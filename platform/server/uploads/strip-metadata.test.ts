import { assert, constantFrom, property, uint8Array } from 'fast-check'
import { expect, test } from 'vitest'
import { kindOf } from './kinds.ts'
import { withoutMetadata } from './strip-metadata.ts'

const SECRET = 'GPS -33.45,-70.66'
const bytes = (...parts: (string | number[] | Buffer)[]) =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
    ),
  )
const u16 = (n: number) => [n >> 8, n & 255]
const u32 = (n: number) => [0, 0, n >> 8, n & 255]
const le32 = (n: number) => [n & 255, n >> 8, 0, 0]

const segment = (mark: number, body: Buffer) => bytes([0xff, mark], u16(body.length + 2), body)
const exif = (turn: number) =>
  bytes(
    'Exif\0\0',
    'MM',
    u16(42),
    u32(8),
    u16(1),
    u16(0x112),
    u16(3),
    u32(1),
    u16(turn),
    u16(0),
    u32(0),
    SECRET,
  )
const frame = segment(0xc0, bytes([8], u16(40), u16(30), [1, 1, 0x11, 0]))
const photo = (turn: number) =>
  bytes(
    [0xff, 0xd8],
    segment(0xe1, exif(turn)),
    segment(0xfe, bytes(SECRET)),
    frame,
    [0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9],
    `after the end: ${SECRET}`,
  )

test('a JPEG loses its place, its comments and its tail, and keeps how it is turned', () => {
  const clean = withoutMetadata(photo(6), 'jpeg')
  expect(clean.toString('latin1')).not.toContain('GPS')
  expect(kindOf(clean, 'a.jpg')).toBe('jpeg')
  expect(clean.subarray(-5)).toEqual(Buffer.from([1, 2, 3, 0xff, 0xd9]))
  expect(
    clean.includes(
      bytes('Exif\0\0MM', u16(42), u32(8), u16(1), u16(0x112), u16(3), u32(1), u16(6)),
    ),
  ).toBe(true)
})

test('an upright JPEG keeps no Exif at all', () => {
  expect(withoutMetadata(photo(1), 'jpeg').toString('latin1')).not.toContain('Exif')
})

const chunk = (type: string, body: Buffer) => bytes(u32(body.length), type, body, u32(0))

test('a PNG loses its texts and any bytes after it', () => {
  const head = bytes('\x89PNG\r\n\x1a\n', chunk('IHDR', bytes(u32(30), u32(40), [8, 2, 0, 0, 0])))
  const pixels = bytes(chunk('IDAT', bytes('pixels')), chunk('IEND', bytes('')))
  const text = chunk('tEXt', bytes(SECRET))
  expect(withoutMetadata(bytes(head, text, pixels, SECRET), 'png')).toEqual(bytes(head, pixels))
})

test('a WebP loses its Exif and XMP, and no longer promises them', () => {
  const part = (type: string, body: Buffer) =>
    bytes(type, le32(body.length), body, body.length % 2 ? [0] : [])
  const extended = (flags: number) => part('VP8X', bytes([flags, 0, 0, 0], [29, 0, 0], [39, 0, 0]))
  const picture = part('VP8 ', bytes('pixels'))
  const riff = (body: Buffer) => bytes('RIFF', le32(body.length + 4), 'WEBP', body)
  const sent = riff(
    bytes(extended(0b0001_1100), picture, part('EXIF', bytes(SECRET)), part('XMP ', bytes(SECRET))),
  )
  expect(withoutMetadata(sent, 'webp')).toEqual(riff(bytes(extended(0b0001_0000), picture)))
})

test('whatever the bytes, it ends and throws nothing', () => {
  const heads = {
    png: '\x89PNG\r\n\x1a\n',
    jpeg: '\xff\xd8\xff',
    webp: 'RIFF\x10\x00\x00\x00WEBP',
  } as const
  assert(
    property(constantFrom('png', 'jpeg', 'webp'), uint8Array({ maxLength: 200 }), (kind, rest) => {
      const file = bytes(heads[kind], Buffer.from(rest))
      if (kindOf(file, 'a') !== kind) return
      expect(withoutMetadata(file, kind).length).toBeLessThanOrEqual(file.length + 40)
    }),
    { numRuns: 2000 },
  )
})
