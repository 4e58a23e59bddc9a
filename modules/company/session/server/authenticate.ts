import { actorOf } from '#access/actor.ts'
import { accounts } from '#modules/company/identities/server/index.ts'
import { type Principal, type Services, todayAt } from '#platform/server/context.ts'
import { retried } from '#platform/server/database-errors.ts'
import type { PlatformTx } from '#platform/server/sql/db.ts'
import { platformStatement } from '#platform/server/sql/statement.ts'
import type { KeptTransaction } from '#platform/server/transaction/reused-transaction.ts'
import { keptSince, trustedSince } from '#modules/company/second-person/server/index.ts'
import { asksFor, hasFactor } from '#modules/company/second-factor/server/index.ts'
import {
  isRecentlyUsed,
  digestOf,
  type TokenMaker,
} from '#modules/company/credentials/server/index.ts'
import { loadActing } from '#modules/company/authority/server/index.ts'
import { endSimulation } from './simulation.service.ts'

const minute = 60_000
type Asking = {
  authorization: string | null
  background: boolean
  traceId: string
  /** The network address of the caller. */
  address?: string
  /** Keeps the transaction in which the actor is read, for what the request reads next. */
  transaction?: KeptTransaction | undefined
}

/**
 * The principal of a request, or null. Reads the session's row every time: a revoked session, a
 * changed role or a suspended company act on the next request.
 */
export const authenticate = (
  services: Services,
  tokens: TokenMaker,
  asking: Asking,
): Promise<Principal | null> => retried(() => principalOf(services, tokens, asking))

async function principalOf(
  services: Services,
  tokens: TokenMaker,
  asking: Asking,
): Promise<Principal | null> {
  const { authorization, traceId } = asking
  const bearer = /^Bearer ([\w.-]+)$/.exec(authorization ?? '')?.[1]
  if (!bearer) return null
  const now = services.now()
  const handle = await tokens.open(bearer, now)
  if (!handle) return null
  const found = await services.db.onPlatform((tx) => liveSession(tx, handle, now, asking))
  if (!found) return null

  const acting =
    found.actingCompanyId !== null && found.actingUntil !== null && found.actingUntil > now
  const companyId = acting ? found.actingCompanyId : found.companyId
  const who = { sessionId: handle.sessionId, loginId: found.loginId, username: found.username }
  if (found.actingCompanyId !== null && !acting) {
    const context = { services, principal: who, traceId, now }
    await endSimulation(context, found.actingCompanyId, found.actingUntil)
  }
  const base = {
    ...who,
    signedInAt: found.provedAt,
    proof: found.proof,
    mustChangePassword: found.forcePasswordChange,
    shell: {
      uiConfig: found.uiConfig,
      expiresAt: found.expiresAt,
      lastSeenAt: found.lastSeenAt,
      actingUntil: found.actingUntil,
      company: null,
    },
  }
  const withFactor = (required: boolean) => ({
    factorRequired: required,
    // Where the company's provider asked for it, as the company says, it was asked for.
    mustAddFactor: required && !found.hasFactor && found.proof !== 'PROVIDER_FACTOR',
  })
  const ofPlatform = withFactor(found.companyId === null && services.superadminFactor === true)
  if (companyId === null) {
    const actor = actorOf({ role: 'SUPERADMIN' })
    return { ...base, ...ofPlatform, actor, company: null, tenant: null }
  }
  const { companyStatus, slug, config, companyName: name, logoFileId } = found
  if (companyStatus !== 'ACTIVE' || slug === null || name === null) return null
  const tenant = {
    companyId,
    userId: acting ? null : found.userId,
    loginId: found.loginId,
    acting,
    traceId,
  }
  const read = await services.db.beginTenant(tenant)
  const { actor, company } = await read.during((tx) =>
    loadActing(tx, { id: companyId, slug, config }, todayAt(now), {
      userId: tenant.userId,
      keepers: found.keptBy ?? [],
    }),
  )
  if (asking.transaction) asking.transaction.keep(read)
  else await read.commit()
  const factor = acting
    ? ofPlatform
    : withFactor(found.secondFactor !== null && asksFor(found.secondFactor, actor))
  const shell = { ...base.shell, company: { name, config, logoFileId } }
  return { ...base, ...factor, actor, company, tenant, shell }
}

async function liveSession(
  tx: PlatformTx,
  handle: { sessionId: number; nonce: string },
  now: Date,
  { background, address }: Asking,
) {
  const since = trustedSince(now)
  const [row] = await sessionRow.rows(tx, { sessionId: handle.sessionId, since })
  if (!row || row.revokedAt !== null || row.isDisabled || row.expiresAt <= now) return undefined
  if (!row.tokenHash.equals(digestOf(handle.nonce))) return undefined
  if (!isRecentlyUsed(row.lastSeenAt, now)) return undefined
  if (!background && now.getTime() - row.lastSeenAt.getTime() > minute) {
    await tx
      .updateTable('loginSession')
      .set({ lastSeenAt: now, ...(address ? { lastAddress: address } : {}) })
      .where('id', '=', handle.sessionId)
      .execute()
    return { ...row, lastSeenAt: now }
  }
  return row
}

/** The session with its login and its company, and what the shell shows of them. */
const sessionRow = platformStatement(
  { sessionId: 'id', since: 'instant' },
  (tx, { sessionId, since }) =>
    accounts
      .withSession(tx)
      .select([
        'session.tokenHash',
        'session.createdAt',
        'session.provedAt',
        'session.proof',
        'session.lastSeenAt',
        'session.expiresAt',
        'session.revokedAt',
        'session.actingCompanyId',
        'session.actingUntil',
        'login.id as loginId',
        'login.username',
        'login.userId',
        'login.companyId',
        'login.isDisabled',
        'login.forcePasswordChange',
        'company.status as companyStatus',
        'login.uiConfig',
        'company.name as companyName',
        'company.logoFileId',
        'company.slug',
        'company.config',
        'company.secondFactor',
      ])
      .select([keptSince(since).as('keptBy'), hasFactor('login.id').as('hasFactor')])
      .where('session.id', '=', sessionId),
)
