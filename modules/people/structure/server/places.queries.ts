import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { countedFor } from './sight.ts'
import { unitName } from './units.queries.ts'

export type PlaceTable = 'area' | 'branchOffice'

/** The people with a contract in force today, by what its terms name: each is counted once. */
const working = (context: Context) =>
  context.tx
    .selectFrom('personStanding as stands')
    .select(sql<number>`count(*)`.as('people'))
    .where('stands.since', '<=', context.today)
    .where('stands.until', '>', context.today)
    .where('stands.state', '=', 'ACTIVE')
    .where(countedFor(context, 'stands.userId'))

/** The row that keeps the people of one that was joined to it. */
const kept = sql<number>`coalesce(named.merged_into_id, named.id)`

const inAreas = (context: Context) =>
  context.tx
    .selectFrom(working(context).select('areaId').groupBy('areaId').as('held'))
    .innerJoin('area as named', 'named.id', 'held.areaId')
    .select([kept.as('placeId'), sql<number>`sum(held.people)::bigint`.as('people')])
    .groupBy(kept)

const inOffices = (context: Context) =>
  context.tx
    .selectFrom(working(context).select('branchOfficeId').groupBy('branchOfficeId').as('held'))
    .innerJoin('branchOffice as named', 'named.id', 'held.branchOfficeId')
    .select([kept.as('placeId'), sql<number>`sum(held.people)::bigint`.as('people')])
    .groupBy(kept)

/**
 * The areas of the company that were not joined to another, or one of them. The unit of each is
 * answered to readers of units.
 */
export function areas(context: Context, only?: number) {
  const none = sql<null>`null`
  const seesUnits = context.can('organization.read')
  const unitId = seesUnits ? sql<number | null>`place.hierarchy_node_id` : none
  const unit = seesUnits ? unitName('place') : none
  return context.tx
    .selectFrom('area as place')
    .leftJoin(inAreas(context).as('held'), 'held.placeId', 'place.id')
    .select(['place.id', 'place.name', 'place.status', 'place.version'])
    .select([unitId.as('hierarchyNodeId'), unit.as('unitName')])
    .select(sql<number>`coalesce(held.people, 0)`.as('people'))
    .where('place.mergedIntoId', 'is', null)
    .where((eb) => equalTo(eb, { 'place.id': only }))
    .orderBy('place.nameKey')
    .execute()
}

/** The same of branch offices. */
export const branchOffices = (context: Context, only?: number) =>
  context.tx
    .selectFrom('branchOffice as place')
    .leftJoin(inOffices(context).as('held'), 'held.placeId', 'place.id')
    .select(['place.id', 'place.name', 'place.communeCode', 'place.status', 'place.version'])
    .select(sql<number>`coalesce(held.people, 0)`.as('people'))
    .where('place.mergedIntoId', 'is', null)
    .where((eb) => equalTo(eb, { 'place.id': only }))
    .orderBy('place.nameKey')
    .execute()

export type NamedCount = { name: string; total: number }

/** The areas or branch offices with people today, and how many each has. */
export async function placesInUse(context: Context, table: PlaceTable): Promise<NamedCount[]> {
  const rows = await (table === 'area' ? areas(context) : branchOffices(context))
  return rows.flatMap(({ name, people }) => (people > 0 ? [{ name, total: people }] : []))
}
