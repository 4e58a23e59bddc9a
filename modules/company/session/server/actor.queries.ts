import {
  actorOf,
  type Actor,
  type BusinessOptions,
  type Company,
  type CompanyAccess,
  companyAccess,
  openingOptions,
  type Placed,
  type Restriction,
} from '#access/actor.ts'
import { boundTo } from '#access/bounds.ts'
import { type GivenException, isExceptionCode } from '#access/exceptions.ts'
import { type CompanyModules, moduleNames } from '#access/modules.ts'
import { sql, type Tx } from '#platform/server/db.ts'

type CompanyRow = { id: number; slug: string; config: unknown }

/**
 * The person of a login as the policy sees them: role, team, razones sociales, profile,
 * restriction; and no more than whoever else could sign in with that login.
 */
export async function loadActor(
  tx: Tx,
  companyId: number,
  userId: number,
  today: string,
  keepers: readonly number[] = [],
): Promise<Actor> {
  const { people, teamOf } = await load(tx, companyId, [userId, ...keepers], today)
  const actor = people.get(userId)
  if (!actor || !actor.works) return actorOf({ role: 'GUEST' })
  const known = keepers.map((id) => people.get(id)?.actor ?? actorOf({ role: 'GUEST' }))
  return boundTo(actor.actor, known, teamOf(userId))
}

