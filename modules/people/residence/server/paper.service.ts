import { requireReserved } from '#modules/people/people/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { residencePapers, requireResident } from './scope.ts'

/** A link that opens the paper of a permit for five minutes; reading another's is audited. */
export async function openResidencePaper(context: Context, { id }: { id: number }) {
  const permit = await context.tx
    .selectFrom('residencePermit')
    .select(['userId', 'fileId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  await requireResident(context, permit.userId, 'read')
  if (permit.fileId === null) throw notFound()
  await requireReserved(context, permit.userId, 'residencia')
  return residencePapers.link(context, permit.fileId)
}
