import { personWithin } from '#modules/people/sight/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { keepUpload } from '#platform/server/uploads/files.ts'
import { attachedTo, type UploadPolicy } from '#platform/server/uploads/policy.ts'
import type { FolderKind, VersionOrigin } from '../model/catalogs.ts'
import { folderById } from './folders.queries.ts'

/** What files of documents hang from until a document has them: their folder. */
export const RELATED_TYPE = 'document'

/** A folder in which the actor may put documents: of the company, or of their people. */
export async function writableFolder(context: Context, folderId: number) {
  const folder = await folderById(context, folderId)
  requireWritable(context, folder)
  return folder
}

/** Refuses who may not put documents in a folder that they open. */
export function requireWritable(context: Context, { kind }: { kind: FolderKind }): void {
  const may = context.can(kind === 'COMPANY' ? 'documents.create' : 'digitalFolder.create')
  if (!may) throw forbidden()
}

/** Files of documents, sent to a folder by who may put documents there. */
export const documentUploads: UploadPolicy = {
  relatedType: RELATED_TYPE,
  kinds: ['pdf', 'docx', 'xlsx', 'png', 'jpeg'],
  maxFiles: 1,
  authorize: attachedTo('documentFolder', writableFolder),
}

/** Whose document it is has to be within reach, and the contract theirs. */
export async function requireSubject(
  context: Context,
  { userId, userContractId }: { userId: number | null; userContractId: number | null },
): Promise<void> {
  if (userId === null) {
    if (userContractId !== null) throw invalid('userContractId', 'Elija la persona del contrato')
    return
  }
  const { tx, reach } = context
  const over = reach('digitalFolder.create')
  const person = await tx
    .selectFrom('users')
    .select('users.id')
    .where('users.id', '=', userId)
    .where(personWithin(over, 'users.id'))
    .executeTakeFirst()
  if (!person) throw notFound()
  if (userContractId === null) return
  const contract = await tx
    .selectFrom('userContract as contract')
    .select('contract.id')
    .where('contract.id', '=', userContractId)
    .where('contract.userId', '=', userId)
    .where('contract.status', '<>', 'DELETED')
    .executeTakeFirst()
  if (!contract) throw notFound()
}

/** A type that is in use. */
export async function requireType({ tx }: Context, id: number): Promise<void> {
  const type = await tx
    .selectFrom('documentType')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  if (type.status !== 'ACTIVE') throw invalid('typeId', 'Ese tipo está archivado')
}

type NewVersion = { documentId: number; no: number; fileId: number; origin: VersionOrigin }

/**
 * Makes an uploaded file a version of a document. Only who sent a file puts it into a document, and
 * into one: by the number of another's file nobody reads it.
 */
export async function addUpload(context: Context, version: NewVersion, folderId: number) {
  const { tx, session } = context
  const file = await tx
    .selectFrom('file')
    .select(['keptAs', 'size', sql<string>`encode(sha256, 'hex')`.as('sha256')])
    .where('id', '=', version.fileId)
    .where('relatedType', '=', RELATED_TYPE)
    .where('relatedId', '=', publicId('documentFolder', folderId))
    .where('loginId', '=', session.loginId)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  if (!file) throw notFound()
  const used = await tx
    .selectFrom('documentVersion')
    .select('id')
    .where('fileId', '=', version.fileId)
    .executeTakeFirst()
  if (used) throw conflict('Ese archivo ya es de otro documento: súbalo otra vez', 'fileId')
  await keepUpload(tx, file.keptAs, version.fileId)
  const { size, sha256 } = file
  await tx
    .insertInto('documentVersion')
    .values({ ...version, size, sha256, creatorLoginId: session.loginId })
    .execute()
}
