import { type Actor, actorOf, type Company, roleInForce } from './actor.ts'
import { isPlaced, type PlacedRelation, type Relation } from './relation.ts'
import { inForce } from './exceptions.ts'
import { formerRights } from './former.ts'
import { isOpen, modules } from './modules.ts'
import { actorFlags, isRole, roleOf } from './roles.ts'
import { isPermission, partsOf, type Permission, services } from './services.ts'
import { type Scope, sourcesOf } from './sources.ts'
import { whyNotWhole } from './whole-company.ts'

/** The answer, the reason in words for people, and over whose records it holds. */
export type Decision = { allowed: boolean; because: string; scope: Scope }

/**
 * The only place that answers «may they?», for the server and for the screens. Without a relation
 * it answers whether there is any record at all the actor may do this to (the query then narrows,
 * see `reachOf`); with the relations to one record, whether they may do it to that one; an empty
 * list is a record that is nothing of theirs. Anything unexpected is refused.
 */
export function decide(
  actor: Actor,
  company: Company | null,
  permission: Permission,
  relation?: Relation | readonly Relation[],
): Decision {
  try {
    const decision = asProgram(actor, company, permission)
    return relation === undefined ? decision : within(decision, [relation].flat())
  } catch {
    return no('No se pudo comprobar el permiso')
  }
}

/** Whether an actor may, without the reason. */
export const can = (
  actor: Actor,
  company: Company | null,
  permission: Permission,
  relation?: Relation | readonly Relation[],
): boolean => decide(actor, company, permission, relation).allowed

/**
 * What a program may that acts with somebody's key: what the key opens and they may too, of what is
 * reached as a whole. That they are somebody, or supervise others, is nothing to a program.
 */
function asProgram(actor: Actor, company: Company | null, permission: Permission): Decision {
  const { program } = actor
  if (program !== null && !program.permissions.includes(permission)) return no(NOT_OF_KEY)
  const decision = bounded(actor, company, permission)
  if (program === null || !decision.allowed || decision.scope === 'company') return decision
  const scope = decision.scope.filter((relation) => relation === 'sameBusiness')
  return scope.length === 0 ? no(NOT_OF_KEY) : { ...decision, scope }
}

const NOT_OF_KEY = 'La clave de integración no lo incluye'

/**
 * What somebody may, in an account that others keep: what all of them may too, and beyond that what
 * any worker has of their own.
 */
function bounded(actor: Actor, company: Company | null, permission: Permission): Decision {
  const decision = answer(actor, company, permission)
  if (!decision.allowed || actor.boundBy.length === 0) return decision
  const kept = actor.boundBy.every((keeper) => {
    const { allowed, scope } = answer(keeper, company, permission)
    return allowed && (scope === 'company' || scope.includes('sameBusiness'))
  })
  if (kept) return decision
  const role = roleInForce(actor) === 'EXTERNAL' ? 'EXTERNAL' : 'EMPLOYEE'
  const nobody = { supervisedIds: [], supervisedIn: [] }
  const worker = actorOf({ ...actor, role, granted: [], ...nobody, expense: noDuties })
  const own = answer(worker, company, permission)
  return own.allowed ? own : no(KEPT)
}

const noDuties = { issuer: false, approver: false, admin: false }
const KEPT = 'Quien abrió esta cuenta o puso su contraseña no lo tiene: recupérela por su correo'

function answer(actor: Actor, company: Company | null, permission: Permission): Decision {
  if (!isPermission(permission)) return no('No existe ese permiso')
  if (!isRole(actor.role)) return no('Su cuenta no tiene un rol conocido')
  const role = roleInForce(actor)
  if (role === 'GUEST') return no('Un invitado no tiene acceso')
  if (role === 'SUPERADMIN' && actor.companyId !== null) {
    return no('Un superadministrador no es de ninguna empresa')
  }

  const service = services[partsOf(permission).word]
  if (service.rows === 'platform') {
    return role === 'SUPERADMIN'
      ? yes('Es superadministrador', 'company')
      : no('Solo para el superadministrador de la plataforma')
  }
  if (company === null) return no('Primero hay que entrar a una empresa')
  if (role === 'SUPERADMIN') {
    return actor.actingAs === known(company.id)
      ? yes('Es superadministrador', 'company')
      : no('Primero hay que entrar a esta empresa')
  }
  if (actor.companyId !== known(company.id)) return no('Es de otra empresa')
  known(actor.userId)

  const flags = actorFlags(role)
  if (company.access === 'MANAGERS' && !flags.isManager) return no(BEING_SET_UP)
  if (!isOpen(service.module, flags, company)) return no(closed(service.module, role))

  if (actor.former) {
    return formerRights.has(permission) ? yes(FORMER, ['self']) : no(NO_LONGER)
  }

  const rows = inForce(company)
  const only = rows.find((row) => 'only' in row && row.userId === actor.userId)
  if (only !== undefined && 'only' in only) {
    if (only.only.includes(permission)) return yes(only.why, 'company')
    return only.own.includes(permission) ? yes(only.why, ['self']) : no(only.why)
  }

  const narrowed = whyNotWhole(actor, permission)
  if (narrowed !== undefined) return no(narrowed)
  const sources = sourcesOf(actor, company, permission, rows)
  if ('denied' in sources) return no(sources.denied)
  return yes(sources.because, sources.scope)
}

const FORMER = 'Quien trabajó aquí lee lo suyo'
const NO_LONGER = 'Su contrato terminó: desde entonces lee solo sus propios papeles'

const BEING_SET_UP = 'La empresa se está poniendo en marcha: por ahora es de quienes la administran'

function within(decision: Decision, relations: readonly Relation[]): Decision {
  const { allowed, scope } = decision
  if (!allowed || scope === 'company') return decision
  if (relations.some((relation) => scope.includes(relation))) return decision
  return { ...decision, allowed: false, because: `Solo alcanza ${scopeInWords(scope)}` }
}

/** Over whose records, in words that follow «alcanza». */
export function scopeInWords(scope: Scope): string {
  if (scope === 'company') return 'a toda la empresa'
  const words = new Set(scope.map(wordsOf))
  return words.size === 0 ? 'a nadie' : [...words].join(', ')
}

function wordsOf(relation: Relation): string {
  if (!isPlaced(relation)) return relationWords[relation]
  const [bond = ''] = relation.split('@')
  return `${bond === 'self' ? relationWords.self : relationWords.supervised} ${WHERE_ON}`
}

const WHERE_ON = 'en las razones sociales que lo permiten'

const relationWords: Readonly<Record<Exclude<Relation, PlacedRelation>, string>> = {
  self: 'a lo propio',
  supervised: 'a las personas que supervisa',
  sameBusiness: 'a sus razones sociales',
}

function closed(module: keyof typeof modules | 'CORE', role: Parameters<typeof roleOf>[0]): string {
  const area = module === 'CORE' ? 'Esta área' : `El módulo ${modules[module].label}`
  return `${area} no está habilitado en esta empresa para el rol ${roleOf(role).label}`
}

function known(id: number | null): number {
  if (!Number.isSafeInteger(id)) throw new TypeError('an identifier is missing')
  return id as number
}

const yes = (because: string, scope: Scope): Decision => ({ allowed: true, because, scope })
const no = (because: string): Decision => ({ allowed: false, because, scope: [] })
