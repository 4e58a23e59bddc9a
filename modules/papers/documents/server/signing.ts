import type { CompanyNow } from '#platform/server/context.ts'
import { conflict, notFound } from '#platform/server/errors.ts'
import { requireAct, requireReason } from '#platform/server/records/states.ts'
import { sql } from '#platform/server/sql/db.ts'
import { keyOf, type Storage } from '#platform/server/storage/storage.ts'
import { weightOf } from '#platform/server/storage/weigh.ts'
import { documentStates } from '../model/states.ts'
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
  readonly fileId: number
  readonly mediaType: string
}

/** Work of the signing, with where files lie. */
export type SigningWork = CompanyNow & { readonly storage: Storage }

/** A document locked with its last file; rights are asked by who calls. */
export async function lockedSignable({ tx }: CompanyNow, id: number): Promise<Signable> {
  const row = await tx
    .selectFrom('document')
    .select(['id', 'typeId', 'userId', 'userContractId', 'name', 'state', 'currentNo'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
  const file = await tx
    .selectFrom('documentVersion as current')
    .innerJoin('file', 'file.id', 'current.fileId')
    .select(['current.sha256', 'current.fileId', 'file.mediaType'])
    .where('current.documentId', '=', id)
    .where('current.no', '=', row.currentNo)
    .executeTakeFirstOrThrow()
  return { ...row, ...file }
}

/** Sends a document to sign: from now on nobody changes it. Answers what is signed. */
export async function sendToSign(work: CompanyNow, id: number): Promise<Signable> {
  const document = await lockedSignable(work, id)
  requireAct(documentStates, 'send', { state: document.state, relations: ['other'] })
  if (document.mediaType !== 'application/pdf') throw conflict('Solo se firma un PDF')
  await become(work, id, 'PENDING_SIGNATURE', null)
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
      name: `${document.name.replace(/[/\\]/g, '-')}.pdf`,
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
  await become(work, id, 'SIGNED', null)
  return { no, fileId, sha256 }
}

/** Ends the signing of a document without its signatures: rejected, expired, or cancelled. */
export async function endSigning(
  work: CompanyNow,
  { id, act, reason }: { id: number; act: 'reject' | 'expire' | 'cancel'; reason: string | null },
): Promise<void> {
  const { state } = await lockedSignable(work, id)
  requireAct(documentStates, act, { state, relations: ['other'] })
  requireReason(documentStates, act, reason)
  const { to } = documentStates.acts[act]
  await become(work, id, to ?? 'ISSUED', reason)
}

const become = (
  { tx, session, now }: CompanyNow,
  id: number,
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
    .where('id', '=', id)
    .execute()
