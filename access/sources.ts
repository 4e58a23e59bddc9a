import type { Actor, Company, Granted, Relation } from './actor.ts'
import { roleInForce } from './actor.ts'
import { concerns, type Exception } from './exceptions.ts'
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
  const role = roleInForce(actor)
  const rules = rulesFor(permission).filter((rule) => applies(rule, actor, company, permission))
  const denial =
    exceptions.find((row) => 'deny' in row && concerns(row, role) && row.deny.includes(permission))
      ?.why ?? deniedByProfile(actor, permission)

  const found =
    denial === undefined
      ? [
          ...fromExceptions(exceptions, actor, permission),
          ...fromProfile(actor, permission),
          ...rules.map((rule) => fromRule(rule, actor, permission)),
        ]
      : rules.filter((rule) => rule.lawful).map((rule) => fromRule(rule, actor, permission))

  const useful = found.filter(({ scope }) => scope === 'company' || scope.length > 0)
  if (useful.length === 0) {
    return { denied: denial ?? `El rol ${roleOf(role).label} no lo incluye` }
  }
  return useful.reduce(joined)
}

function applies(rule: Rule, actor: Actor, company: Company, permission: Permission): boolean {
  if (!isIn(rule.to, actor)) return false
  if (rule.when !== undefined && company.options[rule.when] !== true) return false
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

function isIn(group: Group, actor: Actor): boolean {
  const role = roleInForce(actor)
  if (roleOf(role).groups.includes(group)) return true
  if (role === 'EXTERNAL') return false
  if (group === 'supervisor') return actor.supervisedIds.length > 0
  if (group === 'expenseIssuer') return actor.expense.issuer === true
  if (group === 'expenseApprover') return actor.expense.approver === true
  return group === 'expenseAdmin' && actor.expense.admin === true
}

const fromRule = (rule: Rule, actor: Actor, permission: Permission): Source => ({
  because: rule.why,
  scope: scopeOf(rule.over, actor, permission),
})

const fromExceptions = (
  exceptions: readonly Exception[],
  actor: Actor,
  permission: Permission,
): Source[] =>
  exceptions.flatMap((row) =>
    'allow' in row && concerns(row, roleInForce(actor)) && row.allow.includes(permission)
      ? [{ because: row.why, scope: row.over }]
      : [],
  )

/** A profile says which services; whose records, the role says. It gives nothing with a ceiling. */
function fromProfile(actor: Actor, permission: Permission): Source[] {
  const role = roleOf(roleInForce(actor))
  if (hasCeiling(permission) || partsOf(permission).word === 'passwords') return []
  if (role.readOnly && !onlyReads(permission)) return []
  return rowsOfProfile(actor, permission).some((row) => row[flagOf(permission)] === true)
    ? [{ because: 'Lo da tu perfil', scope: scopeOf('reach', actor, permission) }]
    : []
}

function deniedByProfile(actor: Actor, permission: Permission): string | undefined {
  const rows = rowsOfProfile(actor, permission)
  const denied = rows.length > 0 && rows.every((row) => row[flagOf(permission)] !== true)
  return denied ? 'Tu perfil no lo incluye' : undefined
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

/** Two reasons together reach what each reaches; the wider one is the one told. */
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
