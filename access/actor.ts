import type { CompanyModules } from './modules.ts'
import { actorFlags, type Flags, type Role, roleOf } from './roles.ts'

/** Who asks. The flags are for screens: `decide()` takes them from the role again. */
export type Actor = Flags & {
  role: Role
  /** The person; null for a superadmin outside every company. */
  userId: number | null
  companyId: number | null
  /** The company that a superadmin simulates; null for everybody else. */
  actingAs: number | null
  supervisedIds: readonly number[]
  /** The razones sociales in which those people work for the person. */
  teamBusinessIds: readonly number[]
  /** The razones sociales the person works in. */
  businessIds: readonly number[]
  /** Rows of the person's profile. */
  granted: readonly Granted[]
  /** The restriction that narrows a role: only these razones sociales, only these units. */
  restriction: Restriction | null
  /** In the confidential payroll («rol privado»), and therefore allowed to see it. */
  privateRole: boolean
  expense: ExpenseDuties
  /**
   * Who could sign in with this account beside its owner, having made it or set its password: it
   * carries no more than they do (`bounds.ts`).
   */
  boundBy: readonly Actor[]
  /** Number of the person in the system this one replaced; only exceptions read it. */
  legacyId: number | null
}

/** One row of a profile: a service by its code, and what is given or taken of it. */
export type Granted = {
  code: string
  create: boolean
  read: boolean
  update: boolean
  delete: boolean
}

/** An empty list of units means every unit of those razones sociales. */
export type Restriction = { businessIds: readonly number[]; unitIds: readonly number[] }

export type ExpenseDuties = { issuer: boolean; approver: boolean; admin: boolean }

/** Where it is asked. `today` dates the exceptions. */
export type Company = {
  id: number
  slug: string
  /** Number of the company in the system this one replaced; null in most. */
  legacyId: number | null
  modules: CompanyModules
  options: CompanyOptions
  /** ISO date. */
  today: string
}

/** Options of the razón social that open something to its people. */
export type CompanyOptions = {
  /** Workers ask for their own vacation. */
  vacationPublic?: boolean
  /** Supervisors see and answer the vacation of their people. */
  vacationPublicSupervisor?: boolean
  /** Supervisors see the payslips of their people. */
  payrollPublicSupervisor?: boolean
}

/** What joins the actor to a record. */
export type Relation = 'self' | 'supervised' | 'sameBusiness'

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
    teamBusinessIds: [],
    businessIds: [],
    granted: [],
    restriction: null,
    privateRole: false,
    expense: { issuer: false, approver: false, admin: false },
    boundBy: [],
    legacyId: null,
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
  return found
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

/** An external person has what an external has, whatever role stands in their record. */
export const roleInForce = (actor: Actor): Role => (actor.external ? 'EXTERNAL' : actor.role)

function sharesBusiness(actor: Actor, record: Belongs): boolean {
  const units = actor.restriction?.unitIds ?? []
  const inUnit = units.length === 0 || (record.unitId != null && units.includes(record.unitId))
  const reached = reachedBusinesses(actor)
  return inUnit && (record.businessIds ?? []).some((id) => reached.includes(id))
}
