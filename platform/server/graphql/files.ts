import type { MadeFile } from '../jobs/made-file.ts'
import type { Context } from '../context.ts'
import { filesById, type StoredFile } from '../uploads/files.ts'
import { joinedFields } from './more-fields.ts'
import { type AnyObject, objectFrom, of } from './object.ts'

/** A link that opens a file for five minutes, and the name under which it is saved. */
export const FileLink = objectFrom<{ name: string; url: string }>('FileLink', {
  name: of.text,
  url: of.text,
})

/** How far the work is that makes a file; the link once it is done. */
export const FileInMaking = objectFrom<MadeFile>('FileInMaking', {
  jobId: of.id('job'),
  status: of.text,
  done: of.int,
  total: of.int,
  error: of.maybe(of.text),
  name: of.maybe(of.text),
  url: of.maybe(of.text),
})

/** A file that was attached to something, with a link that opens it for five minutes. */
export const UploadedFile = objectFrom<StoredFile>('UploadedFile', {
  id: of.id('file'),
  url: of.text,
  hashName: of.maybe(of.text),
  name: of.text,
  mime: of.text,
  ext: of.text,
  createdAt: of.dateTime,
  updatedAt: of.dateTime,
})

type FileIds = ReadonlyMap<number, readonly { fileId: number }[]>

/** Adds the files that hang from the rows of a type, in their order, read for all rows at once. */
export function joinFiles<Shape extends { readonly id: number }>(
  on: AnyObject<Shape>,
  relatedType: string,
  fileIdsOf: (context: Context, ids: readonly number[]) => Promise<FileIds>,
): void {
  joinedFields(
    on,
    async (context, rows) => {
      const ids = rows.map(({ id }) => id)
      const kept = await fileIdsOf(context, ids)
      const all = [...kept.values()].flat().map(({ fileId }) => fileId)
      const files = await filesById(context, all, relatedType)
      return ids.map((id) => ({
        files: (kept.get(id) ?? []).flatMap(({ fileId }) => files.get(fileId) ?? []),
      }))
    },
    { files: of.list(of.object(UploadedFile)) },
  )
}
