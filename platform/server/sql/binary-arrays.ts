/**
 * Arrays in the binary form of PostgreSQL's protocol: the driver sends a Buffer as it is, and the
 * server reads it without parsing a text. For what travels by the hundred thousand.
 */

/** Object ids of the element types, fixed in every PostgreSQL. */
const types = { bigint: 20, text: 25 } as const

const headerBytes = 20
/** Two words of a bigint: the upper one is negative for negative numbers. */
const word = 2 ** 32
/** Its eight bytes announced, and nothing in them: what most amounts of a payslip are. */
const zero = Buffer.from([0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0])

/** `bigint[]` of safe integers, the lists one after the other. */
export function bigints(...lists: readonly (readonly number[])[]): Buffer {
  const count = lists.reduce((sum, list) => sum + list.length, 0)
  const { buffer, view } = opened(types.bigint, count, count * 12)
  buffer.fill(zero, headerBytes)
  let at = headerBytes + 4
  for (const list of lists) {
    for (const value of list) {
      if (value !== 0) {
        const upper = Math.floor(value / word)
        if (upper !== 0) view.setInt32(at, upper)
        view.setUint32(at + 4, value - upper * word)
      }
      at += 12
    }
  }
  return buffer
}

/** `text[]`; a text with a zero character is refused by the server. */
export function texts(list: readonly string[]): Buffer {
  const sizes = list.map((text) => Buffer.byteLength(text))
  const bytes = sizes.reduce((sum, size) => sum + size + 4, 0)
  const { buffer, view } = opened(types.text, list.length, bytes)
  let at = headerBytes
  for (const [n, text] of list.entries()) {
    view.setInt32(at, sizes[n] ?? 0)
    at += 4 + buffer.write(text, at + 4)
  }
  return buffer
}

/** Room for one dimension of `count` elements, its header written. */
function opened(type: number, count: number, bytes: number) {
  if (count === 0) throw new RangeError('an empty array has no dimension')
  const buffer = Buffer.allocUnsafe(headerBytes + bytes)
  const view = new DataView(buffer.buffer, buffer.byteOffset, buffer.byteLength)
  const header = [1, 0, type, count, 1]
  for (const [n, value] of header.entries()) view.setInt32(n * 4, value)
  return { buffer, view }
}
