import type { Context } from '#platform/server/context.ts'
import { invalid, requireConfirmed } from '#platform/server/errors.ts'
import { stepsOf } from '#platform/server/records/states.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { actOfCode, type DocumentAct, documentStates } from '../model/states.ts'
import { keptUntil } from '../model/retention-term.ts'
import { documentById, keptFacts, versionsOf } from './documents.queries.ts'
import { barriersOf, isWider } from './folders.service.ts'
import { documentLink } from './opening.ts'
import { requireNotHeld } from './void-refusals.ts'
import { addUpload, requireSubject, requireType, writableFolder } from './writing.ts'

export const documentSteps = stepsOf(documentStates, {
  table: 'document',
  state: 'state',
  reason: 'reason',
  steps: 'documentStep',
  of: 'documentId',
})

const nobody = { relations: ['other'] } as const

export type NewDocument = {
  folderId: number
  typeId: number
  userId: number | null
  userContractId: number | null
  name: string
  fileId: number | null
  expiresOn: string | null
  draft: boolean
}

/** Puts an uploaded file into a folder as a document, of the company or of one person. */
export async function createDocument(context: Context, input: NewDocument) {
  const { fileId, draft, folderId, ...values } = input
  const folder = await writableFolder(context, folderId)
  if (fileId === null) throw invalid('fileId', 'Adjunte el archivo')
  if (folder.kind === 'PERSON' && input.userId === null) {
    throw invalid('userId', 'Elija de quién es')
  }
  if (folder.kind === 'COMPANY' && input.userId !== null) {
    throw invalid('userId', 'En una carpeta de la empresa no hay documentos de una persona')
  }
  await requireSubject(context, input)
  await requireType(context, input.typeId)
  const { id } = await context.tx
    .insertInto('document')
    .values({
      ...values,
      folderId,
      folderKind: folder.kind,
      state: draft ? 'DRAFT' : 'ISSUED',
      creatorLoginId: context.session.loginId,
      createdAt: context.now.toISOString(),
      updatedAt: context.now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addUpload(context, { documentId: id, no: 1, fileId, origin: 'UPLOADED' }, folderId)
  return written(context, id)
}

/**
 * A document after it was written: its writer may not read it, as who puts a document of their own
 * into a folder that its person does not read.
 */
async function written(context: Context, id: number) {
  const { version } = await documentSteps.locked(context, id)
  return { id, version }
}
export type WrittenDocument = Awaited<ReturnType<typeof written>>

type Corrected = {
  id: number
  version: number
  name: string
  folderId: number
  typeId: number
  expiresOn: string | null
  fileId: number | null
}

/** Corrects a document that nobody signs or signed; another file is another version of it. */
export async function updateDocument(context: Context, input: Corrected): Promise<WrittenDocument> {
  const { id, version, fileId, folderId, ...values } = input
  const { row, from } = await reached(context, id)
  documentSteps.check('edit', from, { version })
  const folder = await writableFolder(context, folderId)
  if (folder.kind !== row.kind) throw invalid('folderId', 'Esa carpeta es de otra clase')
  if (row.typeId !== values.typeId) await requireType(context, values.typeId)
  const moved = folderId === row.folderId ? undefined : await folderOf(context, row.folderId)
  if (moved) {
    const before = await barriersOf(context, moved)
    const after = await barriersOf(context, [...folder.path, folderId])
    if (isWider(before, after)) {
      requireConfirmed(context, [`En «${folder.name}» lo leen más personas que donde está`])
    }
  }
  const currentNo = row.currentNo + (fileId === null ? 0 : 1)
  await documentSteps.act(context, 'edit', from, {
    version,
    set: { ...values, folderId, currentNo, ...touched(context) },
  })
  if (fileId !== null) {
    const added = { documentId: id, no: currentNo, fileId, origin: 'UPLOADED' as const }
    await addUpload(context, added, folderId)
  }
  return written(context, id)
}

async function folderOf({ tx }: Context, id: number): Promise<number[]> {
  const { path } = await tx
    .selectFrom('documentFolder')
    .select('path')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return [...path, id]
}

/** Issues, replaces or voids a document, as its state allows. */
export async function changeDocumentState(
  context: Context,
  input: { id: number; version: number; act: DocumentAct; reason: string | null },
): Promise<WrittenDocument> {
  const { id, version, act, reason } = input
  const { from } = await reached(context, id)
  if (act === 'VOID') await requireNotHeld(context, id)
  await documentSteps.act(context, actOfCode[act], from, {
    version,
    reason,
    set: touched(context),
  })
  return written(context, id)
}

/** Removes a draft with its files. */
export async function deleteDocument(context: Context, input: { id: number; version: number }) {
  const { id, version } = input
  const { from } = await reached(context, id)
  documentSteps.check('remove', from, { version })
  const { tx, now } = context
  const files = await tx
    .selectFrom('documentVersion')
    .select('fileId')
    .where('documentId', '=', id)
    .execute()
  await tx.deleteFrom('document').where('id', '=', id).execute()
  await tx
    .updateTable('file')
    .set({ removedAt: now.toISOString() })
    .where('id', 'in', [0, ...files.map(({ fileId }) => fileId)])
    .execute()
  return { id, version }
}

/** A document that the actor reads, locked, and what its acts go out from. */
async function reached(context: Context, id: number) {
  await documentSteps.locked(context, id)
  const row = await documentById(context, id)
  return { row, from: { id, version: row.version, state: row.state, ...nobody } }
}

/** A document with its files, its states, and how long it is kept. */
export async function document(context: Context, { id }: { id: number }) {
  const row = await documentById(context, id)
  const [versions, steps] = [await versionsOf(context, id), await documentSteps.list(context, id)]
  const { type, ended } = await keptFacts(context, id)
  return { ...row, versions, steps, kept: keptUntil(type, ended) }
}
export type DocumentDetail = Awaited<ReturnType<typeof document>>

/** A link to a file of a document that the actor reads: its last one, or that of a number. */
export async function openDocument(
  context: Context,
  { id, no }: { id: number; no: number | null },
) {
  const { isOwn } = await documentById(context, id)
  // A person reads what they were given, and not what it was before.
  return documentLink(context, id, isOwn ? null : no)
}
