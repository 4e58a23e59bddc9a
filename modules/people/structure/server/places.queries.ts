import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { equalTo } from '#platform/server/equal-to.ts'
import { countedFor } from './sight.ts'

export type PlaceTable = 'area' | 'branchOffice'

/** The contracts in force today, with what their version names. */
const working = (context: Context) =>
  context.tx
    .selectFrom('userContract as contract')
    .innerJoin('userContractVersion as held', (join) =>
      join
        .onRef('held.userContractId', '=', 'contract.id')
        .on('held.supersededAt', 'is', null)
        .on(sql<boolean>`held.valid @> ${context.today}::date`),
    )
    .select(sql<number>`count(distinct contract.user_id)`.as('people'))
    .where('contract.status', '=', 'ACTIVE')
    .where('contract.initialDate', '<=', context.today)
    .where(
      sql<boolean>`(contract.final_date is null or contract.final_date >= ${context.today}::date)`,
    )
    .where(countedFor(context, 'contract.userId'))

/** The row that keeps the people of one that was joined to it. */
const kept = sql<number>`coalesce(named.merged_into_id, named.id)`

const inAreas = (context: Context) =>
  working(context)
    .innerJoin('area as named', 'named.id', 'held.areaId')
    .select(kept.as('placeId'))
    .groupBy(kept)

const inOffices = (context: Context) =>
  working(context)
    .innerJoin('branchOffice as named', 'named.id', 'held.branchOfficeId')
    .select(kept.as('placeId'))
    .groupBy(kept)

/** The areas of the company that were not joined to another, or one of them. */
export const areas = (context: Context, only?: number) =>
  context.tx
    .selectFrom('area as place')
    .leftJoin(inAreas(context).as('held'), 'held.placeId', 'place.id')
    .select(['place.id', 'place.name', 'place.status', 'place.version'])
    .select(sql<number>`coalesce(held.people, 0)`.as('people'))
    .where('place.mergedIntoId', 'is', null)
    .where((eb) => equalTo(eb, { 'place.id': only }))
    .orderBy('place.nameKey')
    .execute()

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

/** The names that a contract may take, in order. */
export async function offeredNames({ tx }: Context, table: PlaceTable): Promise<string[]> {
  const rows = await tx
    .selectFrom(table)
    .select('name')
    .where('mergedIntoId', 'is', null)
    .where('status', '=', 'ACTIVE')
    .orderBy('nameKey')
    .execute()
  return rows.map(({ name }) => name)
}
