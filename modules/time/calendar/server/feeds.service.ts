import { randomBytes } from 'node:crypto'
import { digestOf, newNonce } from '#modules/company/credentials/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import type { FeedScope } from '../model/feed.ts'

export type Feed = { id: number; scope: FeedScope; createdAt: Date; lastUsedAt: Date | null }
export type NewFeed = { path: string }

/** The living addresses of the actor's own calendars; their secret is shown once, when made. */
export const calendarFeeds = ({ tx, actor }: Context): Promise<Feed[]> =>
  tx
    .selectFrom('calendarFeed')
    .select(['id', 'scope', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', actor.userId ?? 0)
    .where('revokedAt', 'is', null)
    .orderBy('id')
    .execute()

/** Makes the address of one of the actor's own calendars; the one before it opens no longer. */
export async function createCalendarFeed(
  context: Context,
  { scope }: { scope: FeedScope },
): Promise<NewFeed> {
  const { tx, actor, session, now } = context
  if (actor.userId === null || session.acting) throw notFound()
  await tx
    .updateTable('calendarFeed')
    .set({ revokedAt: now })
    .where('userId', '=', actor.userId)
    .where('scope', '=', scope)
    .where('revokedAt', 'is', null)
    .execute()
  const secret = newNonce()
  await tx
    .insertInto('calendarFeed')
    .values({
      userId: actor.userId,
      scope,
      tokenHash: digestOf(secret),
      eventKey: randomBytes(32),
      createdAt: now,
    })
    .execute()
  return { path: `/calendar/${publicId('company', session.companyId)}-${secret}.ics` }
}

/** Ends an address of the actor's own: whoever has it reads nothing more. */
export async function revokeCalendarFeed(
  { tx, actor, now }: Context,
  { id }: { id: number },
): Promise<boolean> {
  const row = await tx
    .updateTable('calendarFeed')
    .set({ revokedAt: now })
    .where('id', '=', id)
    .where('userId', '=', actor.userId ?? 0)
    .where('revokedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw notFound()
  return true
}
