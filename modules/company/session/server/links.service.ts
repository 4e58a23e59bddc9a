import type { RequestContext, Services } from '#platform/server/context.ts'
import type { PlatformTx } from '#platform/server/db.ts'
import { enqueueMails } from '#platform/server/mail/mail.ts'
import { invitationMail, recoveryMail } from './mails.ts'
import { attemptLink } from './throttle.ts'
import { digestOf, newNonce } from '#modules/company/credentials/server/index.ts'

/** A recovery link opens once, within half an hour; an invitation within a week. */
export const linkMinutes = 30
export const invitationDays = 7

export type LinkKind = 'RECOVERY' | 'INVITATION'
type Owner = { id: number; username: string; company: string | null }
type Sending = { services: Services; kind: LinkKind; to: string; authorLoginId: number | null }

/**
 * Sends links to choose a password, one for each account, in one mail. A newer link ends the older
 * ones of its account; accounts that share the address keep theirs.
 */
export const sendLinks = (
  tx: PlatformTx,
  owners: readonly Owner[],
  { to, ...sending }: Sending,
): Promise<void> => sendLinksTo(tx, new Map([[to, owners]]), sending)

/** The same for many addresses, each with its accounts: as many statements as for one. */
export async function sendLinksTo(
  tx: PlatformTx,
  byAddress: ReadonlyMap<string, readonly Owner[]>,
  { services, kind, authorLoginId }: Omit<Sending, 'to'>,
): Promise<void> {
  const now = services.now()
  const minutes = kind === 'RECOVERY' ? linkMinutes : invitationDays * 24 * 60
  const expiresAt = new Date(now.getTime() + minutes * 60_000)
  const made = [...byAddress].flatMap(([to, owners]) =>
    owners.map((owner) => ({ ...owner, to, secret: newNonce() })),
  )
  if (made.length === 0) return
  await tx
    .updateTable('passwordReset')
    .set({ usedAt: now })
    .where(
      'loginId',
      'in',
      made.map(({ id }) => id),
    )
    .where('usedAt', 'is', null)
    .execute()
  const common = { createdAt: now, expiresAt, kind, authorLoginId }
  const resets = await tx
    .insertInto('passwordReset')
    .values(
      made.map(({ id, secret, to }) => ({
        loginId: id,
        tokenHash: digestOf(secret),
        recipient: to,
        ...common,
      })),
    )
    .returning(['id', 'loginId'])
    .execute()
  const numbers = new Map(resets.map(({ id, loginId }) => [loginId, id]))
  const mails = [...Map.groupBy(made, ({ to }) => to)].map(([to, owners]) => {
    const links = owners.map(({ username, company, secret }) => ({
      username,
      company,
      url: `${services.publicUrl}/recover/${secret}`,
    }))
    const mail =
      kind === 'RECOVERY'
        ? recoveryMail({ links, minutes: linkMinutes })
        : invitationMail({ links, until: expiresAt })
    return { key: `${kind.toLowerCase()}:${numbers.get(owners[0]?.id ?? 0)}`, to, mail }
  })
  await enqueueMails(tx, mails)
}

/** The purpose of a valid link, read before its form is shown. */
export async function passwordLink(request: RequestContext, { token }: { token: string }) {
  const attempt = await attemptLink(request)
  const { services } = request
  const found = await services.db.withPlatform((tx) => linkOf(tx, token, services.now()))
  if (found) await attempt.dropped()
  if (!found) return { open: false, kind: null, username: null, company: null }
  return { open: true, kind: found.kind, username: found.username, company: found.company }
}

/** The account of a valid link. */
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
