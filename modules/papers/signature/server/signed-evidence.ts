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

/** A file with the pages of evidence of its signatures after its own. */
async function print({ first, ...evidence }: Evidence & { first: Uint8Array }) {
  const printer = createPrinter()
  const pages = await evidencePages(printer, evidence).finally(printer.close)
  return withPages(first, pages)
}

/** How signatures are proven, for the job that seals and for the demo world. */
export const signedEvidence = { chainOf, codeOf, consentSha256, print }
