import { requireReserved } from '#modules/people/people/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { fileUrl } from '#platform/server/uploads/files.ts'
import { PAPER, requireProtected } from './scope.ts'

type Asked = { id: number; ofCourt: boolean }

/** A link that opens a paper of a protection for five minutes; reading another's is audited. */
export async function openProtectionPaper(context: Context, { id, ofCourt }: Asked) {
  const found = await context.tx
    .selectFrom('laborProtection as protection')
    .leftJoin('file', (join) =>
      join.onRef('file.id', '=', ofCourt ? 'protection.courtFileId' : 'protection.fileId'),
    )
    .select(['protection.userId', 'file.id as fileId', 'file.name'])
    .where('protection.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  await requireProtected(context, found.userId, 'read')
  if (found.fileId === null || found.name === null) throw notFound()
  await requireReserved(context, found.userId, 'fueros')
  return { name: found.name, url: await fileUrl(context, found.fileId, PAPER) }
}
