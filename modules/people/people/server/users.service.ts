import type { Target } from '#access/authority.ts'
import type { ISODate } from '#chile/dates.ts'
import { closeAccount, openAccount } from '#modules/company/session/server/index.ts'
import type { NewLogin } from '#modules/company/session/model/account.ts'
import { becoming, requireSet, targetOf } from '#modules/company/authority/server/index.ts'
import type { Row } from '#platform/model/entity.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { entityColumns, entityRow } from '#platform/server/records/entity-rows.ts'
import { changedMeanwhile, invalid, notFound } from '#platform/server/errors.ts'
import { keepUpload } from '#platform/server/uploads/files.ts'
import { changeFrom, startVersions } from '#platform/server/records/versions.ts'
import { fullnameOf } from '#chile/names.ts'
import { searchTextOf } from '../model/names.ts'
import { problemOf } from '../model/rules.ts'
import { identityFields, nameFields, reservedNames, User, versionedFields } from '../model/user.ts'
import { changedFields, givenFields } from './guarded-input.ts'
import { linkTo } from './businesses.service.ts'
import { type NewPerson, requireNewcomer } from './newcomer.ts'
import { checkPlaces, documentOf, requireFreeDocument } from './documents.ts'
import { loginOf, personById, userVersions, versionOn } from './record.queries.ts'
import { requireChange, requirePerson } from './scope.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { UserStatus } from '../model/catalogs.ts'

constraintMessages({
  users_rut_key: { message: 'Ya existe una persona con ese documento', field: 'rut' },
  'user_contract_user:delete': { message: 'Tiene contratos: desactívela en vez de eliminarla' },
  'user_contract_version_supervisor:delete': {
    message: 'Es jefatura de otras personas: cambie eso primero',
  },
})

type Fields = Row<typeof User>

/**
 * A person who was just created, and their access; the one-time code is answered only this once.
 */
export type CreatedPerson = {
  id: number
  fullname: string
  username: string | null
  oneTimeCode: string | null
  codeUntil: Date | null
  invitedTo: string | null
}

/**
 * Creates a person, and with a user name their way to sign in. What is not given has its usual
 * value.
 */
