import { innerId } from '#platform/model/ids.ts'
import type { Context } from '../context.ts'
import { sql, type Tx } from '../sql/db.ts'
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

/** A stored file as it is answered with what it hangs from. */
export type StoredFile = {
  id: number
  url: string
  hashName: string | null
  name: string
  mime: string
  ext: string
  createdAt: Date
  updatedAt: Date
}

/**
 * Some stored files with their links, by their ids, in one statement. Whoever calls has decided
 * that the actor may see what each hangs from.
 */
export async function filesById(
  { tx, services }: Reading,
  ids: readonly (number | null)[],
  relatedType: string,
): Promise<ReadonlyMap<number | null, StoredFile>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))]
  if (wanted.length === 0) return new Map()
  const rows = await storedFiles(tx, relatedType)
    .where(sql<boolean>`id = any(${wanted}::bigint[])`)
    .execute()
  const files = await Promise.all(rows.map((row) => linked(services, row)))
  return new Map(files.map((file) => [file.id, file]))
}

/** The newest file of each thing of a kind, by how the file names that thing. */
export async function filesOf(
  { tx, services }: Reading,
  relatedType: string,
  relatedIds: readonly string[],
): Promise<ReadonlyMap<string | null, StoredFile>> {
  const rows = await storedFiles(tx, relatedType)
    .where(sql<boolean>`related_id = any(${[...relatedIds]}::text[])`)
    .distinctOn('relatedId')
    .orderBy('relatedId')
    .orderBy('id', 'desc')
    .execute()
  const files = await Promise.all(rows.map((row) => linked(services, row)))
  return new Map(files.map((file, at) => [rows[at]?.relatedId ?? null, file]))
}

const storedFiles = (tx: Tx, relatedType: string) =>
  tx
    .selectFrom('file')
    .select(['id', 'storageKey', 'name', 'mediaType', 'hashName', 'createdAt', 'relatedId'])
    .where('relatedType', '=', relatedType)
    .where('removedAt', 'is', null)

type Row = Awaited<ReturnType<ReturnType<typeof storedFiles>['execute']>>[number]

async function linked({ storage }: Reading['services'], row: Row): Promise<StoredFile> {
  const { id, hashName, name, mediaType: mime, createdAt, storageKey } = row
  const url = await storage.signedUrl(storageKey, { name, mediaType: mime })
  // A file never changes: another one takes its place.
  return { id, url, hashName, name, mime, ext: endOf(name), createdAt, updatedAt: createdAt }
}

/** The end of a file's name, `pdf`. */
export const endOf = (name: string): string => name.split('.').at(-1)?.toLowerCase() ?? ''

type Uploaded = { relatedType: string; relatedId: string }

/**
 * Requires a file that was uploaded for this very thing, by the kind and the public id of it, and
 * makes a record of it: what it is saved with rests on it from now on.
 *
 * @throws UserError not-found
 */
export const requireFile = (
  context: Pick<Context, 'tx'>,
  { id, ...of }: Uploaded & { id: number },
): Promise<void> => requireFiles(context, { ids: [id], ...of })

/** The same of several files, each once, in one statement. */
export async function requireFiles(
  { tx }: Pick<Context, 'tx'>,
  { ids, relatedType, relatedId }: Uploaded & { ids: readonly number[] },
): Promise<void> {
  const found = await tx
    .selectFrom('file')
    .select(['id', 'keptAs'])
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .where('relatedType', '=', relatedType)
    .where('relatedId', '=', relatedId)
    .where('removedAt', 'is', null)
    .execute()
  if (found.length !== ids.length) throw notFound()
  const fresh = found.flatMap(({ id, keptAs }) => (keptAs === 'UPLOAD' ? [id] : []))
  await keepUploads(tx, fresh)
}

/** An upload that something is saved with is a record from then on. */
export async function keepUpload(tx: Tx, keptAs: string, id: number): Promise<void> {
  if (keptAs === 'UPLOAD') await keepUploads(tx, [id])
}

async function keepUploads(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('file')
    .set({ keptAs: 'RECORD' })
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .execute()
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
