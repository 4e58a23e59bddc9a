import { requireReserved } from '#modules/people/people/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { fileUrl } from '#platform/server/uploads/files.ts'
import { PAPER, requireResident } from './scope.ts'

/** A link that opens the paper of a permit for five minutes; reading another's is audited. */
export async function openResidencePaper(context: Context, { id }: { id: number }) {
  const permit = await context.tx
    .selectFrom('residencePermit as permit')
    .leftJoin('file', 'file.id', 'permit.fileId')
    .select(['permit.userId', 'permit.fileId', 'file.name'])
    .where('permit.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  await requireResident(context, permit.userId, 'read')
  if (permit.fileId === null || permit.name === null) throw notFound()
  await requireReserved(context, permit.userId, 'residencia')
  return { name: permit.name, url: await fileUrl(context, permit.fileId, PAPER) }
}
