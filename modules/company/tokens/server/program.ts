import { can } from '#access/decide.ts'
import type { Actor } from '#access/actor.ts'
import { loadActing } from '#modules/company/authority/server/index.ts'
import { accounts } from '#modules/company/identities/server/index.ts'
import { keptBy } from '#modules/company/second-person/server/index.ts'
import { type Principal, type Services, todayAt } from '#platform/server/context.ts'
import { withoutSession } from '#platform/server/without-session.ts'
import { retried } from '#platform/server/database-errors.ts'
import { tooMany, UserError } from '#platform/server/errors.ts'
import { take } from '#platform/server/limits/limits.ts'
import { type PlatformTx, sql, type TenantSession, type Tx } from '#platform/server/sql/db.ts'
import { operationsOf, readsWith } from '../model/api.ts'
import { permissionsOfScopes, TokenScope } from '../model/scopes.ts'
import { PER_MINUTE } from '../model/token.ts'
import { readKey } from './secret.ts'

type Asking = { authorization: string | null; traceId: string; address: string }

const MINUTE = 60_000
const pace = { capacity: PER_MINUTE, seconds: 60 }

const refused = () =>
  new UserError('unauthenticated', 'La clave de integración no existe, venció o fue cerrada')

/**
 * The program of a key: it acts as who made the key, with no more than its scopes and what that
 * person may at this moment, in its razones sociales. A key that is wrong, expired or revoked, of
 * somebody who left or may no longer make keys, and of a suspended company are refused alike.
 *
 * @throws UserError unauthenticated, or too-many
 */
export async function programOf(services: Services, asking: Asking): Promise<Principal> {
  const principal = await retried(() => principalOf(services, asking))
  if (!principal?.tenant) throw refused()
  const { companyId, tokenId } = principal.tenant
  const bucket = `token:${companyId}:${tokenId}`
  const isFree = await services.db.withPlatform((tx) => take(tx, bucket, pace))
  if (!isFree) throw tooMany(`Una clave hace a lo más ${PER_MINUTE} consultas por minuto`)
  return principal
}

async function principalOf(
  services: Services,
  { authorization, traceId, address }: Asking,
): Promise<Principal | undefined> {
  const key = readKey(authorization)
  if (!key) return undefined
  const now = services.now()
  const nobody: TenantSession = {
    companyId: key.companyId,
    userId: null,
    loginId: null,
    acting: false,
    traceId,
  }
  return services.db.withTenant(nobody, async (tx, _client, platform) => {
    const today = todayAt(now)
    const token = await openToken(tx, key.digest, today)
    if (!token) return undefined
    const account = await accountOf(platform, token.creatorLoginId, now)
    if (!account?.userId || account.companyId !== key.companyId || !account.slug) return undefined
    const row = { id: account.companyId, slug: account.slug, config: account.config }
    const who = { userId: account.userId, keepers: account.keptBy ?? [] }
    const { actor, company } = await loadActing(tx, row, today, who)
    if (!can(actor, company, 'integrationTokens.create')) return undefined
    await noteUse(tx, token.id, address, now)
    const scopes = token.scopes.filter(TokenScope.has)
    return {
      ...withoutSession(now),
      loginId: token.creatorLoginId,
      username: account.username,
      actor: limited(actor, token, scopes),
      company,
      tenant: {
        ...nobody,
        userId: account.userId,
        loginId: token.creatorLoginId,
        tokenId: token.id,
      },
      // It proved nothing: whatever wants a recent proof is refused.
      signedInAt: new Date(0),
      program: { operations: new Set(operationsOf(scopes)), reads: readsWith(scopes) },
    }
  })
}

/** Whoever made the key, as far as the key reaches. */
function limited(
  actor: Actor,
  { isWhole, businessIds }: { isWhole: boolean; businessIds: readonly number[] },
  scopes: readonly TokenScope[],
): Actor {
  return {
    ...actor,
    restriction: isWhole ? actor.restriction : { businessIds, unitIds: [] },
    supervisedIds: [],
    supervisedIn: [],
    expense: { issuer: false, approver: false, admin: false },
    program: {
      permissions: permissionsOfScopes(scopes),
      confidential: scopes.includes('CONFIDENTIAL_READ'),
    },
  }
}

const openToken = (tx: Tx, digest: Buffer, today: string) =>
  tx
    .selectFrom('integrationToken as token')
    .select(['token.id', 'token.scopes', 'token.isWhole', 'token.creatorLoginId'])
    .select(
      sql<number[]>`coalesce((select array_agg(one.business_id) from integration_token_business one
        where one.company_id = app.current_company() and one.integration_token_id = token.id),
        '{}')`.as('businessIds'),
    )
    .where('token.tokenHash', '=', digest)
    .where('token.revokedAt', 'is', null)
    .where('token.expiresOn', '>=', today)
    .executeTakeFirst()

const accountOf = (platform: PlatformTx, loginId: number, now: Date) =>
  accounts
    .withCompany(platform)
    .select(['login.username', 'login.userId', 'login.companyId'])
    .select(['company.slug', 'company.config', keptBy(now).as('keptBy')])
    .where('login.id', '=', loginId)
    .where('login.isDisabled', '=', false)
    .where('company.status', '=', 'ACTIVE')
    .executeTakeFirst()

/** Writes that a key was used, at most once a minute. */
async function noteUse(tx: Tx, id: number, address: string, now: Date): Promise<void> {
  await tx
    .insertInto('integrationTokenUse')
    .values({ integrationTokenId: id, usedAt: now, address })
    .onConflict((oc) =>
      oc
        .columns(['companyId', 'integrationTokenId'])
        .doUpdateSet({ usedAt: now, address })
        .where('integrationTokenUse.usedAt', '<', new Date(now.getTime() - MINUTE)),
    )
    .execute()
}
