import { lastPerson, personSurname } from '#platform/server/sql/person-names.ts'
import { searchWords } from '#modules/people/people/model/names.ts'
import { assignAccess, nameOf, requirePerson } from '#modules/people/people/server/index.ts'
import { personWithin as within } from '#platform/server/sql/reach.ts'
import { becoming, requireSet, targetOf } from '#modules/company/authority/server/index.ts'
import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { forbidden, notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { onPage, totalOf } from '#platform/server/sql/total-of.ts'
import { profileById, restrictionById, rowsOfProfile } from './grants.queries.ts'
import { refuseRestricted } from './restrictions.service.ts'
import type { Role } from '#access/roles.ts'
import { literal } from '#platform/server/sql/search.ts'

export type AssignmentFilter = {
  search: string | null
  role: Role | null
  profileId: number | null
  restrictionId: number | null
  assigned: boolean | null
}

export const assignmentSort = ['fullname', 'role', 'profileName', 'restrictionName'] as const
export type AssignmentSort = (typeof assignmentSort)[number]

export type AssignmentRow = Awaited<ReturnType<typeof rowsOf>>[number]

/** The people within reach who can have access, with the profile and restriction of each. */
const assignmentsIn = (context: Context) =>
  context.tx
    .selectFrom('users as u')
    .leftJoin('profile', 'profile.id', 'u.profileId')
    .leftJoin('restriction', 'restriction.id', 'u.restrictionId')
    .where(within(context.reach('users.read'), 'u.id'))

function found(context: Context, filter: AssignmentFilter) {
  const words = searchWords(filter.search ?? '')
  return assignmentsIn(context)
    .$if(words.length > 0, (query) =>
      query.where((eb) => eb.and(words.map((word) => matches(`%${literal(word)}%`)))),
    )
    .where((eb) => (filter.role ? eb('u.role', '=', filter.role) : eb.lit(true)))
    .$if(filter.profileId !== null, (query) => query.where('u.profileId', '=', filter.profileId))
    .$if(filter.restrictionId !== null, (query) =>
      query.where('u.restrictionId', '=', filter.restrictionId),
    )
    .$if(filter.assigned === true, (query) =>
      query.where((eb) =>
        eb.or([eb('u.profileId', 'is not', null), eb('u.restrictionId', 'is not', null)]),
      ),
    )
}

const matches = (pattern: string) => sql<boolean>`u.search like ${pattern}`

const rowsOf = (context: Context, query: ReturnType<typeof assignmentsIn>) =>
  query
    .select(['u.id as userId', 'u.role', 'u.status', 'u.profileId', 'u.restrictionId'])
    .select(['profile.name as profileName', 'restriction.name as restrictionName'])
    .select(sql<string>`coalesce(${nameOf('u.id', context.today)}, '')`.as('fullname'))
    .execute()

/**
 * One page of people with their profile and restriction: a first statement finds their ids, a
 * second one reads only those.
 */
export async function listAssignments(
  context: Context,
  input: ListInput<AssignmentFilter, AssignmentSort>,
): Promise<Listed<AssignmentRow>> {
  const { filter, sort, page } = input
  const direction = sort.descending ? 'desc' : 'asc'
  const matching = found(context, filter)
  const shown = await matching
    .innerJoin(lastPerson(context.tx), (join) => join.onRef('person.userId', '=', 'u.id'))
    .leftJoin(placed('profile'), (join) => join.onRef('profilePlace.id', '=', 'u.profileId'))
    .leftJoin(placed('restriction'), (join) =>
      join.onRef('restrictionPlace.id', '=', 'u.restrictionId'),
    )
    .select('u.id')
    .$if(sort.by !== 'fullname', (query) =>
      query.orderBy(orders[sort.by], (order) =>
        sort.descending ? order.desc().nullsLast() : order.asc().nullsLast(),
      ),
    )
    .orderBy(personSurname, sort.by === 'fullname' ? direction : 'asc')
    .orderBy('u.id')
    .$call(onPage(page))
    .execute()
  const ids = shown.map(({ id }) => id)
  const theirs = assignmentsIn(context).where(sql<boolean>`u.id = any(${ids}::bigint[])`)
  const rows = new Map((await rowsOf(context, theirs)).map((row) => [row.userId, row]))
  return {
    rows: ids.flatMap((id) => rows.get(id) ?? []),
    total: await totalOf(matching, input, ids.length),
  }
}

const orders = {
  fullname: personSurname,
  role: sql`u.role`,
  profileName: sql`profile_place.place`,
  restrictionName: sql`restriction_place.place`,
}

/** The place of each profile, or restriction, by name: found once for each, not for each person. */
const placed = <Of extends 'profile' | 'restriction'>(of: Of) => {
  const byName = sql<{ id: number; place: number }>`(
    select named.id, rank() over (order by app.plain(named.name)) as place
    from ${sql.table(of)} named where named.company_id = app.current_company())`
  return byName.as<`${Of}Place`>(`${of}Place`)
}

/** Assigns a profile to a person, or removes it. */
export async function updateProfileUser(
  context: Context,
  { userId, profileId }: { userId: number; profileId: number | null },
) {
  await requireOther(context, userId)
  if (profileId !== null) await profileById(context, profileId)
  const granted = profileId === null ? [] : await rowsOfProfile(context, profileId)
  const before = await targetOf(context, userId)
  requireSet(context, before, {
    fields: ['Assignment.profileId'],
    after: becoming(before, { granted }),
  })
  return assign(context, userId, { profileId })
}

/** Narrows a person's role to some razones sociales, or lifts the restriction. */
export async function updateRestrictionUser(
  context: Context,
  { userId, restrictionId }: { userId: number; restrictionId: number | null },
) {
  await requireOther(context, userId)
  refuseRestricted(context)
  const restriction = restrictionId === null ? null : await restrictionById(context, restrictionId)
  const businessIds = restriction?.businesses.map(({ id }) => id) ?? []
  const unitIds = restriction?.units.map(({ id }) => id) ?? []
  const before = await targetOf(context, userId)
  requireSet(context, before, {
    fields: ['Assignment.restrictionId'],
    after: becoming(before, { restriction: restriction && { businessIds, unitIds } }),
  })
  return assign(context, userId, { restrictionId })
}

/** Requires a person within reach other than the actor: nobody changes their own rights. */
async function requireOther(context: Context, userId: number): Promise<void> {
  await requirePerson(context, userId)
  if (userId === context.actor.userId) {
    throw forbidden('No puede cambiar su propio acceso: pídalo a otra persona que administre')
  }
}

async function assign(
  context: Context,
  userId: number,
  given: { profileId: number | null } | { restrictionId: number | null },
): Promise<AssignmentRow> {
  await assignAccess(context, userId, given)
  const [row] = await rowsOf(context, assignmentsIn(context).where('u.id', '=', userId))
  if (!row) throw notFound()
  return row
}
