import type { Permission } from '#access/services.ts'
import { personWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, notFound } from '#platform/server/errors.ts'
import { of } from '#platform/server/graphql/object.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { records } from '#platform/server/records/records.ts'
import { fieldsOf, pageOfView, part, personOf, view } from '#platform/server/records/view.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { nameIn, personBehind } from '#platform/server/sql/person-names.ts'
import { Erasure } from '../model/erasure.ts'
import { whyNotErased } from '../model/states.ts'
import { isBehind } from './own-account.ts'
import { leftOn, planOf } from './plan.queries.ts'

const erasureView = view({
  ...fieldsOf(Erasure, 'erasure', [
    ...(['id', 'requestId', 'userId', 'state', 'reason', 'leftOn', 'createdAt'] as const),
    ...(['approvedAt', 'doneAt', 'version'] as const),
  ]),
  ...personOf('erasure.userId'),
  proposedBy: part(
    of.maybe(of.text),
    sql.raw<string | null>(personBehind('erasure.proposed_login_id')),
  ),
  approvedBy: part(
    of.maybe(of.text),
    sql.raw<string | null>(personBehind('erasure.approved_login_id')),
  ),
  /** Whether the reader proposed it, and so does not approve it. */
  isProposer: part(of.flag, isBehind('erasure.proposedLoginId')),
  /** What went and what stays, once it is done. */
  outcome: part(
    of.maybe(of.text),
    sql<string | null>`case when erasure.state = 'DONE' then (select request.outcome
      from privacy_request request where request.company_id = app.current_company()
        and request.id = erasure.request_id) end`,
  ),
})

export const erasures = records(Erasure, {
  table: 'erasure',
  as: 'erasure',
  rows: (tx: Tx) => tx.selectFrom('erasure').where('erasure.requestId', 'is not', null),
  person: 'erasure.userId',
  within: ({ reach }: Context, permission: Permission) =>
    personWithin(reach(permission), 'erasure.userId'),
  shows: erasureView,
  read: 'privacyRequests.update',
  list: 'erasures',
  steps: 'erasureSteps',
})

/** Granted requests of erasure, within reach, of other people. */
const granted = ({ tx, reach, actor }: Context) =>
  tx
    .selectFrom('privacyRequest as request')
    .where('request.kind', '=', 'ERASURE')
    .where('request.state', 'in', ['GRANTED', 'PARTLY'])
    .where('request.userId', '<>', actor.userId ?? 0)
    .where(personWithin(reach('privacyRequests.update'), 'request.userId'))

export const erasableView = view({
  id: part(of.id('privacyRequest'), sql<number>`request.id`),
  fullname: part(of.maybe(of.text), nameIn('request.userId')),
  detail: part(of.maybe(of.text), sql<string | null>`request.detail`),
  answeredAt: part(of.maybe(of.dateTime), sql<Date | null>`request.answered_at`),
})

/** What was granted and nobody proposed to erase yet, the oldest first. */
export function erasableRequests(context: Context, input: ListInput<object, 'answeredAt'>) {
  const matching = granted(context).where(
    sql<boolean>`not exists (select from erasure
      where erasure.company_id = app.current_company() and erasure.request_id = request.id
        and erasure.state <> 'DISCARDED')`,
  )
  const by = { answeredAt: sql.ref('request.answeredAt') }
  return pageOfView(context, erasableView, matching, { by, ties: ['request.id'] }, input)
}

/** The person of a granted request, and whether they left. */
export async function grantedRequest(context: Context, id: number) {
  const row = await granted(context)
    .select(['request.id', 'request.userId'])
    .where('request.id', '=', id)
    .executeTakeFirst()
  if (row) return { ...row, left: await leftOn(context.tx, row.userId, context.today) }
  const known = await context.tx
    .selectFrom('privacyRequest as request')
    .select(['request.userId', 'request.kind', 'request.state'])
    .where('request.id', '=', id)
    .where(personWithin(context.reach('privacyRequests.update'), 'request.userId'))
    .executeTakeFirst()
  if (!known) throw notFound()
  if (known.userId === context.actor.userId) {
    throw conflict('Lo que se suprime de usted lo resuelve otra persona')
  }
  throw conflict(
    known.kind === 'ERASURE'
      ? whyNotErased(known.state)
      : 'Se suprime lo que una solicitud de supresión concede',
  )
}

/** What would go of the person of a granted request, and what stays. */
export async function erasurePlan(context: Context, { id }: { id: number }) {
  const { userId, left } = await grantedRequest(context, id)
  return { leftOn: left, parts: await planOf(context.tx, { userId, now: context.now }, left) }
}
