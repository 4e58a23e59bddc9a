import { addDays, formatDate } from '#chile/dates.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { invalid } from '#platform/server/errors.ts'
import { requireFile } from '#platform/server/uploads/files.ts'
import type { Draft } from '../model/rules.ts'

/**
 * A leave that begins the day after another of its class continues it. Marking a leave as a
 * continuation without an earlier one is refused, because its waiting days would be lost.
 */
export async function continuity(
  { tx }: Context,
  contractId: number,
  draft: Draft & { continuousLicense: boolean },
  self = 0,
): Promise<{ continuousLicense: boolean; firstLicence: boolean }> {
  if (draft.type !== 'LICENSE') return { continuousLicense: false, firstLicence: false }
  const dayBefore = addDays(draft.startDate, -1)
  const others = await tx
    .selectFrom('absence')
    .select(['endDate', 'subtype'])
    .where('userContractId', '=', contractId)
    .where('type', '=', 'LICENSE')
    .where('responseStatus', 'in', ['PENDING', 'APPROVED'])
    .where('endDate', '<', draft.startDate)
    .where('id', '<>', self)
    .execute()
  const continues = others.some(
    ({ endDate, subtype }) => endDate === dayBefore && subtype === draft.subtype,
  )
  if (draft.continuousLicense && !continues) {
    const message = `No hay una licencia de esa clase que termine el ${formatDate(dayBefore)}`
    throw invalid('continuousLicense', message)
  }
  return { continuousLicense: continues, firstLicence: others.length === 0 }
}

/** Requires that the document was uploaded for this very contract. */
export async function requirePaper(context: Context, fileId: number | null, contractId: number) {
  if (fileId === null) return
  const relatedId = publicId('contract', contractId)
  await requireFile(context, { id: fileId, relatedType: 'absence', relatedId })
}
