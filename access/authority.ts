import { type Actor, type Company, placedBy, relationsTo, roleInForce } from './actor.ts'
import { isPlaced, type Placed, type Relation } from './relation.ts'
import { businessesOf, isAtMost, seesPrivate } from './bounds.ts'
import { can, decide } from './decide.ts'
import { kinds, type Ruled } from './field-kinds.ts'
import { type GuardedField, guardedFields } from './guarded-fields.ts'
import { assignableRoles, type Role } from './roles.ts'
import { partsOf, type Permission, permissions, services } from './services.ts'

/**
 * The person whose data a request changes, with the rights their account would have if it were
 * active: an inactive or external administrator still ranks as an administrator, because their
 * access may be restored.
 */
export type Target = {
  actor: Actor
  /** «Rol privado», of the person or of the person in one of their razones sociales. */
  privatePay: boolean
}

/**
 * One change to decide: the field, the person it belongs to, and that person's role after the
 * change.
 */
export type Asked = {
  field: GuardedField
  before: Target
  /** The same as `before` when the value changes nothing of what they may. */
  after: Target
  /** What this write asks for, when it is another permission than the field's usual one. */
  permission?: Permission
}

/**
 * The one rule of every write on a person or their account: why an actor may not set a field of
 * somebody, in words for people, or `undefined`. Nobody writes above their rank, outside their
 * razones sociales or about the confidential payroll without seeing it; what gives power asks
 * that all the person may, before and after, lies within what the actor may; and nobody gives it
 * to themselves.
 *
 * @param within what `whyNotWithin` answers: whoever asks about many fields of one person gives the
 *   one answer, which compares every permission of the two
 */
export function whyNotSet(
  actor: Actor,
  company: Company,
  asked: Asked,
  within = (target: Target) => whyNotWithin(actor, company, target),
): string | undefined {
  const { field, before, after } = asked
  const kind: Ruled = kinds[guardedFields[field].kind]
  if (kind.self === undefined) return SYSTEM
  const permission = asked.permission ?? guardedFields[field].permission
  const own = isSelf(actor, before)
  if (own && kind.self === 'never') return OWN
  if (own && kind.self === 'office' && !reachesOthers(actor, company, permission)) return OFFICE
  if (kind.simulated === false && actor.superadmin) return SIMULATED
  if (!own) {
    const above = whyNotAbove(actor, before)
    if (above !== undefined) return above
    if (!can(actor, company, permission, relationsTo(actor, before.actor))) return kind.refused
  }
  if (kind.private && !seesPrivate(actor)) return PRIVATE_FLAG
  if (kind.role && !mayAppoint(actor, before, after)) return ROLE
  if (kind.over === 'rank' || own) return undefined
  return (
    within(before) ??
    (after === before ? undefined : within(after)) ??
    (kind.credentials ? whyNotSeeing(actor, company, before) : undefined)
  )
}

const isSelf = (actor: Actor, { actor: { userId } }: Target): boolean =>
  userId !== null && userId === actor.userId

const reachesOthers = (actor: Actor, company: Company, permission: Permission): boolean => {
  const { scope } = decide(actor, company, permission)
  return scope === 'company' || scope.some((relation) => relation !== 'self')
}

/** What holds of every write about somebody else, also of one that changes nothing. */
export function whyNotAbove(actor: Actor, target: Target): string | undefined {
  if (isSelf(actor, target)) return undefined
  const { actor: person, privatePay } = target
  if (!isAtMost(person.role, actor)) return RANK
  return privatePay && !seesPrivate(actor) ? PRIVATE : undefined
}

const mayAppoint = (actor: Actor, before: Target, after: Target): boolean => {
  const roles = rolesToGive(actor)
  return [before, after].every(({ actor: { role } }) => roles.includes(role))
}

/** Whether all that somebody may lies within what the actor may; if not, why. */
export function whyNotWithin(actor: Actor, company: Company, target: Target): string | undefined {
  const reached = businessesOf(actor)
  const { actor: person } = target
  const outside = (id: number) => reached !== 'company' && !reached.includes(id)
  if (person.businessIds.some(outside)) return BUSINESSES
  const more = permissions.some((permission) => mayMore(actor, company, person, permission))
  return more ? MORE : undefined
}

/** Whether a permission lets the person reach somebody who is out of the actor's reach. */
function mayMore(actor: Actor, company: Company, person: Actor, permission: Permission): boolean {
  if (services[partsOf(permission).word].rows === 'platform') return false
  const theirs = decide(person, company, permission)
  if (!theirs.allowed) return false
  if (theirs.scope !== 'company' && theirs.scope.every(isOwn)) {
    return false
  }
  const ours = decide(actor, company, permission)
  if (!ours.allowed) return true
  if (ours.scope === 'company') return false
  if (theirs.scope === 'company' || !ours.scope.includes('sameBusiness')) return true
  const reached = businessesOf(actor)
  const held = [
    ...(theirs.scope.includes('sameBusiness') ? wholeOf(person) : []),
    ...(theirs.scope.includes('supervised') ? teamPlaces(person.supervisedIn) : []),
    ...teamPlaces(theirs.scope.filter(isPlaced).flatMap((one) => placedBy(person, one))),
  ]
  return reached !== 'company' && held.some((id) => !reached.includes(id))
}

const isOwn = (relation: Relation) => relation === 'self' || relation.startsWith('self@')

const teamPlaces = (team: readonly Placed[]) => team.map(({ businessId }) => businessId)

function wholeOf(person: Actor): readonly number[] {
  const reached = businessesOf(person)
  return reached === 'company' ? [] : reached
}

/** Whoever holds an account reads what is its owner's own: they have to see that anyway. */
function whyNotSeeing(actor: Actor, company: Company, { actor: person }: Target) {
  const relations = relationsTo(actor, person)
  return ownReads.every((permission) => can(actor, company, permission, relations))
    ? undefined
    : MORE
}

const ownReads = ['users.read', 'contracts.read', 'payslips.read', 'paymentMethods.read'] as const

/** The roles that an actor may give, of those of a company, as a form offers them. */
export const rolesToGive = (actor: Actor): readonly Role[] =>
  assignableRoles(roleInForce(actor)).filter((role) =>
    actor.boundBy.every((keeper) => rolesToGive(keeper).includes(role)),
  )

const OWN = 'Nadie se cambia esto a sí mismo: lo hace otra persona que administre'
const OFFICE = 'Este dato lo cambia quien lleva las fichas, no cada persona el suyo'
const RANK = 'Esta persona tiene un rol mayor: la cambia quien tenga al menos ese rol'
const PRIVATE = 'Es de rol privado: lo cambia quien administra o quien también lo tiene'
const PRIVATE_FLAG = 'El rol privado lo pone y lo quita quien administra o quien también lo tiene'
const ROLE = 'No puede asignar ni cambiar ese rol'
const BUSINESSES =
  'La persona está también en razones sociales fuera de su acceso: la cambia quien las tenga todas'
const MORE = 'La persona puede más que usted: lo cambia quien pueda al menos lo mismo'
const SIMULATED =
  'En una simulación no se abren cuentas ni se ponen contraseñas: lo hace quien administra'
const SYSTEM = 'Este dato lo lleva el sistema'
