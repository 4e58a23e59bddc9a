import {
  type SealingKey,
  sealPdf,
  type timestamps,
} from '#modules/papers/company-certificates/server/index.ts'
import { createPrinter } from '#platform/server/pdf/render.ts'
import type { SignatureEventKind } from '../model/catalogs.ts'
import { codeOf } from './code.ts'
import { consentSha256 } from './consent.queries.ts'
import { type ChainedEvent, type Facts, nextEvent } from './events.ts'
import { type Evidence, evidencePages } from './evidence.ts'
import { withPages } from './signed-file.ts'

/** The events of one request, each added after the one before. */
function chainOf(requestId: number) {
  const events: ChainedEvent[] = []
  return {
    events,
    add(kind: SignatureEventKind, at: string, userId: number | null, facts: Facts) {
      events.push(nextEvent(events.at(-1), { requestId, kind, userId, facts }, at))
    },
  }
}

type Printing = Omit<Evidence, 'seal'> & {
  readonly first: Uint8Array
  /** With what the company seals it, if it does. */
  readonly sealing: SealingKey | undefined
  readonly at: Date
  /** What stamps the seal, where an authority of time does. */
  readonly stamp?: ReturnType<typeof timestamps.stamper>
}

/** Kept from one document to the next: to start it takes longer than to print. */
const printer = createPrinter({ threads: 1 })

/** A file with the evidence of its signatures after its pages, and the seal of the company. */
async function print({ first, sealing, at, stamp, ...evidence }: Printing) {
  const seal = sealing?.certificate
  const more = await evidencePages(printer, { ...evidence, seal })
  const signed = await withPages(first, more)
  if (!sealing) return { ...signed, stampedAt: null }
  const { company, request } = evidence
  const sealed = await sealPdf(signed.bytes, {
    ...sealing,
    // A file that is sent to sign again has the field of its first seal.
    field: `Sello ${request.code}`,
    reason: `Sello de ${company}`,
    at,
    stamp,
  })
  return { ...signed, ...sealed }
}

/** How signatures are proven, for the job that seals and for the demo world. */
export const signedEvidence = { chainOf, codeOf, consentSha256, print }
