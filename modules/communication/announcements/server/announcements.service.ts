import type { ValuesOf } from '#platform/model/entity.ts'
import { readRichText, richText, type RichText } from '#platform/model/rich-text.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { refuseStale } from '#platform/server/records/states.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { sql } from '#platform/server/sql/db.ts'
import {
  type Announcement,
  type announcementFields,
  MOST_FILES,
  stateOn,
} from '../model/announcement.ts'
import { announcement, type AnnouncementRow, fileIdsOf } from './announcements.queries.ts'
import { requireOwnFiles } from './files.ts'
import { mailNow } from './mail.job.ts'

type Fields = ValuesOf<typeof Announcement.fields>
type Written = Pick<Fields, (typeof announcementFields)[number]>
type Business = { businessId: number }
type File = { fileId: number }
type Parts = { businesses: readonly Business[] | null; files: readonly File[] | null }

/**
 * Writes an announcement for a day from today on; its mail goes with it, once it is published.
 *
 * @throws UserError invalid at the field
 */
export async function createAnnouncement(
  context: Context,
  { businesses, files, content, ...written }: Written & Parts,
): Promise<AnnouncementRow> {
  if (written.publishDate < context.today) throw invalid('publishDate', 'No puede ser antes de hoy')
  requireDays(written)
  const { id } = await context.tx
    .insertInto('announcement')
    .values({
      ...written,
      content: sql`${JSON.stringify(treeOf(content))}::jsonb`,
      creatorLoginId: context.session.loginId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await aimAt(context, id, businesses ?? [])
  await attach(context, id, files ?? [])
  return mailed(context, id)
}

type Change = { id: number; version: number | null } & Partial<Written> & Parts

/**
 * Corrects an announcement. Once it is published its audience and its day stay; its words and files
 * too, where it asks for an acknowledgement: people confirmed those.
 *
 * @throws UserError invalid at the field, or conflict
 */
export async function updateAnnouncement(
  context: Context,
  { id, version, businesses, files, content, ...change }: Change,
): Promise<AnnouncementRow> {
  const row = await locked(context, id)
  refuseStale(version, row.version, { table: 'announcement', key: { id } })
  const before = await announcement(context, { id })
  if (before.state === 'WITHDRAWN') throw conflict('Está retirado: escriba otro')
  const tree = content === undefined ? undefined : treeOf(content)
  const fixed = { ...change, ...(content === undefined ? {} : { content }) }
  if (before.state !== 'SCHEDULED') {
    requireFixed(before, fixed, businesses)
    const keeps = files === null || sameFiles(await filesOf(context, id), files)
    if (before.asksAcknowledgement && !keeps) throw invalid('files', ACKNOWLEDGED)
  } else if (change.publishDate !== undefined && change.publishDate < context.today) {
    throw invalid('publishDate', 'No puede ser antes de hoy')
  }
  requireDays({ ...before, ...change })
  await context.tx
    .updateTable('announcement')
    .set({
      ...change,
      ...(tree === undefined ? {} : { content: sql`${JSON.stringify(tree)}::jsonb` }),
      ...touched(context),
      version: row.version + 1,
    })
    .where('id', '=', id)
    .execute()
  if (businesses !== null) await aimAt(context, id, businesses)
  if (files !== null) await attach(context, id, files)
  return mailed(context, id)
}

const PUBLISHED = 'Ya se publicó: retírelo y escriba otro para cambiarlo'
const ACKNOWLEDGED = 'Ya se publicó y pide acuse de recibo: lo que las personas confirman no cambia'

type Fixed = Partial<Written>

/** What does not change once it is published. */
function requireFixed(before: AnnouncementRow, change: Fixed, businesses: Parts['businesses']) {
  const refuse = (names: readonly (keyof Fixed)[], why: string) => {
    for (const name of names) {
      if (change[name] !== undefined && change[name] !== before[name]) throw invalid(name, why)
    }
  }
  refuse(['visibility', 'publishDate', 'asksAcknowledgement'], PUBLISHED)
  if (before.asksAcknowledgement) refuse(['title', 'content'], ACKNOWLEDGED)
  const aimed = new Set(businesses?.map(({ businessId }) => businessId))
  const same =
    aimed.size === before.businessIds.length && before.businessIds.every((id) => aimed.has(id))
  if (businesses !== null && !same) throw invalid('businesses', PUBLISHED)
}

/**
 * Withdraws an announcement: nobody but who writes them sees it, or its files, from now on. It is
 * never deleted.
 *
 * @throws UserError conflict where it is withdrawn already
 */
export async function deleteAnnouncement(
  context: Context,
  { id, version, reason }: { id: number; version: number | null; reason: string },
): Promise<AnnouncementRow> {
  const row = await locked(context, id)
  if (row.withdrawnAt !== null) throw conflict('Ya está retirado')
  refuseStale(version, row.version, { table: 'announcement', key: { id } })
  await context.tx
    .updateTable('announcement')
    .set({ withdrawnAt: context.now, reason, ...touched(context), version: row.version + 1 })
    .where('id', '=', id)
    .execute()
  return announcement(context, { id })
}

const locked = ({ tx }: Context, id: number) =>
  tx
    .selectFrom('announcement')
    .select(['id', 'version', 'withdrawnAt'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound)

/** Queues the mail of an announcement that is published today, and answers it. */
async function mailed(context: Context, id: number): Promise<AnnouncementRow> {
  const row = await announcement(context, { id })
  if (row.sendsMail && stateOn(row, context.today) === 'PUBLISHED') await mailNow(context, id)
  return row
}

function treeOf(content: string): RichText {
  const found = readRichText(content)
  if ('badLink' in found) {
    throw invalid('content', `Un enlace empieza con https:// o mailto: y no «${found.badLink}»`)
  }
  const tree = richText.safeParse(found.doc)
  if (!tree.success) throw invalid('content', 'Tiene demasiados párrafos o puntos')
  return tree.data
}

function requireDays({ publishDate, expiryDate }: Pick<Written, 'publishDate' | 'expiryDate'>) {
  if (expiryDate !== null && expiryDate < publishDate) {
    throw invalid('expiryDate', 'Debe ser desde el día en que se publica')
  }
}

/** Keeps the razones sociales that an announcement is for; none is all of them. */
async function aimAt({ tx }: Context, id: number, businesses: readonly Business[]) {
  const ids = [...new Set(businesses.map(({ businessId }) => businessId))]
  const known = await tx
    .selectFrom('business')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute()
  if (known.length !== ids.length) throw notFound()
  await tx.deleteFrom('announcementBusiness').where('announcementId', '=', id).execute()
  if (ids.length === 0) return
  await tx
    .insertInto('announcementBusiness')
    .values(ids.map((businessId) => ({ announcementId: id, businessId })))
    .execute()
}

const filesOf = async (context: Context, id: number) => (await fileIdsOf(context, [id])).get(id)

const sameFiles = (kept: readonly File[] = [], given: readonly File[]) =>
  kept.length === given.length && kept.every(({ fileId }, at) => fileId === given[at]?.fileId)

async function attach(context: Context, id: number, files: readonly File[]) {
  const ids = [...new Set(files.map(({ fileId }) => fileId))]
  if (ids.length > MOST_FILES) throw invalid('files', 'Error, no puede tener mas de 3 archivos')
  await requireOwnFiles(context, ids)
  await context.tx.deleteFrom('announcementFile').where('announcementId', '=', id).execute()
  if (ids.length === 0) return
  await context.tx
    .insertInto('announcementFile')
    .values(ids.map((fileId, at) => ({ announcementId: id, fileId, position: at + 1 })))
    .execute()
}
