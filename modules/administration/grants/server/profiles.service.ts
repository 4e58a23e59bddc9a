import { type Company, type Granted, openingOptions } from '#access/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { changedMeanwhile, forbidden, invalid } from '#platform/server/errors.ts'
import { actionTitles, profileActions, type Service, serviceByCode } from '../model/services.ts'
import { profileById, rolesOfProfile, rowsOfProfile } from './grants.queries.ts'

constraintMessages({
  profile_name_key: { message: 'Ya existe un perfil con ese nombre', field: 'name' },
  users_profile: { message: 'Ese perfil ya no existe', field: 'profileId' },
  'users_profile:delete': { message: 'Hay personas con este perfil: asígneles otro primero' },
})

export type ProfileDetail = Awaited<ReturnType<typeof profilePermissions>>

/** A whole profile: its rows, its people, and the data needed to preview its effect. */
export async function profilePermissions(context: Context, { id }: { id: number }) {
  const profile = await profileById(context, id)
  return {
    ...profile,
    permissions: await rowsOfProfile(context, id),
    roles: await rolesOfProfile(context, id),
    isOwn: (await ownProfile(context)) === id,
    company: accessOf(context.company),
  }
}

type Row = Granted & { byRole: boolean | null }
type Change = { profileId: number; version: number; permissions: readonly Row[] }

/**
 * Changes some services of a profile, all of the given rows or none; other services keep theirs. It
 * takes effect on the next request of each person with the profile.
 */
export async function updateProfilePermission(
  context: Context,
  { profileId, version, permissions }: Change,
) {
  await profileById(context, profileId)
  await refuseOwn(context, profileId)
  permissions.forEach(check)
  refuseRepeated(permissions)
  const { tx } = context
  const { numUpdatedRows } = await tx
    .updateTable('profile')
    .set({ version: version + 1 })
    .where('id', '=', profileId)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) {
    throw changedMeanwhile({ table: 'profile', key: { id: profileId } }, 'cambió este perfil')
  }
  await forget(
    context,
    profileId,
    permissions.filter(({ byRole }) => byRole === true),
  )
  await keep(
    context,
    profileId,
    permissions.filter(({ byRole }) => byRole !== true),
  )
  return profilePermissions(context, { id: profileId })
}

async function forget({ tx }: Context, profileId: number, rows: readonly Row[]) {
  if (rows.length === 0) return
  const codes = rows.map(({ code }) => code)
  await tx
    .deleteFrom('profilePermission')
    .where('profileId', '=', profileId)
    .where('code', 'in', codes)
    .execute()
}

async function keep({ tx }: Context, profileId: number, rows: readonly Row[]) {
  if (rows.length === 0) return
  await tx
    .insertInto('profilePermission')
    .values(
      rows.map((row) => ({
        profileId,
        code: row.code,
        canCreate: row.create,
        canRead: row.read,
        canUpdate: row.update,
        canDelete: row.delete,
      })),
    )
    .onConflict((on) =>
      on.columns(['companyId', 'profileId', 'code']).doUpdateSet(({ ref }) => ({
        canCreate: ref('excluded.canCreate'),
        canRead: ref('excluded.canRead'),
        canUpdate: ref('excluded.canUpdate'),
        canDelete: ref('excluded.canDelete'),
      })),
    )
    .execute()
}

/** Requires an existing service, and actions that it has. */
function check(row: Row, at: number): void {
  const service = serviceByCode.get(row.code)
  if (!service) throw invalid(`permissions.${at}.code`, 'No existe ese servicio')
  const wrong = profileActions.find((action) => row[action] && !has(service, action))
  if (wrong) {
    const message = `${service.label} no tiene la acción «${actionTitles[wrong]}»`
    throw invalid(`permissions.${at}.${wrong}`, message)
  }
}

const has = ({ permissions }: Service, action: (typeof profileActions)[number]) =>
  permissions[action] !== undefined || (action === 'read' && permissions.massRead !== undefined)

function refuseRepeated(rows: readonly Row[]): void {
  const codes = rows.map(({ code }) => code)
  const again = codes.findIndex((code, at) => codes.indexOf(code) < at)
  if (again >= 0) throw invalid(`permissions.${again}.code`, 'Este servicio está dos veces')
}

/** Refuses to change one's own profile: that would change one's own rights. */
async function refuseOwn(context: Context, profileId: number): Promise<void> {
  if ((await ownProfile(context)) === profileId) {
    throw forbidden('Es su propio perfil: pídale el cambio a otra persona que administre')
  }
}

async function ownProfile({ tx, actor }: Context): Promise<number | null> {
  if (actor.userId === null) return null
  const own = await tx
    .selectFrom('users')
    .select('profileId')
    .where('id', '=', actor.userId)
    .executeTakeFirst()
  return own?.profileId ?? null
}

/** The company as the policy sees it, for a screen that evaluates the policy itself. */
const accessOf = ({ slug, modules, options, exceptions, today }: Company) => ({
  slug,
  today,
  modules: Object.entries(modules).map(([module, open]) => ({
    module,
    employee: open.employee ?? null,
    manager: open.manager ?? null,
    superManager: open.superManager ?? null,
    admin: open.admin ?? null,
  })),
  // A profile has no razón social: an option counts when any of them has it on.
  options: openingOptions.filter((option) => (options[option] ?? []).length > 0),
  // A closed list is about one person, and does not affect a profile.
  exceptions: exceptions.filter(({ userId }) => userId === null),
})
