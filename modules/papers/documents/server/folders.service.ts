import { counted } from '#chile/counts.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, invalid, requireConfirmed } from '#platform/server/errors.ts'
import { refuseStale } from '#platform/server/records/states.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { FolderAccess, FolderKind } from '../model/catalogs.ts'
import { MOST_DEEP } from '../model/document.ts'
import { documentFolders, folderById, type FolderRow } from './folders.queries.ts'
import { readerProfiles } from './profiles.ts'

type Written = {
  name: string
  parentId: number | null
  access: FolderAccess
  profileIds: readonly number[]
  position: number | null
}

/**
 * Holds all folders of the company until the transaction ends: two moves at once would put each of
 * two folders inside of the other. What others changed meanwhile is read after it.
 */
const holdFolders = ({ tx }: Context) =>
  tx.selectFrom('documentFolder').select('id').orderBy('id').forUpdate().execute()

export async function createDocumentFolder(
  context: Context,
  { kind, ...written }: Written & { kind: FolderKind },
): Promise<FolderRow> {
  const { tx } = context
  await holdFolders(context)
  const path = await pathUnder(context, written.parentId, kind)
  await requireProfiles(context, written)
  const { name, parentId, access, position } = written
  await refuseSameName(context, { id: 0, kind, name, parentId })
  const { id } = await tx
    .insertInto('documentFolder')
    .values({ kind, name, parentId, access, path, position: position ?? 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeReaders(context, id, written)
  return oneFolder(context, id)
}

/**
 * Corrects a folder: its name, where it stands and who reads it. A change after which more people
 * read what is in it is confirmed first; who does not read a folder changes nothing of it.
 */
export async function updateDocumentFolder(
  context: Context,
  { id, version, ...written }: Written & { id: number; version: number },
): Promise<FolderRow> {
  const { tx } = context
  await holdFolders(context)
  const folder = await folderById(context, id)
  refuseStale(version, folder.version, { table: 'documentFolder', key: { id } })
  const { name, parentId, access, position } = written
  const path = await pathUnder(context, parentId, folder.kind, id)
  await requireProfiles(context, written)
  await requireRoom(context, id, path.length - folder.path.length)
  await refuseSameName(context, { id, kind: folder.kind, name, parentId })
  const before = await barriersOf(context, [...folder.path, id])
  await tx
    .updateTable('documentFolder')
    .set({ name, parentId, access, path, version: version + 1 })
    .$if(position !== null, (query) => query.set({ position: position ?? 0 }))
    .where('id', '=', id)
    .execute()
  await writeReaders(context, id, written)
  await movePaths(context, id, folder.path.length, path)
  const after = await barriersOf(context, [...path, id])
  if (isWider(before, after)) await confirmWider(context, id)
  return oneFolder(context, id)
}

const NOT_INSIDE = 'Una carpeta no puede estar dentro de sí misma'

/** Removes a folder in which nothing is, whoever reads it. */
export async function deleteDocumentFolder(context: Context, { id }: { id: number }) {
  const { tx } = context
  await holdFolders(context)
  const folder = await oneFolder(context, id)
  const { held } = await tx
    .selectNoFrom(
      sql<boolean>`exists (select from document where company_id = app.current_company()
          and folder_id = ${id})
        or exists (select from document_folder where company_id = app.current_company()
          and parent_id = ${id})`.as('held'),
    )
    .executeTakeFirstOrThrow()
  if (held) throw conflict('La carpeta no está vacía: mueva o elimine antes lo que tiene')
  await tx.deleteFrom('documentFolder').where('id', '=', id).execute()
  return folder
}

async function oneFolder(context: Context, id: number): Promise<FolderRow> {
  await folderById(context, id)
  const [folder] = await documentFolders(context, { folderId: id, userId: null, kind: null })
  if (!folder) throw new Error(`folder ${id} was read and is not listed`)
  return folder
}

/** The path under a folder, which has to be of the same kind and open to the actor. */
async function pathUnder(
  context: Context,
  parentId: number | null,
  kind: FolderKind,
  moved?: number,
) {
  if (parentId === null) return []
  const parent = await folderById(context, parentId)
  if (parent.kind !== kind) {
    throw invalid('parentId', 'Esa carpeta guarda documentos de otra clase')
  }
  const path = [...parent.path, parentId]
  if (moved !== undefined && path.includes(moved)) throw invalid('parentId', NOT_INSIDE)
  if (path.length >= MOST_DEEP) throw tooDeep()
  return path
}

const tooDeep = () => invalid('parentId', `No caben más de ${MOST_DEEP} carpetas, una en otra`)

/** The folders inside of one that moves have to find room too. */
async function requireRoom({ tx }: Context, id: number, deeper: number): Promise<void> {
  const { deepest } = await tx
    .selectFrom('documentFolder')
    .select(sql<number>`coalesce(max(cardinality(path)), 0)::integer`.as('deepest'))
    .where(sql<boolean>`${id} = any(path)`)
    .executeTakeFirstOrThrow()
  if (deepest + deeper >= MOST_DEEP) throw tooDeep()
}

/** The folders inside of one that moved have its new path above them. */
const movePaths = ({ tx }: Context, id: number, above: number, path: readonly number[]) =>
  sql`update document_folder set path = ${[...path]}::bigint[] || path[${above + 1}::integer:]
    where company_id = app.current_company() and ${id} = any(path)`.execute(tx)

type Named = { id: number; kind: FolderKind; name: string; parentId: number | null }

async function refuseSameName({ tx }: Context, { id, kind, name, parentId }: Named) {
  const same = await tx
    .selectFrom('documentFolder')
    .select('id')
    .where('id', '<>', id)
    .where('kind', '=', kind)
    .where(sql<boolean>`coalesce(parent_id, 0) = ${parentId ?? 0}`)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst()
  if (same) throw conflict('Ya existe una carpeta con ese nombre', 'name')
}

async function requireProfiles({ tx }: Context, { access, profileIds }: Written): Promise<void> {
  if (access !== 'PRIVATE') return
  if (profileIds.length === 0) throw invalid('profileIds', 'Elija qué perfiles la leen')
  const known = new Set((await readerProfiles.get()(tx)).map(({ id }) => id))
  if (!profileIds.every((id) => known.has(id))) throw invalid('profileIds', 'Ese perfil no existe')
}

async function writeReaders({ tx }: Context, folderId: number, { access, profileIds }: Written) {
  const wanted = access === 'PRIVATE' ? [...new Set(profileIds)] : []
  await tx
    .deleteFrom('documentFolderReader')
    .where('folderId', '=', folderId)
    .where(sql<boolean>`not profile_id = any(${wanted}::bigint[])`)
    .execute()
  if (wanted.length === 0) return
  await tx
    .insertInto('documentFolderReader')
    .values(wanted.map((profileId) => ({ folderId, profileId })))
    .onConflict((on) => on.doNothing())
    .execute()
}

type Barrier = { id: number; access: FolderAccess; profiles: readonly number[] }

/** The folders of a path that are not public, with the profiles that read each. */
export async function barriersOf(
  { tx }: Pick<Context, 'tx'>,
  path: readonly number[],
): Promise<readonly Barrier[]> {
  return tx
    .selectFrom('documentFolder as folder')
    .select(['folder.id', 'folder.access'])
    .select(
      sql<number[]>`coalesce((select array_agg(listed.profile_id)
        from document_folder_reader listed where listed.company_id = app.current_company()
          and listed.folder_id = folder.id), '{}')`.as('profiles'),
    )
    .where(sql<boolean>`folder.id = any(${[...path]}::bigint[])`)
    .where('folder.access', '<>', 'PUBLIC')
    .execute()
}

/** Whether one of the first barriers stops people who pass all of the second. */
export function isWider(before: readonly Barrier[], after: readonly Barrier[]): boolean {
  return before.some(
    (was) =>
      !after.some((now) =>
        was.access === 'PROTECTED'
          ? now.access === 'PROTECTED'
          : now.access === 'PRIVATE' && now.profiles.every((one) => was.profiles.includes(one)),
      ),
  )
}

async function confirmWider(context: Context, id: number): Promise<void> {
  const { count } = await context.tx
    .selectFrom('document')
    .innerJoin('documentFolder as folder', 'folder.id', 'document.folderId')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where(sql<boolean>`(folder.id = ${id} or ${id} = any(folder.path))`)
    .executeTakeFirstOrThrow()
  if (count > 0) {
    const what = counted(count, 'documento', 'documentos')
    requireConfirmed(context, [`Con este cambio más personas leen lo que hay aquí: ${what}`])
  }
}