/** Several people at once, with as many statements as for one; who has left is a guest. */
export async function loadActors(
  tx: Tx,
  companyId: number,
  userIds: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, Actor>> {
  const { people } = await load(tx, companyId, userIds, today)
  return new Map(
    [...people].map(([id, { actor, works }]) => [id, works ? actor : actorOf({ role: 'GUEST' })]),
  )
}

/** The same as they would be if they were let in again: what is asked of whoever acts on them. */
export async function loadAsStored(
  tx: Tx,
  companyId: number,
  userIds: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, { actor: Actor; privatePay: boolean }>> {
  return (await load(tx, companyId, userIds, today)).people
}

async function load(tx: Tx, companyId: number, userIds: readonly number[], today: string) {
  const users = await tx
    .selectFrom('users')
    .select(['id', 'role', 'external', 'isPrivateRole', 'isDisabled', 'status'])
    .select(['profileId', 'restrictionId'])
    .where('id', 'in', [...userIds])
    .execute()
  const ids = users.map(({ id }) => id)
  const [supervised, businesses, granted, restricted] = await Promise.all([
    supervisedBy(tx, ids, today),
    businessesOf(tx, ids),
    grantsOf(tx, known(users.map(({ profileId }) => profileId))),
    restrictionsOf(tx, known(users.map(({ restrictionId }) => restrictionId))),
  ])
  const teamOf = (id: number): Placed[] =>
    supervised
      .filter((row) => row.of === id)
      .map(({ userId, businessId }) => ({ userId, businessId }))
  const people = users.map((user) => {
    const team = teamOf(user.id)
    const links = businesses.filter((row) => row.of === user.id)
    const actor = actorOf({
      role: user.role,
      userId: user.id,
      companyId,
      supervisedIds: [...new Set(team.map(({ userId }) => userId))],
      supervisedIn: team,
      businessIds: links.map(({ businessId }) => businessId),
      granted: granted.filter((row) => row.of === user.profileId),
      restriction: restrictionIn(user.restrictionId, restricted),
      privateRole: user.isPrivateRole,
      external: user.external,
    })
    const works = !user.isDisabled && user.status !== 'INACTIVE'
    const privatePay = user.isPrivateRole || links.some(({ privateRole }) => privateRole)
    return [user.id, { actor, works, privatePay }] as const
  })
  return { people: new Map(people), teamOf }
}

const known = (ids: readonly (number | null)[]): number[] => [
  ...new Set(ids.flatMap((id) => id ?? [])),
]

/**
 * Everybody whose contract in force names one of these people as supervisor, and of which razón
 * social that contract is.
 */
async function supervisedBy(tx: Tx, userIds: readonly number[], today: string) {
  if (userIds.length === 0) return []
  return tx
    .selectFrom('userContractVersion as version')
    .innerJoin('userContract as contract', 'contract.id', 'version.userContractId')
    .select(['version.supervisorId as of', 'contract.userId', 'contract.businessId'])
    .distinct()
    .where('version.supervisorId', 'in', [...userIds])
    .where('version.supersededAt', 'is', null)
    .where(sql<boolean>`version.valid @> ${today}::date`)
    .where('contract.status', '<>', 'DELETED')
    .execute()
}

async function businessesOf(tx: Tx, userIds: readonly number[]) {
  if (userIds.length === 0) return []
  return tx
    .selectFrom('userBusiness')
    .select(['userId as of', 'businessId', 'privateRole'])
    .where('userId', 'in', [...userIds])
    .execute()
}

async function grantsOf(tx: Tx, profileIds: readonly number[]) {
  if (profileIds.length === 0) return []
  return tx
    .selectFrom('profilePermission')
    .select(['profileId as of', 'code'])
    .select(['canCreate as create', 'canRead as read'])
    .select(['canUpdate as update', 'canDelete as delete'])
    .where('profileId', 'in', [...profileIds])
    .execute()
}

type Restricted = { of: number; businessId: number }

async function restrictionsOf(tx: Tx, restrictionIds: readonly number[]): Promise<Restricted[]> {
  if (restrictionIds.length === 0) return []
  return tx
    .selectFrom('restrictionBusiness')
    .select(['restrictionId as of', 'businessId'])
    .where('restrictionId', 'in', [...restrictionIds])
    .execute()
}

/** A restriction that names no razón social opens none: it never widens by being empty. */
function restrictionIn(id: number | null, rows: readonly Restricted[]): Restriction | null {
  if (id === null) return null
  const own = rows.filter((row) => row.of === id)
  return { businessIds: own.map((row) => row.businessId), unitIds: [] }
}

/** The company as the policy sees it: its switches, its options, its exceptions and its day. */
export async function loadCompany(
  tx: Tx,
  { id, slug, config }: CompanyRow,
  today: string,
): Promise<Company> {
  const [switches, options, given] = await Promise.all([
    tx.selectFrom('companyModule').selectAll().execute(),
    tx
      .selectFrom('businessOption')
      .select(['businessId', ...openingOptions])
      .execute(),
    tx
      .selectFrom('companyException')
      .select(['code', 'userId', 'since', 'until'])
      .where('since', '<=', today)
      .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>=', today)]))
      .execute(),
  ])
  return {
    id,
    slug,
    access: accessIn(config),
    modules: modulesFrom(switches),
    options: optionsFrom(options),
    exceptions: given.flatMap(exceptionFrom),
    today,
  }
}

/**
 * What the configuration of a company says of whom it is open to; to everybody while it says
 * nothing.
 *
 * @throws RangeError on an answer that does not exist: nobody is let in by it
 */
export function accessIn(config: unknown): CompanyAccess {
  if (typeof config !== 'object' || config === null || !('access' in config)) return 'ALL'
  const known = companyAccess.find((one) => one === config.access)
  if (known === undefined) throw new RangeError(`«${String(config.access)}» is no CompanyAccess`)
  return known
}

type OptionRow = { businessId: number } & Record<(typeof openingOptions)[number], boolean>

/** Of each option, the razones sociales that have it on. */
const optionsFrom = (rows: readonly OptionRow[]): BusinessOptions =>
  Object.fromEntries(
    openingOptions.map((option) => [
      option,
      rows.filter((row) => row[option]).map(({ businessId }) => businessId),
    ]),
  )

type ExceptionRow = Omit<GivenException, 'code'> & { code: string }

/** A code that the product no longer has gives nothing. */
const exceptionFrom = ({ code, ...row }: ExceptionRow): GivenException[] =>
  isExceptionCode(code) ? [{ code, ...row }] : []

type SwitchRow = {
  module: string
  state: string
  employee: boolean | null
  manager: boolean | null
  superManager: boolean | null
  admin: boolean | null
}

/** The switches of a company as the policy reads them; what one does not say is left out. */
function modulesFrom(rows: readonly SwitchRow[]): CompanyModules {
  const entries = rows.flatMap((row) => {
    const module = moduleNames.find((name) => name === row.module)
    if (!module) return []
    const { employee, manager, superManager, admin } = row
    const said = Object.entries({ employee, manager, superManager, admin }).filter(
      ([, value]) => value !== null,
    )
    const suspended = row.state === 'SUSPENDED' ? { suspended: true } : {}
    return [[module, { ...Object.fromEntries(said), ...suspended }] as const]
  })
  return Object.fromEntries(entries)
}
