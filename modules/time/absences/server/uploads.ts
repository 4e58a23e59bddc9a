import { requireContract } from '#modules/people/contracts/server/index.ts'
import { attachedTo, type UploadPolicy } from '#platform/server/uploads/policy.ts'

/** The document of an absence, attached to its contract by people who may register its absences. */
export const absenceUploads: UploadPolicy = {
  relatedType: 'absence',
  maxFiles: 1,
  authorize: attachedTo('contract', (context, contractId) =>
    requireContract(context, contractId, 'absences.create'),
  ),
}
