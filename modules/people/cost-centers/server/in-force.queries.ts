import type { ISODate } from '#chile/dates.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'

/** The centres that bear contracts of a razón social on a day, each with how many. */
export const centersInForce = (tx: Tx, businessId: number, day: ISODate) =>
  tx
    .selectFrom('costCenter as center')
    .innerJoin('costCenterContract as part', 'part.costCenterId', 'center.id')
    .innerJoin('userContract as contract', 'contract.id', 'part.userContractId')
    .select(['center.id', 'center.name'])
    .select(sql<number>`count(distinct contract.id)`.as('people'))
    .where('contract.businessId', '=', businessId)
    .where('part.status', '=', 'ACTIVE')
    .where(sql<boolean>`part.valid @> ${day}::date`)
    .groupBy(['center.id', 'center.name'])
    .orderBy('center.name')
    .execute()
