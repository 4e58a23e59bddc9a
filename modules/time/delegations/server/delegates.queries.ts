import type { Delegable } from '#access/delegated.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'

/** Who answers a kind today in the place of each of some people who delegated it. */
export async function delegatesOf(
  { tx, today }: Pick<Context, 'tx' | 'today'>,
  kind: Delegable,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (userIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('delegationKind as part')
    .innerJoin('delegation', 'delegation.id', 'part.delegationId')
    .select(['part.fromUserId', 'delegation.toUserId'])
    .where('part.kind', '=', kind)
    .where(sql<boolean>`part.from_user_id = any(${[...userIds]}::bigint[])`)
    .where(sql<boolean>`part.valid @> ${today}::date`)
    .execute()
  return new Map(rows.map(({ fromUserId, toUserId }) => [fromUserId, toUserId]))
}
