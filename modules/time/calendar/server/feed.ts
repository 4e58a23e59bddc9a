import { createHash } from 'node:crypto'
import { decide } from '#access/decide.ts'
import { reachOf } from '#access/reach.ts'
import type { Actor, Company } from '#access/actor.ts'
import { digestOf } from '#modules/company/credentials/server/index.ts'
import { innerId } from '#platform/model/ids.ts'
import { type Services, todayAt } from '#platform/server/context.ts'
import type { TenantSession } from '#platform/server/sql/db.ts'
import { FeedScope } from '../model/feed.ts'
import { icsOf } from '../model/ics.ts'
import { feedEvents } from './feed-events.queries.ts'

/** Somebody with the rights they have now, and their company. */
type Person = { actor: Actor; company: Company; tenant: TenantSession }
type Whose = { companyId: number; userId: number }

/** Reads whose rights a feed is answered with; nothing for who left or may not come in. */
type PersonOf = (services: Services, whose: Whose, traceId: string) => Promise<Person | null>

const ADDRESS = /^\/calendar\/([A-Za-z0-9]{5,24})-([A-Za-z0-9_-]{43})\.ics$/
const hour = 3_600_000

/**
 * The route of the subscribed calendars. What is in one is decided at each reading, with the rights
 * that its person has then. A wrong secret, a revoked one, and that of a person who left get the
 * same answer as an address that does not exist.
 */
export function serveCalendarFeeds(services: Services, personOf: PersonOf, traceOf: () => string) {
  return (request: Request): Promise<Response> | undefined => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/calendar/')) return undefined
    return answer(services, request, pathname, personOf, traceOf())
  }
}

async function answer(
  services: Services,
  request: Request,
  pathname: string,
  personOf: PersonOf,
  traceId: string,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'Solo se lee')
  const [, company = '', secret = ''] = ADDRESS.exec(pathname) ?? []
  const companyId = innerId('company', company)
  if (companyId === undefined) return none()
  const feed = await opened(services, companyId, secret, traceId)
  const person = feed && (await personOf(services, { companyId, userId: feed.userId }, traceId))
  if (!feed || !person) return none()
  const { actor, company: access, tenant } = person
  const may = decide(actor, access, 'absences.read').allowed || feed.scope !== 'TEAM'
  if (!may) return none()
  const now = services.now()
  const events = await services.db.withTenant(tenant, (tx) =>
    feedEvents(
      {
        tx,
        actor,
        now,
        today: todayAt(now),
        reach: (permission) => reachOf(actor, access, permission),
      },
      feed,
    ),
  )
  const text = icsOf(FeedScope.label(feed.scope), events)
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 32)}"`
  const headers = { etag, 'cache-control': 'private, no-cache' }
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(request.method === 'HEAD' ? null : text, {
    headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8' },
  })
}

/** The living feed of a secret, and marks that it was used, at most once an hour. */
function opened(services: Services, companyId: number, secret: string, traceId: string) {
  const session = { companyId, userId: null, loginId: null, acting: false, traceId }
  return services.db.withTenant(session, async (tx) => {
    const feed = await tx
      .selectFrom('calendarFeed')
      .select(['id', 'userId', 'scope', 'eventKey', 'lastUsedAt'])
      .where('tokenHash', '=', digestOf(secret))
      .where('revokedAt', 'is', null)
      .executeTakeFirst()
    if (!feed) return undefined
    const now = services.now()
    if (feed.lastUsedAt === null || now.getTime() - feed.lastUsedAt.getTime() > hour) {
      await tx
        .updateTable('calendarFeed')
        .set({ lastUsedAt: now })
        .where('id', '=', feed.id)
        .execute()
    }
    return feed
  })
}

const plain = (status: number, words: string) =>
  new Response(words, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
const none = () => plain(404, 'No existe')
