import {
  factorsOf,
  factorWords,
  removeFactors,
  tellTrail,
} from '#modules/company/second-factor/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { PlatformTx } from '#platform/server/sql/db.ts'
import { conflict, tooMany } from '#platform/server/errors.ts'
import { take } from '#platform/server/limits/limits.ts'
import {
  accountOf,
  companyName,
  endSessions,
  giveCodes,
  sendLinksTo,
} from '#modules/company/session/server/index.ts'
import { type NewLogin, noCode } from '#modules/company/session/model/account.ts'
import { oldestUse } from '#modules/company/credentials/server/index.ts'
import { refusedFields, requireSet, targetOf } from '#modules/company/authority/server/index.ts'
import { accessStateOf } from '../model/access-state.ts'

/** Mails and passwords for one account: help, and no way to pester somebody. */
const pace = { capacity: 5, seconds: 3600 }
const SLOWER = 'Ya se le envió varias veces. Espere un rato antes de insistir.'

type OfUser = { userId: number }

/** How somebody comes in, and what the actor may do when they cannot. */
export async function userAccess(context: Context, { userId }: OfUser) {
  const { platform, session, services, now } = context
  const target = await targetOf(context, userId)
  const refused = refusedFields(context, target, ['Account.username', 'Account.password'])
  const why = (field: string) => refused.find((one) => one.field === field)?.reason ?? null
  const account = await platform
    .selectFrom('login')
    .selectAll()
    .where('companyId', '=', session.companyId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  const found = account && (await lastSeen(platform, account.id, now))
  const factors = account && (await factorsOf(platform, account.id))
  return {
    state: accessStateOf(account && { ...account, invitedUntil: found?.invitedUntil ?? null }, now),
    username: account?.username ?? null,
    email: account?.email ?? null,
    invitedUntil: found?.invitedUntil ?? null,
    codeUntil: account?.codeUntil ?? null,
    byMail: services.sendsMail && (account?.email ?? null) !== null,
    lastSeenAt: found?.lastSeenAt ?? null,
    openSessions: found?.open ?? 0,
    secondFactor:
      factors !== undefined && (factors.totpSince !== null || factors.passkeys.length > 0),
    whyNotHelp: why('Account.username'),
    whyNotPassword: why('Account.password'),
  }
}
export type UserAccess = Awaited<ReturnType<typeof userAccess>>

async function lastSeen(platform: PlatformTx, loginId: number, now: Date) {
  const sessions = await platform
    .selectFrom('loginSession')
    .select(['lastSeenAt', 'revokedAt', 'expiresAt'])
    .where('loginId', '=', loginId)
    .orderBy('lastSeenAt', 'desc')
    .limit(50)
    .execute()
  const link = await platform
    .selectFrom('passwordReset')
    .select('expiresAt')
    .where('loginId', '=', loginId)
    .where('kind', '=', 'INVITATION')
    .where('usedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  const open = sessions.filter(
    ({ revokedAt, expiresAt, lastSeenAt }) =>
      revokedAt === null && expiresAt > now && lastSeenAt > oldestUse(now),
  )
  return {
    lastSeenAt: sessions[0]?.lastSeenAt ?? null,
    open: open.length,
    invitedUntil: link?.expiresAt ?? null,
  }
}

/**
 * Helps somebody in: the invitation again, or a link to choose another password, mailed to them.
 * The password they may still know stays theirs until they use the link. Where no mail can reach
 * them, a one-time code in the place of that password, by the rules of a password of somebody else.
 */
export async function sendAccess(context: Context, { userId }: OfUser): Promise<NewLogin> {
  const target = await targetOf(context, userId)
  const account = await helped(context, userId, target, 'Account.username')
  if (account.isDisabled) throw conflict('El acceso está cerrado: active primero a la persona')
  const { platform, services, session, principal, now } = context
  const { id, username, email } = account
  if (!(await take(platform, `access:${id}`, pace))) throw tooMany(SLOWER)
  if (email !== null && services.sendsMail) {
    const company = await companyName(platform, session.companyId)
    await sendLinksTo(platform, new Map([[email, [{ id, username, company }]]]), {
      services,
      kind: account.activatedAt === null ? 'INVITATION' : 'RECOVERY',
      authorLoginId: principal.loginId,
    })
    return { username, ...noCode, invitedTo: email }
  }
  requireSet(context, target, { fields: ['Account.password'] })
  const code = (await giveCodes(platform, [id], { by: principal.loginId, now })).get(id)
  return { username, ...(code ?? noCode), invitedTo: null }
}

/** Ends every session of somebody: a lost telephone, a computer left open. */
export async function endUserSessions(context: Context, { userId }: OfUser): Promise<boolean> {
  const account = await helped(context, userId, await targetOf(context, userId), 'Account.username')
  await endSessions(context.platform, { loginIds: [account.id] }, context.now)
  return true
}

/**
 * Takes the second factors of somebody away who lost them, and ends their sessions: at the next
 * sign-in the password is enough, unless the company asks for a factor, which they then add anew.
 */
export async function resetSecondFactor(context: Context, { userId }: OfUser): Promise<boolean> {
  const { tx, platform, session, now } = context
  const account = await helped(context, userId, await targetOf(context, userId), 'Account.password')
  const before = await factorWords(platform, account.id)
  if (before === 'ninguno') throw conflict('La cuenta no tiene un segundo factor')
  await removeFactors(platform, account.id)
  await endSessions(platform, { loginIds: [account.id] }, now)
  const change = { companyId: session.companyId, loginId: account.id, userId, before }
  await tellTrail(tx, platform, change)
  return true
}

/** The account of a person the actor may help to that extent. */
async function helped(
  context: Context,
  userId: number,
  target: Awaited<ReturnType<typeof targetOf>>,
  field: 'Account.username' | 'Account.password',
): ReturnType<typeof accountOf> {
  requireSet(context, target, { fields: [field] })
  return accountOf(context, userId)
}
