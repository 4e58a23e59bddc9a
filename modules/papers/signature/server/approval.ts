import { z } from 'zod'
import { formatDate } from '#chile/dates.ts'
import { approvalKind, type StoredPending } from '#modules/company/approvals/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import { type Context, todayAt } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'

const factsSchema = z.object({
  id: z.number(),
  name: z.string(),
  type: z.string(),
  until: z.coerce.date(),
})

/**
 * What waits for the signature of the person of the session, since their turn began: that of nobody
 * in whose place they answer, and of nobody in a simulation.
 */
function turnsOf({ actor, session, onBehalfOf }: Context) {
  if (actor.userId === null || session.acting || onBehalfOf !== null) return undefined
  return sql<StoredPending>`select 'SIGNATURE' as kind, request.id, request.version as seen,
      document.user_id,
      coalesce((select max(before.acted_at) from signature_signer before
        where before.company_id = app.current_company() and before.request_id = request.id
          and before.ord < mine.ord), request.created_at) as since,
      jsonb_build_object('id', request.id, 'name', document.name, 'type', type.label,
        'until', request.expires_at) as facts
    from signature_signer mine
    join signature_request request on request.company_id = app.current_company()
      and request.id = mine.request_id and request.state = 'SENT'
    join document on document.company_id = app.current_company()
      and document.id = request.document_id
    join document_type type on type.company_id = app.current_company()
      and type.id = document.type_id
    where mine.company_id = app.current_company() and mine.user_id = ${actor.userId}
      and mine.state = 'PENDING'`
}

approvalKind.on('signature', {
  kind: 'SIGNATURE',
  entity: 'signatureRequest',
  pending: turnsOf,
  words: (facts) => {
    const { id, name, type, until } = factsSchema.parse(facts)
    return {
      title: name,
      summary: `${type}, hasta el ${formatDate(todayAt(until))}`,
      link: `/home/firma-digital/${publicId('signatureRequest', id)}`,
    }
  },
  // Whoever has the turn is reminded by `reminders.ts`, and signs with a key on its page.
  waits: null,
  answer: null,
})
