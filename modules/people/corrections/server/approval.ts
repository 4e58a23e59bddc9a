import { z } from 'zod'
import { reachesOthers } from '#access/reach.ts'
import { formatDate } from '#chile/dates.ts'
import { approvalKind, type StoredPending } from '#modules/company/approvals/server/index.ts'
import { personShown, personWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { CorrectionPart } from '../model/catalogs.ts'
import { reservedParts } from '../model/correction.ts'
import { answerDataCorrection, dataCorrection } from './corrections.service.ts'

/** The corrections that wait for the actor; of class A, those of people whose data they read. */
function pending({ actor, reach }: Context) {
  const reached = reach('corrections.update')
  if (!reachesOthers(reached, actor.userId)) return undefined
  const pay = reach('contracts.read')
  return sql<StoredPending>`
    select 'DATA_CORRECTION' as kind, correction.id, correction.version as seen,
      correction.user_id, correction.requested_at as since,
      jsonb_build_object('part', correction.part, 'since', correction.since) as facts
    from data_correction correction
    where correction.company_id = app.current_company()
      and correction.response_status = 'PENDING'
      and correction.user_id is distinct from ${actor.userId}
      and ${personWithin(reached, 'correction.userId')}
      and (correction.part <> all(${[...reservedParts]}::text[])
        or (${personWithin(pay, 'correction.userId')}
          and ${personShown(pay, 'correction.userId', actor.userId)}))`
}

const factsSchema = z.object({ part: CorrectionPart.schema, since: z.string() })

function words(given: unknown) {
  const { part, since } = factsSchema.parse(given)
  return {
    title: `Corrección de ${CorrectionPart.label(part).toLowerCase()}`,
    summary: `Desde el ${formatDate(since)}`,
    link: '/home/correcciones?status=PENDING',
  }
}

approvalKind({
  kind: 'DATA_CORRECTION',
  entity: 'dataCorrection',
  pending,
  words,
  details: async (context, { id }) => {
    const { changes } = await dataCorrection(context, { id })
    return changes.map(({ label, moved }) => ({
      label,
      words: moved ? 'Cambió en la ficha desde que se pidió' : 'Cambia',
      warns: moved,
    }))
  },
  answer: (context, { id, seen }, answer, reason) =>
    answerDataCorrection(context, {
      id,
      approve: answer === 'APPROVE',
      response: reason,
      since: null,
      version: seen,
    }),
})
