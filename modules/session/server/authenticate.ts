import { actorOf } from '#access/actor.ts'
import { type Principal, type Services, todayAt } from '#platform/server/context.ts'
import type { PlatformTx } from '#platform/server/db.ts'
import { loadActor, loadCompany } from './actor.queries.ts'
import { digestOf, type TokenMaker } from './tokens.ts'

const minute = 60_000
/** A session that nobody uses ends after this; polling is not use. */
export const idleMinutes = 30

type Asking = { authorization: string | null; background: boolean; traceId: string }

/**
 * The principal of a request, or null. Reads the session's row every time: a revoked session, a
 * changed role or a suspended company act on the next request.
 */
export async function authenticate(
  services: Services,
  tokens: TokenMaker,
  { authorization, background, traceId }: Asking,
): Promise<Principal | null> {
  const bearer = /^Bearer ([\w.-]+)$/.exec(authorization ?? '')?.[1]
  if (!bearer) return null
  const now = services.now()
  const handle = await tokens.open(bearer, now)
  if (!handle) return null
  const found = await services.db.withPlatform((tx) => liveSession(tx, handle, now, background))
  if (!found) return null

  const acting =
    found.actingCompanyId !== null && found.actingUntil !== null && found.actingUntil > now
  const companyId = acting ? found.actingCompanyId : found.companyId
  const base = {
    sessionId: handle.sessionId,
    loginId: found.loginId,
    username: found.username,
    signedInAt: found.createdAt,
  }
  if (companyId === null) {
    return { ...base, actor: actorOf({ role: 'SUPERADMIN' }), company: null, tenant: null }
  }
  const { companyStatus, slug, config } = found
  if (companyStatus !== 'ACTIVE' || slug === null) return null
  const tenant = {
    companyId,
    userId: acting ? null : found.userId,
    loginId: found.loginId,
    acting,
    traceId,
  }
  const today = todayAt(now)
  const { actor, company } = await services.db.withTenant(tenant, async (tx) => ({
    actor:
      tenant.userId === null
        ? actorOf({ role: 'SUPERADMIN', actingAs: companyId })
        : await loadActor(tx, companyId, tenant.userId, today),
    company: await loadCompany(tx, { id: companyId, slug, config }, today),
  }))
  return { ...base, actor, company, tenant }
}

async function liveSession(
  tx: PlatformTx,
  handle: { sessionId: number; nonce: string },
  now: Date,
  background: boolean,
) {
  const row = await tx
    .selectFrom('loginSession as session')
    .innerJoin('login', 'login.id', 'session.loginId')
    .leftJoin('company', (join) =>
      join.on((eb) =>
        eb('company.id', '=', eb.fn.coalesce('session.actingCompanyId', 'login.companyId')),
      ),
    )
    .select([
      'session.tokenHash',
      'session.createdAt',
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
      'company.status as companyStatus',
      'company.slug',
      'company.config',
    ])
    .where('session.id', '=', handle.sessionId)
    .executeTakeFirst()
  if (!row || row.revokedAt !== null || row.isDisabled || row.expiresAt <= now) return undefined
  if (!row.tokenHash.equals(digestOf(handle.nonce))) return undefined
  if (now.getTime() - row.lastSeenAt.getTime() > idleMinutes * minute) return undefined
  if (!background && now.getTime() - row.lastSeenAt.getTime() > minute) {
    await tx
      .updateTable('loginSession')
      .set({ lastSeenAt: now })
      .where('id', '=', handle.sessionId)
      .execute()
  }
  return row
}
