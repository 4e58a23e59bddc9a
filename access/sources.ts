import { type Actor, type Company, type Granted, placedBy, roleInForce } from './actor.ts'
import type { PlacedRelation, Relation } from './relation.ts'
import type { Exception } from './exceptions.ts'
import { belongsTo, concerns } from './groups.ts'
import { type Group, roleOf } from './roles.ts'
import type { Over, Rule } from './rule-table.ts'
import { hasCeiling, onlyReads, rulesFor } from './rules.ts'
import { partsOf, payWords, type Permission, services } from './services.ts'

/** Over whose records: the whole company, or those joined to the actor in one of these ways. */
export type Scope = 'company' | readonly Relation[]

type Source = { because: string; scope: Scope }

/**
 * Everything that gives the actor a permission, joined: the exceptions of the company, the profile
 * and the rules of the role. A denial of the company or of the profile leaves only what the law
 * gives each person over their own.
 */
export function sourcesOf(
  actor: Actor,
  company: Company,
  permission: Permission,
  exceptions: readonly Exception[],
): Source | { denied: string } {
  const rules = rulesFor(permission).filter((rule) => applies(rule, actor, company, permission))
  const denial = denialOf(actor, permission, exceptions)

  const found =
    denial === undefined
      ? [
          ...fromExceptions(exceptions, actor, permission),
          ...fromProfile(actor, permission),
          ...rules.map((rule) => fromRule(rule, actor, company, permission)),
        ]
      : rules
          .filter((rule) => rule.lawful)
          .map((rule) => fromRule(rule, actor, company, permission))

  const useful = found.filter(({ scope }) => scope === 'company' || scope.length > 0)
  if (useful.length === 0) {
    return { denied: denial ?? `El rol ${roleOf(roleInForce(actor)).label} no lo incluye` }
  }
  return useful.reduce(joined)
}

/** Why the company or the profile of somebody denies them a permission, if one of them does. */
export const denialOf = (
  actor: Actor,
  permission: Permission,
  exceptions: readonly Exception[],
): string | undefined =>
  exceptions.find((row) => 'deny' in row && concerns(row, actor) && row.deny.includes(permission))
    ?.why ?? deniedByProfile(actor, permission)

function applies(rule: Rule, actor: Actor, company: Company, permission: Permission): boolean {
  if (!belongsTo(rule.to, actor)) return false
  if (rule.when !== undefined && (company.options[rule.when] ?? []).length === 0) return false
  if (!managing.has(rule.to)) return true
  const role = roleOf(roleInForce(actor))
  const { word } = partsOf(permission)
  if (!onlyReads(permission)) {
    if (role.readOnly) return false
    // Whoever answers for some razones sociales changes nothing that is of the whole company.
    if (services[word].rows === 'company' && role.reach !== 'company') return false
  }
  return !(role.withoutPay && payWords.has(word))
}

const fromRule = (rule: Rule, actor: Actor, company: Company, permission: Permission): Source => ({
  because: rule.why,
  scope:
    rule.when === undefined
      ? scopeOf(rule.over, actor, permission)
      : placedScope(rule.over, actor, company.options[rule.when] ?? []),
})

/** What an option opens: the same relation, in each of the razones sociales that have it on. */
function placedScope(over: Over, actor: Actor, businessIds: readonly number[]): Scope {
  if (over !== 'self' && over !== 'supervised') return []
  const relations = businessIds.map((id): PlacedRelation => `${over}@${id}`)
  return relations.filter((relation) => placedBy(actor, relation).length > 0)
}

const fromExceptions = (
  exceptions: readonly Exception[],
  actor: Actor,
  permission: Permission,
): Source[] =>
  exceptions.flatMap((row) =>
    'allow' in row && concerns(row, actor) && row.allow.includes(permission)
      ? [{ because: row.why, scope: row.over }]
      : [],
  )

/** A profile says which services; whose records, the role says. It gives nothing with a ceiling. */
function fromProfile(actor: Actor, permission: Permission): Source[] {
  const role = roleOf(roleInForce(actor))
  if (hasCeiling(permission) || partsOf(permission).word === 'passwords') return []
  if (role.readOnly && !onlyReads(permission)) return []
  return rowsOfProfile(actor, permission).some((row) => row[flagOf(permission)] === true)
    ? [{ because: 'Lo da su perfil', scope: scopeOf('reach', actor, permission) }]
    : []
}

function deniedByProfile(actor: Actor, permission: Permission): string | undefined {
  const rows = rowsOfProfile(actor, permission)
  const denied = rows.length > 0 && rows.every((row) => row[flagOf(permission)] !== true)
  return denied ? 'Su perfil no lo incluye' : undefined
}

const rowsOfProfile = (actor: Actor, permission: Permission): readonly Granted[] =>
  actor.granted.filter(({ code }) => code === services[partsOf(permission).word].code)

/** Profiles know four actions; the right to read is also the right to read in mass. */
function flagOf(permission: Permission): Exclude<keyof Granted, 'code'> {
  const { action } = partsOf(permission)
  return action === 'massRead' ? 'read' : action
}

function scopeOf(over: Over, actor: Actor, permission: Permission): Scope {
  const { rows } = services[partsOf(permission).word]
  if (over === 'company' || rows === 'company') return 'company'
  if (over !== 'reach') return [over]

  const { reach } = roleOf(roleInForce(actor))
  if (reach === 'none') return []
  if (reach === 'company' && actor.restriction === null) return 'company'
  if (reach === 'company' || reach === 'businesses' || rows === 'business') return ['sameBusiness']
  return reach === 'supervised' ? ['supervised', 'self'] : ['self']
}

/** Joins two reasons for one permission: the reach of both, explained by the wider of the two. */
function joined(one: Source, other: Source): Source {
  if (one.scope === 'company') return one
  if (other.scope === 'company') return other
  const scope = [...new Set([...one.scope, ...other.scope])]
  return { because: other.scope.length > one.scope.length ? other.because : one.because, scope }
}

const managing: ReadonlySet<Group> = new Set<Group>([
  'admin',
  'superManager',
  'manager',
  'nonEmployee',
])
