import { businessesInReach } from '#modules/company/businesses/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { changedMeanwhile, forbidden, invalid, notFound } from '#platform/server/errors.ts'
import { restrictionById } from './grants.queries.ts'

constraintMessages({
  restriction_name_key: { message: 'Ya existe una restricción con ese nombre', field: 'name' },
  users_restriction: { message: 'Esa restricción ya no existe', field: 'restrictionId' },
  'users_restriction:delete': {
    message: 'Hay personas con esta restricción: quítesela primero',
  },
})

type Links = readonly { businessId: number }[]

/** Creates a restriction: a name for some razones sociales to which roles can be narrowed. */
export async function createRestriction(
  context: Context,
  { name, businesses }: { name: string; businesses: Links },
) {
  refuseRestricted(context)
  const businessIds = await chosen(context, businesses)
  const { id } = await context.tx
    .insertInto('restriction')
    .values({ name })
    .returning('id')
    .executeTakeFirstOrThrow()
  await link(context, id, businessIds)
  return restrictionById(context, id)
}

type Change = { id: number; version: number; name?: string | undefined; businesses: Links }

/**
 * Changes the razones sociales of a restriction. It takes effect on the next request of each person
 * who has it.
 */
export async function updateRestrictionFilter(
  context: Context,
  { id, version, name, businesses }: Change,
) {
  const before = await restrictionById(context, id)
  refuseRestricted(context)
  const businessIds = await chosen(context, businesses)
  const { tx } = context
  const { numUpdatedRows } = await tx
    .updateTable('restriction')
    .set({ name: name ?? before.name, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) {
    throw changedMeanwhile('esta restricción')
  }
  const known = before.businesses.map((business) => business.id)
  const gone = known.filter((business) => !businessIds.includes(business))
  if (gone.length > 0) {
    await tx
      .deleteFrom('restrictionBusiness')
      .where('restrictionId', '=', id)
      .where('businessId', 'in', gone)
      .execute()
  }
  await link(
    context,
    id,
    businessIds.filter((business) => !known.includes(business)),
  )
  return restrictionById(context, id)
}

/** Removes a restriction that nobody has. */
export async function deleteRestriction(context: Context, { id }: { id: number }) {
  await restrictionById(context, id)
  refuseRestricted(context)
  await context.tx.deleteFrom('restriction').where('id', '=', id).execute()
  return true
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

async function link({ tx }: Context, restrictionId: number, businessIds: readonly number[]) {
  if (businessIds.length === 0) return
  await tx
    .insertInto('restrictionBusiness')
    .values(businessIds.map((businessId) => ({ restrictionId, businessId })))
    .execute()
}
