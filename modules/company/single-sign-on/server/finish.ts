import { accounts } from '#modules/company/identities/server/index.ts'
import { digestOf } from '#modules/company/credentials/server/index.ts'
import { askSecond, type SecondStep } from '#modules/company/second-factor/server/index.ts'
import { byProvider } from '#modules/company/session/server/index.ts'
import type { Principal, RequestContext } from '#platform/server/context.ts'
import type { PlatformTx, Tx } from '#platform/server/sql/db.ts'
import type { LinkWay, SignInPurpose } from '../model/provider.ts'
import { isRefusal, NO_ROUND, type Refusal, wordsOf } from '../model/refusal.ts'
import { accountFor } from './account.ts'
import { companyIn } from './attempts.ts'
import { nobodyIn, providerOf } from './provider.queries.ts'
import { tellDone, tellRefusal } from './trail.ts'

/** What the browser is answered at the end of a round. */
export type Finished = {
  purpose: SignInPurpose | null
  /** Why nothing came of it. */
  problem: string | null
  token: string | null
  browser: string | null
  second: SecondStep | null
  /** The page of ours that was asked for when the round began. */
  page: string | null
}

const nothing: Finished = {
  purpose: null,
  problem: null,
  token: null,
  browser: null,
  second: null,
  page: null,
}

/**
 * Ends a round, once, in the browser that began it: a session, a link, or a proof. What belongs to
 * a session wants that session too.
 */
export async function finish(
  request: RequestContext,
  cookie: string,
  principal: Principal | null,
): Promise<Finished> {
  const { services, traceId } = request
  const companyId = companyIn(cookie)
  const ended =
    companyId === undefined
      ? undefined
      : await services.db.withTenant(nobodyIn(companyId, traceId), (tx) =>
          use(tx, cookie, services.now()),
        )
  if (!ended) return { ...nothing, problem: NO_ROUND }
  const { purpose, problem, page } = ended
  if (problem !== null) {
    const words = isRefusal(problem) ? wordsOf(problem) : NO_ROUND
    return { ...nothing, purpose, problem: words, page }
  }
  if (purpose === 'SIGN_IN') return { ...(await signIn(request, ended)), purpose, page }
  if (!principal || principal.sessionId !== ended.sessionId) {
    return { ...nothing, purpose, problem: NO_ROUND }
  }
  const more = { round: ended, principal }
  return { ...(await (purpose === 'LINK' ? link : prove)(request, more)), purpose }
}

/** The round that came back to this browser, once. */
async function use(tx: Tx, cookie: string, now: Date) {
  return tx
    .updateTable('signInAttempt')
    .set({ usedAt: now })
    .where('browserHash', '=', digestOf(cookie))
    .where('cameAt', 'is not', null)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where((eb) => eb.or([eb('problem', 'is not', null), eb('subject', 'is not', null)]))
    .returningAll()
    .executeTakeFirst()
}
type Round = NonNullable<Awaited<ReturnType<typeof use>>>

const refused = (reason: Refusal): Finished => ({ ...nothing, problem: wordsOf(reason) })

async function signIn(request: RequestContext, round: Round): Promise<Finished> {
  const { services, traceId } = request
  const { companyId, email, isVerified, hasFactor } = round
  const now = services.now()
  const subject = round.subject ?? ''
  const nobody = nobodyIn(companyId, traceId)
  const found = await services.db.withTenant(nobody, async (tx, _client, platform) => {
    const provider = await stillOf(tx, round)
    const account = provider
      ? await accountFor({ tx, platform, provider, now }, { subject, email, isVerified })
      : { reason: 'CHANGED' as const }
    if ('reason' in account) await tellRefusal(tx, { companyId, ...account })
    return account
  })
  if ('reason' in found) return refused(found.reason)
  const { loginId, userId, isLinked } = found
  const tenant = { ...nobody, userId, loginId }
  const isOpen = await services.db.withTenant(tenant, async (tx, client, platform) => {
    if (!isLinked && !(await tie(tx, platform, { round, loginId, userId, way: 'MAIL', now }))) {
      await tellRefusal(tx, { companyId, userId, reason: 'LINKED' })
      return false
    }
    await tellDone(tx, { companyId, userId, what: 'Identificado para ingresar' })
    const author = { name: 'usted, con la cuenta de su empresa', userId, loginId }
    await byProvider.tell({ tx, client, companyId, author, traceId, now })
    return true
  })
  if (!isOpen) return refused('LINKED')
  const { token, browser, second } = await byProvider.signIn(request, { loginId, hasFactor })
  return { ...nothing, token, browser, second }
}

