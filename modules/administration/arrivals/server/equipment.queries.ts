import { contractHooks } from '#modules/people/contracts/server/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'

/** What each of some people has of the company and did not give back, in words. */
export async function equipmentOut(
  tx: Tx,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (userIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('arrivalTask as task')
    .select(['task.userId', 'task.title', 'task.serial'])
    .where(sql<boolean>`task.user_id = any(${[...userIds]}::bigint[])`)
    .where('task.kind', '=', 'EQUIPMENT')
    .where('task.state', '=', 'DONE')
    .where('task.serial', 'is not', null)
    .where('task.returnedOn', 'is', null)
    .where('task.returnsId', 'is', null)
    .orderBy('task.id')
    .execute()
  const words = rows.map(({ userId, title, serial }) => ({
    userId,
    what: `${title}, serie ${serial ?? ''}`,
  }))
  const byPerson = Map.groupBy(words, ({ userId }) => userId)
  return new Map([...byPerson].map(([userId, all]) => [userId, all.map(({ what }) => what)]))
}

contractHooks.thingsToReturn.on('arrivals', equipmentOut)
