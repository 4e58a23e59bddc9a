import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'

/** What a sealed archive begins with; then the cost of its key, and its salt. */
const MAGIC = Buffer.from('minga-sellado-1\n')
const SALT = 16
const HEADER = MAGIC.length + 1 + SALT
/** scrypt: 2^17 rounds of 8 blocks ask for 128 MB and a third of a second for each guess. */
const COST = 17
const MOST_COST = 20
/** A block is sealed by itself, so that memory stays flat; its tag is of 16 bytes. */
const BLOCK = 64 * 1024
const TAG = 16
export const SHORTEST_PHRASE = 12

type Bytes = AsyncIterable<Buffer>

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)

/** Whether a file begins as a sealed archive. */
export const isSealed = (head: Buffer): boolean => head.subarray(0, MAGIC.length).equals(MAGIC)

/** Another phrase than the one that sealed it, or bytes that were changed since. */
export class WrongPhrase extends Error {
  override readonly name = 'WrongPhrase'
}

/**
 * Seals what passes with AES-256-GCM under a phrase: each block with its own number, and the last
 * one marked, so that none can be left out, moved, or cut off unseen (the STREAM construction of
 * Hoang, Reyhanitabar, Rogaway and Vizár, 2015, as age uses it).
 */
export const sealing = (phrase: string, cost = COST) =>
  async function* (source: Bytes): AsyncGenerator<Buffer> {
    const header = Buffer.concat([MAGIC, Buffer.from([cost]), randomBytes(SALT)])
    const key = await keyOf(phrase, header)
    yield header
    let number = 0
    for await (const { piece, isLast } of pieces(source, BLOCK, BLOCK)) {
      const cipher = createCipheriv('aes-256-gcm', key, nonce(number, isLast)).setAAD(header)
      yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
      number += 1
    }
  }

/** Opens what `sealing` sealed. @throws WrongPhrase */
export const opening = (phrase: string) =>
  async function* (source: Bytes): AsyncGenerator<Buffer> {
    const from = pieces(source, HEADER, BLOCK + TAG)
    const { value: first } = await from.next()
    if (!first || first.isLast || !isSealed(first.piece)) throw new WrongPhrase('cut')
    const header = first.piece
    const key = await keyOf(phrase, header)
    let number = 0
    for await (const { piece, isLast } of from) {
      yield opened(piece, { key, header, nonce: nonce(number, isLast) })
      number += 1
    }
  }

type Opening = { key: Buffer; header: Buffer; nonce: Buffer }

function opened(block: Buffer, { key, header, nonce: number }: Opening): Buffer {
  if (block.length < TAG) throw new WrongPhrase('cut')
  const decipher = createDecipheriv('aes-256-gcm', key, number, { authTagLength: TAG })
  decipher.setAAD(header).setAuthTag(block.subarray(block.length - TAG))
  try {
    return Buffer.concat([decipher.update(block.subarray(0, -TAG)), decipher.final()])
  } catch (cause) {
    throw new WrongPhrase('block', { cause })
  }
}

async function keyOf(phrase: string, header: Buffer): Promise<Buffer> {
  const cost = header[MAGIC.length] ?? 0
  if (cost < 1 || cost > MOST_COST) throw new WrongPhrase('cost')
  const options = { N: 2 ** cost, r: 8, p: 1, maxmem: 2 ** cost * 8 * 256 }
  return derive(phrase.normalize('NFC'), header.subarray(MAGIC.length + 1), 32, options)
}

/** Eleven bytes of number, and one that marks the last block. */
function nonce(number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUIntBE(number, 5, 6)
  bytes[11] = isLast ? 1 : 0
  return bytes
}

/** Cuts what comes into pieces of a size, the first of another; the last one may be shorter. */
async function* pieces(source: Bytes, first: number, size: number) {
  let held: Buffer = Buffer.alloc(0)
  let wanted = first
  for await (const bytes of source) {
    held = Buffer.concat([held, bytes])
    for (; held.length > wanted; wanted = size) {
      yield { piece: held.subarray(0, wanted), isLast: false }
      held = held.subarray(wanted)
    }
  }
  yield { piece: held, isLast: true }
}
