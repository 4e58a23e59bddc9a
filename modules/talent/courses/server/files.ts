import type { Context } from '#platform/server/context.ts'
import { publicId } from '#platform/model/ids.ts'
import { forbidden, notFound } from '#platform/server/errors.ts'
import { requireFiles } from '#platform/server/uploads/files.ts'
import { papersOf } from '#platform/server/uploads/papers.ts'

/** The files of lessons: PDF or pictures, sent by who writes courses. */
export const courseFiles = papersOf('course', 'company', async (context, companyId) => {
  if (companyId !== context.session.companyId) throw notFound()
  if (!context.can('courses.update')) throw forbidden()
})

/** Requires files that were uploaded for the courses of this company. */
export const requireCourseFiles = (context: Context, ids: readonly number[]): Promise<void> =>
  requireFiles(context, {
    ids,
    relatedType: courseFiles.relatedType,
    relatedId: publicId('company', context.session.companyId),
  })
