import { auditHealth, requireContract } from '#modules/people/contracts/server/index.ts'
import { innerId, publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { fileUrl, requireFile } from '#platform/server/uploads/files.ts'
import type { UploadPolicy } from '#platform/server/uploads/policy.ts'
import { vacationById } from './vacations.queries.ts'

const PAPER = 'vacationCare'

/** The paper of a carer, attached to a contract by people who may ask for its vacations. */
export const careUploads: UploadPolicy = {
  relatedType: PAPER,
  kinds: ['pdf', 'png', 'jpeg'],
  maxFiles: 1,
  authorize: async (context, relatedId) => {
    const id = relatedId === null ? undefined : innerId('contract', relatedId)
    if (id === undefined) throw notFound()
    await requireContract(context, id, 'vacations.create')
  },
}

type Cared = { userContractId: number; care: boolean | null; careFileId: number | null }

/**
 * The paper that a request keeps: none without the preference that it shows.
 *
 * @throws UserError not-found for a file that was uploaded for another contract
 */
export async function carePaper(context: Context, { userContractId, care, careFileId }: Cared) {
  if (care !== true || careFileId === null) return null
  const relatedId = publicId('contract', userContractId)
  await requireFile(context, { id: careFileId, relatedType: PAPER, relatedId })
  return careFileId
}

/**
 * A link that opens the paper for five minutes. It speaks of a child or of somebody with a
 * disability: its person opens it, and who keeps the vacations; reading another's is audited.
 */
export async function openVacationCarePaper(context: Context, { id }: { id: number }) {
  const { careFileId, canOpenCarePaper, userId } = await vacationById(context, id)
  if (careFileId === null || !canOpenCarePaper) throw notFound()
  const { name } = await context.tx
    .selectFrom('file')
    .select('name')
    .where('id', '=', careFileId)
    .executeTakeFirstOrThrow(notFound)
  await auditHealth(context, userId)
  return { name, url: await fileUrl(context, careFileId, PAPER) }
}
