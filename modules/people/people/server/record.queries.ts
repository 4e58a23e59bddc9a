import type { ISODate } from '#chile/dates.ts'
import { BLOCKED } from '#modules/people/sight/model/blocks.ts'
import { blocks } from '#modules/people/sight/server/index.ts'
import { onlineUsers } from '#modules/company/identities/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { entityRow, shownRow } from '#platform/server/records/entity-rows.ts'
import { notFound } from '#platform/server/errors.ts'
import { companyStatement } from '#platform/server/sql/statement.ts'
import { historyOf } from '#platform/server/records/history.ts'
import { fullnameOf, gentilitieOf } from '#chile/names.ts'
import { contactNames, withoutContact } from '../model/contact.ts'
import { initialsOf } from '../model/names.ts'
import { contactFields, openFields, reservedFields, User, versionedFields } from '../model/user.ts'
import { accountShown, closedFields } from './account.queries.ts'
import { avatarLink } from './avatars.ts'
import { afcConfigOf, placesOf, versionOf, workMail } from './derived-fields.ts'
import { holds, peopleOn } from './people.queries.ts'
import { auditReading, mayReadReserved, reachedBy, requirePerson } from './scope.ts'
import { Role } from '../model/catalogs.ts'

export const userVersions = { table: 'userVersion', owner: 'userId' } as const

/** What decides what of a record is shown, and what may be done with it. */
const ofRecord = [
  'users.read',
  'contracts.read',
  'users.update',
  'avatars.update',
  'absences.read',
  'absences.create',
  'privacyRequests.update',
] as const

type Ask = {
  id: number
  asOf?: ISODate | null
  reveal?: boolean | null
  /** What is blocked is asked for, by whoever answers what its person asked. */
  blocked?: boolean | null
}

export type Person = Awaited<ReturnType<typeof personById>>

/**
 * A whole person as they were on a day. Reserved data (class A) is answered only to people with the
 * right to it, when they ask with `reveal`; reading another person's is audited. The person sees
 * their own without asking.
 */
export async function personById(context: Context, { id, asOf, reveal, blocked }: Ask) {
  const may = await reachedBy(context, id, ofRecord)
  if (!may.has('users.read')) throw notFound()
  const day = asOf ?? context.today
  const { tx, actor } = context
  const [person] = await personOnDay.rows(tx, { id, day })
  if (!person) throw notFound()
  const readsBlocked = may.has('privacyRequests.update') && person.blocked.includes('CONTACT')
  const opens = readsBlocked && blocked === true
  if (opens) auditReading(context, id, 'datos bloqueados')
  const version = shownVersion(await versionOn(context, id, day), person, opens)
  const seesReserved = id === actor.userId || may.has('contracts.read')
  const shows = seesReserved && (reveal === true || id === actor.userId)
  if (shows) auditReading(context, id, 'previsión y salud')
  const account = await accountShown(context, id)
  const here = await onlineUsers(context, [id])
  const canUpdate = may.has('users.update')
  return {
    ...person,
    readsBlocked,
    opensBlocked: opens,
    role: Role.code(person.role),
    // Comments of human resources are for people who maintain the record.
    comment: canUpdate ? person.comment : null,
    ...entityRow(User, openFields, version),
    ...shownRow(User, reservedFields, shows ? version : undefined),
    ...placesOf(version),
    ...versionOf(version, context.today),
    nationalityPrevired: version.nationalityPrevired,
    afcConfig: shows ? afcConfigOf(version) : null,
    businessEmail: await workMail(context, id, person.businessId),
    documentNumber: person.rut,
    asOf: day,
    /** Whether a version was in force on that day: before the first version, the first is shown. */
    held: version.holds,
    recordFrom: version.firstFrom,
    versionFrom: version.from,
    nextFrom: version.until,
    fullname: fullnameOf(person),
    gentilitie: gentilitieOf(person),
    initials: initialsOf(person),
    avatarUrl: await avatarLink(context, person),
    missing: seesReserved ? person.missing : [],
    online: here.has(id) && context.can('users.massRead') && !person.blocked.includes('PICTURE'),
    username: account?.username ?? null,
    accountEmail: canUpdate || id === actor.userId ? (account?.email ?? null) : null,
    accountKeptBy: canUpdate ? (account?.keptBy ?? null) : null,
    closed: [
      ...(await closedFields(context, id)),
      ...(person.blocked.includes('CONTACT') && !opens ? closedContact : []),
    ],
    seesReserved,
    revealed: shows,
    canUpdate,
    canUpdateAvatar: may.has('avatars.update'),
    canSeePay: may.has('contracts.read'),
    canSeeAbsences: may.has('absences.read'),
    canAddAbsences: may.has('absences.create'),
  }
}

type Version = Awaited<ReturnType<typeof versionOn>>

/** A version without what is blocked to whoever reads. */
const shownVersion = (
  version: Version,
  { blocked }: { blocked: readonly string[] },
  opens: boolean,
): Version => (blocked.includes('CONTACT') && !opens ? { ...version, ...withoutContact } : version)

const closedContact = contactFields.map((name) => ({ field: `User.${name}`, reason: BLOCKED }))

/** The version in force on a day, or the first one for earlier days. */
export async function versionOn({ tx }: Context, userId: number, day: ISODate) {
  const [version] = await versionRow.rows(tx, { userId, day })
  if (!version) throw notFound()
  return version
}

/** A person with their place, as the lists of people read them. */
const personOnDay = companyStatement({ id: 'id', day: 'day' }, (tx, { id, day }) =>
  tx.selectFrom(peopleOn(tx, day).as('p')).selectAll('p').where('p.id', '=', id),
)

const versionRow = companyStatement({ userId: 'id', day: 'day' }, (tx, { userId, day }) =>
  tx
    .selectFrom('userVersion as version')
    .selectAll('version')
    .select(holds('version', day).as('holds'))
    .select(sql<ISODate>`lower(version.valid)::text`.as('from'))
    .select(sql<ISODate | null>`upper(version.valid)::text`.as('until'))
    .select(sql<ISODate>`(min(lower(version.valid)) over ())::text`.as('firstFrom'))
    .where('version.userId', '=', userId)
    .where('version.supersededAt', 'is', null)
    .orderBy(holds('version', day), 'desc')
    .orderBy(sql`lower(version.valid)`),
)

/** The sign-in of a person. Sign-ins belong to the platform: only this company's are read. */
export async function loginOf({ tx, session }: Context, userId: number) {
  const { rows } = await sql<{ username: string }>`select username from login
    where company_id = ${session.companyId} and user_id = ${userId}`.execute(tx)
  return rows[0]
}

/**
 * The history of a person's record: each value, its dates and its author. Reserved attributes
 * follow the rule of `personById`.
 */
export async function personHistory(context: Context, { id, reveal }: Omit<Ask, 'asOf'>) {
  await requirePerson(context, id)
  const shows =
    (reveal === true || id === context.actor.userId) && (await mayReadReserved(context, id))
  if (shows) auditReading(context, id, 'historial')
  const fields = shows ? versionedFields : openFields
  const isClosed = (await blocks.partsBlocked(context, id)).has('CONTACT')
  const told = isClosed ? fields.filter((name) => !contactNames.has(name)) : fields
  return historyOf(context.tx, userVersions, id, User, told)
}
