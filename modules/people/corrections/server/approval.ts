import { z } from 'zod'
import { reachesOthers } from '#access/reach.ts'
import { formatDate, type ISODate } from '#chile/dates.ts'
import {
  approvalKind,
  type StoredPending,
  type WaitingOfPerson,
} from '#modules/company/approvals/server/index.ts'
import type { ReminderRun } from '#modules/company/notices/server/index.ts'
import { personShown } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { dayInChile } from '#platform/server/day-in-chile.ts'
import { sql } from '#platform/server/db.ts'
import { shortNameIn } from '#platform/server/person-names.ts'
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

/** Corrections without an answer, with the contract in force of their person, or another one. */
async function unanswered({ tx, today }: ReminderRun, since: ISODate) {
  const { rows } = await sql<WaitingOfPerson>`
    select 'correction:' || correction.id as key, contract.id as "contractId",
      contract.user_id as "userId", contract.business_id as "businessId", null as "authorId",
      'La corrección de datos de ' || ${shortNameIn('contract.userId')} || ' espera' as title,
      ${dayInChile('correction.requested_at')} as asked
    from data_correction correction
    join lateral (
      select one.id, one.user_id, one.business_id from user_contract one
      where one.company_id = app.current_company() and one.user_id = correction.user_id
        and one.status <> 'DELETED'
      order by (one.initial_date <= ${today}::date
        and (one.final_date is null or one.final_date >= ${today}::date)) desc, one.initial_date
      limit 1) contract on true
    where correction.company_id = app.current_company()
      and correction.response_status = 'PENDING'
      and correction.requested_at > ${since}::date
      and ${personShown({ includesPrivate: false }, 'contract.userId', null)}
    order by correction.requested_at, correction.id`.execute(tx)
  return rows
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
  waits: { answeredWith: 'corrections.update', ofPeople: unanswered },
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
