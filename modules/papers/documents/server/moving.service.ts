import { counted } from '#chile/counts.ts'
import type { Context } from '#platform/server/context.ts'
import { invalid, notFound, requireConfirmed } from '#platform/server/errors.ts'
import { refuseStale, requireAct } from '#platform/server/records/states.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { sql } from '#platform/server/sql/db.ts'
import { MOST_AT_ONCE } from '../model/document.ts'
import { documentStates } from '../model/states.ts'
import { foldersOfDocuments } from './documents.queries.ts'
import { foldersById } from './folders.queries.ts'
import { barriersOf, isWider } from './folders.service.ts'
import { requireWritable } from './writing.ts'

/** A document, the version of it that was seen, and the folder where it goes. */
type Move = { readonly id: number; readonly version: number; readonly folderId: number }

/** The documents that moved, each with its version since then and the folder where it was. */
export type MovedDocuments = { readonly moved: Move[] }

/**
 * Moves documents, each to its folder: all of them, or none. Answers where each of those that moved
 * was, which is what moving them back takes. What its signers read stays in its file, so that what
 * is signed moves too. A move after which more people read something is confirmed first.
 */
export async function moveDocuments(
  context: Context,
  { documents }: { documents: readonly Move[] },
): Promise<MovedDocuments> {
  const wanted = new Map(documents.map((one) => [one.id, one]))
  if (wanted.size === 0) throw invalid('documents', 'Elija al menos un documento')
  if (wanted.size > MOST_AT_ONCE) {
    throw invalid('documents', `Elija a lo más ${MOST_AT_ONCE} documentos`)
  }
  const found = await lockedDocuments(context, [...wanted.keys()])
  const folders = await targets(context, [...wanted.values()])
  const moves = found.flatMap((row) => {
    const { version, folderId } = wanted.get(row.id) ?? row
    requireAct(documentStates, 'move', { state: row.state, relations: ['other'] })
    refuseStale(version, row.version, { table: 'document', key: { id: row.id } })
    const folder = folders.get(folderId)
    if (folder?.kind !== row.kind) throw invalid('folderId', 'Esa carpeta es de otra clase')
    return folderId === row.folderId ? [] : [{ ...row, to: folder, toId: folderId }]
  })
  await confirmWider(context, moves)
  await write(context, moves)
  const moved = moves.map(({ id, version, folderId }) => ({ id, version: version + 1, folderId }))
  return { moved }
}

/** Chosen documents that the actor reads, locked; one out of reach is answered as not found. */
async function lockedDocuments(context: Context, ids: readonly number[]) {
  await context.tx
    .selectFrom('document')
    .select('id')
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
  const found = await foldersOfDocuments(context, ids)
  if (found.length < ids.length) throw notFound()
  return found
}

/** The folders where documents go, which the actor may all write in. */
async function targets(context: Context, moves: readonly Move[]) {
  const ids = [...new Set(moves.map(({ folderId }) => folderId))]
  const folders = await foldersById(context, ids)
  if (folders.length < ids.length) throw notFound()
  for (const folder of folders) requireWritable(context, folder)
  return new Map(folders.map((folder) => [folder.id, folder]))
}
type Folder = Awaited<ReturnType<typeof foldersById>>[number]

type Moving = Awaited<ReturnType<typeof foldersOfDocuments>>[number] & { to: Folder; toId: number }

async function confirmWider(context: Context, moves: readonly Moving[]): Promise<void> {
  const pathTo = ({ to, toId }: Moving) => [...to.path, toId]
  const pathFrom = ({ path, folderId }: Moving) => [...path, folderId]
  const barriers = await barriersOf(
    context,
    moves.flatMap((one) => [...pathTo(one), ...pathFrom(one)]),
  )
  const on = (path: readonly number[]) => barriers.filter(({ id }) => path.includes(id))
  const wider = moves.filter((one) => isWider(on(pathFrom(one)), on(pathTo(one))))
  if (wider.length === 0) return
  const what = counted(wider.length, 'documento', 'documentos')
  requireConfirmed(context, [`Con este cambio más personas leen ${what}`])
}

async function write({ tx, session, now }: Context, moves: readonly Moving[]): Promise<void> {
  if (moves.length === 0) return
  await sql`update document set folder_id = moved.folder, version = document.version + 1,
      updated_login_id = ${session.loginId}, updated_at = ${now.toISOString()}::timestamptz
    from ${bulk(moves, 'moved', {
      id: ['bigint', ({ id }) => id],
      folder: ['bigint', ({ toId }) => toId],
    })} where document.company_id = app.current_company() and document.id = moved.id`.execute(tx)
}