type OfSession = { round: Round; principal: Principal }

/** Links the identity to the account of the session: what its owner did with a recent proof. */
async function link(
  { services, traceId }: RequestContext,
  { round, principal }: OfSession,
): Promise<Finished> {
  const { tenant, loginId } = principal
  const userId = tenant?.userId ?? null
  if (!tenant || tenant.acting || tenant.companyId !== round.companyId || userId === null) {
    return refused('OTHER')
  }
  const now = services.now()
  const { companyId } = round
  const reason = await services.db.withTenant(tenant, async (tx, client, platform) => {
    const provider = await stillOf(tx, round)
    const isTied =
      provider && (await tie(tx, platform, { round, loginId, userId, way: 'OWNER', now }))
    const why = provider ? 'LINKED' : 'CHANGED'
    if (!isTied) await tellRefusal(tx, { companyId, userId, reason: why })
    if (!isTied) return why
    const author = { name: principal.username, userId, loginId }
    await byProvider.tell({ tx, client, companyId, author, traceId, now })
    return undefined
  })
  if (reason === 'LINKED') return { ...nothing, problem: TAKEN }
  return reason ? refused(reason) : nothing
}

const TAKEN = 'Esa cuenta de su empresa, o la suya de Minga, ya está vinculada con otra.'

/** A recent proof of who somebody is: the linked identity, asked anew by the provider. */
async function prove(request: RequestContext, { round, principal }: OfSession): Promise<Finished> {
  const { services, traceId } = request
  const { loginId, tenant } = principal
  const { companyId } = round
  const userId = tenant?.userId ?? null
  const reason = await services.db.withTenant(nobodyIn(companyId, traceId), async (tx) => {
    const own = await tx
      .selectFrom('signInLink')
      .select(['issuer', 'subject'])
      .where('loginId', '=', loginId)
      .executeTakeFirst()
    const isOwn = own?.issuer === round.issuer && own.subject === round.subject
    const why = (await stillOf(tx, round)) ? (isOwn ? undefined : 'OTHER') : 'CHANGED'
    if (why) await tellRefusal(tx, { companyId, userId, reason: why })
    else await tellDone(tx, { companyId, userId, what: 'Confirmó quién es' })
    return why
  })
  if (reason) return refused(reason)
  const now = services.now()
  if (round.hasFactor) {
    await byProvider.proved({ services, principal, now }, 'PROVIDER_FACTOR')
    return nothing
  }
  const second = await askSecond({ services }, loginId, 'PROOF')
  if (!second) await byProvider.proved({ services, principal, now }, 'PROVIDER')
  return { ...nothing, second }
}

/** The provider of a round, while it is the same and active. */
async function stillOf(tx: Tx, { issuer }: Round) {
  const provider = await providerOf(tx)
  return provider?.state === 'ACTIVE' && provider.issuer === issuer ? provider : undefined
}

type Tie = { round: Round; loginId: number; userId: number; way: LinkWay; now: Date }

/** Links an identity and an account, each of them once; false where one of them is taken. */
async function tie(
  tx: Tx,
  platform: PlatformTx,
  { round, loginId, userId, way, now }: Tie,
): Promise<boolean> {
  await accounts.hold(platform, loginId)
  const made = await tx
    .insertInto('signInLink')
    .values({
      userId,
      loginId,
      way,
      issuer: round.issuer,
      subject: round.subject ?? '',
      email: round.email,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}
