import { reserved } from '#modules/people/people/server/index.ts'
import { notFound } from '#platform/server/errors.ts'
import { papersOf } from '#platform/server/uploads/papers.ts'

/** The files of fields: of whoever may write fields of that person. */
export const userFieldPapers = papersOf('userFieldData', 'user', async (context, userId) => {
  const reached = await reserved.reaches(context, userId, ['userFieldData.update'])
  if (reached.size === 0) throw notFound()
})
