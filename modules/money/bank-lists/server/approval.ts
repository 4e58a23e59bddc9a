import { z } from 'zod'
import type { ISODate } from '#chile/dates.ts'
import {
  approvalKind,
  type StoredPending,
  type WaitingOfBusiness,
} from '#modules/company/approvals/server/index.ts'
import type { ReminderRun } from '#modules/company/notices/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { dayInChile } from '#platform/server/sql/day-in-chile.ts'
import { sql } from '#platform/server/sql/db.ts'
import { answerPaymentLimit } from './limits.service.ts'
import { listsWithin } from './payment-lists.queries.ts'
import { answerPaymentList } from './payment-lists.service.ts'
import { pageOf } from './notifications.ts'
import { businessWithin } from '#platform/server/sql/reach.ts'

/** The lists that somebody else made and that wait for a second person. */
function pendingLists(context: Context) {
  if (!context.can('transfers.update')) return undefined
  const { principal, actor } = context
  const seen = listsWithin(context, 'transfers.update').select('list.id')
  return sql<StoredPending>`
    select 'PAYMENT_LIST' as kind, list.id, list.version as seen, list.creator_user_id as user_id,
      list.created_at as since, jsonb_build_object('id', list.id, 'number', list.number,
        'subject', list.subject, 'people', list.people, 'business', business.name) as facts
    from payment_list list
    join business on business.company_id = app.current_company()
      and business.id = list.business_id
    where list.company_id = app.current_company() and list.state = 'WAITING'
      and list.creator_login_id <> ${principal.loginId}
      and list.creator_user_id is distinct from ${actor.userId}
      and list.id in (${seen})`
}

const madeOn = dayInChile('list.created_at')
const askedOn = dayInChile('asked.created_at')

/** Lists that nobody released. Of those with confidential pay nothing is said. */
async function unreleased({ tx }: ReminderRun, since: ISODate) {
  const { rows } = await sql<WaitingOfBusiness>`
    select 'payment-list:' || list.id as key, list.business_id as "businessId",
      'Una nómina de pago de ' || business.name || ' espera que la liberen' as title,
      ${madeOn} as asked, list.creator_user_id as "authorId"
    from payment_list list
    join business on business.company_id = app.current_company()
      and business.id = list.business_id
    where list.company_id = app.current_company() and list.state = 'WAITING'
      and not list.with_private and ${madeOn} > ${since}
    order by list.created_at, list.id`.execute(tx)
  return rows
}

const listFacts = z.object({
  id: z.number(),
  number: z.number(),
  subject: z.string(),
  people: z.number(),
  business: z.string(),
})

approvalKind.on('bank-lists', {
  kind: 'PAYMENT_LIST',
  entity: 'paymentList',
  pending: pendingLists,
  words: (given) => {
    const { id, number, subject, people, business } = listFacts.parse(given)
    return {
      title: `Nómina ${number} de ${business}`,
      summary: `${subject}, ${people === 1 ? '1 pago' : `${people} pagos`}`,
      link: pageOf({ id }),
    }
  },
  waits: { answeredWith: 'transfers.update', ofBusinesses: unreleased },
  answer: (context, { id, seen }, answer, reason) =>
    answerPaymentList(context, {
      id,
      version: seen,
      answer: answer === 'APPROVE' ? 'release' : 'giveBack',
      reason,
    }),
})

/** The changes of the amount that somebody else asked for. */
function pendingLimits({ actor, principal, reach, can }: Context) {
  if (!can('businessOptions.update')) return undefined
  const reached = reach('businessOptions.update')
  return sql<StoredPending>`
    select 'PAYMENT_LIMIT' as kind, asked.id, asked.version as seen,
      asked.creator_user_id as user_id, asked.created_at as since,
      jsonb_build_object('business', business.name, 'none', asked.amount is null) as facts
    from payment_limit asked
    join business on business.company_id = app.current_company()
      and business.id = asked.business_id
    where asked.company_id = app.current_company() and asked.state = 'PENDING'
      and asked.creator_login_id <> ${principal.loginId}
      and asked.creator_user_id is distinct from ${actor.userId}
      and ${businessWithin(reached, 'asked.businessId')}`
}

/** Amounts that nobody answered. */
async function unansweredLimits({ tx }: ReminderRun, since: ISODate) {
  const { rows } = await sql<WaitingOfBusiness>`
    select 'payment-limit:' || asked.id as key, asked.business_id as "businessId",
      'El monto con segunda persona de ' || business.name || ' espera respuesta' as title,
      ${askedOn} as asked, asked.creator_user_id as "authorId"
    from payment_limit asked
    join business on business.company_id = app.current_company()
      and business.id = asked.business_id
    where asked.company_id = app.current_company() and asked.state = 'PENDING'
      and ${askedOn} > ${since}
    order by asked.created_at, asked.id`.execute(tx)
  return rows
}

const limitFacts = z.object({ business: z.string(), none: z.boolean() })

approvalKind.on('bank-lists', {
  kind: 'PAYMENT_LIMIT',
  entity: 'paymentLimit',
  pending: pendingLimits,
  words: (given) => {
    const { business, none } = limitFacts.parse(given)
    return {
      title: `Segunda persona en las nóminas de ${business}`,
      summary: none ? 'Se pide que nadie más las libere' : 'Se pide otro monto',
      link: '/home/nominas-de-pago/hechas',
    }
  },
  waits: { answeredWith: 'businessOptions.update', ofBusinesses: unansweredLimits },
  answer: (context, { id, seen }, answer, reason) =>
    answerPaymentLimit(context, {
      id,
      version: seen,
      answer: answer === 'APPROVE' ? 'approve' : 'reject',
      reason,
    }),
})
