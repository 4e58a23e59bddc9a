import type { ISODate } from '#chile/dates.ts'
import { requireUnit } from '#modules/people/structure/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { invalid, notFound } from '#platform/server/errors.ts'
import { centersOf, groups } from './centers.queries.ts'

constraintMessages({
  cost_center_unit_no_overlap: {
    message: 'Alguien más acaba de cambiar el centro de la unidad: vuelva a intentarlo',
    kind: 'conflict',
  },
})

type Given = {
  groupId: number
  hierarchyNodeId: number
  costCenterId: number | null
  since: ISODate
}

/**
 * Names the centre of a group that bears the contracts of a unit from a day on, or none. What held
 * before that day ends the day before; what was to begin later has no effect any more.
 */
export async function saveCostCenterUnit(context: Context, input: Given): Promise<boolean> {
  const { groupId, hierarchyNodeId, costCenterId, since } = input
  const [group] = await groups(context, groupId)
  if (!group) throw notFound()
  await requireUnit(context, hierarchyNodeId, since)
  if (costCenterId !== null) {
    const usable = await centersOf(context, { businessId: null, groupId })
    const center = usable.find(({ id }) => id === costCenterId)
    if (!center) throw invalid('costCenterId', 'No es un centro de costo del grupo')
    if (center.status === 'INACTIVE') {
      throw invalid('costCenterId', `${center.name} está sin efecto`)
    }
  }
  await endFrom(context, input)
  if (costCenterId === null) return true
  const valid = sql<string>`daterange(${since}::date, null)`
  await context.tx
    .insertInto('costCenterUnit')
    .values({ hierarchyNodeId, groupId, costCenterId, valid })
    .execute()
  return true
}

/** Ends what a unit names in a group: on a day what began before it, the rest wholly. */
async function endFrom({ tx }: Context, { hierarchyNodeId, groupId, since }: Given) {
  const ofUnit = tx
    .updateTable('costCenterUnit')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('hierarchyNodeId', '=', hierarchyNodeId)
    .where('groupId', '=', groupId)
    .where('status', '=', 'ACTIVE')
  await ofUnit
    .set({ status: 'INACTIVE' })
    .where(sql<boolean>`lower(valid) >= ${since}::date`)
    .execute()
  await ofUnit
    .set({ valid: sql<string>`daterange(lower(valid), ${since}::date)` })
    .where(sql<boolean>`lower(valid) < ${since}::date and valid @> ${since}::date`)
    .execute()
}
