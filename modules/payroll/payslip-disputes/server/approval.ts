import { z } from 'zod'
import { reachesOthers } from '#access/reach.ts'
import type { ISODate } from '#chile/dates.ts'
import { monthTitle } from '#chile/period.ts'
import {
  approvalKind,
  type StoredPending,
  type WaitingOfPerson,
} from '#modules/company/approvals/server/index.ts'
import type { ReminderRun } from '#modules/company/notices/server/index.ts'
import { personShown } from '#modules/people/sight/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { dayInChile } from '#platform/server/day-in-chile.ts'
import { sql } from '#platform/server/db.ts'
import { invalid } from '#platform/server/errors.ts'
import { shortNameIn } from '#platform/server/person-names.ts'
import { disputeWithin, wasConfidential } from './disputes.queries.ts'
import { answerPayslipDispute } from './disputes.service.ts'

/** The disputes that wait for the actor. */
function pending({ actor, reach }: Context) {
  const reached = reach('payslipDisputes.update')
  if (!reachesOthers(reached, actor.userId)) return undefined
  return sql<StoredPending>`
    select 'PAYSLIP_DISPUTE' as kind, dispute.id, dispute.version as seen, dispute.user_id,
      dispute.opened_at as since, jsonb_build_object('month', month.year_month,
        'monthId', month.id, 'contractId', contract.id) as facts
    from payslip_dispute dispute
    join user_contract contract on contract.company_id = app.current_company()
      and contract.id = dispute.user_contract_id
    join payroll_month month on month.company_id = app.current_company()
      and month.id = dispute.payroll_month_id
    where dispute.company_id = app.current_company() and dispute.state = 'OPEN'
      and dispute.user_id is distinct from ${actor.userId}
      and ${disputeWithin(reached, actor.userId)}`
}

/** Open disputes whose last message is of their person, since that message. */
async function unanswered({ tx }: ReminderRun, since: ISODate) {
  const { rows } = await sql<WaitingOfPerson>`
    select 'dispute:' || dispute.id as key, contract.id as "contractId",
      contract.user_id as "userId", contract.business_id as "businessId", null as "authorId",
      'El reclamo de liquidación de ' || ${shortNameIn('contract.userId')} || ' espera' as title,
      ${dayInChile('last.at')} as asked
    from payslip_dispute dispute
    join user_contract contract on contract.company_id = app.current_company()
      and contract.id = dispute.user_contract_id
    join lateral (
      select message.at, author.user_id from payslip_dispute_message message
      left join login author on author.company_id = app.current_company()
        and author.id = message.login_id
      where message.company_id = app.current_company() and message.dispute_id = dispute.id
      order by message.id desc limit 1) last on last.user_id = dispute.user_id
    where dispute.company_id = app.current_company() and dispute.state = 'OPEN'
      and last.at > ${since}::date
      and ${personShown({ includesPrivate: false }, 'contract.userId', null, wasConfidential)}
    order by last.at, dispute.id`.execute(tx)
  return rows
}

const factsSchema = z.object({ month: z.number(), monthId: z.number(), contractId: z.number() })

function words(given: unknown) {
  const { month, monthId, contractId } = factsSchema.parse(given)
  const place = `${publicId('payrollMonth', monthId)}/${publicId('contract', contractId)}`
  return {
    title: `Reclamo de la liquidación de ${monthTitle(month).toLowerCase()}`,
    summary: 'Se responde con lo que se hará, o por qué está bien',
    link: `/home/liquidaciones/${place}`,
  }
}

approvalKind.on('payslip-disputes', {
  kind: 'PAYSLIP_DISPUTE',
  entity: 'payslipDispute',
  pending,
  words,
  waits: { answeredWith: 'payslipDisputes.update', ofPeople: unanswered },
  answer: (context, { id, seen }, answer, reason) => {
    if (!reason) throw invalid('reason', 'Respóndalo en la liquidación, diciendo qué se hará')
    return answerPayslipDispute(context, {
      id,
      accept: answer === 'APPROVE',
      text: reason,
      version: seen,
    })
  },
})
