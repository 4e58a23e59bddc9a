import { sendLinks } from '#modules/company/session/server/index.ts'
import type { Services } from '#platform/server/context.ts'
import { type PlatformTx, sql, type Tx } from '#platform/server/db.ts'

type Inviting = {
  services: Services
  companyId: number
  company: string
  authorLoginId: number
}

/** Invites again the administrators of a company who never chose a password. Answers how many. */
export async function inviteAdministrators(
  tx: Tx,
  platform: PlatformTx,
  { services, companyId, company, authorLoginId }: Inviting,
): Promise<number> {
  const admins = await tx.selectFrom('users').select('id').where('role', '=', 'ADMIN').execute()
  const ids = admins.map(({ id }) => id)
  if (ids.length === 0) return 0
  const waiting = await platform
    .selectFrom('login')
    .select(['id', 'username', 'email'])
    .where('companyId', '=', companyId)
    .where('userId', 'in', ids)
    .where('activatedAt', 'is', null)
    .where('forcePasswordChange', '=', false)
    .where('isDisabled', '=', false)
    .where('email', 'is not', null)
    .execute()
  const byAddress = Map.groupBy(waiting, ({ email }) => email ?? '')
  for (const [to, accounts] of byAddress) {
    const owners = accounts.map(({ id, username }) => ({ id, username, company }))
    await sendLinks(platform, owners, { services, kind: 'INVITATION', to, authorLoginId })
  }
  await sql`select app.write_audit(${companyId}::bigint, 'Proceso', 'invitación:administradores',
    null, null, ${JSON.stringify({ invitadas: waiting.length })}::jsonb)`.execute(tx)
  return waiting.length
}
