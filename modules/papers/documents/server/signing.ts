import type { CompanyNow } from '#platform/server/context.ts'
import { conflict, notFound } from '#platform/server/errors.ts'
import { requireAct, requireReason } from '#platform/server/records/states.ts'
import { sql } from '#platform/server/sql/db.ts'
import { keyOf, type Storage } from '#platform/server/storage/storage.ts'
import { weightOf } from '#platform/server/storage/weigh.ts'
import { documentChange } from './changes.ts'
import { documentStates } from '../model/states.ts'
import { pdfNamed } from './opening.ts'
import { RELATED_TYPE } from './writing.ts'

/** A document on its way to signatures: the file that is signed, and whose it is. */
export type Signable = {
  readonly id: number
  readonly typeId: number
  readonly userId: number | null
  readonly userContractId: number | null
  readonly name: string
  readonly state: string
  readonly currentNo: number
  readonly sha256: string
  readonly size: number
  readonly fileId: number
  readonly storageKey: string
  readonly mediaType: string
}

/** Work of the signing, with where files lie. */
export type SigningWork = CompanyNow & { readonly storage: Storage }

/** Documents locked with their last files, by their ids; rights are asked by who calls. */
async function lockedSignables(
  { tx }: CompanyNow,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Signable>> {
  const rows = await tx
    .selectFrom('document')
    .select(['id', 'typeId', 'userId', 'userContractId', 'name', 'state', 'currentNo'])
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
  const files = await tx
    .selectFrom('documentVersion as current')
    .innerJoin('document', 'document.id', 'current.documentId')
    .innerJoin('file', 'file.id', 'current.fileId')
    .select(['document.id', 'current.sha256', 'current.size', 'current.fileId', 'file.mediaType'])
    .select('file.storageKey')
    .where(sql<boolean>`document.id = any(${[...ids]}::bigint[])`)
    .whereRef('current.no', '=', 'document.currentNo')
    .execute()
  const fileOf = new Map(files.map((file) => [file.id, file]))
  return new Map(
    rows.flatMap((row) => {
      const file = fileOf.get(row.id)
      return file ? [[row.id, { ...row, ...file }]] : []
    }),
  )
}

/** A document locked with its last file; rights are asked by who calls. */
export async function lockedSignable(work: CompanyNow, id: number): Promise<Signable> {
  const found = (await lockedSignables(work, [id])).get(id)
  if (!found) throw notFound()
  return found
}

/**
 * Refuses a document that is not sent to sign: only an issued PDF is, or one of a module that says
 * so, as what already waits for its signatures and goes on waiting.
 *
 * @throws UserError conflict
 */
export function requireSendable({ name, state, mediaType }: Signable, fit = false): void {
  if (!fit) {
    requireAct(documentStates, 'send', { state, relations: ['other'] })
  }
  if (mediaType !== 'application/pdf') {
    throw conflict(`Solo se firma un PDF, y «${name}» no lo es`)
  }
}

/**
 * Sends documents to sign: from now on nobody changes them. Answers what is signed, in the order of
 * the ids; those that wait for signatures already go on waiting.
 */
export async function sendAllToSign(
  work: CompanyNow,
  ids: readonly number[],
  fit: ReadonlySet<number> = new Set(),
): Promise<readonly Signable[]> {
  const found = await lockedSignables(work, ids)
  const documents = ids.map((id) => {
    const document = found.get(id)
    if (!document) throw notFound()
    requireSendable(document, fit.has(id))
    return document
  })
  const issued = documents.filter(({ state }) => state !== 'PENDING_SIGNATURE')
  if (issued.length > 0) {
    const these = issued.map(({ id }) => id)
    await become(work, these, 'PENDING_SIGNATURE', null)
  }
  return documents
}

/** Sends one document to sign. */
export async function sendToSign(work: CompanyNow, id: number): Promise<Signable> {
  const [document] = await sendAllToSign(work, [id])
  if (!document) throw notFound()
  return document
}

/**
 * Ends the signing of a document with the file that has all signatures, as its next version. The
 * same work done twice stores the same file under the same key.
 */
export async function storeSigned(
  work: SigningWork,
  { id, bytes, pages }: { id: number; bytes: Uint8Array; pages: number | null },
): Promise<{ no: number; fileId: number; sha256: string }> {
  const { tx, session, now, storage } = work
  const document = await lockedSignable(work, id)
  requireAct(documentStates, 'sign', { state: document.state, relations: ['other'] })
  const no = document.currentNo + 1
  const key = keyOf(session.companyId, now.getUTCFullYear(), `document:${id}:${no}`)
  const mediaType = 'application/pdf'
  await storage.put(key, bytes, mediaType)
  const weight = weightOf(bytes)
  const { id: fileId } = await tx
    .insertInto('file')
    .values({
      storageKey: key,
      name: pdfNamed(document.name),
      mediaType,
      ...weight,
      relatedType: RELATED_TYPE,
      relatedId: String(id),
      keptAs: 'RECORD',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sha256 = weight.sha256.toString('hex')
  await tx
    .insertInto('documentVersion')
    .values({
      documentId: id,
      no,
      fileId,
      sha256,
      size: weight.size,
      pages,
      origin: 'SIGNED',
      creatorLoginId: session.loginId,
    })
    .execute()
  await tx.updateTable('document').set({ currentNo: no }).where('id', '=', id).execute()
  await become(work, [id], 'SIGNED', null)
  return { no, fileId, sha256 }
}

type Ending = { act: 'reject' | 'expire' | 'cancel'; reason: string | null }

/** Ends the signing of documents without their signatures: rejected, expired, or cancelled. */
export async function endSignings(
  work: CompanyNow,
  ids: readonly number[],
  { act, reason }: Ending,
): Promise<void> {
  const found = await lockedSignables(work, ids)
  for (const { state } of found.values()) {
    requireAct(documentStates, act, { state, relations: ['other'] })
  }
  requireReason(documentStates, act, reason)
  const { to } = documentStates.acts[act]
  await become(work, ids, to ?? 'ISSUED', reason)
}

/** The same of one document. */
export const endSigning = (
  work: CompanyNow,
  { id, ...ending }: Ending & { id: number },
): Promise<void> => endSignings(work, [id], ending)

/** Writes the state of documents that are locked, whose act was asked for. */
export const become = (
  { tx, session, now }: CompanyNow,
  ids: readonly number[],
  state: string,
  reason: string | null,
) =>
  tx
    .updateTable('document')
    .set({
      state: documentStates.states.code(state),
      reason,
      version: sql<number>`version + 1`,
      updatedLoginId: session.loginId,
      updatedAt: now.toISOString(),
    })
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .execute()

/** How a document goes to its signatures and comes back. */
export const signing = {
  locked: lockedSignable,
  lockedAll: lockedSignables,
  requireSendable,
  send: sendToSign,
  sendAll: sendAllToSign,
  end: endSigning,
  endAll: endSignings,
  store: storeSigned,
  documentChange,
}
