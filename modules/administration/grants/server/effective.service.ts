import { type Actor, roleInForce } from '#access/actor.ts'
import { decide, scopeInWords } from '#access/decide.ts'
import { roleOf } from '#access/roles.ts'
import { partsOf, permissions, services } from '#access/services.ts'
import { nameOf, requirePerson } from '#modules/people/people/server/index.ts'
import { loadActor } from '#modules/company/authority/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { forbidden, notFound } from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { restrictionById } from './grants.queries.ts'

export type EffectivePermissions = Awaited<ReturnType<typeof permission>>

/**
 * What a person may do, with the reason of each answer. Anybody may ask about themselves; about
 * another person, somebody who may see profiles. Each answer is that of `decide()`, without any
 * logic of its own.
 */
export async function permission(context: Context, { userId }: { userId: number | null }) {
  const own = userId === null || userId === context.actor.userId
  if (!own) {
    if (!context.can('profiles.read')) throw forbidden()
    await requirePerson(context, userId)
  }
  const person = await personOf(context, own ? context.actor.userId : userId)
  const actor = own ? context.actor : await actorFor(context, userId)
  return {
    ...person,
    userId: own ? context.actor.userId : userId,
    isOwn: own,
    role: roleOf(roleInForce(actor)).label,
    decisions: permissions
      .filter((one) => services[partsOf(one).word].rows !== 'platform')
      .map((one) => {
        const { allowed, because, scope } = decide(actor, context.company, one)
        return { permission: one, allowed, because, reach: allowed ? scopeInWords(scope) : '' }
      }),
  }
}

const actorFor = (context: Context, userId: number): Promise<Actor> =>
  loadActor(context.tx, context.session.companyId, userId, context.today)

/** The person asked about. A superadmin who simulates the company is not one of its people. */
async function personOf(context: Context, userId: number | null) {
  if (userId === null) {
    return { ...nobodys, fullname: context.principal.username }
  }
  const row = await context.tx
    .selectFrom('users as u')
    .leftJoin('profile', 'profile.id', 'u.profileId')
    .select(['u.status', 'u.isDisabled', 'u.profileId', 'u.restrictionId'])
    .select('profile.name as profileName')
    .select(sql<string>`coalesce(${nameOf('u.id', context.today)}, '')`.as('fullname'))
    .where('u.id', '=', userId)
    .executeTakeFirst()
  if (!row) throw notFound()
  const restriction =
    row.restrictionId === null ? null : await restrictionById(context, row.restrictionId)
  return {
    fullname: row.fullname,
    inactive: row.status === 'INACTIVE' || row.isDisabled,
    profileId: row.profileId,
    profileName: row.profileName,
    restrictionName: restriction?.name ?? null,
    businesses: restriction?.businesses.map(({ name }) => name) ?? [],
  }
}

const nobodys = {
  inactive: false,
  profileId: null,
  profileName: null,
  restrictionName: null,
  businesses: [],
}
