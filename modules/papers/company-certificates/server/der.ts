// DER, the binary form of certificates and signatures (ITU-T X.690): what is needed to read an
// X.509 certificate and to write a CMS signature, byte by byte the same for the same contents.

/** A value with its tag and length before it. */
export function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(contents)
  const { length } = body
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), body])
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  const short = bytes.subarray(bytes.findIndex((byte) => byte !== 0))
  return Buffer.concat([Buffer.from([tag, 0x80 | short.length]), short, body])
}

export const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts)
export const octets = (bytes: Uint8Array) => der(0x04, bytes)
export const utf8 = (text: string) => der(0x0c, Buffer.from(text, 'utf8'))
export const printable = (text: string) => der(0x13, Buffer.from(text, 'ascii'))
export const bits = (bytes: Uint8Array, unused = 0) => der(0x03, Buffer.from([unused]), bytes)
export const isTrue = Buffer.from([0x01, 0x01, 0xff])
export const nothing = Buffer.from([0x05, 0x00])

/** A set in the order that DER asks for: of its encodings. */
export const setOf = (...parts: readonly Uint8Array[]) =>
  der(0x31, ...parts.toSorted((a, b) => Buffer.compare(a, b)))

/** A number of zero or more, by its bytes. */
export function integer(value: Uint8Array | number): Buffer {
  const bytes = typeof value === 'number' ? Buffer.from([value]) : Buffer.from(value)
  return der(0x02, (bytes[0] ?? 0) & 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes)
}

/** An object identifier of its numbers: `2.5.29.15`. */
export function objectId(name: string): Buffer {
  const [first = 0, second = 0, ...rest] = name.split('.').map(Number)
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]))
}

/** A number in groups of seven bits, all but the last one marked. */
function base128(value: number): number[] {
  const groups = [value % 128]
  for (let left = Math.floor(value / 128); left > 0; left = Math.floor(left / 128)) {
    groups.unshift((left % 128) | 0x80)
  }
  return groups
}

/** A moment: with two digits of its year until 2049, as X.509 says (RFC 5280, 4.1.2.5). */
export function moment(at: Date): Buffer {
  const digits = at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(/[-:T]/g, '')
  return at.getUTCFullYear() < 2050
    ? der(0x17, Buffer.from(digits.slice(2)))
    : der(0x18, Buffer.from(digits))
}

/** A value that was read: its tag, its contents, and all of its bytes. */
export type Read = { readonly tag: number; readonly body: Buffer; readonly whole: Buffer }

/** @throws RangeError when the bytes are not DER */
export function readOne(bytes: Buffer): Read {
  const tag = bytes.readUInt8(0)
  const first = bytes.readUInt8(1)
  const more = first & 0x80 ? first & 0x7f : 0
  if (first === 0x80 || more > 4) throw new RangeError('not DER')
  const length = more === 0 ? first : bytes.readUIntBE(2, more)
  const start = 2 + more
  if (start + length > bytes.length) throw new RangeError('not DER')
  return {
    tag,
    body: bytes.subarray(start, start + length),
    whole: bytes.subarray(0, start + length),
  }
}

/** The values inside of one, in their order. */
export function readAll(body: Buffer): Read[] {
  const found: Read[] = []
  for (let at = 0; at < body.length;) {
    const one = readOne(body.subarray(at))
    found.push(one)
    at += one.whole.length
  }
  return found
}
