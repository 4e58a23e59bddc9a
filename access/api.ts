import { operations as ofModules } from '#generated/access/operations.ts'
import { type Actor, type Company, nobody } from './actor.ts'
import { decide, type Decision } from './decide.ts'
import type { OperationName } from './operation-names.ts'
import { operations as waiting, type Policy } from './operations.ts'
import type { Permission } from './services.ts'

/**
 * The policy of every operation: what modules say in `model/access.ts`, and what waits for its
 * module. One of the product's list that has none does not compile.
 */
const policies = { ...ofModules, ...waiting } as const satisfies Readonly<
  Record<OperationName, Policy>
>

/**
 * All operations open to a person who must choose another password first, besides those that need
 * no session: reading who they are, changing the password, and signing out.
 */
export const forcedMay: ReadonlySet<ApiOperation> = new Set<ApiOperation>([
  'me',
  'updatePassword',
  'logout',
])

/** The same for a person who must add a second factor and has none yet. */
export const enrollingMay: ReadonlySet<ApiOperation> = new Set<ApiOperation>([
  'me',
  'logout',
  'updateUiConfig',
  'ownFactors',
  'startTotp',
  'confirmTotp',
  'startPasskey',
  'confirmPasskey',
  'proveIdentity',
  'proveSecond',
  'ownSignIn',
])

/** The name of anything the API answers. An operation that is not here does not compile. */
export type ApiOperation = keyof typeof policies

export const apiOperations = Object.keys(policies) as ApiOperation[]

export const policyOf = (name: ApiOperation): Policy | undefined =>
  Object.hasOwn(policies, name) ? policies[name] : undefined

/** Whether the name is of an operation that asks for no session. */
export const mayCallOpenly = (name: string): boolean =>
  apiOperations.some((known) => known === name && policies[known] === 'public')

/**
 * Whether somebody may call an operation at all; which rows it then answers, its reach narrows.
 * `null` is a request without a session. Of several permissions one is enough.
 */
export function mayCall(
  actor: Actor | null,
  company: Company | null,
  name: ApiOperation,
): Decision {
  const policy = policyOf(name)
  if (policy === undefined) return refused('La operación no tiene política')
  if (policy === 'public') return { allowed: true, because: 'Es pública', scope: 'company' }
  if (actor === null) return refused('Hay que ingresar primero')
  if (policy === 'signedIn')
    return { allowed: true, because: 'Basta con haber ingresado', scope: 'company' }
  const asked: readonly Permission[] = typeof policy === 'string' ? [policy] : policy
  const decisions = asked.map((permission) => decide(actor ?? nobody, company, permission))
  return decisions.find(({ allowed }) => allowed) ?? decisions[0] ?? refused('Sin permiso')
}

const refused = (because: string): Decision => ({ allowed: false, because, scope: [] })
