import { unitName } from '#modules/people/structure/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { notFound } from '#platform/server/errors.ts'

/** The profiles of the company: how many people have each, and how many services it covers. */
export async function profiles({ tx }: Context, only?: number) {
  return tx
    .selectFrom('profile')
    .select(['profile.id', 'profile.name', 'profile.version'])
    .select([
      countOf('users', 'profile_id', 'profile.id').as('people'),
      countOf('profile_permission', 'profile_id', 'profile.id').as('services'),
    ])
    .where((eb) => equalTo(eb, { 'profile.id': only }))
    .orderBy(sql`app.plain(profile.name)`)
    .execute()
}

/** How many rows of a table refer to this one. */
const countOf = (table: string, column: string, row: string) => sql<number>`(
  select count(*) from ${sql.table(table)} named
  where named.company_id = app.current_company()
    and ${sql.ref(`named.${column}`)} = ${sql.ref(row)})`

/** One profile of the company; a foreign id is answered as not found. */
export async function profileById(context: Context, id: number) {
  const [profile] = await profiles(context, id)
  if (!profile) throw notFound()
  return profile
}

/** The rows of a profile, one per service. */
export async function rowsOfProfile({ tx }: Context, profileId: number) {
  const rows = await tx
    .selectFrom('profilePermission')
    .select(['code', 'canCreate', 'canRead', 'canUpdate', 'canDelete'])
    .where('profileId', '=', profileId)
    .orderBy('code')
    .execute()
  return rows.map(({ code, canCreate, canRead, canUpdate, canDelete }) => ({
    code,
    create: canCreate,
    read: canRead,
    update: canUpdate,
    delete: canDelete,
  }))
}

/** The roles of the people with a profile, the most frequent first. */
export async function rolesOfProfile({ tx }: Context, profileId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('role')
    .where('profileId', '=', profileId)
    .groupBy('role')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('role')
    .execute()
  return rows.map(({ role }) => role)
}

export type RestrictionRow = Awaited<ReturnType<typeof restrictions>>[number]

/**
 * The restrictions of the company: the razones sociales and the units of each, and how many people
 * have it.
 */
export async function restrictions({ tx }: Context, only?: number) {
  const rows = await tx
    .selectFrom('restriction')
    .select(['restriction.id', 'restriction.name', 'restriction.version'])
    .select(countOf('users', 'restriction_id', 'restriction.id').as('people'))
    .where((eb) => equalTo(eb, { 'restriction.id': only }))
    .orderBy(sql`app.plain(restriction.name)`)
    .execute()
  const linked = await tx
    .selectFrom('restrictionBusiness as link')
    .innerJoin('business', 'business.id', 'link.businessId')
    .select(['link.restrictionId', 'business.id', 'business.name'])
    .where((eb) => equalTo(eb, { 'link.restrictionId': only }))
    .orderBy(sql`app.plain(business.name)`)
    .execute()
  const parts = await tx
    .selectFrom('restrictionUnit as part')
    .select(['part.restrictionId', 'part.hierarchyNodeId as id'])
    .select(sql<string>`coalesce(${unitName('part')}, '')`.as('name'))
    .where((eb) => equalTo(eb, { 'part.restrictionId': only }))
    .orderBy('part.hierarchyNodeId')
    .execute()
  const businesses = Map.groupBy(linked, ({ restrictionId }) => restrictionId)
  const units = Map.groupBy(parts, ({ restrictionId }) => restrictionId)
  return rows.map((row) => ({
    ...row,
    businesses: businesses.get(row.id) ?? [],
    units: units.get(row.id) ?? [],
  }))
}

/** One restriction of the company; a foreign id is answered as not found. */
export async function restrictionById(context: Context, id: number) {
  const [restriction] = await restrictions(context, id)
  if (!restriction) throw notFound()
  return restriction
}
