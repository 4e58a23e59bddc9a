import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import type { FolderKind } from '../model/catalogs.ts'
import { folderOpen, readableDocuments } from './reading.ts'

export type FolderFilter = {
  folderId: number | null
  userId: number | null
  kind: FolderKind | null
}

const shown = (context: Context) =>
  context.tx
    .selectFrom('documentFolder as folder')
    .select(['folder.id', 'folder.parentId', 'folder.path', 'folder.name', 'folder.kind'])
    .select(['folder.access', 'folder.position', 'folder.version'])
    .select(
      sql<number[]>`coalesce((select array_agg(listed.profile_id order by listed.profile_id)
        from document_folder_reader listed where listed.company_id = app.current_company()
          and listed.folder_id = folder.id), '{}')`.as('profileIds'),
    )
    .where(folderOpen(context))

type Shown = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]

/**
 * The folders that the reader opens, each after the one that it stands in, with how many documents
 * in each they read: of the company, or of one person. `folderId` narrows to it and what is in it.
 */
export async function documentFolders(context: Context, filter: FolderFilter) {
  const { folderId, userId, kind } = filter
  const wanted = userId === null ? kind : 'PERSON'
  const folders = await shown(context)
    .where((eb) => equalTo(eb, { 'folder.kind': wanted }))
    .$if(folderId !== null, (query) =>
      query.where(sql<boolean>`(folder.id = ${folderId} or ${folderId} = any(folder.path))`),
    )
    .orderBy('folder.kind')
    .orderBy('folder.position')
    .orderBy(sql`lower(folder.name)`)
    .orderBy('folder.id')
    .execute()
  const counts = await readableDocuments(context)
    .where((eb) => equalTo(eb, { 'document.userId': userId }))
    .select(['document.folderId', sql<number>`count(*)::integer`.as('documents')])
    .groupBy('document.folderId')
    .execute()
  const countOf = new Map(counts.map(({ folderId: id, documents }) => [id, documents]))
  const seesReaders = context.can('documentFolders.update')
  return inTreeOrder(folders).map((folder) => ({
    ...folder,
    depth: folder.path.length,
    documents: countOf.get(folder.id) ?? 0,
    profileIds: seesReaders ? folder.profileIds : [],
  }))
}
export type FolderRow = Awaited<ReturnType<typeof documentFolders>>[number]

/** Each folder right after the one that it stands in; the order among brothers stays. */
function inTreeOrder(folders: readonly Shown[]): Shown[] {
  const known = new Set(folders.map(({ id }) => id))
  const above = ({ parentId }: Shown) => (parentId !== null && known.has(parentId) ? parentId : 0)
  const inside = Map.groupBy(folders, above)
  const from = (parent: number): Shown[] =>
    (inside.get(parent) ?? []).flatMap((folder) => [folder, ...from(folder.id)])
  return from(0)
}

/** Those of some folders that the reader opens, in one statement. */
export const foldersById = (context: Context, ids: readonly number[]) =>
  shown(context)
    .where(sql<boolean>`folder.id = any(${[...ids]}::bigint[])`)
    .execute()

/** One folder that the reader opens; any other is answered as not found. */
export async function folderById(context: Context, id: number): Promise<Shown> {
  return shown(context).where('folder.id', '=', id).executeTakeFirstOrThrow(notFound)
}
