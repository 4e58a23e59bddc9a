import { innerId, publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { requireFile } from '#platform/server/uploads/files.ts'
import type { UploadPolicy } from '#platform/server/uploads/policy.ts'
import { businessesWithin } from './calendar.queries.ts'

export const PROOF = 'compliance'

/** A razón social whose duties the actor may mark; out of reach is answered as not found. */
export async function requireBusiness(context: Context, id: number): Promise<void> {
  const found = await businessesWithin(context, 'compliance.update')
    .where('business.id', '=', id)
    .executeTakeFirst()
  if (!found) throw notFound()
}

/** The proof of a duty, attached to its razón social by people who may mark its duties. */
export const complianceProofs: UploadPolicy = {
  relatedType: PROOF,
  kinds: ['pdf', 'png', 'jpeg'],
  maxFiles: 1,
  authorize: async (context, relatedId) => {
    const id = relatedId === null ? undefined : innerId('business', relatedId)
    if (id === undefined) throw notFound()
    await requireBusiness(context, id)
  },
}

/** The proof was uploaded for this very razón social. */
export const requireProof = (context: Context, businessId: number, fileId: number): Promise<void> =>
  requireFile(context, {
    id: fileId,
    relatedType: PROOF,
    relatedId: publicId('business', businessId),
  })
