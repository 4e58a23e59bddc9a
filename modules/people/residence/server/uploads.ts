import { innerId } from '#platform/model/ids.ts'
import { notFound } from '#platform/server/errors.ts'
import type { UploadPolicy } from '#platform/server/uploads/policy.ts'
import { PAPER, requireResident } from './scope.ts'

/** The paper of a permit, attached to its person by people who may write their permits. */
export const residencePapers: UploadPolicy = {
  relatedType: PAPER,
  kinds: ['pdf', 'png', 'jpeg'],
  maxFiles: 1,
  authorize: async (context, relatedId) => {
    const id = relatedId === null ? undefined : innerId('user', relatedId)
    if (id === undefined) throw notFound()
    await requireResident(context, id, 'create')
  },
}
