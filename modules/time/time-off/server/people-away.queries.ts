import { workDaysOff } from '#modules/people/approval-steps/server/index.ts'
import { peopleAway } from '#modules/people/delegations/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'
import { daysOffIn } from './days-off.queries.ts'

/** People away by what was approved, in any of their contracts. */
peopleAway.by('time-off', async (tx, userIds, { startDate, endDate }) => {
  if (userIds.length === 0) return new Set<number>()
  const rows = await tx
    .selectFrom('timeOff')
    .innerJoin('userContract as contract', 'contract.id', 'timeOff.userContractId')
    .select('contract.userId')
    .distinct()
    .where('contract.status', '<>', 'DELETED')
    .where(sql<boolean>`contract.user_id = any(${[...new Set(userIds)]}::bigint[])`)
    .where('timeOff.pending', '=', false)
    .where('timeOff.fromDay', '<=', endDate)
    .where('timeOff.toDay', '>=', startDate)
    .execute()
  return new Set(rows.map(({ userId }) => userId))
})

workDaysOff.by('time-off', async (tx, span, contractIds) => {
  const off = await daysOffIn(tx, span, contractIds)
  return (contractId) => off(contractId, 'WORK')
})
