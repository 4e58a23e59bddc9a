import { buffer } from 'node:stream/consumers'
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSealed, opening, sealing, WrongPhrase } from './seal.ts'

const PHRASE = 'cuatro palabras al azar juntas'
const KB = 1024
/** A key that is quick to make: these tests try many. */
const CHEAP = 10

async function* inChunks(bytes: Buffer, size = 10_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const through = async (
  bytes: Buffer,
  by: (source: AsyncIterable<Buffer>) => AsyncIterable<Buffer>,
) => buffer(by(inChunks(bytes)))
const seal = (bytes: Buffer) => through(bytes, sealing(PHRASE, CHEAP))
const open = (bytes: Buffer, phrase = PHRASE) => through(bytes, opening(phrase))

test.each([0, 1, 64 * KB - 1, 64 * KB, 64 * KB + 1, 300 * KB])(
  'what is sealed opens to the same %i bytes',
  async (size) => {
    const bytes = randomBytes(size)
    const sealed = await seal(bytes)
    expect(isSealed(sealed)).toBe(true)
    expect((await open(sealed)).equals(bytes)).toBe(true)
  },
)

test('nothing of it is read in the sealed bytes, which are others each time', async () => {
  const bytes = Buffer.from('Sueldo de Ana: 1.250.000 '.repeat(4000))
  const [first, second] = [await seal(bytes), await seal(bytes)]
  expect(first.includes('Sueldo')).toBe(false)
  expect(first.equals(second)).toBe(false)
})

test('another phrase, a changed byte, a cut or a block less does not open', async () => {
  const sealed = await seal(randomBytes(200 * KB))
  const block = 64 * KB + 16
  const header = 33
  const changed = Buffer.from(sealed)
  changed[100 * KB] = (changed[100 * KB] ?? 0) ^ 1
  const salted = Buffer.from(sealed)
  salted[header - 1] = (salted[header - 1] ?? 0) ^ 1
  const whole = header + 2 * block
  const without = Buffer.concat([sealed.subarray(0, header + block), sealed.subarray(whole)])
  await expect(open(sealed, 'otras palabras al azar juntas')).rejects.toThrow(WrongPhrase)
  for (const bad of [
    changed,
    salted,
    without,
    sealed.subarray(0, whole),
    sealed.subarray(0, sealed.length - 1),
    sealed.subarray(0, header),
    sealed.subarray(0, 5),
  ]) {
    await expect(open(bad)).rejects.toThrow(WrongPhrase)
  }
})
