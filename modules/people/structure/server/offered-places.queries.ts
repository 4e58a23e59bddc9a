import type { ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import type { PlaceTable } from './places.queries.ts'
import { hierarchyNodes } from './units.queries.ts'

/** A unit of today, with the first day on which it is there and the version to change it by. */
export type OfferedUnit = { id: number; name: string; begins: ISODate; version: number }

export type OfferedPlaces = {
  areas: string[]
  branchOffices: string[]
  units: OfferedUnit[]
  /** The unit that each area proposes, where it has one. */
  areaUnits: { area: string; unitId: number }[]
}

/**
 * What places people, as a contract may take it: areas and branch offices by their names, in order,
 * and for readers of units those of today, with the ones that areas propose.
 */
export async function offeredPlaces(context: Context): Promise<OfferedPlaces> {
  const areas = await names(context, 'area')
  const branchOffices = await names(context, 'branchOffice')
  if (!context.can('organization.read')) {
    return { areas, branchOffices, units: [], areaUnits: [] }
  }
  const nodes = await hierarchyNodes(context, { asOf: null })
  const units = nodes.map(({ id, name, version, begins }) => ({ id, name, version, begins }))
  return { areas, branchOffices, units, areaUnits: await unitsOfAreas(context) }
}

async function names({ tx }: Context, table: PlaceTable): Promise<string[]> {
  const rows = await tx
    .selectFrom(table)
    .select('name')
    .where('mergedIntoId', 'is', null)
    .where('status', '=', 'ACTIVE')
    .orderBy('nameKey')
    .execute()
  return rows.map(({ name }) => name)
}

async function unitsOfAreas({ tx }: Context): Promise<OfferedPlaces['areaUnits']> {
  const rows = await tx
    .selectFrom('area')
    .select(['name', 'hierarchyNodeId'])
    .where('mergedIntoId', 'is', null)
    .where('status', '=', 'ACTIVE')
    .where('hierarchyNodeId', 'is not', null)
    .orderBy('nameKey')
    .execute()
  return rows.flatMap(({ name, hierarchyNodeId }) =>
    hierarchyNodeId === null ? [] : [{ area: name, unitId: hierarchyNodeId }],
  )
}
