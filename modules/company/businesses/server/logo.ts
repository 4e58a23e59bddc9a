import { innerId, publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import type { UploadPolicy } from '#platform/server/uploads/policy.ts'
import { businessById } from './businesses.queries.ts'

/** The logo of a razón social: one image of at most 3 MB, by who changes its options. */
export const businessLogos: UploadPolicy = {
  relatedType: 'businessLogo',
  maxBytes: 3 * 1024 * 1024,
  kinds: ['jpeg', 'png', 'webp'],
  maxFiles: 1,
  authorize: async (context, relatedId) => {
    await businessById(context, businessIn(relatedId), 'businessOptions.update')
  },
}

function businessIn(relatedId: string | null): number {
  const id = relatedId === null ? undefined : innerId('business', relatedId)
  if (id === undefined) throw notFound()
  return id
}

/** Points a razón social at a logo that was uploaded for it, or at none. */
export async function pointLogo(
  { tx }: Context,
  businessId: number,
  fileId: number | null,
): Promise<void> {
  if (fileId !== null) {
    const file = await tx
      .selectFrom('file')
      .select('id')
      .where('id', '=', fileId)
      .where('relatedType', '=', businessLogos.relatedType)
      .where('relatedId', '=', publicId('business', businessId))
      .where('removedAt', 'is', null)
      .executeTakeFirst()
    if (!file) throw notFound()
  }
  await tx
    .updateTable('business')
    .set({ logoFileId: fileId })
    .where('id', '=', businessId)
    .execute()
}
