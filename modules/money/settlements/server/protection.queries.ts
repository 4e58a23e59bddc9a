import { addMonths, type ISODate } from '#chile/dates.ts'
import {
  maternalRestUntil,
  protectedUntil,
  unrecorded,
} from '#modules/money/contract-endings/model/rules.ts'
import { maternityOn } from '#modules/people/protections/model/protection.ts'
import { protectionsOf } from '#modules/people/protections/server/index.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import type { EndingContract } from './contract.queries.ts'

/** Months after a maternal leave whose protection may still hold, and one more for their days. */
const PROTECTED_MONTHS = 13

/**
 * What protects the person of each contract on a day: the approved medical leave that covers it,
 * the year after a maternal one (art. 201), and what is on record of them, which is surer.
 */
export async function protectionOn(tx: Tx, contracts: readonly EndingContract[], day: ISODate) {
  const ids = contracts.map(({ id }) => id)
  const known = await protectionsOf(tx, [...new Set(contracts.map(({ userId }) => userId))])
  const rows = await tx
    .selectFrom('absence')
    .select(['userContractId', 'startDate as from', 'endDate as to'])
    .select(sql<boolean>`coalesce(subtype = 'MATERNITY', false)`.as('maternal'))
    .where(sql<boolean>`user_contract_id = any(${[...ids]}::bigint[])`)
    .where('type', '=', 'LICENSE')
    .where('responseStatus', '=', 'APPROVED')
    .where('endDate', '>=', addMonths(day, -PROTECTED_MONTHS))
    .orderBy('endDate')
    .execute()
  const leavesOf = Map.groupBy(rows, ({ userContractId }) => userContractId)
  return ({ id, userId }: EndingContract) => {
    const leaves = leavesOf.get(id) ?? []
    const protections = known.get(userId) ?? []
    const deduced = protectedUntil(unrecorded({ leaves, protections }), day) ?? null
    const recorded = maternityOn(protections, day)
    return {
      leaveUntil: leaves.findLast(({ from, to }) => from <= day && to >= day)?.to ?? null,
      protectedUntil: deduced,
      protections,
      maternity: {
        until: recorded?.until ?? deduced,
        subsidyUntil: maternalRestUntil(leaves, day) ?? null,
      },
    }
  }
}
