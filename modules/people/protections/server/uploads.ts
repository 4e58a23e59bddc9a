import { innerId } from '#platform/model/ids.ts'
import { notFound } from '#platform/server/errors.ts'
import type { UploadPolicy } from '#platform/server/uploads/policy.ts'
import { PAPER, requireProtected } from './scope.ts'

/** The papers of a protection, attached to its person by people who may write them. */
export const protectionPapers: UploadPolicy = {
  relatedType: PAPER,
  kinds: ['pdf', 'png', 'jpeg'],
  maxFiles: 1,
  authorize: async (context, relatedId) => {
    const id = relatedId === null ? undefined : innerId('user', relatedId)
    if (id === undefined) throw notFound()
    await requireProtected(context, id, 'create')
  },
}
