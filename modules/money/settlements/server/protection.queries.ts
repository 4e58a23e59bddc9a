import type { ISODate } from '#chile/dates.ts'
import {
  maternalRestUntil,
  protectedUntil,
  unrecorded,
} from '#modules/money/contract-endings/model/rules.ts'
import { maternityOn } from '#modules/people/protections/model/protection.ts'
import { protectionsOf } from '#modules/people/protections/server/index.ts'
import type { Tx } from '#platform/server/db.ts'
import type { EndingContract } from './contract.queries.ts'
import type { ApprovedLeave } from './standing.queries.ts'

/**
 * What protects the person of each contract on a day: the approved medical leave that covers it,
 * the year after a maternal one (art. 201), and what is on record of them, which is surer.
 */
export async function protectionOn(
  tx: Tx,
  contracts: readonly EndingContract[],
  { day, leaves: approved }: { day: ISODate; leaves: readonly ApprovedLeave[] },
) {
  const known = await protectionsOf(tx, [...new Set(contracts.map(({ userId }) => userId))])
  const leavesOf = Map.groupBy(approved, ({ contractId }) => contractId)
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
