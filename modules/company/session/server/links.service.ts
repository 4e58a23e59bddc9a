import { accounts } from '#modules/company/identities/server/index.ts'
import type { RequestContext, Services } from '#platform/server/context.ts'
import type { PlatformTx } from '#platform/server/sql/db.ts'
import { UserError } from '#platform/server/errors.ts'
import { enqueueMails } from '#platform/server/mail/mail.ts'
import { recordPlatform } from '#platform/server/observe/platform-record.ts'
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
  const made = [...byAddress].flatMap(([to, owners]) =>
    owners.map((owner) => ({ ...owner, to, secret: newNonce() })),
  )
  if (made.length === 0) return
  const { numbers, expiresAt } = await storeLinks(tx, made, {
    kind,
    authorLoginId,
    now: services.now(),
  })
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

type Stored = { kind: LinkKind; authorLoginId: number | null; now: Date }

/**
 * Stores the digests of links to choose a password, and ends the older ones of their accounts.
 *
 * @returns the number of each link by its account, and when all of them end
 */
async function storeLinks(
  tx: PlatformTx,
  made: readonly { id: number; secret: string; to: string | null }[],
  { kind, authorLoginId, now }: Stored,
) {
  const minutes = kind === 'RECOVERY' ? linkMinutes : invitationDays * 24 * 60
  const expiresAt = new Date(now.getTime() + minutes * 60_000)
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
  return { numbers: new Map(resets.map(({ id, loginId }) => [loginId, id])), expiresAt }
}

/**
 * A recovery link for an account of the platform, made by whoever holds the server and its database
 * and shown to nobody else: where no mail is sent, the way back of a superadmin who forgot the
 * password. The platform's record says that it was made, and a mail to the account does.
 *
 * @returns the secret of its address, and when it ends
 * @throws UserError where no account of the platform has that name, or it is disabled
 */
export async function operatorLink(
  tx: PlatformTx,
  { username, now }: { username: string; now: Date },
): Promise<{ secret: string; until: Date }> {
  const owner = await tx
    .selectFrom('login')
    .select(['id', 'companyId', 'isDisabled'])
    .where('username', '=', username)
    .executeTakeFirst()
  if (!owner) throw new UserError('invalid', `No hay una cuenta «${username}»`)
  if (owner.companyId !== null) {
    throw new UserError(
      'invalid',
      `«${username}» es de una empresa: le da acceso quien administra allí, o la plataforma`,
    )
  }
  if (owner.isDisabled) throw new UserError('invalid', `«${username}» está desactivada`)
  const secret = newNonce()
  const link = { kind: 'RECOVERY', authorLoginId: null, now } as const
  const { expiresAt } = await storeLinks(tx, [{ id: owner.id, secret, to: null }], link)
  await recordPlatform(tx, {
    loginId: owner.id,
    what: 'Enlace de recuperación hecho en el servidor',
    now,
  })
  return { secret, until: expiresAt }
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

/** The account of a valid link: one that is closed, or of a suspended company, has none. */
export const linkOf = (tx: PlatformTx, token: string, now: Date) =>
  accounts
    .withCompany(tx)
    .innerJoin('passwordReset', 'passwordReset.loginId', 'login.id')
    .select(['passwordReset.kind', 'login.id as loginId', 'login.username'])
    .select(['login.companyId', 'login.userId', 'company.name as company'])
    .where('tokenHash', '=', digestOf(token))
    .where('usedAt', 'is', null)
    .where('passwordReset.expiresAt', '>', now)
    .where('login.isDisabled', '=', false)
    .where((eb) => eb.or([eb('login.companyId', 'is', null), eb('company.status', '=', 'ACTIVE')]))
    .executeTakeFirst()
