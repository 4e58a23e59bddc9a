import { loadActor } from '#modules/company/authority/server/index.ts'
import { accounts } from '#modules/company/identities/server/index.ts'
import { trustedSince } from '#modules/company/second-person/server/index.ts'
import { todayAt } from '#platform/server/context.ts'
import type { PlatformTx, Tx } from '#platform/server/sql/db.ts'
import { placeIn } from '../model/provider.ts'
import type { Refusal } from '../model/refusal.ts'
import type { Provider } from './provider.queries.ts'

/** Somebody as the provider identified them. */
export type Identified = {
  subject: string
  email: string | null
  isVerified: boolean
}

type Place = { tx: Tx; platform: PlatformTx; provider: Provider; now: Date }

/** The account that opens, with whether it is linked already; or why none does. */
export type Found =
  | { loginId: number; userId: number; isLinked: boolean }
  | { reason: Refusal; userId?: number | null }

/**
 * Whose account somebody opens who was identified by the provider: that of their subject or, the
 * first time, the one of the company with their verified mail. None is ever made.
 */
export async function accountFor(place: Place, identified: Identified): Promise<Found> {
  const { tx, provider } = place
  const link = await tx
    .selectFrom('signInLink')
    .select('loginId')
    .where('issuer', '=', provider.issuer)
    .where('subject', '=', identified.subject)
    .executeTakeFirst()
  const found = link ? await byLink(place, link.loginId) : await byMail(place, identified)
  if ('reason' in found) return found
  const { account } = found
  const { userId } = account
  if (account.isDisabled) return { reason: 'CLOSED', userId }
  if (userId === null || account.isSuperadmin) return { reason: 'UNKNOWN' }
  const today = todayAt(place.now)
  const actor = await loadActor(tx, provider.companyId, userId, today, [])
  if (actor.role === 'GUEST' || actor.former) return { reason: 'LEFT', userId }
  return { loginId: account.id, userId, isLinked: link !== undefined }
}

const accountsOf = ({ platform, provider }: Place) =>
  accounts
    .withCompany(platform)
    .select(['login.id', 'login.userId', 'login.isDisabled', 'login.isSuperadmin'])
    .select(['login.mailBy', 'login.mailAt'])
    .where('login.companyId', '=', provider.companyId)
    .where('company.status', '=', 'ACTIVE')
type Account = Awaited<ReturnType<ReturnType<typeof accountsOf>['execute']>>[number]

async function byLink(
  place: Place,
  loginId: number,
): Promise<{ account: Account } | { reason: Refusal }> {
  const account = await accountsOf(place).where('login.id', '=', loginId).executeTakeFirst()
  return account ? { account } : { reason: 'UNKNOWN' }
}

async function byMail(
  place: Place,
  { email, isVerified }: Identified,
): Promise<{ account: Account } | { reason: Refusal; userId?: number | null }> {
  if (!email || !isVerified) return { reason: 'UNVERIFIED' }
  if (!place.provider.domains.includes(placeIn(email))) return { reason: 'DOMAIN' }
  const found = await accountsOf(place)
    .where((eb) => eb(eb.fn('lower', ['login.email']), '=', email))
    .limit(2)
    .execute()
  const [account, another] = found
  if (!account) return { reason: 'UNKNOWN' }
  if (another) return { reason: 'SEVERAL' }
  const { id, userId, mailBy, mailAt } = account
  const isOwn = mailBy === null || mailBy === id || mailAt === null
  if (!isOwn && mailAt > trustedSince(place.now)) return { reason: 'NEW_MAIL', userId }
  const other = await place.tx
    .selectFrom('signInLink')
    .select('id')
    .where('loginId', '=', id)
    .executeTakeFirst()
  return other ? { reason: 'LINKED', userId } : { account }
}
