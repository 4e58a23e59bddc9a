import { createHash } from 'node:crypto'
import { PDF, type Signer } from '@libpdf/core'
import { type SealingKey, signatureOver } from './cms.ts'
import type { Stamper } from './timestamp.ts'

/** Bytes kept for a signature with its certificates. */
const ROOM = 16_384
/** Those of the token of an authority of time stamps with its own certificates. */
const ROOM_FOR_TIME = 16_384

type Sealing = SealingKey & {
  /** The name of the field of the signature: no file has it twice. */
  readonly field: string
  readonly reason: string
  readonly at: Date
  /** What stamps the signature, where an authority does. */
  readonly stamp?: Stamper | undefined
}

/** A sealed file, and the time of the authority that its seal carries. */
export type SealedPdf = { readonly bytes: Buffer; readonly stampedAt: Date | null }

/**
 * A PDF with the signature of a certificate over all of its bytes, in an incremental update: those
 * that it had are the first ones of the new file.
 *
 * The library makes the field and its room. What it would write there claims a signing time among
 * the signed attributes, which PAdES B-B excludes (LibPDF issue 86): ours takes its place.
 */
export async function sealPdf(first: Uint8Array, sealing: Sealing): Promise<SealedPdf> {
  const pdf = await PDF.load(first)
  const { bytes } = await pdf.sign({
    signer: placeholder(sealing),
    fieldName: sealing.field,
    reason: sealing.reason,
    signingTime: sealing.at,
    subFilter: 'ETSI.CAdES.detached',
    estimatedSize: sealing.stamp ? ROOM + ROOM_FOR_TIME : ROOM,
  })
  const file = Buffer.from(bytes)
  if (!file.subarray(0, first.length).equals(first)) {
    throw new Error('The bytes before the seal are not the first ones of the sealed file')
  }
  const { from, to } = roomIn(file, first.length)
  const digest = createHash('sha256')
    .update(file.subarray(0, from))
    .update(file.subarray(to))
    .digest()
  const { cms, stampedAt } = await signatureOver(digest, sealing, sealing.stamp)
  const hex = cms.toString('hex')
  const room = to - from - 2
  if (hex.length > room) throw new Error(`The seal takes ${hex.length} of ${room} letters`)
  file.write(hex.padEnd(room, '0'), from + 1, 'latin1')
  return { bytes: file, stampedAt }
}

/** Where the room of a signature begins and ends, its signs included: all the rest is signed. */
function roomIn(file: Buffer, after: number): { from: number; to: number } {
  const text = file.toString('latin1', after)
  const [, from, to, rest] = /\/ByteRange \[0 (\d+) +(\d+) +(\d+) *\]/.exec(text) ?? []
  const room = { from: Number(from), to: Number(to) }
  const isWhole = room.from > after && room.to + Number(rest) === file.length
  if (!isWhole || file[room.from] !== 0x3c || file[room.to - 1] !== 0x3e) {
    throw new Error('The seal does not cover the whole file')
  }
  return room
}

/** What the library signs with before ours takes the place of it. */
const placeholder = ({ certificate, chain, key }: SealingKey): Signer => ({
  certificate: certificate.der,
  certificateChain: [...chain],
  keyType: key.asymmetricKeyType === 'rsa' ? 'RSA' : 'EC',
  signatureAlgorithm: key.asymmetricKeyType === 'rsa' ? 'RSASSA-PKCS1-v1_5' : 'ECDSA',
  sign: async () => new Uint8Array(64),
})
