import type { Permission } from '#access/services.ts'
import { addDays } from '#chile/dates.ts'
import { personWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { of } from '#platform/server/graphql/object.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { records } from '#platform/server/records/records.ts'
import { fieldsOf, pageOfView, part, personOf, view } from '#platform/server/records/view.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { personBehind, surnameIn, userMatches } from '#platform/server/sql/person-names.ts'
import { pendingStates, type PrivacyRight, type PrivacyStanding } from '../model/catalogs.ts'
import type { PrivacyState } from '../model/catalogs.ts'
import { PrivacyRequest } from '../model/request.ts'

/** Days before the last one in which a request is said to end soon. */
export const SOON = 5

const isPending = sql<boolean>`(request.state = any(${[...pendingStates]}::text[]))`

export const requestView = view({
  ...fieldsOf(PrivacyRequest, 'request', [
    ...(['id', 'userId', 'kind', 'channel', 'detail', 'asksBlock', 'state', 'receivedOn'] as const),
    ...(['due', 'extendedTo', 'extensionReason', 'deadline', 'blockDue', 'blockAnswer'] as const),
    ...(['blockReason', 'identityBy', 'reason', 'answeredAt', 'claimUntil', 'outcome'] as const),
    'version' as const,
  ]),
  ...personOf('request.userId'),
  isPending: part(of.flag, isPending),
  by: part(of.maybe(of.text), sql.raw<string | null>(personBehind('request.answered_login_id'))),
})

export const requests = records(PrivacyRequest, {
  table: 'privacyRequest',
  as: 'request',
  rows: (tx: Tx) => tx.selectFrom('privacyRequest as request'),
  person: 'request.userId',
  within: ({ reach }: Context, permission: Permission) =>
    personWithin(reach(permission), 'request.userId'),
  shows: requestView,
  read: 'privacyRequests.read',
  steps: 'privacyRequestSteps',
})

export type RequestFilter = {
  search: string | null
  kind: PrivacyRight | null
  state: PrivacyState | null
  standing: PrivacyStanding | null
  mine: boolean | null
}
export const requestSort = ['deadline', 'fullname', 'receivedOn'] as const

/** The requests within reach, those that wait first, by the days that are left. */
export function privacyRequests(
  context: Context,
  input: ListInput<RequestFilter, (typeof requestSort)[number]>,
) {
  const { search, kind, state, standing, mine } = input.filter
  const matching = requests
    .reached(context, 'privacyRequests.read')
    .where((eb) => eb.and(userMatches(search, 'RUT_SHOWN')))
    .where((eb) => equalTo(eb, { 'request.kind': kind, 'request.state': state }))
    .$if(standing !== null, (query) => query.where(standingOn(context.today, standing)))
    .$if(mine === true, (query) => query.where('request.userId', '=', context.actor.userId ?? 0))
  const by = {
    deadline: sql`case when ${isPending} then request.deadline else 'infinity'::date end`,
    fullname: surnameIn('request.userId'),
    receivedOn: sql.ref('request.receivedOn'),
  }
  const ties = ['request.receivedOn', 'request.id'] as const
  return pageOfView(context, requestView, matching, { by, ties }, input)
}

function standingOn(today: string, standing: PrivacyStanding | null) {
  if (standing === 'ANSWERED') return sql<boolean>`not ${isPending}`
  if (standing === 'LATE') return sql<boolean>`(${isPending} and request.deadline < ${today}::date)`
  if (standing === 'PENDING') return isPending
  if (standing === 'BLOCK_LATE') {
    return sql<boolean>`(${isPending} and request.block_answer is null
      and request.block_due < ${today}::date)`
  }
  return sql<boolean>`(${isPending}
    and request.deadline between ${today}::date and ${addDays(today, SOON)}::date)`
}
