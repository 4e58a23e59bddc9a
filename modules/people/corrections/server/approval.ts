import { z } from 'zod'
import { reachesOthers } from '#access/reach.ts'
import { formatDate } from '#chile/dates.ts'
import { approvalKind, type StoredPending } from '#modules/company/approvals/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { CorrectionPart } from '../model/catalogs.ts'
import { correctionWithin } from './corrections.queries.ts'
import { answerDataCorrection, dataCorrection } from './corrections.service.ts'

/** The corrections that wait for the actor. */
function pending(context: Context) {
  const { actor, reach } = context
  if (!reachesOthers(reach('corrections.update'), actor.userId)) return undefined
  return sql<StoredPending>`
    select 'DATA_CORRECTION' as kind, correction.id, correction.version as seen,
      correction.user_id, correction.requested_at as since,
      jsonb_build_object('part', correction.part, 'since', correction.since) as facts
    from data_correction correction
    where correction.company_id = app.current_company()
      and correction.response_status = 'PENDING'
      and correction.user_id is distinct from ${actor.userId}
      and ${correctionWithin(context, 'corrections.update')}`
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

approvalKind.on('corrections', {
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
