import { documentFiles } from '#modules/papers/documents/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { addEvents } from './events.ts'
import { requestById } from './requests.queries.ts'
import { lockedRequest } from './turns.ts'

/**
 * Opens the file that is signed for one of its signers, and keeps that they opened it: nobody signs
 * what they have not opened. Whoever sends documents opens it among the documents.
 */
export async function openSigning(context: Context, { id }: { id: number }) {
  const { session, actor } = context
  const row = await requestById(context, id)
  const request = await lockedRequest(context, id)
  const isSigner = !session.acting && row.ownState !== null
  const opened = await openedBy(context, [id], actor.userId)
  if (isSigner && request.state === 'SENT' && !opened.has(id)) {
    const facts = { sha256: request.sha256 }
    await addEvents(context, [{ requestId: id, kind: 'VIEWED', userId: actor.userId, facts }])
  }
  return documentFiles.link(context, request.documentId, request.finalNo ?? request.documentNo)
}

/** Which of some requests somebody opened the file of. */
export async function openedBy(
  { tx }: Pick<Context, 'tx'>,
  requestIds: readonly number[],
  userId: number | null,
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('signatureEvent')
    .select('requestId')
    .where(sql<boolean>`request_id = any(${[...requestIds]}::bigint[])`)
    .where('kind', '=', 'VIEWED')
    .where('userId', '=', userId ?? 0)
    .execute()
  return new Set(rows.map(({ requestId }) => requestId))
}