export async function createUser(context: Context, input: NewPerson): Promise<CreatedPerson> {
  const { tx, session, today } = context
  if (!context.reach('users.create').all && input.businessId === null) {
    throw invalid('businessId', 'Indique la razón social')
  }
  const role = input.role ?? 'EMPLOYEE'
  const restrictionId = await requireNewcomer(context, input)
  const rut = documentOf(input)
  await requireFreeDocument(context, rut)
  requireSound(context, input, enteredFields(input))
  const { id } = await tx
    .insertInto('users')
    .values({
      rut,
      role,
      identificationType: input.identificationType,
      isPrivateRole: input.isPrivateRole ?? false,
      external: input.external ?? role === 'EXTERNAL',
      retired: input.retired ?? false,
      comment: input.comment ?? null,
      restrictionId,
      search: searchTextOf([input], rut),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const columns = versionColumns(input)
  await startVersions(tx, userVersions, id, input.from ?? today, columns, session.loginId)
  if (input.businessId !== null) {
    await linkTo(context, { userId: id, businessId: input.businessId })
  }
  const { username, email = null } = input
  const login: Partial<NewLogin> = username
    ? await openAccount(context, { userId: id, username, email })
    : {}
  return {
    id,
    fullname: fullnameOf(input),
    username: login.username ?? null,
    oneTimeCode: login.oneTimeCode ?? null,
    codeUntil: login.codeUntil ?? null,
    invitedTo: login.invitedTo ?? null,
  }
}

type Changed = Omit<Fields, 'id' | 'status' | 'version'>
export type PersonChange = { [K in keyof Changed]?: Changed[K] | undefined } & {
  id: number
  from: ISODate | null
  version: number | null
}

/**
 * Changes a person. Dated fields change from `from` on (default: today); later versions keep their
 * own values. A stale `version` refuses the change.
 */
export async function updateUser(context: Context, change: PersonChange) {
  const { tx, session, today } = context
  const { id, from, version } = change
  await requireChange(context, id, given(change))
  const user = await lockedUser(context, id, version)
  const day = from ?? today
  const held = entityRow(User, versionedFields, await versionOn(context, id, day))
  const before = await targetOf(context, id)
  requireSet(context, before, {
    fields: changedFields('User', change, { ...held, ...user, documentNumber: user.rut }),
    given: givenFields('User', change),
    after: becoming(before, { role: change.role, privatePay: change.isPrivateRole }),
  })
  const identity = identityChange(user, change)
  if (identity.rut !== undefined && identity.rut !== user.rut) {
    await requireFreeDocument(context, identity.rut, id)
  }
  const columns = versionColumns(change)
  if (Object.keys(columns).length > 0) {
    requireSound(context, { ...held, ...given(change) }, new Set(Object.keys(given(change))))
    await changeFrom(tx, userVersions, id, day, columns, session.loginId)
  }
  await tx
    .updateTable('users')
    .set({ ...identity, version: user.version + 1 })
    .where('id', '=', id)
    .execute()
  await refreshSearch(context, id)
  // Written class A data is read back, and the reading audited; other changes read none.
  const reveal = Object.keys(given(change)).some((name) => reservedNames.has(name))
  return personById(context, { id, asOf: from, reveal })
}

/**
 * Restores a person's access, or blocks it: an inactive person cannot sign in. Their account is
 * closed or reopened with it, which needs the right to accounts.
 */
export async function updateUserStatus(
  context: Context,
  { userId, status }: { userId: number; status: ValueOf<typeof UserStatus> },
) {
  await requirePerson(context, userId, 'users.update')
  const before = await targetOf(context, userId)
  requireSet(context, before, { fields: ['User.status'] })
  await requireAccount(context, userId, before)
  const user = await lockedUser(context, userId, null)
  await context.tx
    .updateTable('users')
    .set({ status, version: user.version + 1 })
    .where('id', '=', userId)
    .execute()
  await closeAccount(context, userId, status === 'INACTIVE')
  return personById(context, { id: userId })
}

/** Removes somebody who has no contract, such as one entered by mistake. */
export async function deleteUser(context: Context, { id }: { id: number }): Promise<boolean> {
  await requirePerson(context, id, 'users.delete')
  const before = await targetOf(context, id)
  requireSet(context, before, { fields: ['User.status'], permission: 'users.delete' })
  await requireAccount(context, id, before)
  await context.tx.deleteFrom('users').where('id', '=', id).execute()
  await closeAccount(context, id, true)
  return true
}

/** Refuses an actor without the right to close or reopen the person's account, if there is one. */
async function requireAccount(context: Context, userId: number, before: Target): Promise<void> {
  if (!(await loginOf(context, userId))) return
  requireSet(context, before, { fields: ['Account.status'] })
}

/** Sets somebody's picture to an uploaded image, or to none. */
export async function updateUserAvatar(
  context: Context,
  { userId, fileId }: { userId: number; fileId: number | null },
) {
  await requirePerson(context, userId, 'avatars.update')
  if (fileId !== null) await requireImage(context, fileId)
  await context.tx
    .updateTable('users')
    .set({ avatarFileId: fileId })
    .where('id', '=', userId)
    .execute()
  return personById(context, { id: userId })
}

async function requireImage({ tx, session }: Context, fileId: number) {
  const file = await tx
    .selectFrom('file')
    .select(['mediaType', 'relatedType', 'keptAs'])
    .where('id', '=', fileId)
    .where('loginId', '=', session.loginId)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  if (!file) throw notFound()
  if (!file.mediaType.startsWith('image/')) throw invalid('fileId', 'Debe ser una imagen')
  await keepUpload(tx, file.keptAs, fileId)
}

async function lockedUser({ tx }: Context, id: number, version: number | null) {
  const user = await tx
    .selectFrom('users')
    .select(['id', 'rut', 'identificationType', 'version', ...identityFields])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!user) throw notFound()
  if (version !== null && version !== user.version) {
    throw changedMeanwhile({ table: 'users', key: { id } })
  }
  return user
}

type Stored = Pick<Fields, 'identificationType'> & { rut: string }

function identityChange(user: Stored, change: PersonChange) {
  const fields = identityFields.filter((name) => change[name] !== undefined)
  const identity = Object.fromEntries(fields.map((name) => [name, change[name]]))
  const touched = change.rut ?? change.documentNumber ?? change.identificationType
  if (touched === undefined) return { ...identity, rut: undefined }
  const identificationType = change.identificationType ?? user.identificationType
  const kept = change.rut ?? change.documentNumber ?? user.rut
  return {
    ...identity,
    identificationType,
    rut: documentOf({ identificationType, rut: kept, documentNumber: kept }),
  }
}

const names: ReadonlySet<string> = new Set(versionedFields)

/** The dated fields of an input, with the fields derived from others. */
function given(input: object): Record<string, unknown> {
  const dated = Object.entries(input).filter(
    ([name, value]) => names.has(name) && value !== undefined,
  )
  return Object.fromEntries(dated)
}

const abroad = { communeCode: null }

/** The columns of a version, with those that follow from others. */
export function versionColumns(input: object): Record<string, unknown> {
  const values = given(input)
  const country = values['countryOfOrigin']
  const home = values['addressCountry']
  const fonasa = ['AFP_FONASA', 'FONASA'].includes(String(values['previsionType']))
  return {
    ...entityColumns(User, values),
    // Chilean and foreign addresses use different fields; setting one kind clears the other.
    ...(home === undefined ? {} : home === 'CL' ? { province: null, region: null } : abroad),
    // Previred: 0 Chilean, 1 foreign.
    ...(country === undefined ? {} : { nationalityPrevired: country === 'CL' ? 0 : 1 }),
    ...(fonasa && !values['healthInstitution'] ? { healthInstitution: 'FONASA' } : {}),
    // Who is exempt of every contribution has no unemployment insurance, unless it is said.
    ...(values['previsionType'] === 'NO_COTIZA' && values['afcEnrolled'] === undefined
      ? { afcEnrolled: false }
      : {}),
  }
}

/** @throws the first error of the person after the change, at its field */
export function requireSound(
  context: Context,
  person: Parameters<typeof problemOf>[0],
  changed: ReadonlySet<string>,
) {
  const problem = problemOf(person, changed, context.today)
  if (problem) throw invalid(problem.field, problem.message)
  checkPlaces(person, changed)
}

/**
 * A person may be entered with their names alone: a type of previsión without its AFP is then a
 * gap.
 */
function enteredFields(input: NewPerson): ReadonlySet<string> {
  const tellsPrevision = input.pensionInstitution ?? input.healthInstitution
  const left = tellsPrevision ? [] : ['previsionType', 'retirementScheme', 'pensionStatus']
  return new Set(Object.keys(given(input)).filter((name) => !left.includes(name)))
}

async function refreshSearch({ tx }: Context, id: number) {
  const versions = await tx
    .selectFrom('userVersion')
    .innerJoin('users', 'users.id', 'userVersion.userId')
    .select([...nameFields, 'users.rut'])
    .where('userVersion.userId', '=', id)
    .where('userVersion.supersededAt', 'is', null)
    .execute()
  const search = searchTextOf(versions, versions[0]?.rut ?? '')
  await tx.updateTable('users').set({ search }).where('id', '=', id).execute()
}
