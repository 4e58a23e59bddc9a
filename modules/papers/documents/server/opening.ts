import type { Acting, Context } from '#platform/server/context.ts'
import { invalid, notFound } from '#platform/server/errors.ts'
import { recordAtEnd } from '#platform/server/observe/read-audit.ts'
import { sql } from '#platform/server/sql/db.ts'

/**
 * A link that opens a file of a document for five minutes: its last one, or that of a number. Who
 * calls has decided that the actor may read it; reading that of somebody else is in the trail. It
 * is the one way to the file of a document, so that none leaves the trail out.
 */
export async function documentLink(context: Context, id: number, no: number | null = null) {
  const { tx, client, session, services, actor } = context
  const file = await tx
    .selectFrom('document')
    .innerJoin('documentVersion as one', 'one.documentId', 'document.id')
    .innerJoin('file', 'file.id', 'one.fileId')
    .select(['document.userId', 'document.name as title', 'one.no'])
    .select(['file.storageKey', 'file.name', 'file.mediaType'])
    .where('document.id', '=', id)
    .where(sql<boolean>`one.no = coalesce(${no}::integer, document.current_no)`)
    .executeTakeFirst()
  if (!file) throw no === null ? notFound() : invalid('no', 'Ese documento no tiene esa versión')
  const { userId, storageKey, mediaType } = file
  if (userId !== null && userId !== actor.userId) {
    recordAtEnd(client, {
      companyId: session.companyId,
      what: 'lectura:documento',
      id: String(userId),
      about: { document_id: id, no: file.no },
    })
  }
  await markOpened(context, [id])
  const name = savedAs(file.title, file.name)
  return { name, url: await services.storage.signedUrl(storageKey, { name, mediaType }) }
}

/** What its own person opened stays, also where the file that brought it is taken back. */
export async function markOpened(
  { tx, actor, now }: Pick<Acting, 'tx' | 'actor' | 'now'>,
  ids: readonly number[],
): Promise<void> {
  if (actor.userId === null) return
  await tx
    .updateTable('document')
    .set({ openedAt: now.toISOString() })
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .where('userId', '=', actor.userId)
    .where('loaded', '=', true)
    .where('openedAt', 'is', null)
    .execute()
}

/** The name of a document with the end of its file: «Contrato.pdf». */
export function savedAs(name: string, fileName: string): string {
  const end = /\.[a-z]{3,4}$/i.exec(fileName)?.[0] ?? ''
  const plain = name.replace(/[/\\]/g, '-')
  return plain.toLowerCase().endsWith(end.toLowerCase()) ? plain : `${plain}${end}`
}

/** The name of the file of a document that the product printed. */
export const pdfNamed = (name: string): string => savedAs(name, 'documento.pdf')
