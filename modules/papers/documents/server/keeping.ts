import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { requireAct, requireReason } from '#platform/server/records/states.ts'
import { sql } from '#platform/server/sql/db.ts'
import { keptFile } from '#platform/server/storage/papers.ts'
import { keyOf } from '#platform/server/storage/storage.ts'
import { type DocumentState, LegalKind, type VersionOrigin } from '../model/catalogs.ts'
import { documentStates } from '../model/states.ts'
import { tellChange } from './changes.ts'
import { correctDocument } from './correcting.service.ts'
import { usualOf } from '../model/usual.ts'
import { documentLink, pdfNamed } from './opening.ts'
import { become, lockedSignable } from './signing.ts'
import { RELATED_TYPE } from './writing.ts'

/** Where papers of contracts go in the digital folder of each person, and where all others. */
const folderOf = (legalKind: LegalKind): string =>
  legalKind === 'CONTRACT' || legalKind === 'ANNEX'
    ? 'Contratos y anexos'
    : 'Certificados y comprobantes'

type ContractPaper = {
  readonly userId: number
  /** Null of what is of no contract, as the certificate of a course. */
  readonly userContractId: number | null
  readonly legalKind: LegalKind
  readonly name: string
  /** The folder of people that it goes into, where it is not that of contracts. */
  readonly folder?: string
}

/**
 * Issues a paper that a module printed, in the digital folder of its person. Rights
 * are asked by who calls.
 */
async function issuePrinted(context: Context, paper: ContractPaper, pdf: Buffer): Promise<number> {
  const { session, now } = context
  const id = await newDocument(context, paper, 'ISSUED')
  const file = await keptFile(context, {
    name: pdfNamed(paper.name),
    body: pdf,
    mediaType: 'application/pdf',
    of: RELATED_TYPE,
    id: String(id),
    key: keyOf(session.companyId, now.getUTCFullYear(), `document:${id}:1`),
    authored: true,
  })
  await addVersion(context, { documentId: id, no: 1, fileId: file.fileId, origin: 'GENERATED' })
  return id
}

/**
 * Keeps a paper of a contract that was uploaded: signed, or as a draft. Who calls has asked for the
 * rights, and that the file was sent for this.
 */
async function keepUploaded(
  context: Context,
  paper: ContractPaper,
  { fileId, signed }: { fileId: number; signed: boolean },
): Promise<number> {
  const id = await newDocument(context, paper, signed ? 'SIGNED' : 'DRAFT')
  const origin = signed ? 'SCANNED' : 'UPLOADED'
  await addVersion(context, { documentId: id, no: 1, fileId, origin })
  return id
}

/** Issues drafts, which are locked: whoever reads their folder reads them. */
async function issueDrafts(context: Context, ids: readonly number[]): Promise<void> {
  await become(context, ids, 'ISSUED', null)
}

/** Of some issued documents says that another one replaces them; of the rest, nothing. */
async function replaceIssued(
  context: Context,
  ids: readonly number[],
  reason: string,
): Promise<void> {
  const rows = await context.tx
    .selectFrom('document')
    .select('id')
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .where('state', '=', 'ISSUED')
    .orderBy('id')
    .forUpdate()
    .execute()
  const issued = rows.map(({ id }) => id)
  if (issued.length > 0) await become(context, issued, 'REPLACED', reason)
}

/** Removes a draft with its files; any other document is kept by the database. */
async function removeDraft({ tx, now }: Context, id: number): Promise<void> {
  const files = await tx
    .selectFrom('documentVersion')
    .select('fileId')
    .where('documentId', '=', id)
    .execute()
  await tx.deleteFrom('document').where('id', '=', id).execute()
  await tx
    .updateTable('file')
    .set({ removedAt: now.toISOString() })
    .where(sql<boolean>`id = any(${files.map(({ fileId }) => fileId)}::bigint[])`)
    .execute()
}

