import { requireReserved } from '#modules/people/people/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { protectionPapers, requireProtected } from './scope.ts'

type Asked = { id: number; ofCourt: boolean }

/** A link that opens a paper of a protection for five minutes; reading another's is audited. */
export async function openProtectionPaper(context: Context, { id, ofCourt }: Asked) {
  const found = await context.tx
    .selectFrom('laborProtection')
    .select(['userId', ofCourt ? 'courtFileId as fileId' : 'fileId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  await requireProtected(context, found.userId, 'read')
  if (found.fileId === null) throw notFound()
  await requireReserved(context, found.userId, 'fueros')
  return protectionPapers.link(context, found.fileId)
}
