import { innerId } from '#platform/model/ids.ts'
import { requireContract } from '#modules/people/contracts/server/index.ts'
import { notFound } from '#platform/server/errors.ts'
import type { UploadPolicy } from '#platform/server/uploads/policy.ts'

/** The document of an absence, attached to its contract by people who may register its absences. */
export const absenceUploads: UploadPolicy = {
  relatedType: 'absence',
  maxFiles: 1,
  authorize: async (context, relatedId) => {
    const id = relatedId === null ? undefined : innerId('contract', relatedId)
    if (id === undefined) throw notFound()
    await requireContract(context, id, 'absences.create')
  },
}
