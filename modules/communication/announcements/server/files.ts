import type { Permission } from '#access/services.ts'
import type { Context } from '#platform/server/context.ts'
import { publicId } from '#platform/model/ids.ts'
import { forbidden, notFound } from '#platform/server/errors.ts'
import { papersOf } from '#platform/server/uploads/papers.ts'
import { requireFiles } from '#platform/server/uploads/files.ts'
import { IMAGES } from '#platform/server/uploads/kinds.ts'
import { MOST_FILES } from '../model/announcement.ts'

/** Who writes for their own company may attach files to what they write. */
const writerOf = (permission: Permission) => async (context: Context, companyId: number) => {
  if (companyId !== context.session.companyId) throw notFound()
  if (!context.can(permission)) throw forbidden()
}

/** The files of announcements: PDF or pictures, three at once. */
export const announcementFiles = {
  ...papersOf('announcement', 'company', writerOf('announcements.create')),
  maxFiles: MOST_FILES,
}

/** Requires files that were uploaded for the announcements of this company. */
export const requireOwnFiles = (context: Context, ids: readonly number[]): Promise<void> =>
  requireFiles(context, {
    ids,
    relatedType: announcementFiles.relatedType,
    relatedId: publicId('company', context.session.companyId),
  })

/** The pictures of the feed. */
export const feedImages = {
  ...papersOf('companyFeed', 'company', writerOf('companyFeed.create')),
  kinds: IMAGES,
}
