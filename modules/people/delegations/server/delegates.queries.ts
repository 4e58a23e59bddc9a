import { type Delegable, delegatedReach } from '#access/delegation.ts'
import { reachesPerson } from '#access/reach.ts'
import { loadActors } from '#modules/company/authority/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'

/** Who answers in the place of somebody, and of which people. */
export type Delegate = {
  userId: number
  reaches: (whose: { userId: number; businessId: number }) => boolean
}

type Asking = Pick<Context, 'tx' | 'today' | 'session' | 'company'>

/** Who answers a kind today in the place of each of some people who delegated it. */
export async function delegatesOf(
  { tx, today, session, company }: Asking,
  kind: Delegable,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Delegate>> {
  if (userIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('delegationKind as part')
    .innerJoin('delegation', 'delegation.id', 'part.delegationId')
    .select(['part.fromUserId', 'delegation.toUserId'])
    .where('part.kind', '=', kind)
    .where(sql<boolean>`part.from_user_id = any(${[...userIds]}::bigint[])`)
    .where(sql<boolean>`part.valid @> ${today}::date`)
    .execute()
  if (rows.length === 0) return new Map()
  const ids = new Set(rows.flatMap(({ fromUserId, toUserId }) => [fromUserId, toUserId]))
  const actors = await loadActors(tx, session.companyId, [...ids], today)
  return new Map(
    rows.flatMap(({ fromUserId, toUserId }) => {
      const [from, to] = [actors.get(fromUserId), actors.get(toUserId)]
      if (!from || !to) return []
      const reach = delegatedReach({ from, to }, company, kind)
      const reaches: Delegate['reaches'] = ({ userId, businessId }) =>
        reachesPerson(reach, { userId, businessIds: [businessId], isPrivate: false }, toUserId)
      return [[fromUserId, { userId: toUserId, reaches }] as const]
    }),
  )
}