/** Ends the signing of a document on paper: its scan is the next version. */
async function storeScanned(
  context: Context,
  { id, fileId }: { id: number; fileId: number },
): Promise<void> {
  const document = await lockedSignable(context, id)
  requireAct(documentStates, 'sign', { state: document.state, relations: ['other'] })
  const reason = 'Se firmó en papel'
  await tellChange(context, { documentId: id, change: 'SCANNED', reason })
  const no = document.currentNo + 1
  await addVersion(context, { documentId: id, no, fileId, origin: 'SCANNED' })
  await context.tx.updateTable('document').set({ currentNo: no }).where('id', '=', id).execute()
  await become(context, [id], 'SIGNED', null)
}

/** Voids a signed document, whose file stays. */
async function voidDocument(context: Context, id: number, reason: string): Promise<void> {
  const { state } = await lockedSignable(context, id)
  requireAct(documentStates, 'void', { state, relations: ['other'] })
  requireReason(documentStates, 'void', reason)
  await become(context, [id], 'VOID', reason)
}

async function newDocument(
  context: Context,
  paper: ContractPaper,
  state: DocumentState,
): Promise<number> {
  const { tx, session, now } = context
  const { legalKind, folder, ...values } = paper
  const { id } = await tx
    .insertInto('document')
    .values({
      ...values,
      ...(await placeOf(context, legalKind, folder)),
      folderKind: 'PERSON',
      state,
      creatorLoginId: session.loginId,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The folder and the type of printed papers, each made with the first of them. */
const placeOf = async (context: Context, legalKind: LegalKind, folder = folderOf(legalKind)) => ({
  folderId: await folderFor(context, folder),
  typeId: await typeOf(context, legalKind),
})

/** A folder of people by its name: made with the first of its papers, open to its person. */
async function folderFor({ tx }: Context, name: string): Promise<number> {
  const found = () =>
    tx
      .selectFrom('documentFolder')
      .select('id')
      .where('kind', '=', 'PERSON')
      .where('parentId', 'is', null)
      .where(sql<boolean>`lower(name) = lower(${name})`)
      .executeTakeFirst()
  const known = await found()
  if (known) return known.id
  await tx
    .insertInto('documentFolder')
    .values({ name, kind: 'PERSON', access: 'PUBLIC' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await found()
  if (!made) throw notFound()
  return made.id
}

/** The company's type for what the law calls a paper, in use if it has one; made with the first. */
async function typeOf({ tx }: Context, legalKind: LegalKind): Promise<number> {
  const usual = usualOf(legalKind)
  const found = () =>
    tx
      .selectFrom('documentType')
      .select('id')
      .where('legalKind', '=', legalKind)
      .orderBy(sql`status = 'ACTIVE'`, 'desc')
      .orderBy(sql`code = ${usual.code}`, 'desc')
      .orderBy('id')
      .executeTakeFirst()
  const known = await found()
  if (known) return known.id
  await tx
    .insertInto('documentType')
    .values({
      code: legalKind,
      label: LegalKind.label(legalKind),
      legalKind,
      sensitivity: usual.sensitivity,
      retention: usual.retention,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await found()
  if (!made) throw notFound()
  return made.id
}

type NewVersion = { documentId: number; no: number; fileId: number; origin: VersionOrigin }

async function addVersion({ tx, session }: Context, version: NewVersion): Promise<void> {
  const { size, sha256 } = await tx
    .selectFrom('file')
    .select(['size', sql<string>`encode(sha256, 'hex')`.as('sha256')])
    .where('id', '=', version.fileId)
    .executeTakeFirstOrThrow(notFound)
  await tx
    .insertInto('documentVersion')
    .values({ ...version, size, sha256, creatorLoginId: session.loginId })
    .execute()
}

/** The files of documents that other modules print, keep and read. */
export const documentFiles = {
  link: documentLink,
  placeOf,
  replaceIssued,
  pdfNamed,
  issuePrinted,
  keepUploaded,
  issueDrafts,
  removeDraft,
  storeScanned,
  correct: correctDocument,
  voidDocument,
}
