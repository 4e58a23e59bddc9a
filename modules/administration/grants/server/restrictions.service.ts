import { businessesInReach } from '#modules/company/businesses/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { forbidden, invalid, notFound } from '#platform/server/errors.ts'

constraintMessages({
  users_restriction: { message: 'Esa restricción ya no existe', field: 'restrictionId' },
  'users_restriction:delete': {
    message: 'Hay personas con esta restricción: quítesela primero',
  },
})

type Links = readonly { businessId: number }[]
type Parts = readonly { hierarchyNodeId: number }[] | null | undefined

/**
 * Writes the razones sociales that a restriction leaves within reach, and the units when it is of
 * the people of some alone.
 */
export async function linkParts(
  context: Context,
  restrictionId: number,
  { businesses, units }: { businesses: Links; units?: Parts },
): Promise<void> {
  await linkBusinesses(context, restrictionId, { businesses })
  if (units) await linkUnits(context, restrictionId, units)
}

async function linkUnits({ tx }: Context, restrictionId: number, units: NonNullable<Parts>) {
  const ids = [...new Set(units.map(({ hierarchyNodeId }) => hierarchyNodeId))]
  const known = await tx
    .selectFrom('hierarchyNode')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute()
  if (known.length !== ids.length) throw notFound()
  await tx
    .deleteFrom('restrictionUnit')
    .where('restrictionId', '=', restrictionId)
    .where(sql<boolean>`hierarchy_node_id <> all(${ids}::bigint[])`)
    .execute()
  if (ids.length === 0) return
  await tx
    .insertInto('restrictionUnit')
    .values(ids.map((hierarchyNodeId) => ({ restrictionId, hierarchyNodeId })))
    .onConflict((on) => on.doNothing())
    .execute()
}

/**
 * Writes the razones sociales that a restriction leaves within reach. It takes effect on the next
 * request of each person who has it.
 */
async function linkBusinesses(
  context: Context,
  restrictionId: number,
  { businesses }: { businesses: Links },
): Promise<void> {
  const { tx } = context
  const businessIds = await chosen(context, businesses)
  await tx
    .deleteFrom('restrictionBusiness')
    .where('restrictionId', '=', restrictionId)
    .where('businessId', 'not in', businessIds)
    .execute()
  await tx
    .insertInto('restrictionBusiness')
    .values(businessIds.map((businessId) => ({ restrictionId, businessId })))
    .onConflict((on) => on.doNothing())
    .execute()
}

/** Refuses people under a restriction: they could change their own. */
export function refuseRestricted({ actor }: Context): void {
  if (actor.restriction !== null) {
    throw forbidden('Su acceso está limitado a algunas razones sociales: no cambia restricciones')
  }
}

/** The chosen razones sociales: at least one, and all of this company. */
async function chosen(context: Context, businesses: Links): Promise<number[]> {
  const ids = [...new Set(businesses.map(({ businessId }) => businessId))]
  if (ids.length === 0) throw invalid('businesses', 'Elija al menos una razón social')
  const known = new Set((await businessesInReach(context)).map(({ id }) => id))
  if (ids.some((id) => !known.has(id))) throw notFound()
  return ids
}
