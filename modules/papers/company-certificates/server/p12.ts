import { createPrivateKey, type KeyObject, webcrypto, X509Certificate } from 'node:crypto'
import { P12Signer } from '@libpdf/core'
import { type Read, readAll, readOne } from './der.ts'

/** Rounds with which a file may slow down the guessing of its password. Programs write 2,048. */
const MOST_ROUNDS = 600_000

export type OpenedFile = {
  readonly key: KeyObject
  readonly pkcs8: Buffer
  /** That of the key, if the file has it. */
  readonly certificate: Buffer | undefined
  readonly chain: readonly Buffer[]
}

/**
 * What is in a PKCS#12 file: its key, the certificate of that key, and those that issued it. What
 * is no such file, or opens with another password, is a word that says which.
 */
export async function openP12(
  bytes: Buffer,
  password: string,
): Promise<OpenedFile | 'NO_FILE' | 'SLOW' | 'NO_KEY' | 'PASSWORD'> {
  const rounds = roundsIn(bytes)
  if (rounds === undefined) return 'NO_FILE'
  if (rounds > MOST_ROUNDS) return 'SLOW'
  let signer: P12Signer
  try {
    signer = await P12Signer.create(bytes, password)
  } catch (error) {
    return /no private key|no certificates/i.test(String(error)) ? 'NO_KEY' : 'PASSWORD'
  }
  // The library signs with the key and gives it to nobody; here it is wrapped and kept.
  const exported = await webcrypto.subtle.exportKey('pkcs8', signer['privateKey'])
  const pkcs8 = Buffer.from(exported)
  const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' })
  const all = [signer.certificate, ...signer.certificateChain].map((one) => Buffer.from(one))
  const certificate = all.find((one) => new X509Certificate(one).checkPrivateKey(key))
  return { key, pkcs8, certificate, chain: all.filter((one) => one !== certificate) }
}

/**
 * The most rounds that a file asks for to open it, or nothing where it is no PKCS#12 file: a small
 * one may ask for years of work. They stand after a salt: `SEQUENCE { OCTET STRING, INTEGER }`.
 */
function roundsIn(bytes: Buffer): number | undefined {
  try {
    const file = readOne(bytes)
    const [version, content] = readAll(file.body)
    if (file.tag !== 0x30 || version?.tag !== 0x02 || content?.tag !== 0x30) return undefined
    return mostRounds(file, 0)
  } catch {
    return undefined
  }
}

const DEEPEST = 24

function mostRounds(one: Read, depth: number): number {
  if (depth > DEEPEST) return Infinity
  const inner = insideOf(one)
  const rounds = inner.map(({ tag, body }, at) =>
    tag === 0x02 && inner[at - 1]?.tag === 0x04 ? numberOf(body) : 0,
  )
  return Math.max(0, ...rounds, ...inner.map((next) => mostRounds(next, depth + 1)))
}

const numberOf = (body: Buffer): number =>
  body.length <= 6 ? body.readUIntBE(0, body.length) : Infinity

/** The values inside of one: also in bytes that hold values themselves, as PKCS#12 nests them. */
function insideOf({ tag, body }: Read): Read[] {
  if (tag & 0x20) return readAll(body)
  if (tag !== 0x04 || body[0] !== 0x30) return []
  try {
    return readAll(body)
  } catch {
    return []
  }
}
