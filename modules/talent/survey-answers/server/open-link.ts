import { isActiveCompany } from '#modules/company/companies/server/index.ts'
import { accounts } from '#modules/company/identities/server/index.ts'
import { type RequestContext, todayAt } from '#platform/server/context.ts'
import { notFound, tooMany } from '#platform/server/errors.ts'
import { networkOf } from '#platform/server/http/address.ts'
import { giveBack, type Limit, take } from '#platform/server/limits/limits.ts'
import type { TenantSession } from '#platform/server/sql/db.ts'
import { stateOfLink } from '../model/links.ts'
import { readToken } from './link-secrets.ts'
import { type LinkRow, linkByDigest } from './links.queries.ts'
import type { Taking } from './user-survey.queries.ts'

/** What a browser says of the link it has. */
export type Held = { surveyId: number; token: string; browser: string }

/** Links that somebody invents, from one network. */
const inventions: Limit = { capacity: 60, seconds: 900 }
/** Browsers that begin to answer by shared links, from one network: a whole office at once. */
const beginnings: Limit = { capacity: 300, seconds: 3600 }

/** A link that opens, and how work is done in its company as whoever holds it. */
export type OpenLink = {
  readonly link: LinkRow
  readonly inside: <Result>(work: (taking: Taking) => Promise<Result>) => Promise<Result>
}

/**
 * Looks up the link of a stranger. One that is wrong, of another survey or company, revoked, used,
 * over, of a suspended company or of a person who may not come in is none, and costs the same:
 * all of it is asked in any case. It is counted before anything is looked at.
 *
 * @param late whether what was given before the end still arrives
 * @throws UserError too-many
 */
export async function openLink(
  request: RequestContext,
  { surveyId, token, browser }: Held,
  { late }: { late: boolean },
): Promise<OpenLink | undefined> {
  const { services, traceId, address } = request
  const bucket = `survey-link:network:${networkOf(address)}`
  await takeOne(request, bucket, inventions)
  const { companyId, sha256 } = readToken(token)
  const session: TenantSession = { companyId, userId: null, loginId: null, acting: false, traceId }
  const isActive = await isActiveCompany(services, companyId)
  const found = await services.db.withTenant(session, async (tx, _client, platform) => {
    const link = await linkByDigest(tx, { surveyId, sha256 })
    const closed = await accounts
      .withCompany(platform)
      .select('login.id')
      .where('login.companyId', '=', companyId)
      .where('login.userId', '=', link?.respondentId ?? null)
      .where('login.isDisabled', '=', true)
      .executeTakeFirst()
    return closed ? undefined : link
  })
  if (!isActive || !found || !opens(found, services.now(), late)) return undefined
  await services.db.withPlatform((tx) => giveBack(tx, bucket, inventions))
  const inside: OpenLink['inside'] = (work) =>
    services.db.withTenant(session, (tx, client) => {
      const now = services.now()
      const actor = found.isShared ? { userId: null, browser } : { userId: found.respondentId }
      return work({ tx, client, session, services, now, today: todayAt(now), actor })
    })
  return { link: found, inside }
}

/** Whether a link opens now; late, what was given before the end may still come by it. */
function opens(link: LinkRow, now: Date, late: boolean): boolean {
  if (!link.mayComeIn || now < link.startAt) return false
  const state = stateOfLink(link, now)
  if (late) return state !== 'REVOKED' && (state !== 'EXPIRED' || link.expiresAt === null)
  // A shared link whose uses are spent goes on for the browsers that have begun.
  const isOpen = state === 'LIVE' || (state === 'USED' && link.isShared)
  return isOpen && link.surveyStatus === 'ACTIVE' && now < link.endAt
}

/**
 * Counts a browser that begins to answer by a shared link: of one network, and of the link. Nothing
 * of it is written beside what the browser answers.
 *
 * @throws UserError too-many, or not-found when the link lets no more browsers in
 */
export async function beginShared(
  request: RequestContext,
  { link, inside }: OpenLink,
): Promise<void> {
  await takeOne(request, `survey-link:begin:${networkOf(request.address)}`, beginnings)
  await inside(async ({ tx }) => {
    const left = await tx
      .updateTable('publicToken')
      .set(({ eb }) => ({ usesLeft: eb('usesLeft', '-', 1) }))
      .where('id', '=', link.id)
      .where('revokedAt', 'is', null)
      .where('usesLeft', '>', 0)
      .returning('id')
      .executeTakeFirst()
    if (!left) throw notFound()
  })
}

async function takeOne({ services }: RequestContext, bucket: string, limit: Limit) {
  const isFree = await services.db.withPlatform((tx) => take(tx, bucket, limit))
  if (!isFree) throw tooMany('Demasiados intentos. Espere unos minutos y vuelva a probar.')
}
