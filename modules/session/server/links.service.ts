import type { RequestContext, Services } from '#platform/server/context.ts'
import type { PlatformTx } from '#platform/server/db.ts'
import { enqueueMail } from '#platform/server/mail/mail.ts'
import { invitationMail, recoveryMail } from './mails.ts'
import { attemptLink } from './throttle.ts'
import { digestOf, newNonce } from './tokens.ts'

/** A recovery link opens once, within half an hour; an invitation within a week. */
export const linkMinutes = 30
export const invitationDays = 7

export type LinkKind = 'RECOVERY' | 'INVITATION'
type Owner = { id: number; username: string; company: string | null }
type Sending = { services: Services; kind: LinkKind; to: string; authorLoginId: number | null }

/**
 * Writes links to choose a password, one for each account, in one mail: a newer link ends the
 * older ones of its account, and what somebody else opened under the same address hides none.
 */
export async function sendLinks(
  tx: PlatformTx,
  owners: readonly Owner[],
  { services, kind, to, authorLoginId }: Sending,
): Promise<void> {
  if (owners.length === 0) return
  const now = services.now()
  const minutes = kind === 'RECOVERY' ? linkMinutes : invitationDays * 24 * 60
  const expiresAt = new Date(now.getTime() + minutes * 60_000)
  const made = owners.map((owner) => ({ ...owner, secret: newNonce() }))
  await tx
    .updateTable('passwordReset')
    .set({ usedAt: now })
    .where(
      'loginId',
      'in',
      owners.map(({ id }) => id),
    )
    .where('usedAt', 'is', null)
    .execute()
  const common = { createdAt: now, expiresAt, kind, recipient: to, authorLoginId }
  const [reset] = await tx
    .insertInto('passwordReset')
    .values(made.map(({ id, secret }) => ({ loginId: id, tokenHash: digestOf(secret), ...common })))
    .returning('id')
    .execute()
  const links = made.map(({ username, company, secret }) => ({
    username,
    company,
    url: `${services.publicUrl}/recover/${secret}`,
  }))
  const mail =
    kind === 'RECOVERY'
      ? recoveryMail({ links, minutes: linkMinutes })
      : invitationMail({ links, until: expiresAt })
  await enqueueMail(tx, `${kind.toLowerCase()}:${reset?.id}`, to, mail)
}

/** What a link is for, while it is good: asked before anybody is shown a form. */
export async function passwordLink(request: RequestContext, { token }: { token: string }) {
  const attempt = await attemptLink(request)
  const { services } = request
  const found = await services.db.withPlatform((tx) => linkOf(tx, token, services.now()))
  if (found) await attempt.dropped()
  if (!found) return { open: false, kind: null, username: null, company: null }
  return { open: true, kind: found.kind, username: found.username, company: found.company }
}

/** The account that a link opens, while it does. */
export const linkOf = (tx: PlatformTx, token: string, now: Date) =>
  tx
    .selectFrom('passwordReset')
    .innerJoin('login', 'login.id', 'passwordReset.loginId')
    .leftJoin('company', 'company.id', 'login.companyId')
    .select(['passwordReset.kind', 'login.id as loginId', 'login.username'])
    .select(['login.companyId', 'login.userId', 'company.name as company'])
    .where('tokenHash', '=', digestOf(token))
    .where('usedAt', 'is', null)
    .where('passwordReset.expiresAt', '>', now)
    .executeTakeFirst()
