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
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { sql, type Tx } from '#platform/server/db.ts'
import { peopleOfUnits } from './unit-people.ts'

type CompanyRow = { id: number; slug: string; config: unknown }

/**
 * The person of a login as the policy sees them: role, team, razones sociales, profile,
 * restriction; with no more rights than anybody else who could sign in with that login.
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

/** Several people at once, with as many statements as for one; a person who left is a guest. */
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

/**
 * The same people with the rights their accounts would have if active, for changes of their data.
 */
export async function loadAsStored(
  tx: Tx,
  companyId: number,
  userIds: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, { actor: Actor; privatePay: boolean }>> {
  return (await load(tx, companyId, userIds, today)).people
}

async function load(tx: Tx, companyId: number, userIds: readonly number[], today: string) {
  const users = await peopleWith(tx, userIds, today).execute()
  const teams = new Map(users.map(({ id, supervised }) => [id, supervised.map(placed)]))
  const teamOf = (id: number): Placed[] => teams.get(id) ?? []
  const limited = users.filter(({ units }) => units.length > 0).map(({ id }) => id)
  const unitPeople = await peopleOfUnits(tx, limited, today)
  const people = users.map((user) => {
    const team = teamOf(user.id)
    const { links, granted, restricted, units } = user
    const actor = actorOf({
      role: user.role,
      userId: user.id,
      companyId,
      supervisedIds: [...new Set(team.map(({ userId }) => userId))],
      supervisedIn: team,
      businessIds: links.map(({ business }) => business),
      granted,
      restriction: restrictionIn(user.restrictionId, restricted, units),
      unitPeople: unitPeople.get(user.id) ?? [],
      privateRole: user.isPrivateRole,
      external: user.external,
    })
    const works = !user.isDisabled && user.status !== 'INACTIVE' && !user.hasLeft
    const privatePay = user.isPrivateRole || links.some((link) => link.private)
    return [user.id, { actor, works, privatePay }] as const
  })
  return { people: new Map(people), teamOf }
}

const placed = ({ user, business }: { user: number; business: number }): Placed => ({
  userId: user,
  businessId: business,
})

/**
 * Some people with all the facts that the policy needs of them, in one statement: the people whose
 * contract in force names them as supervisor, with the razón social of that contract; their own
 * razones sociales; the permissions of their profile; the razones sociales of their restriction.
 */
const peopleWith = (tx: Tx, userIds: readonly number[], today: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'role', 'external', 'isPrivateRole', 'isDisabled', 'status', 'restrictionId'])
    .select(hasLeft(today).as('hasLeft'))
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('userContractVersion as version')
          .innerJoin('userContract as contract', 'contract.id', 'version.userContractId')
          .select(['contract.userId as user', 'contract.businessId as business'])
          .distinct()
          .whereRef('version.supervisorId', '=', 'users.id')
          .where('version.supersededAt', 'is', null)
          .where(sql<boolean>`version.valid @> ${today}::date`)
          .where('contract.status', '<>', 'DELETED'),
      ).as('supervised'),
      jsonArrayFrom(
        eb
          .selectFrom('userBusiness as link')
          .select(['link.businessId as business', 'link.privateRole as private'])
          .whereRef('link.userId', '=', 'users.id'),
      ).as('links'),
      jsonArrayFrom(
        eb
          .selectFrom('profilePermission as given')
          .select(['given.code', 'given.canCreate as create', 'given.canRead as read'])
          .select(['given.canUpdate as update', 'given.canDelete as delete'])
          .whereRef('given.profileId', '=', 'users.profileId'),
      ).as('granted'),
      jsonArrayFrom(
        eb
          .selectFrom('restrictionBusiness as only')
          .select('only.businessId as business')
          .whereRef('only.restrictionId', '=', 'users.restrictionId'),
      ).as('restricted'),
      jsonArrayFrom(
        eb
          .selectFrom('restrictionUnit as part')
          .select('part.hierarchyNodeId as unit')
          .whereRef('part.restrictionId', '=', 'users.restrictionId'),
      ).as('units'),
    ])
    .where('id', 'in', [...userIds])

/**
 * The last day on which a person may come in is over, and no contract of theirs is in force or to
 * come.
 */
const hasLeft = (
  today: string,
) => sql<boolean>`(coalesce(users.access_until < ${today}::date, false)
  and not exists (select from user_contract own where own.company_id = app.current_company()
    and own.user_id = users.id and own.status <> 'DELETED'
    and (own.final_date is null or own.final_date >= ${today}::date)))`

type Restricted = { business: number }

/** A restriction that names no razón social opens none: it never widens by being empty. */
function restrictionIn(
  id: number | null,
  rows: readonly Restricted[],
  units: readonly { unit: number }[],
): Restriction | null {
  if (id === null) return null
  return {
    businessIds: rows.map(({ business }) => business),
    unitIds: units.map(({ unit }) => unit),
  }
}

/** The company as the policy sees it: its switches, its options, its exceptions and its day. */
export async function loadCompany(
  tx: Tx,
  { id, slug, config }: CompanyRow,
  today: string,
): Promise<Company> {
  const { switches, options, given } = await settingsOf(tx, today).executeTakeFirstOrThrow()
  return {
    id,
    slug,
    access: accessIn(config),
    modules: modulesFrom(
      switches.map(({ general, ...row }) => ({ ...row, superManager: general })),
    ),
    options: optionsFrom(
      options.map(({ business, time, team, pay }) => ({
        businessId: business,
        vacationPublic: time,
        vacationPublicSupervisor: team,
        payrollPublicSupervisor: pay,
      })),
    ),
    exceptions: given.flatMap(({ user, ...row }) => exceptionFrom({ ...row, userId: user })),
    today,
  }
}

/**
 * The facts that the policy needs of a company, in one statement: switches, options, and the
 * exceptions in force on a day.
 */
const settingsOf = (tx: Tx, today: string) =>
  tx.selectNoFrom((eb) => [
    jsonArrayFrom(
      eb
        .selectFrom('companyModule as switch')
        .select(['switch.module', 'switch.state', 'switch.employee', 'switch.manager'])
        .select(['switch.superManager as general', 'switch.admin']),
    ).as('switches'),
    jsonArrayFrom(
      eb
        .selectFrom('businessOption as option')
        .select(['option.businessId as business', 'option.vacationPublic as time'])
        .select([
          'option.vacationPublicSupervisor as team',
          'option.payrollPublicSupervisor as pay',
        ]),
    ).as('options'),
    jsonArrayFrom(
      eb
        .selectFrom('companyException as exception')
        .select(['exception.code', 'exception.userId as user'])
        .select(['exception.since', 'exception.until'])
        .where('exception.since', '<=', today)
        .where((one) =>
          one.or([one('exception.until', 'is', null), one('exception.until', '>=', today)]),
        ),
    ).as('given'),
  ])

/**
 * Reads from a company's configuration which people may use the product; everybody, while it names
 * nobody.
 *
 * @throws RangeError on an unknown value, so that a mistake lets nobody in
 */
export function accessIn(config: unknown): CompanyAccess {
  if (typeof config !== 'object' || config === null || !('access' in config)) return 'ALL'
  const known = companyAccess.find((one) => one === config.access)
  if (known === undefined) throw new RangeError(`«${String(config.access)}» is no CompanyAccess`)
  return known
}

type OptionRow = { businessId: number } & Record<(typeof openingOptions)[number], boolean>

/** For each option, the razones sociales that have it on. */
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
