import { innerId } from '#platform/model/ids.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db.ts'
import { notFound } from '../errors.ts'

type Reading = Pick<Context, 'tx' | 'services'>

/**
 * A five-minute link to a stored file, and its name. Whoever calls has decided that the actor may
 * see what the file hangs from; `relatedType` makes sure that it hangs from that.
 *
 * @throws UserError not-found
 */
export async function fileLink(
  { tx, services }: Reading,
  id: number | string,
  relatedType: string,
): Promise<{ name: string; url: string }> {
  const row = await tx
    .selectFrom('file')
    .select(['storageKey', 'name', 'mediaType'])
    .where('id', '=', innerOf(id))
    .where('relatedType', '=', relatedType)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound()
  return { name: row.name, url: await services.storage.signedUrl(row.storageKey, row) }
}

/** The same without its name. */
export const fileUrl = async (context: Reading, id: number | string, relatedType: string) =>
  (await fileLink(context, id, relatedType)).url

/**
 * Requires a file that was uploaded for this very thing, by the kind and the public id of it, and
 * makes a record of it: what it is saved with rests on it from now on.
 *
 * @throws UserError not-found
 */
export async function requireFile(
  { tx }: Pick<Context, 'tx'>,
  { id, relatedType, relatedId }: { id: number; relatedType: string; relatedId: string },
): Promise<void> {
  const found = await tx
    .selectFrom('file')
    .select('keptAs')
    .where('id', '=', id)
    .where('relatedType', '=', relatedType)
    .where('relatedId', '=', relatedId)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  if (!found) throw notFound()
  await keepUpload(tx, found.keptAs, id)
}

/** An upload that something is saved with is a record from then on. */
export async function keepUpload(tx: Tx, keptAs: string, id: number): Promise<void> {
  if (keptAs !== 'UPLOAD') return
  await tx.updateTable('file').set({ keptAs: 'RECORD' }).where('id', '=', id).execute()
}

/** Marks a file as removed; its bytes go with the retention of the company's documents. */
export async function removeFile({ tx, now }: Pick<Context, 'tx' | 'now'>, id: number) {
  const row = await tx
    .updateTable('file')
    .set({ removedAt: now.toISOString() })
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw notFound()
}

const innerOf = (id: number | string) => {
  const inner = typeof id === 'number' ? id : innerId('file', id)
  if (inner === undefined) throw notFound()
  return inner
}
