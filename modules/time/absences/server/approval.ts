import { z } from 'zod'
import { reachesOthers } from '#access/reach.ts'
import { formatDate } from '#chile/dates.ts'
import {
  approvalKind,
  type PendingDetail,
  type StoredPending,
} from '#modules/company/approvals/server/index.ts'
import { ofContract, payWithin } from '#modules/people/sight/server/index.ts'
import { changedWords } from '#modules/time/time-off/model/changed-words.ts'
import { pastWords } from '#modules/time/time-off/model/past.ts'
import { waitingRequests } from '#modules/people/approval-steps/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { dayInChile } from '#platform/server/sql/day-in-chile.ts'
import { sql } from '#platform/server/sql/db.ts'
import { AbsencePay, AbsenceSubtype, AbsenceType, kindLabel } from '../model/catalogs.ts'
import { calendarDays } from '../model/days.ts'
import { updateAbsenceResponse } from './absences.service.ts'
import { teamPhrase } from '../model/team-words.ts'
import { teamsAway } from './team-away.ts'
import { teamOfAbsence } from './team-words-of.ts'

/** The absences that wait for the actor. */
function pending({ actor, reach, today }: Context) {
  const reached = reach('absenceResponses.update')
  if (!reachesOthers(reached, actor.userId)) return undefined
  return sql<StoredPending>`
    select 'ABSENCE' as kind, absence.id, absence.version as seen, contract.user_id,
      absence.created_at as since, jsonb_build_object('type', absence.type,
        'subtype', absence.subtype, 'pay', absence.pay, 'half', absence.half_day,
        'contractId', contract.id, 'businessId', contract.business_id,
        'from', absence.start_date, 'to', absence.end_date, 'today', ${today}::date,
        'changed', absence.changed_at) as facts
    from absence
    join user_contract contract on contract.company_id = app.current_company()
      and contract.id = absence.user_contract_id
    where absence.company_id = app.current_company() and absence.response_status = 'PENDING'
      and contract.status <> 'DELETED' and contract.user_id is distinct from ${actor.userId}
      and ${payWithin(reached, ofContract, actor.userId)}`
}

const factsSchema = z.object({
  type: AbsenceType.schema,
  subtype: AbsenceSubtype.schema,
  pay: AbsencePay.schema,
  half: z.boolean(),
  from: z.string(),
  to: z.string(),
  contractId: z.number(),
  businessId: z.number(),
  today: z.string(),
  changed: z.string().nullable(),
})

/** The class of an absence is for people who answer it; folio and diagnosis stay in its module. */
function words(given: unknown, told: readonly string[]) {
  const { type, subtype, pay, half, from, to, today, changed } = factsSchema.parse(given)
  const days =
    from === to ? `el ${formatDate(from)}` : `del ${formatDate(from)} al ${formatDate(to)}`
  const count = calendarDays({ from, to })
  const length = half ? 'medio día' : count === 1 ? '1 día' : `${count} días corridos`
  return {
    title: `${kindLabel(type, subtype)} ${days}`,
    summary: [
      length,
      type === 'LICENSE' ? null : AbsencePay.label(pay),
      ...told,
      pastWords({ from, to }, today),
      changed && changedWords(changed),
    ]
      .filter(Boolean)
      .join(' · '),
    link: '/home/ausencias?status=PENDING',
  }
}

/** How many of the team are away, on the day of each with most of them. */
async function counted(
  { tx }: Context,
  rows: readonly Pick<StoredPending, 'id' | 'facts'>[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const asked = rows.map(({ id, facts }) => ({ id, ...factsSchema.parse(facts) }))
  const teams = await teamsAway(tx, asked)
  return new Map(
    asked.flatMap((one) => {
      const phrase = teamPhrase(teams.get(one))
      return phrase === undefined ? [] : [[one.id, [phrase]] as const]
    }),
  )
}

/** How many of the team are away on those days. */
async function details(context: Context, { id }: { id: number }): Promise<PendingDetail[]> {
  const { words: said } = await teamOfAbsence(context, { id })
  return said === null ? [] : [{ label: 'Fuera de su equipo', words: said, warns: false }]
}

/** What nobody answered. */
const unanswered = sql`select id, user_contract_id, ${dayInChile('created_at')} as asked
  from absence where company_id = app.current_company() and response_status = 'PENDING'`

approvalKind.on('absences', {
  kind: 'ABSENCE',
  entity: 'absence',
  pending,
  words,
  counted,
  waits: {
    keptWith: 'absences.delete',
    ofRequests: (round, since) => waitingRequests(round, 'ABSENCE', unanswered, since),
    titleFor: (fullname) => `La solicitud de ausencia de ${fullname} espera`,
  },
  details,
  answer: (context, { id, seen }, answer, reason) =>
    updateAbsenceResponse(context, {
      id,
      version: seen,
      responseStatus: answer === 'APPROVE' ? 'APPROVED' : 'REJECTED',
      response: reason,
    }),
})
