import type { ISODate } from '#chile/dates.ts'
import { plainDecimal } from '#chile/money/decimal.ts'
import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import {
  lastPerson,
  nameIn,
  personSurname,
  userMatches,
} from '#platform/server/sql/person-names.ts'
import { onPage, totalOf } from '#platform/server/sql/total-of.ts'
import { partsByUnit } from './by-unit.ts'
import { inReach, requireContract } from './scope.ts'

/** The parts of contracts within reach, with the words of their centre and group. */
const partsOf = (context: Context) =>
  context.tx
    .selectFrom('costCenterContract as part')
    .innerJoin('userContract as contract', 'contract.id', 'part.userContractId')
    .innerJoin('costCenter as center', 'center.id', 'part.costCenterId')
    .innerJoin('costCenterGroup as grouped', 'grouped.id', 'part.groupId')
    .select(['part.id', 'part.userContractId', 'part.groupId', 'part.costCenterId'])
    .select(['part.percentage', 'part.status', 'part.version'])
    .select(sql<ISODate>`lower(part.valid)::text`.as('startDate'))
    .select(sql<ISODate | null>`(upper(part.valid) - 1)::text`.as('endDate'))
    .select(['center.code', 'center.name', 'grouped.name as groupName'])
    .where('contract.status', '<>', 'DELETED')
    .where(inReach(context, 'costCenterContracts.read'))
    .orderBy('grouped.code')
    .orderBy(sql`lower(part.valid)`, 'desc')
    .orderBy('center.code')
    .orderBy('part.id')

type Stored = Awaited<ReturnType<ReturnType<typeof partsOf>['execute']>>[number]

const shown = (row: Stored) => ({ ...row, percentage: plainDecimal(row.percentage) })
export type PartRow = ReturnType<typeof shown>

/** The parts of a contract by group, newest first. */
export async function costCentersByContract(context: Context, { contractId }: OfContract) {
  await requireContract(context, contractId, 'costCenterContracts.read')
  return partsOfContract(context, contractId)
}
type OfContract = { contractId: number }

export async function partsOfContract(context: Context, contractId: number) {
  const rows = await partsOf(context).where('part.userContractId', '=', contractId).execute()
  return rows.map(shown)
}

/** The same for some contracts at once; none of those whose centres the actor does not reach. */
export async function partsOfContracts(context: Context, contracts: readonly { id: number }[]) {
  const rows = await partsOf(context)
    .where(sql<boolean>`part.user_contract_id = any(${contracts.map(({ id }) => id)}::bigint[])`)
    .execute()
  const parts = Map.groupBy(rows.map(shown), ({ userContractId }) => userContractId)
  return contracts.map(({ id }) => ({ costCenters: parts.get(id) ?? [] }))
}

/** One part that the actor reaches. */
export async function partById(context: Context, id: number): Promise<PartRow> {
  const row = await partsOf(context).where('part.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return shown(row)
}

export type GapFilter = { search: string | null; groupId: number | null }
export const gapSort = ['fullname', 'percentage'] as const
export type GapSort = (typeof gapSort)[number]

/** What is booked today: parts of the contract's own, or else all of it by its unit. */
const covered = sql<string>`coalesce(held.total, by_unit.total, 0)`

/** Contracts in force today, with each group that does not bear them whole. */
const gaps = (context: Context, { search, groupId }: GapFilter) =>
  context.tx
    .selectFrom('userContract as contract')
    .innerJoin('users', 'users.id', 'contract.userId')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .innerJoin(lastPerson(context.tx), (join) =>
      join.onRef('person.userId', '=', 'contract.userId'),
    )
    .innerJoin('costCenterGroup as grouped', (join) => join.on('grouped.status', '=', 'ACTIVE'))
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('costCenterContract as part')
          .select(['part.userContractId', 'part.groupId', sql`sum(percentage)`.as('total')])
          .where('part.status', '=', 'ACTIVE')
          .where(sql<boolean>`part.valid @> ${context.today}::date`)
          .groupBy(['part.userContractId', 'part.groupId'])
          .as('held'),
      (join) =>
        join
          .onRef('held.userContractId', '=', 'contract.id')
          .onRef('held.groupId', '=', 'grouped.id'),
    )
    .leftJoin(
      (eb) =>
        eb
          .selectFrom(partsByUnit(context.today, context.today).as('borne'))
          .select(['borne.userContractId', 'borne.groupId', sql`100`.as('total')])
          .as('byUnit'),
      (join) =>
        join
          .onRef('byUnit.userContractId', '=', 'contract.id')
          .onRef('byUnit.groupId', '=', 'grouped.id'),
    )
    .where('contract.status', '=', 'ACTIVE')
    .where('contract.initialDate', '<=', context.today)
    .where(
      sql<boolean>`(contract.final_date is null or contract.final_date >= ${context.today}::date)`,
    )
    .where(sql<boolean>`${covered} < 100`)
    .where(inReach(context, 'costCenterContracts.read'))
    .where((eb) => equalTo(eb, { 'grouped.id': groupId }))
    .where((eb) => eb.and(userMatches(search, 'RUT_SHOWN')))

/** Whose cost is not booked whole today, one page of them. */
export async function costCenterGaps(
  context: Context,
  { filter, sort, page, counted }: ListInput<GapFilter, GapSort>,
): Promise<Listed<GapRow>> {
  const matching = gaps(context, filter)
  const direction = sort.descending ? 'desc' : 'asc'
  const rows = await matching
    .select(['contract.id', 'contract.userId', 'grouped.name as groupName', 'users.rut'])
    .select('business.name as businessName')
    .select([nameIn('contract.userId').as('fullname'), covered.as('percentage')])
    .$if(sort.by === 'percentage', (query) => query.orderBy(covered, direction))
    .orderBy(personSurname, direction)
    .orderBy('contract.id')
    .orderBy('grouped.code')
    .$call(onPage(page))
    .execute()
  return {
    rows: rows.map((row) => ({
      ...row,
      key: `${row.id} ${row.groupName}`,
      percentage: plainDecimal(row.percentage),
    })),
    total: await totalOf(matching, { page, counted }, rows.length),
  }
}

export type GapRow = {
  id: number
  key: string
  userId: number
  fullname: string | null
  rut: string
  businessName: string
  groupName: string
  percentage: string
}
