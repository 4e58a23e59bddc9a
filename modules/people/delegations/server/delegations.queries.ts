import { mayDelegate } from '#access/delegation.ts'
import { actorOf, type Actor } from '#access/actor.ts'
import { boundTo } from '#access/bounds.ts'
import type { ISODate } from '#chile/dates.ts'
import { loadActors } from '#modules/company/authority/server/index.ts'
import { keptBy } from '#modules/company/second-person/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'
import { DelegableKind, type DelegationState, stateOf } from '../model/delegation.ts'

/** A delegation as the two people of it read it. */
export type DelegationRow = {
  id: number
  fromUserId: number
  fromName: string
  toUserId: number
  toName: string
  startDate: ISODate
  endDate: ISODate
  kinds: DelegableKind[]
  state: DelegationState
  revokedAt: Date | null
}

/** The delegations that a list shows: the newest of each side. */
const MOST = 50

const stored = ({ tx }: Pick<Context, 'tx'>) =>
  tx
    .selectFrom('delegation')
    .select(['delegation.id', 'delegation.fromUserId', 'delegation.toUserId'])
    .select(['delegation.kinds', 'delegation.revokedAt'])
    .select(sql<ISODate>`lower(delegation.valid)::text`.as('startDate'))
    .select(sql<ISODate>`(upper(delegation.valid) - 1)::text`.as('endDate'))
    .select(nameIn('delegation.fromUserId').as('fromName'))
    .select(nameIn('delegation.toUserId').as('toName'))

type Stored = Awaited<ReturnType<ReturnType<typeof stored>['execute']>>[number]

function shown(row: Stored, today: ISODate): DelegationRow {
  const { kinds, fromName, toName, ...rest } = row
  return {
    ...rest,
    kinds: kinds.map((kind) => DelegableKind.schema.parse(kind)),
    fromName: fromName ?? '',
    toName: toName ?? '',
    state: stateOf(row, today),
  }
}

/** What the actor gave, what they received and may still answer with, and what they may give. */
export type Delegations = {
  given: DelegationRow[]
  received: DelegationRow[]
  kinds: DelegableKind[]
  /** A restriction of the actor hides some people, who cannot be chosen. */
  isRestricted: boolean
}

/** The delegations of the actor, the newest first: all that they gave, and those they received. */
export async function delegations(context: Context): Promise<Delegations> {
  const { actor, today } = context
  const self = actor.userId ?? 0
  const rows = await stored(context)
    .where((eb) =>
      eb.or([
        eb('delegation.fromUserId', '=', self),
        eb.and([
          eb('delegation.toUserId', '=', self),
          eb('delegation.revokedAt', 'is', null),
          sql<boolean>`upper(delegation.valid) > ${today}::date`,
        ]),
      ]),
    )
    .orderBy('delegation.id', 'desc')
    .limit(MOST)
    .execute()
  const all = rows.map((row) => shown(row, today))
  return {
    given: all.filter(({ fromUserId }) => fromUserId === self),
    received: all.filter(({ toUserId }) => toUserId === self),
    kinds: delegableOf(context),
    isRestricted: actor.restriction !== null,
  }
}

/** The kinds that the actor answers for others by their own rights. */
export const delegableOf = ({ actor, company }: Pick<Context, 'actor' | 'company'>) =>
  DelegableKind.values.filter((kind) => mayDelegate(actor, company, kind))

/** One delegation that the actor gave, locked for a change. */
export async function ownDelegation(context: Context, id: number): Promise<DelegationRow | null> {
  const row = await stored(context)
    .where('delegation.id', '=', id)
    .where('delegation.fromUserId', '=', context.actor.userId ?? 0)
    .forNoKeyUpdate('delegation')
    .executeTakeFirst()
  return row ? shown(row, context.today) : null
}

/** A delegation that holds today, with its giver as the policy sees them now. */
export type Received = { row: DelegationRow; from: Actor }

/**
 * What the actor may answer in the place of others today. A giver who left, whose account is closed
 * or who no longer answers gives nothing; one whose account others keep, no more than these may.
 */
export async function receivedToday(context: Context): Promise<Received[]> {
  const { tx, actor, session, today, now } = context
  if (actor.userId === null || session.acting) return []
  const rows = await stored(context)
    .select(
      sql<number[] | null>`(select coalesce(${keptBy(now)}, '{}') from login
        where login.company_id = app.current_company()
          and login.user_id = delegation.from_user_id and not login.is_disabled
        order by login.id limit 1)`.as('keepers'),
    )
    .where('delegation.toUserId', '=', actor.userId)
    .where('delegation.revokedAt', 'is', null)
    .where(sql<boolean>`delegation.valid @> ${today}::date`)
    .orderBy('delegation.id')
    .execute()
  const open = rows.filter(({ keepers }) => keepers !== null)
  if (open.length === 0) return []
  const ids = open.flatMap(({ fromUserId, keepers }) => [fromUserId, ...(keepers ?? [])])
  const actors = await loadActors(tx, session.companyId, [...new Set(ids)], today)
  return open.flatMap(({ keepers, ...row }) => {
    const from = actors.get(row.fromUserId)
    if (!from) return []
    const known = (keepers ?? []).map((id) => actors.get(id) ?? actorOf({ role: 'GUEST' }))
    return [{ row: shown(row, today), from: boundTo(from, known, from.supervisedIn) }]
  })
}

type Sweeping = Pick<Context, 'tx' | 'today'>

/** The delegations of people who still work here that begin today, or that ended yesterday. */
export async function turningToday(round: Sweeping): Promise<DelegationRow[]> {
  const { today } = round
  const rows = await stored(round)
    .innerJoin('users as giver', 'giver.id', 'delegation.fromUserId')
    .where('giver.status', '=', 'ACTIVE')
    .where('giver.isDisabled', '=', false)
    .where('delegation.revokedAt', 'is', null)
    .where(
      sql<boolean>`(lower(delegation.valid) = ${today}::date
        or upper(delegation.valid) = ${today}::date)`,
    )
    .orderBy('delegation.id')
    .execute()
  return rows.map((row) => shown(row, today))
}

/** The kinds that each of some people delegates already on all days of a span. */
export async function delegatedOn(
  { tx }: Pick<Context, 'tx'>,
  userIds: readonly number[],
  { startDate, endDate }: { startDate: ISODate; endDate: ISODate },
): Promise<ReadonlyMap<number, readonly DelegableKind[]>> {
  const rows = await tx
    .selectFrom('delegationKind')
    .select(['fromUserId', 'kind'])
    .distinct()
    .where(sql<boolean>`from_user_id = any(${[...userIds]}::bigint[])`)
    .where(sql<boolean>`valid @> daterange(${startDate}::date, ${endDate}::date, '[]')`)
    .execute()
  const of = Map.groupBy(rows, ({ fromUserId }) => fromUserId)
  return new Map([...of].map(([userId, own]) => [userId, own.map(({ kind }) => kind)]))
}
