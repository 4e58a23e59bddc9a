import { people } from '#modules/company/identities/server/index.ts'
import { type NewLogin, noCode } from '#modules/company/session/model/account.ts'
import { giveCodes, sendLinksTo } from '#modules/company/session/server/index.ts'
import type { Services } from '#platform/server/context.ts'
import { type PlatformTx, sql, type Tx } from '#platform/server/sql/db.ts'

type Inviting = {
  services: Services
  companyId: number
  company: string
  authorLoginId: number
  now: Date
}

/** How many administrators were invited, and the codes of those without a mail. */
export type Invited = { invited: number; codes: NewLogin[] }

/** Invites again the administrators of a company who never chose a password. */
export async function inviteAdministrators(
  tx: Tx,
  platform: PlatformTx,
  inviting: Inviting,
): Promise<Invited> {
  const { companyId, services } = inviting
  const admins = await people.all(tx).select('id').where('role', '=', 'ADMIN').execute()
  const ids = admins.map(({ id }) => id)
  if (ids.length === 0) return { invited: 0, codes: [] }
  const invited = services.sendsMail
    ? await mailed(platform, ids, inviting)
    : await withCodes(platform, ids, inviting)
  await sql`select app.write_audit(${companyId}::bigint, 'Proceso', 'invitación:administradores',
    null, null, ${JSON.stringify({ invitadas: invited.invited })}::jsonb)`.execute(tx)
  return invited
}

/** The accounts of some people that nobody ever came in with. */
const waiting = (platform: PlatformTx, userIds: readonly number[], companyId: number) =>
  platform
    .selectFrom('login')
    .select(['login.id', 'login.username', 'login.email'])
    .where('login.companyId', '=', companyId)
    .where('login.userId', 'in', userIds)
    .where('login.activatedAt', 'is', null)
    .where('login.isDisabled', '=', false)

async function mailed(
  platform: PlatformTx,
  userIds: readonly number[],
  { services, companyId, company, authorLoginId }: Inviting,
): Promise<Invited> {
  const found = await waiting(platform, userIds, companyId)
    .where('login.forcePasswordChange', '=', false)
    .where('login.email', 'is not', null)
    .execute()
  const owners = found.map(({ id, username, email }) => ({ id, username, company, email }))
  const byAddress = Map.groupBy(owners, ({ email }) => email ?? '')
  await sendLinksTo(platform, byAddress, { services, kind: 'INVITATION', authorLoginId })
  return { invited: found.length, codes: [] }
}

/**
 * A code for each, of the accounts that the platform itself opened: people with an account of their
 * company's making are helped by their company.
 */
async function withCodes(
  platform: PlatformTx,
  userIds: readonly number[],
  { companyId, authorLoginId, now }: Inviting,
): Promise<Invited> {
  const found = await waiting(platform, userIds, companyId)
    .innerJoin('login as maker', 'maker.id', 'login.givenBy')
    .where('maker.companyId', 'is', null)
    .forNoKeyUpdate('login')
    .execute()
  const shown = await giveCodes(
    platform,
    found.map(({ id }) => id),
    { by: authorLoginId, now },
  )
  const codes = found.map(({ id, username }) => ({
    username,
    ...(shown.get(id) ?? noCode),
    invitedTo: null,
  }))
  return { invited: found.length, codes }
}
