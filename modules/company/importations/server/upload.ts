import type { Context } from '#platform/server/context.ts'
import { forbidden, notFound } from '#platform/server/errors.ts'
import type { UploadPolicy } from '#platform/server/uploads/policy.ts'
import { importers } from '#platform/server/imports/importer.ts'

/** The kind under which files to load are uploaded; each is about the code of its importer. */
export const RELATED_TYPE = 'importation'

/** A sheet, a text or an archive, by who may load what it brings. Its bytes pass in a week. */
export const importUploads: UploadPolicy = {
  relatedType: RELATED_TYPE,
  kinds: ['xlsx', 'csv', 'zip'],
  maxFiles: 1,
  authorize: (context: Context, code) => {
    const importer = code === null ? undefined : importers.find(code)
    if (!importer) throw notFound()
    if (!context.can(`${importer.area}.create`)) throw forbidden()
  },
}
