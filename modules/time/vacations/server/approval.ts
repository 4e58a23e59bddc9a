import { z } from 'zod'
import { reachesOthers } from '#access/reach.ts'
import { formatDate } from '#chile/dates.ts'
import {
  approvalKind,
  type PendingDetail,
  type StoredPending,
} from '#modules/company/approvals/server/index.ts'
import { ofContract, payWithin } from '#modules/people/sight/server/index.ts'
import { teamPhrase, teamWords } from '#modules/time/absences/model/team-words.ts'
import { changedWords } from '#modules/time/time-off/model/changed-words.ts'
import { pastWords } from '#modules/time/time-off/model/past.ts'
import { teamsAway } from '#modules/time/absences/server/index.ts'
import { waitingRequests } from '#modules/people/approval-steps/server/index.ts'
import { answeredInPlace } from '#modules/people/delegations/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { dayInChile } from '#platform/server/sql/day-in-chile.ts'
import { sql } from '#platform/server/sql/db.ts'
import { personBehind } from '#platform/server/sql/person-names.ts'
import { DayHalf } from '#modules/time/time-off/model/catalogs.ts'
import { daysLabel } from '../model/request.ts'
import { daysWords } from '../model/words.ts'
import { leftOf } from './days-left.queries.ts'
import { vacationOverlapDates } from './preview.queries.ts'
import { updateVacation } from './requests.service.ts'
import { vacationById } from './vacations.queries.ts'

const answering = 'vacations.update'

/** The requests that wait for the actor. */
function pending({ actor, reach, today }: Context) {
  const reached = reach(answering)
  if (!reachesOthers(reached, actor.userId)) return undefined
  return sql<StoredPending>`
    select 'VACATION' as kind, vacation.id, vacation.version as seen, contract.user_id,
      vacation.requested_at as since, jsonb_build_object('from', vacation.start_date,
        'to', vacation.end_date, 'contractId', contract.id,
        'businessId', contract.business_id, 'replacesId', vacation.replaces_id,
        'half', vacation.half, 'comment', vacation.comment,
        'today', ${today}::date, 'changed', vacation.changed_at,
        'oldFrom', old.start_date, 'oldTo', old.end_date,
        'units', vacation.legal_units + vacation.progressive_units + vacation.additional_units)
        as facts
    from vacation
    join user_contract contract on contract.company_id = app.current_company()
      and contract.id = vacation.user_contract_id
    left join vacation old on old.company_id = app.current_company()
      and old.id = vacation.replaces_id
    where vacation.company_id = app.current_company() and vacation.response_status = 'PENDING'
      and contract.status <> 'DELETED' and contract.user_id is distinct from ${actor.userId}
      and ${payWithin(reached, ofContract, actor.userId)}`
}

const factsSchema = z.object({
  contractId: z.number(),
  businessId: z.number(),
  replacesId: z.number().nullable(),
  from: z.string(),
  to: z.string(),
  half: z.enum(['AM', 'PM']).nullable(),
  comment: z.string().nullable(),
  units: z.number(),
  today: z.string(),
  changed: z.string().nullable(),
  oldFrom: z.string().nullable(),
  oldTo: z.string().nullable(),
})

function words(given: unknown, told: readonly string[]) {
  const { from, to, half, comment, units, oldFrom, oldTo, today, changed } =
    factsSchema.parse(given)
  const days =
    from === to ? `el ${formatDate(from)}` : `del ${formatDate(from)} al ${formatDate(to)}`
  const part = half ? `, ${DayHalf.label(half).toLowerCase()}` : ''
  const changes =
    oldFrom && oldTo && `Cambia las del ${formatDate(oldFrom)} al ${formatDate(oldTo)}`
  return {
    title: `Vacaciones ${days}${part}`,
    summary: [
      daysLabel(units),
      ...told,
      pastWords({ from, to }, today),
      changed && changedWords(changed),
      changes,
      comment && `«${comment}»`,
    ]
      .filter(Boolean)
      .join(' · '),
    link: '/home/vacaciones/solicitudes?status=PENDING',
  }
}

/** What each request leaves of the balance, and how many of the team are away on its days. */
async function counted(
  { tx }: Context,
  rows: readonly Pick<StoredPending, 'id' | 'facts'>[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const asked = rows.map(({ id, facts }) => ({ id, ...factsSchema.parse(facts) }))
  const teams = await teamsAway(tx, asked)
  const left = await leftOf(tx, asked)
  return new Map(
    asked.map((one) => [
      one.id,
      [left.get(one.id), teamPhrase(teams.get(one))].filter((said) => said !== undefined),
    ]),
  )
}

/** What the request leaves, who else is away, and what the law says of it. */
async function details(context: Context, { id }: { id: number }): Promise<PendingDetail[]> {
  const row = await vacationById(context, id, answering)
  const { userContractId, startDate, endDate, half, poolOrder } = row
  const asked = { userContractId, startDate, endDate, half, poolOrder }
  const told = await vacationOverlapDates(context, { ...asked, exceptId: id })
  const fact = (label: string, said: string): PendingDetail => ({
    label,
    words: said,
    warns: false,
  })
  const doubt = (said: string): PendingDetail => ({ label: 'Atención', words: said, warns: true })
  const namesOf = (ofTeam: boolean) =>
    told.away.flatMap((one) => (one.ofTeam === ofTeam && one.fullname ? [one.fullname] : []))
  const [inTeam, others] = [namesOf(true), namesOf(false)]
  return [
    fact('Usa', `${daysWords(told.businessDays)} hábiles`),
    fact('Saldo después', `${daysWords(told.left)} al ${formatDate(startDate)}`),
    fact('Vuelve', formatDate(told.returnsOn)),
    ...(told.team ? [fact('Fuera de su equipo', withNames(teamWords(told.team), inTeam))] : []),
    ...(others.length > 0
      ? [fact(told.team ? 'De otros equipos' : 'Ausentes esos días', others.join(', '))]
      : []),
    ...(told.shortage ? [doubt(told.shortage)] : []),
    ...told.refusals.map(doubt),
    ...told.warnings.map(doubt),
  ]
}

const withNames = (words: string, names: readonly string[]): string =>
  names.length > 0 ? `${words}: ${names.join(', ')}` : words

/** What nobody answered. */
const unanswered = sql`select id, user_contract_id, ${dayInChile('requested_at')} as asked
  from vacation where company_id = app.current_company() and response_status = 'PENDING'`

approvalKind.on('vacations', {
  kind: 'VACATION',
  entity: 'vacation',
  pending,
  words,
  counted,
  waits: {
    keptWith: 'vacations.delete',
    ofRequests: (round, since) => waitingRequests(round, 'VACATION', unanswered, since),
    titleFor: (fullname) => `La solicitud de vacaciones de ${fullname} espera`,
  },
  details,
  answer: (context, { id, seen }, answer, reason) =>
    updateVacation(context, {
      id,
      version: seen,
      responseStatus: answer === 'APPROVE' ? 'APPROVED' : 'REJECTED',
      response: reason,
      advance: null,
    }),
})

answeredInPlace.on(
  'vacations',
  sql`select responded_for_user_id as person,
      (responded_at at time zone 'America/Santiago')::date as day,
      ${sql.raw(personBehind('vacation.responded_login_id'))} as author
    from vacation where company_id = app.current_company() and responded_for_user_id is not null`,
)
