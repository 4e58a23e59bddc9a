import { contractHooks } from '#modules/people/contracts/server/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'

/** A finiquito that is not paid is a matter between its person and the company. */
async function unpaidFiniquitos(tx: Tx, userIds: readonly number[]) {
  const rows = await tx
    .selectFrom('settlement')
    .select('settlement.userId')
    .distinct()
    .where(sql<boolean>`settlement.user_id = any(${[...userIds]}::bigint[])`)
    .where('settlement.status', 'in', ['CREATED', 'ISSUED', 'IN_PROGRESS'])
    .execute()
  return new Map(rows.map(({ userId }) => [userId, 'Tiene un finiquito sin pagar']))
}

contractHooks.openMatters.on('settlements', unpaidFiniquitos)
