import { invalid, notFound } from '#platform/server/errors.ts'
import {
  type Change,
  type Importing,
  TOUCHED,
  type ToWrite,
} from '#platform/server/imports/importer.ts'
import { sql } from '#platform/server/sql/db.ts'
import { keyOf } from '#platform/server/storage/storage.ts'
import { weightOf } from '#platform/server/storage/weigh.ts'
import { pdfsOf } from '#platform/server/uploads/archive.ts'
import type { ArchivedValues } from '../model/archived-row.ts'
import { ownersOf, placeOf, whyNotThere } from './document-file.ts'
import { pdfNamed } from './opening.ts'
import { RELATED_TYPE } from './writing.ts'

type Row = ToWrite<ArchivedValues>

/** A row with its file and its person. */
type Kept = {
  readonly line: number
  readonly name: string
  readonly userId: number
  readonly content: Buffer
  readonly sha256: string
  /** Where it is stored: a file that is written again lies in the same place. */
  readonly key: string
}

/** Puts the files of an archive into the folder, each an issued document of its person. */
export async function applyArchived(
  importing: Importing,
  rows: readonly Row[],
): Promise<readonly (readonly Change[])[]> {
  const why = await whyNotThere(importing)
  if (why !== undefined) throw invalid('file', why)
  const kept = await filesOfRows(importing, rows)
  const { storage } = importing.file ?? {}
  await Promise.all(kept.map(({ key, content }) => storage?.put(key, content, 'application/pdf')))
  const ids = await documentsOf(importing, kept)
  await versionsOf(importing, kept, ids)
  return kept.map(({ name, sha256 }, at) => [
    { entity: 'document', id: ids[at] ?? 0, version: 1, before: null, after: { name, sha256 } },
  ])
}

async function filesOfRows(importing: Importing, rows: readonly Row[]): Promise<Kept[]> {
  const { file, session, now } = importing
  if (!file) throw notFound()
  const contents = new Map((await pdfsOf(await file.bytes())).map((one) => [one.sha256, one]))
  const owners = await ownersOf(
    importing,
    rows.map(({ values }) => values),
  )
  return rows.map(({ line, values: { rut = '', name = '', sha256 = '' } }) => {
    const userId = owners.get(rut)
    const found = contents.get(sha256)
    if (userId === undefined || !found || found.problem !== null) throw notFound()
    const key = keyOf(session.companyId, now.getUTCFullYear(), `import:${file.id}:${line}`)
    return { line, name, userId, content: found.content, sha256, key }
  })
}

async function documentsOf(importing: Importing, kept: readonly Kept[]): Promise<number[]> {
  const { tx, session, now } = importing
  const at = now.toISOString()
  const place = placeOf(importing)
  const made = await tx
    .insertInto('document')
    .values(
      kept.map(({ userId, name }) => ({
        ...place,
        folderKind: 'PERSON' as const,
        userId,
        name,
        state: 'ISSUED' as const,
        loaded: true,
        creatorLoginId: session.loginId,
        createdAt: at,
        updatedAt: at,
      })),
    )
    .returning('id')
    .execute()
  return made.map(({ id }) => id)
}

async function versionsOf(
  { tx, session }: Importing,
  kept: readonly Kept[],
  ids: readonly number[],
): Promise<void> {
  const weights = kept.map(({ content }) => weightOf(content))
  const files = await tx
    .insertInto('file')
    .values(
      kept.map(({ key, name }, at) => ({
        storageKey: key,
        name: pdfNamed(name),
        mediaType: 'application/pdf',
        size: weights[at]?.size ?? 0,
        sha256: weights[at]?.sha256 ?? Buffer.alloc(0),
        relatedType: RELATED_TYPE,
        relatedId: String(ids[at] ?? 0),
        keptAs: 'RECORD' as const,
        loginId: session.loginId,
      })),
    )
    .returning('id')
    .execute()
  await tx
    .insertInto('documentVersion')
    .values(
      kept.map(({ sha256 }, at) => ({
        documentId: ids[at] ?? 0,
        no: 1,
        fileId: files[at]?.id ?? 0,
        sha256,
        size: weights[at]?.size ?? 0,
        origin: 'UPLOADED' as const,
        creatorLoginId: session.loginId,
      })),
    )
    .execute()
}

/** Whether a document is as a file left it; one that is not stays, and refuses nothing. */
const isAsLeft = (row: { version: number; currentNo: number }, left: number): boolean => {
  const { version: now, currentNo } = row
  return now === left && currentNo === 1
}

/** Removes documents that are as the file left them and that their person did not open. */
export async function undoArchived(
  { tx, now }: Importing,
  changes: readonly Change[],
): Promise<readonly (string | undefined)[]> {
  const ids = changes.map(({ id }) => id)
  const rows = await tx
    .selectFrom('document')
    .select(['id', 'state', 'version', 'currentNo', 'openedAt'])
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const why = changes.map(({ id, version }) => {
    const row = byId.get(id)
    if (!row || !isAsLeft(row, version)) return TOUCHED
    if (row.state !== 'ISSUED') return 'Ya está en firma o firmado'
    return row.openedAt === null ? undefined : 'Su persona ya lo abrió'
  })
  const gone = ids.filter((_, at) => why[at] === undefined)
  const files = await tx
    .selectFrom('documentVersion')
    .select('fileId')
    .where(sql<boolean>`document_id = any(${gone}::bigint[])`)
    .execute()
  await tx
    .deleteFrom('document')
    .where(sql<boolean>`id = any(${gone}::bigint[])`)
    .execute()
  await tx
    .updateTable('file')
    .set({ removedAt: now.toISOString() })
    .where(sql<boolean>`id = any(${files.map(({ fileId }) => fileId)}::bigint[])`)
    .execute()
  return why
}
