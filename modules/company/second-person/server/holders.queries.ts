import { actorOf } from '#access/actor.ts'
import { can } from '#access/decide.ts'
import { type Reach, reachOf, reachesBusiness } from '#access/reach.ts'
import { roleNames } from '#access/roles.ts'
import { partsOf, type Permission, services } from '#access/services.ts'
import type { Context } from '#platform/server/context.ts'
import { provided } from '#platform/model/hook.ts'
import type { Recipient } from '../model/recipient.ts'
import { loadActors } from '#modules/company/authority/server/index.ts'

/** The company that is asked about, and its day: a request, or the worker by itself. */
export type Place = Pick<Context, 'tx' | 'client' | 'session' | 'company' | 'today'>

/** Who of the company may do something over a whole razón social, each with a login that works. */
export async function whoMay(
  context: Place,
  permission: Permission,
  businessId: number,
): Promise<Recipient[]> {
  const able = await allWhoMay(context, permission)
  return able.flatMap(({ recipient, reach }) =>
    reachesBusiness(reach, businessId) ? [recipient] : [],
  )
}

/**
 * Who may do something over the records of each person of a razón social: those who reach it whole,
 * and those who are restricted to units, of the people of these alone. Each says whether they may
 * see confidential pay.
 */
export async function whoMayOver(
  context: Place,
  permission: Permission,
  businessId: number,
): Promise<(userId: number) => readonly (Recipient & Pays)[]> {
  const able = await allWhoMay(context, permission)
  const reaches = ({ all, businessIds, unitIds, placed }: Reach, userId: number) =>
    all ||
    (businessIds.includes(businessId) &&
      (unitIds === null ||
        placed.some((one) => one.userId === userId && one.businessId === businessId)))
  return (userId) =>
    able.flatMap(({ recipient, reach }) =>
      reaches(reach, userId) ? [{ ...recipient, includesPrivate: reach.includesPrivate }] : [],
    )
}

/** Whether somebody may see confidential pay. */
type Pays = Pick<Reach, 'includesPrivate'>

type Able = { recipient: Recipient; reach: Reach }

/**
 * Everybody who may do something, with how far. Roles and profiles that could give it are asked of
 * the database; `access/` decides about each of them.
 */
async function allWhoMay(context: Place, permission: Permission): Promise<Able[]> {
  const { tx, session, company, today } = context
  const roles = roleNames.filter((role) =>
    can(actorOf({ role, userId: 0, companyId: company.id }), company, permission),
  )
  const { code } = services[partsOf(permission).word]
  const found = await loginHolders.get()(context, { roles, code })
  if (found.length === 0) return []
  const ids = found.flatMap(({ userId }) => userId ?? [])
  const actors = await loadActors(tx, session.companyId, ids, today)
  return found.flatMap((recipient) => {
    const actor = actors.get(recipient.userId ?? 0)
    if (!actor || !can(actor, company, permission)) return []
    return [{ recipient, reach: reachOf(actor, company, permission) }]
  })
}

/** The owners of some logins that work, of the company or of the platform. */
export const recipientsOf = (context: Context, loginIds: readonly number[]) =>
  loginHolders.get()(context, { loginIds })

type Asking = Pick<Context, 'client' | 'session'>

/** Those of some logins; or the people of some roles, or whose profile speaks of a service. */
type Whose =
  | { readonly loginIds: readonly number[] }
  | { readonly roles: readonly string[]; readonly code: string }

/**
 * The people of logins that work, and where to write to them: their names, addresses and profiles
 * are of modules above this one.
 */
export const loginHolders =
  provided<(asking: Asking, whose: Whose) => Promise<Recipient[]>>('people of logins')
