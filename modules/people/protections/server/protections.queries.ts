import { sql, type Tx } from '#platform/server/sql/db.ts'
import type { Protection } from '../model/protection.ts'

/**
 * The protections of some people, by person, whoever asks: the law holds for people who may not
 * read them too. What is said of them is for `whyProtected` to word.
 */
export async function protectionsOf(
  tx: Tx,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Protection[]>> {
  const rows = await tx
    .selectFrom('laborProtection')
    .select(['userId', 'kind', 'startDate', 'endDate', 'courtDate'])
    .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`)
    .orderBy('startDate')
    .execute()
  const all = rows.map(({ userId, kind, startDate: from, endDate: until, courtDate }) => {
    return { userId, kind, from, until, authorizedOn: courtDate }
  })
  return Map.groupBy(all, ({ userId }) => userId)
}
