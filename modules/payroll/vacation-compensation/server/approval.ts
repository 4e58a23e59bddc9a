import { z } from 'zod'
import { reachesOthers } from '#access/reach.ts'
import { formatDate, type ISODate } from '#chile/dates.ts'
import { formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import {
  approvalKind,
  type PendingDetail,
  type StoredPending,
  type WaitingOfPerson,
} from '#modules/company/approvals/server/index.ts'
import { countedWords } from '../model/compensation.ts'
import type { ReminderRun } from '#modules/company/notices/server/index.ts'
import { personShown } from '#modules/people/sight/server/index.ts'
import { daysLabel } from '#modules/time/vacations/model/request.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { dayInChile } from '#platform/server/sql/day-in-chile.ts'
import { sql } from '#platform/server/sql/db.ts'
import { shortNameIn } from '#platform/server/sql/person-names.ts'
import { compensationById } from './compensations.queries.ts'
import { answerVacationCompensation } from './compensations.service.ts'
import { compensationsWithin } from './scope.ts'

const answering = 'vacationCompensations.update'

/** The agreements that wait for the actor: not of themselves, nor what they registered. */
function pending(context: Context) {
  const { actor, reach, principal } = context
  if (!reachesOthers(reach(answering), actor.userId)) return undefined
  const rows = compensationsWithin(context, answering)
    .select((eb) => [
      sql<'VACATION_COMPENSATION'>`'VACATION_COMPENSATION'`.as('kind'),
      'agreed.id',
      'agreed.version as seen',
      'contract.userId as user_id',
      'agreed.createdAt as since',
      eb
        .fn<unknown>('jsonb_build_object', [
          sql`'on', agreed.agreed_on, 'units', agreed.units, 'month', agreed.pay_month,
            'user', contract.user_id`,
        ])
        .as('facts'),
    ])
    .where('agreed.state', '=', 'PENDING')
    .where('agreed.loginId', '<>', principal.loginId)
    .where(sql<boolean>`contract.user_id is distinct from ${actor.userId}::bigint`)
  return sql<StoredPending>`${rows}`
}

/** Agreements that nobody answered, with the person who registered each. */
async function unanswered({ tx }: ReminderRun, since: ISODate) {
  const { rows } = await sql<WaitingOfPerson>`
    select 'vacation-compensation:' || agreed.id as key, contract.id as "contractId",
      contract.user_id as "userId", contract.business_id as "businessId",
      author.user_id as "authorId",
      'El acuerdo de feriado progresivo en dinero de ' || ${shortNameIn('contract.userId')}
        || ' espera' as title,
      ${dayInChile('agreed.created_at')} as asked
    from vacation_compensation agreed
    join user_contract contract on contract.company_id = app.current_company()
      and contract.id = agreed.user_contract_id and contract.status <> 'DELETED'
    left join login author on author.company_id = app.current_company()
      and author.id = agreed.login_id
    where agreed.company_id = app.current_company() and agreed.state = 'PENDING'
      and agreed.created_at > ${since}::date
      and ${personShown({ includesPrivate: false }, 'contract.userId', null)}
    order by agreed.created_at, agreed.id`.execute(tx)
  return rows
}

const factsSchema = z.object({
  on: z.string(),
  units: z.number(),
  month: z.number(),
  user: z.number(),
})

function words(given: unknown) {
  const { on, units, month, user } = factsSchema.parse(given)
  return {
    title: `Feriado progresivo en dinero: ${daysLabel(units)}`,
    summary: `Acuerdo del ${formatDate(on)} · Se paga en ${monthLabel(month)}`,
    link: `/home/ficha/${publicId('user', user)}/vacaciones`,
  }
}

/** What approving pays, and whether the paper is there. */
async function details(context: Context, { id }: { id: number }): Promise<PendingDetail[]> {
  const row = await compensationById(context, id)
  const fact = (label: string, said: string): PendingDetail => ({
    label,
    words: said,
    warns: false,
  })
  return [
    fact('Paga', formatPesos(row.amount)),
    fact(
      'Según el art. 71',
      `${formatPesos(row.least)} por ${countedWords(row.countedDays, row.counting)}`,
    ),
    ...(row.hasPaper
      ? []
      : [{ label: 'Atención', words: 'Falta el acuerdo firmado', warns: true } as const]),
  ]
}

approvalKind.on('vacation-compensation', {
  kind: 'VACATION_COMPENSATION',
  entity: 'vacationCompensation',
  pending,
  words,
  details,
  waits: { answeredWith: answering, ofPeople: unanswered },
  answer: (context, { id, seen }, answer, reason) =>
    answerVacationCompensation(context, {
      id,
      version: seen,
      approve: answer === 'APPROVE',
      reason,
    }),
})
