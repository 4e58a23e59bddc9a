import type { ISODate } from '#chile/dates.ts'
import { firstDay, lastDay, type YearMonth } from '#chile/period.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { partsByUnit } from './by-unit.ts'

/** A part of a contract that a centre bears on some days. */
export type BornePart = {
  userContractId: number
  groupId: number
  groupName: string
  costCenterId: number
  code: string
  name: string
  percentage: string
  from: ISODate
  /** The last day; null while nothing ends it. */
  to: ISODate | null
}

/**
 * The parts of some contracts that hold on a day of a month, of one group or of every active one:
 * their own, and on days without any in a group, that of their unit.
 */
export async function borneIn(
  tx: Tx,
  month: YearMonth,
  contractIds: readonly number[],
  groupId?: number,
): Promise<BornePart[]> {
  const own = tx
    .selectFrom('costCenterContract as part')
    .select(['part.userContractId', 'part.groupId', 'part.costCenterId', 'part.percentage'])
    .select('part.valid')
    .where('part.status', '=', 'ACTIVE')
    .where(
      sql<boolean>`part.valid
        && daterange(${firstDay(month)}::date, ${lastDay(month)}::date, '[]')`,
    )
  const byUnit = tx
    .selectFrom(partsByUnit(firstDay(month), lastDay(month)).as('borne'))
    .select(['borne.userContractId', 'borne.groupId', 'borne.costCenterId'])
    .select([sql<string>`100.00::numeric(5,2)`.as('percentage'), 'borne.valid'])
  return tx
    .selectFrom(own.unionAll(byUnit).as('part'))
    .innerJoin('costCenter as center', 'center.id', 'part.costCenterId')
    .innerJoin('costCenterGroup as grouped', 'grouped.id', 'part.groupId')
    .select(['part.userContractId', 'part.groupId', 'part.costCenterId', 'part.percentage'])
    .select(['center.code', 'center.name', 'grouped.name as groupName'])
    .select(sql<ISODate>`lower(part.valid)::text`.as('from'))
    .select(sql<ISODate | null>`(upper(part.valid) - 1)::text`.as('to'))
    .where(sql<boolean>`part.user_contract_id = any(${[...contractIds]}::bigint[])`)
    .$if(groupId === undefined, (query) => query.where('grouped.status', '=', 'ACTIVE'))
    .where((eb) => equalTo(eb, { 'part.groupId': groupId }))
    .orderBy('grouped.code')
    .orderBy('center.code')
    .execute()
}
