import { sql, type Tx } from '#platform/server/sql/db.ts'
import { lastPerson, personName } from '#platform/server/sql/person-names.ts'

/** The names of some people, by their id. */
export async function namesOf(tx: Tx, userIds: readonly number[]): Promise<Map<number, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom(lastPerson(tx))
    .select(['person.userId', personName.as('name')])
    .where(sql<boolean>`person.user_id = any(${[...new Set(userIds)]}::bigint[])`)
    .execute()
  return new Map(rows.map(({ userId, name }) => [userId, name]))
}
