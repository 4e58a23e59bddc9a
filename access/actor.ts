import type { GivenException } from './exceptions.ts'
import type { CompanyModules } from './modules.ts'
import type { Placed, PlacedRelation, Relation } from './relation.ts'
import { actorFlags, type Flags, type Role, roleOf } from './roles.ts'
import type { Permission } from './services.ts'

/**
 * The person who makes a request. The flags are for screens: `decide()` computes them from the
 * role.
 */
export type Actor = Flags & {
  role: Role
  /** The person; null for a superadmin outside every company. */
  userId: number | null
  companyId: number | null
  /** The company that a superadmin simulates; null for everybody else. */
  actingAs: number | null
  supervisedIds: readonly number[]
  /** The same people by the razón social whose contract names the actor as their supervisor. */
  supervisedIn: readonly Placed[]
  /** The razones sociales the person works in. */
  businessIds: readonly number[]
  /** Rows of the person's profile. */
  granted: readonly Granted[]
  /** The restriction that narrows a role: only these razones sociales, only these units. */
  restriction: Restriction | null
  /** Who is in the units of the restriction, or in one under them; nobody when it names none. */
  unitPeople: readonly Placed[]
  /** In the confidential payroll («rol privado»), and therefore allowed to see it. */
  privateRole: boolean
  expense: ExpenseDuties
  /** Whose contracts ended: of their own, and no more than `former.ts` says. */
  former: boolean
  /**
   * Who could sign in with this account beside its owner, having made it or set its password: it
   * carries no more than they do (`bounds.ts`).
   */
  boundBy: readonly Actor[]
  /** Not the person but a program with a key of theirs: all that it may ever do. */
  program: Program | null
}

/**
 * What a key of integration opens to a program at most: these permissions, over razones sociales as
 * a whole and never by being somebody, and the confidential payroll if it says so.
 */
export type Program = { permissions: readonly Permission[]; confidential: boolean }

/** One row of a profile: a service by its code, and what is given or taken of it. */
export type Granted = {
  code: string
  create: boolean
  read: boolean
  update: boolean
  delete: boolean
}

/** An empty list of units means all people of those razones sociales. */
export type Restriction = { businessIds: readonly number[]; unitIds: readonly number[] }

export type ExpenseDuties = { issuer: boolean; approver: boolean; admin: boolean }

/** Where it is asked. */
export type Company = {
  id: number
  slug: string
  /** Which people of the company may use the product. */
  access: CompanyAccess
  modules: CompanyModules
  options: BusinessOptions
  /** What the platform agreed with this company alone. */
  exceptions: readonly GivenException[]
  /** ISO date; it dates the exceptions. */
  today: string
}

/**
 * `MANAGERS` while a company is being set up: who does not manage waits at the door. `ALL` is
 * everybody, and what a company has unless it says otherwise.
 */
export const companyAccess = ['ALL', 'MANAGERS'] as const
export type CompanyAccess = (typeof companyAccess)[number]

/**
 * The options of a razón social that open something to its people: workers ask for their own
 * vacation; supervisors see and answer the vacation of their people, and see their payslips.
 */
export const openingOptions = [
  'vacationPublic',
  'vacationPublicSupervisor',
  'payrollPublicSupervisor',
] as const

export type OpeningOption = (typeof openingOptions)[number]

/** The razones sociales that have each option on: what it opens, it opens in these alone. */
export type BusinessOptions = Readonly<Partial<Record<OpeningOption, readonly number[]>>>

/** Whose a record is; what is not known is left out and joins nobody. */
export type Belongs = {
  userId?: number | null
  businessIds?: readonly number[]
  unitId?: number | null
}

/** Makes an actor from a role and what is known; what is not given is nothing. */
export function actorOf(facts: Pick<Actor, 'role'> & Partial<Actor>): Actor {
  const flags = actorFlags(facts.role)
  return {
    userId: null,
    companyId: null,
    actingAs: null,
    supervisedIds: [],
    supervisedIn: [],
    businessIds: [],
    granted: [],
    restriction: null,
    unitPeople: [],
    privateRole: false,
    expense: { issuer: false, approver: false, admin: false },
    former: false,
    boundBy: [],
    program: null,
    ...facts,
    ...flags,
    // A superadmin belongs to no company: the role in a company's own records gives nothing.
    superadmin: flags.superadmin && (facts.companyId ?? null) === null,
    external: flags.external || facts.external === true,
  }
}

/** Somebody with nothing: every permission is refused. */
export const nobody: Actor = actorOf({ role: 'GUEST' })

/** Every relation between an actor and a record. */
export function relationsTo(actor: Actor, record: Belongs): Relation[] {
  const { userId } = record
  const person = typeof userId === 'number'
  const found: Relation[] = []
  if (person && userId === actor.userId) found.push('self')
  if (person && actor.supervisedIds.includes(userId)) found.push('supervised')
  if (sharesBusiness(actor, record)) found.push('sameBusiness')
  if (!person) return found
  return [...found, ...placedRelations(actor, userId, record.businessIds ?? [])]
}

function placedRelations(actor: Actor, userId: number, businessIds: readonly number[]) {
  return businessIds.flatMap((id): PlacedRelation[] => [
    ...(userId === actor.userId ? [`self@${id}` as const] : []),
    ...(supervisesIn(actor, { userId, businessId: id }) ? [`supervised@${id}` as const] : []),
  ])
}

const supervisesIn = ({ supervisedIn }: Actor, { userId, businessId }: Placed): boolean =>
  supervisedIn.some((one) => one.userId === userId && one.businessId === businessId)

/** The people and razones sociales that a placed relation names, one by one. */
export function placedBy(actor: Actor, relation: PlacedRelation): readonly Placed[] {
  const [bond, place] = relation.split('@')
  const businessId = Number(place)
  if (bond === 'supervised')
    return actor.supervisedIn.filter((one) => one.businessId === businessId)
  const own = bond === 'self' && actor.userId !== null && actor.businessIds.includes(businessId)
  return own && actor.userId !== null ? [{ userId: actor.userId, businessId }] : []
}

/**
 * The razones sociales that somebody reaches who does not reach the whole company: those of the
 * restriction, and of these only their own when the role is of razones sociales.
 */
export function reachedBusinesses(actor: Actor): readonly number[] {
  const { restriction, businessIds } = actor
  if (restriction === null) return businessIds
  return roleOf(roleInForce(actor)).reach === 'company'
    ? restriction.businessIds
    : restriction.businessIds.filter((id) => businessIds.includes(id))
}

/** An external person has what an external has, whatever role their record holds. */
export const roleInForce = (actor: Actor): Role => (actor.external ? 'EXTERNAL' : actor.role)

/** Whether a record is of somebody of the units that a restriction leaves within reach. */
const isUnitPerson = ({ unitPeople }: Actor, { userId, businessIds = [] }: Belongs): boolean =>
  unitPeople.some((one) => one.userId === userId && businessIds.includes(one.businessId))

function sharesBusiness(actor: Actor, record: Belongs): boolean {
  const units = actor.restriction?.unitIds ?? []
  const inUnit =
    units.length === 0 ||
    (record.unitId != null && units.includes(record.unitId)) ||
    isUnitPerson(actor, record)
  const reached = reachedBusinesses(actor)
  return inUnit && (record.businessIds ?? []).some((id) => reached.includes(id))
}
