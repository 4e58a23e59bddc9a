import { actorOf } from '#access/actor.ts'
import { can } from '#access/decide.ts'
import { type Reach, reachOf, reachesBusiness } from '#access/reach.ts'
import { roleNames } from '#access/roles.ts'
import { partsOf, type Permission, services } from '#access/services.ts'
import type { Context } from '#platform/server/context.ts'
import { isMailAddress } from '#platform/server/mail/mail.ts'
import { loadActors } from '#modules/company/authority/server/index.ts'

/** Somebody with a login, and where to write to them; `email` is null when nobody knows. */
export type Recipient = {
  loginId: number
  userId: number | null
  username: string
  name: string
  email: string | null
}

/** The company that is asked about, and its day: a request, or the worker by itself. */
export type Place = Pick<Context, 'tx' | 'client' | 'session' | 'company' | 'today'>

/** More than these hold a permission by mistake, and are not written to. */
const most = 200

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
  const found = await recipients(
    context,
    `u.id is not null and (u.role = any($2::text[]) or exists (select from profile_permission g
       where g.company_id = $1 and g.profile_id = u.profile_id and g.code = $3))`,
    [roles, code],
  )
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
  recipients(context, 'l.id = any($2::bigint[])', [loginIds])

type Asking = Pick<Context, 'client' | 'session'>

/**
 * Active logins and their people. A login of the platform has no company, but it is notified of
 * what it did in this one.
 */
async function recipients({ client, session }: Asking, where: string, given: unknown[]) {
  const { rows } = await client.query<Recipient>(
    `select l.id as "loginId", u.id as "userId", l.username,
       coalesce(nullif(concat_ws(' ', p.firstname, p.paternal_lastname), ''), l.username) as name,
       coalesce(nullif(l.email, ''), p.email) as email
     from login l
     left join users u on u.company_id = $1 and l.company_id = $1 and u.id = l.user_id
     left join user_version p on p.company_id = $1 and p.user_id = u.id
       and p.superseded_at is null and upper_inf(p.valid)
     where not l.is_disabled and (u.id is not null or l.company_id is null)
       and (u.id is null or (not u.is_disabled and u.status <> 'INACTIVE')) and ${where}
     order by l.id limit ${most}`,
    [session.companyId, ...given],
  )
  return rows.map((row) => ({ ...row, email: isMailAddress(row.email ?? '') ? row.email : null }))
}
