import { actorOf, type Company, type Granted } from '#access/actor.ts'
import { decide, type Decision, scopeInWords } from '#access/decide.ts'
import type { Role } from '#access/roles.ts'
import { hasCeiling } from '#access/rules.ts'
import { actionLabels, partsOf, type Permission } from '#access/services.ts'
import { wordList } from '#chile/text.ts'
import { type ProfileAction, type Service } from './services.ts'

/**
 * What a profile changes for somebody of a role: it gives what the role does not; takes what it
 * does; reaches more or fewer records; says yes or no in vain; or leaves all as it was.
 */
export type Change = 'same' | 'adds' | 'removes' | 'widens' | 'narrows' | 'vainYes' | 'vainNo'

export type Outcome = { change: Change; because: string; reach: string }

/** Decides for somebody of a role who has only these rows of a profile, or none. */
export function deciderOf(role: Role, granted: readonly Granted[], company: Company) {
  // Anybody: with a number, as everybody has, and in one razón social, which the options speak of.
  const actor = actorOf({ role, granted, companyId: company.id, userId: 0, ...placeOfAnybody })
  return (permission: Permission): Decision => decide(actor, company, permission)
}

const placeOfAnybody = { businessIds: [0], supervisedIn: [{ userId: 0, businessId: 0 }] }

/** What the row of a service does to one action, against the role alone. */
export function outcomeOf(
  service: Service,
  action: ProfileAction,
  row: Granted | undefined,
  { before, after }: { before: Decider; after: Decider },
): Outcome | undefined {
  const asked =
    action === 'read'
      ? [service.permissions.read, service.permissions.massRead]
      : [service.permissions[action]]
  const outcomes = asked
    .filter((one) => one !== undefined)
    .map((one) => ({ one, ...compared(row?.[action], before(one), after(one)) }))
    .map(({ one, ...outcome }) =>
      outcome.change === 'vainYes' && hasCeiling(one) ? { ...outcome, because: CEILING } : outcome,
    )
  // For a pair of permissions (read one, read many) the one that changes is shown.
  return outcomes.find(({ change }) => change !== 'same') ?? outcomes[0]
}

const CEILING = 'Es solo de administradores'

type Decider = (permission: Permission) => Decision

function compared(said: boolean | undefined, before: Decision, after: Decision): Outcome {
  const { allowed, because } = after
  const reach = allowed ? scopeInWords(after.scope) : ''
  const result = (change: Change): Outcome => ({ change, because, reach })
  if (allowed && !before.allowed) return result('adds')
  if (!allowed && before.allowed) return result('removes')
  const [was, is] = [breadth(before), breadth(after)]
  if (is > was) return result('widens')
  if (is < was) return result('narrows')
  if (said === true && !allowed) return result('vainYes')
  return said === false && allowed ? result('vainNo') : result('same')
}

const breadth = ({ scope }: Decision) =>
  scope === 'company' ? Number.POSITIVE_INFINITY : scope.length

/** One answer of «¿por qué no veo esto?», as the API tells it. */
type Answer = { permission: string; allowed: boolean; because: string; reach: string }
/** The answers of one service that are alike, in one line. */
export type Reason = Omit<Answer, 'permission'> & { actions: readonly string[] }

/** What may and may not be done with a service, and why: as few lines as there are reasons. */
export function reasonsOf(service: Service, decisions: ReadonlyMap<string, Answer>): Reason[] {
  const answers = Object.values(service.permissions).flatMap((permission) => {
    const answer = decisions.get(permission)
    if (!answer) return []
    const { action } = partsOf(permission)
    return [{ ...answer, action: action === 'massRead' ? 'exportar' : actionLabels[action] }]
  })
  const alike = Map.groupBy(answers, ({ allowed, because, reach }) =>
    [allowed, because, reach].join('|'),
  )
  const reasons = [...alike.values()].flatMap((list) => {
    const [first] = list
    if (!first) return []
    const { allowed, because, reach } = first
    return [{ allowed, because, reach, actions: list.map(({ action }) => action) }]
  })
  return reasons.toSorted((a, b) => Number(b.allowed) - Number(a.allowed))
}

type Named = Outcome & { action: ProfileAction }

/** What a profile changes of a service, in words; the same change for the same reason, at once. */
export function wordsOf(outcomes: readonly Named[]): { change: Change; words: string }[] {
  const changed = outcomes.filter(({ change }) => change !== 'same')
  const alike = Map.groupBy(changed, ({ change, because, reach }) =>
    [change, because, reach].join('|'),
  )
  return [...alike.values()].flatMap((list) => {
    const [first] = list
    if (!first) return []
    const { change, because, reach } = first
    const names = wordList(list.map(({ action }) => actionLabels[action]))
    return [{ change, words: sentence(change, names, because, reach) }]
  })
}

function sentence(change: Change, names: string, because: string, reach: string): string {
  switch (change) {
    case 'adds':
      return `+ ${names}`
    case 'removes':
      return `− ${names}`
    case 'widens':
      return `+ ${names}: ${reach}`
    case 'narrows':
      return `− ${names}: solo ${reach}`
    case 'vainYes':
      return `Sin efecto: ${names}. ${because}`
    default:
      return `Se conserva: ${names}. ${because}`
  }
}
