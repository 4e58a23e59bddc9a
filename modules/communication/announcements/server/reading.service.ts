import type { Context } from '#platform/server/context.ts'
import { conflict, forbidden, notFound } from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { AnnouncementReaction } from '../model/announcement.ts'
import { announcement, type AnnouncementRow, fileIdsOf } from './announcements.queries.ts'
import { announcementFiles } from './files.ts'

type OfOne = { id: number }

/**
 * Notes that somebody opened an announcement: once, the first time. Nobody's reading is noted while
 * it is not published, nor while the platform looks at the company.
 */
export async function readAnnouncement(context: Context, { id }: OfOne): Promise<AnnouncementRow> {
  const row = await announcement(context, { id })
  const userId = ownReader(context)
  if (userId === null || row.state !== 'PUBLISHED' || row.readAt !== null) return row
  await context.tx
    .insertInto('announcementRead')
    .values({ announcementId: id, userId, readAt: context.now })
    .onConflict((on) => on.columns(['companyId', 'announcementId', 'userId']).doNothing())
    .execute()
  return announcement(context, { id })
}

/**
 * Confirms that one read an announcement that asks for it; for good.
 *
 * @throws UserError conflict where it asks for none, forbidden for who looks at the company
 */
export async function acknowledgeAnnouncement(
  context: Context,
  { id }: OfOne,
): Promise<AnnouncementRow> {
  const row = await published(context, id)
  if (!row.asksAcknowledgement) throw conflict('Este anuncio no pide acuse de recibo')
  if (row.acknowledgedAt !== null) return row
  return write(context, id, { acknowledgedAt: context.now })
}

/** Sets or takes back one's reaction to an announcement that allows them. */
export async function reactToAnnouncement(
  context: Context,
  { id, reaction }: OfOne & { reaction: AnnouncementReaction | null },
): Promise<AnnouncementRow> {
  const row = await published(context, id)
  if (!row.allowsReactions) throw conflict('Este anuncio no permite reacciones')
  return write(context, id, { reaction })
}

/**
 * A link that opens a file for five minutes, for a reader who sees its announcement now.
 *
 * @throws UserError not-found
 */
export async function openAnnouncementFile(
  context: Context,
  { id, fileId }: OfOne & { fileId: number },
) {
  await announcement(context, { id })
  const files = (await fileIdsOf(context, [id])).get(id)
  if (!files?.some((one) => one.fileId === fileId)) throw notFound()
  return announcementFiles.link(context, fileId)
}

/** Who reads in their own name; null for the platform that looks at the company. */
const ownReader = ({ actor, session }: Context): number | null =>
  session.acting ? null : actor.userId

async function published(context: Context, id: number): Promise<AnnouncementRow> {
  const row = await announcement(context, { id })
  if (ownReader(context) === null) {
    throw forbidden('Quien mira la empresa desde la plataforma no responde por nadie')
  }
  if (row.state !== 'PUBLISHED') throw conflict('Este anuncio no está publicado')
  return row
}

type Answer = { acknowledgedAt: Date } | { reaction: AnnouncementReaction | null }

/** What one answers has been read too. */
async function write(context: Context, id: number, answer: Answer): Promise<AnnouncementRow> {
  const { tx, now, actor } = context
  await tx
    .insertInto('announcementRead')
    .values({ announcementId: id, userId: actor.userId ?? 0, readAt: now, ...answer })
    .onConflict((on) =>
      on.columns(['companyId', 'announcementId', 'userId']).doUpdateSet(
        'reaction' in answer
          ? answer
          : {
              // Of two at once the first stays.
              acknowledgedAt: sql`coalesce(announcement_read.acknowledged_at,
                excluded.acknowledged_at)`,
            },
      ),
    )
    .execute()
  return announcement(context, { id })
}
