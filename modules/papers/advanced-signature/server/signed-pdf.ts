import type { X509Certificate } from 'node:crypto'
import { PDF, PdfArray, type PdfDict, PdfString, type SignatureField } from '@libpdf/core'
import {
  type CertificateFacts,
  NotSigned,
  signatureChecks,
} from '#modules/papers/company-certificates/server/index.ts'
import type { Revocation } from '#modules/papers/company-certificates/model/revocation.ts'
import type { Outgoing } from '#platform/server/http/outgoing.ts'
import { isSamePages, sameIn } from './same-pages.ts'

type Expected = {
  /** The bytes that were sent to sign. */
  readonly base: Buffer
  /** Of who signs. */
  readonly rut: string
  readonly roots: readonly X509Certificate[]
  readonly at: Date
  /** How the authority of the certificate is asked. */
  readonly outgoing: Outgoing
}

/** Whose certificate it was, and what its authority says of it now. */
export type Accepted = { readonly by: CertificateFacts; readonly revocation: Revocation }

/**
 * With whose certificate a file was signed that the provider gives back. It is taken where it
 * begins with our bytes, shows the same pages, and has one signature more, which covers all of it
 * and whose certificate is of that person, was issued under an accredited root and is not revoked.
 *
 * @throws NotSigned with the reason, in Spanish
 */
export async function acceptSigned(file: Buffer, expected: Expected): Promise<Accepted> {
  const { base, rut, roots, at, outgoing } = expected
  if (file.length <= base.length || !file.subarray(0, base.length).equals(base)) {
    throw new NotSigned('no comienza con los bytes que se enviaron')
  }
  const before = await opened(base)
  const after = await opened(file)
  if (!isSamePages(before, after)) throw new NotSigned('cambió las páginas del documento')
  const added = newSignature(before, after)
  const { cms, content } = signedParts(file, base.length, added)
  const by = signatureChecks.signedBy(cms, { content, roots, at })
  if (by.rut !== rut) throw new NotSigned('su certificado es de otra persona')
  const revocation = await signatureChecks.revocationOf(by, { at, outgoing })
  if (revocation.state === 'REVOKED') throw new NotSigned('su certificado está revocado')
  return { by, revocation }
}

async function opened(bytes: Buffer): Promise<PDF> {
  try {
    return await PDF.load(bytes)
  } catch (error) {
    throw new NotSigned('no es un PDF que se pueda leer', { cause: error })
  }
}

const signaturesOf = (pdf: PDF): SignatureField[] =>
  (pdf.getForm()?.getSignatureFields() ?? []).filter((field) => field.isSigned())

/** The signature that one file has and the other one has not, which has all that it had before. */
function newSignature(before: PDF, after: PDF): PdfDict {
  const known = new Map(signaturesOf(before).map((field) => [field.name, field]))
  const now = signaturesOf(after)
  const same = sameIn(before, after)
  const kept = now.filter((field) => {
    const old = known.get(field.name)?.getSignatureDict()
    return old && same(old, field.getSignatureDict() ?? undefined)
  })
  const added = now.filter(({ name }) => !known.has(name))
  const [only] = added
  const dict = only?.getSignatureDict()
  if (kept.length !== known.size || added.length !== 1 || !dict) {
    throw new NotSigned('no trae una sola firma nueva')
  }
  return dict
}

/** The CMS of a signature that covers the whole file, and the bytes that it is about. */
function signedParts(file: Buffer, after: number, dict: PdfDict) {
  const range = dict.get('ByteRange')
  const numbers = range instanceof PdfArray ? range.toArray().map(numberOf) : []
  const [start, from = 0, to = 0, rest = 0] = numbers
  const isWhole =
    numbers.length === 4 && start === 0 && from > after && to > from && to + rest === file.length
  if (!isWhole) throw new NotSigned('su firma no cubre el archivo completo')
  const hole = file.toString('latin1', from, to)
  const hex = /^<([0-9A-Fa-f]+)>$/.exec(hole)?.[1]
  const contents = dict.get('Contents')
  const isIts =
    hex !== undefined &&
    hex.length % 2 === 0 &&
    contents instanceof PdfString &&
    Buffer.from(contents.bytes).equals(Buffer.from(hex, 'hex'))
  if (!isIts) throw new NotSigned('su firma no está donde dice')
  return {
    cms: Buffer.from(hex, 'hex'),
    content: [file.subarray(0, from), file.subarray(to)],
  }
}

const numberOf = (one: { type: string }): number =>
  'value' in one && typeof one.value === 'number' ? one.value : Number.NaN
