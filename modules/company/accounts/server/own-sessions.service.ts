import { isRecentlyUsed, oldestUse } from '#modules/company/credentials/server/index.ts'
import { endSessions } from '#modules/company/session/server/index.ts'
import type { PlatformContext } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { deviceOf } from '../model/device.ts'

/** One's own open sessions, the one that asks among them, as last used. */
export async function ownSessions({ services, principal, now }: PlatformContext) {
  const rows = await services.db.withPlatform((tx) =>
    tx
      .selectFrom('loginSession')
      .select(['id', 'userAgent', 'address', 'lastAddress', 'createdAt', 'lastSeenAt', 'proof'])
      .where('loginId', '=', principal.loginId)
      .where('revokedAt', 'is', null)
      .where('expiresAt', '>', now)
      .where('lastSeenAt', '>', oldestUse(now))
      .orderBy('lastSeenAt', 'desc')
      .orderBy('id', 'desc')
      .limit(100)
      .execute(),
  )
  return rows
    .filter(({ lastSeenAt }) => isRecentlyUsed(lastSeenAt, now))
    .map(({ id, userAgent, address, lastAddress, createdAt, lastSeenAt, proof }) => ({
      id,
      device: deviceOf(userAgent),
      address: lastAddress ?? address ?? '',
      createdAt,
      lastSeenAt,
      proof,
      current: id === principal.sessionId,
    }))
}
export type OwnSession = Awaited<ReturnType<typeof ownSessions>>[number]

/** Ends one of one's own sessions: its next request is refused. */
export async function endSession(
  { services, principal, now }: PlatformContext,
  { id }: { id: number },
): Promise<boolean> {
  const ended = await services.db.withPlatform((tx) =>
    endSessions(tx, { loginIds: [principal.loginId], only: id }, now),
  )
  if (ended === 0) throw notFound()
  return true
}

/** Ends all of one's own sessions but this one. */
export async function endOtherSessions({
  services,
  principal,
  now,
}: PlatformContext): Promise<boolean> {
  await services.db.withPlatform((tx) =>
    endSessions(tx, { loginIds: [principal.loginId], keep: principal.sessionId }, now),
  )
  return true
}
