import { documentFiles, signing } from '#modules/papers/documents/server/index.ts'
import { notify, notifyAnswer } from '#modules/company/notices/server/index.ts'
import { people } from '#modules/company/identities/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { refuseStale, requireAct } from '#platform/server/records/states.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { sql } from '#platform/server/sql/db.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'
import { LEAST_REASON, type Rejecting, type Signing } from '../model/request.ts'
import { signatureStates, WHY } from '../model/states.ts'
import { consentSha256, hasConsented } from './consent.queries.ts'
import { addEvents } from './events.ts'
import { requireKey } from './key.service.ts'
import { requireSigner } from './oneself.ts'
import { personOfLogin } from './requester.ts'
import { keptRequests, requestById, signatureRequest, signersOf } from './requests.queries.ts'
import { sealRequest } from './seal.job.ts'
import { turnNotice } from './send.service.ts'

/** A request locked: whatever happens to it happens one after another. */
export const lockedRequest = ({ tx }: Pick<Context, 'tx'>, id: number) =>
  tx
    .selectFrom('signatureRequest as request')
    .selectAll('request')
    .where('request.id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)

/**
 * The turn of the person of the session on a request, locked: whoever does not sign it learns
 * nothing of it, and it is refused out of turn, twice, late, or of another file than was read.
 */
async function ownTurn(
  context: Context,
  { id, sha256 }: { id: number; sha256: string },
  act: 'sign' | 'reject',
) {
  const userId = await requireSigner(context)
  const request = await lockedRequest(context, id)
  const signers = await signersOf(context, id)
  const own = signers.find((one) => one.userId === userId)
  if (!own) throw notFound()
  if (own.state === 'SIGNED') throw conflict('Este documento ya fue firmado')
  requireAct(signatureStates, act, { state: request.state, relations: ['other'] })
  if (request.expiresAt <= context.now) throw conflict(LATE)
  if (own.state === 'WAITING') throw conflict('Aún no le corresponde firmar')
  if (own.state !== 'PENDING') throw notFound()
  const document = await signing.locked(context, request.documentId)
  if (sha256 !== request.sha256 || document.sha256 !== request.sha256) {
    throw conflict('El documento cambió: vuelva a abrirlo antes de firmarlo')
  }
  return { userId, request, signers, own, document }
}

const LATE = 'Venció el plazo para firmar este documento'

/** Who somebody is in the evidence of a signature. */
const identityOf = ({ tx }: Context, userId: number) =>
  people
    .all(tx)
    .select(['users.rut', nameIn('users.id').as('name')])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()

/**
 * Opens the file that is signed for one of its signers, and keeps that they opened it: nobody signs
 * what they have not opened. Whoever sends documents opens it among the documents.
 */
export async function openSigning(context: Context, { id }: { id: number }) {
  const { session, actor } = context
  const row = await requestById(context, id)
  const request = await lockedRequest(context, id)
  const isSigner = !session.acting && row.ownState !== null
  if (isSigner && request.state === 'SENT' && !(await hasOpened(context, id, actor.userId))) {
    const facts = { sha256: request.sha256 }
    await addEvents(context, [{ requestId: id, kind: 'VIEWED', userId: actor.userId, facts }])
  }
  return documentFiles.link(context, request.documentId, request.finalNo ?? request.documentNo)
}

/** Whether somebody opened the file of a request. */
async function hasOpened({ tx }: Context, requestId: number, userId: number | null) {
  const found = await tx
    .selectFrom('signatureEvent')
    .select('id')
    .where('requestId', '=', requestId)
    .where('kind', '=', 'VIEWED')
    .where('userId', '=', userId ?? 0)
    .executeTakeFirst()
  return found !== undefined
}

/** Signs a document with one's own key, in one's turn. After the last one it is sealed. */
export async function signDocument(context: Context, input: Signing) {
  const { id, read, signingKey } = input
  const { userId, request, signers, own, document } = await ownTurn(context, input, 'sign')
  if (!read) throw invalid('read', 'Marque que leyó el documento')
  if (!(await hasConsented(context, userId))) {
    throw conflict('Acepte antes firmar electrónicamente')
  }
  if (!(await hasOpened(context, id, userId))) throw conflict('Abra el documento antes de firmarlo')
  const { mail, since } = await requireKey(context, userId, signingKey)
  const { tx, now } = context
  const { rut, name } = await identityOf(context, userId)
  await tx
    .updateTable('signatureSigner')
    .set({ state: 'SIGNED', actedAt: now.toISOString() })
    .where('id', '=', own.id)
    .execute()
  const facts = {
    rut,
    name,
    role: own.role,
    sha256: request.sha256,
    consent: consentSha256,
    mail,
    // As the server sees it: what the browser says of itself is nobody's proof.
    ip: context.address,
    factors: ['sesión iniciada', `clave de firma puesta el ${since.toISOString()}`],
  }
  await addEvents(context, [{ requestId: id, kind: 'SIGNED', userId, facts }])
  const next = signers.find(({ ord }) => ord > own.ord)
  await tx
    .updateTable('signatureRequest')
    .set({
      ...(next ? {} : { state: 'SEALING' as const }),
      ...touched(context),
      version: request.version + 1,
    })
    .where('id', '=', id)
    .execute()
  if (next) {
    await tx
      .updateTable('signatureSigner')
      .set({ state: 'PENDING' })
      .where('id', '=', next.id)
      .execute()
    const turn = { id, userId: next.userId, name: document.name, key: `turn:${next.ord}` }
    await notify(context, [turnNotice(turn)])
  } else {
    const input = { requestId: id, at: now.toISOString() }
    await enqueue(context, sealRequest(undefined), input, { key: `signature:${id}` })
  }
  return signatureRequest(context, { id })
}

/** Rejects a signature in one's turn, with the reason: nobody else signs the document. */
export async function rejectSignature(context: Context, input: Rejecting) {
  const { id } = input
  const { userId, request, own, document } = await ownTurn(context, input, 'reject')
  const reason = input.reason?.trim() ?? ''
  if (reason.length < LEAST_REASON) {
    throw invalid('reason', WHY.reject)
  }
  const { tx, now } = context
  await tx
    .updateTable('signatureSigner')
    .set({ state: 'REJECTED', actedAt: now.toISOString(), reason })
    .where('id', '=', own.id)
    .execute()
  await endOthers(context, [id], 'CANCELLED')
  await tx
    .updateTable('signatureRequest')
    .set({ state: 'REJECTED', reason, ...touched(context), version: request.version + 1 })
    .where('id', '=', id)
    .execute()
  const { rut, name } = await identityOf(context, userId)
  const facts = { rut, name, role: own.role, sha256: request.sha256, reason }
  await addEvents(context, [{ requestId: id, kind: 'REJECTED', userId, facts }])
  await signing.endAll(context, [document.id], { act: 'reject', reason })
  const requester = await personOfLogin(context, request.creatorLoginId)
  if (requester !== null && requester !== userId) {
    await notifyAnswer(context, {
      userId: requester,
      key: `signature:${id}:rejected`,
      title: `${name} rechazó firmar «${document.name}»`,
      detail: reason,
      link: `/home/firma-digital/${publicId('signatureRequest', id)}`,
    })
  }
  return signatureRequest(context, { id })
}

/** Ends the turns of whoever has not signed yet. */
export const endOthers = (
  { tx }: Pick<Context, 'tx'>,
  requestIds: readonly number[],
  state: 'CANCELLED' | 'EXPIRED',
) =>
  tx
    .updateTable('signatureSigner')
    .set({ state })
    .where(sql<boolean>`request_id = any(${[...requestIds]}::bigint[])`)
    .where('state', 'in', ['WAITING', 'PENDING'])
    .execute()

/** Takes a request back: the document is issued again. */
export async function cancelSignatureRequest(
  context: Context,
  { id, version, reason }: { id: number; version: number; reason: string | null },
) {
  const { request, name } = await reachedToKeep(context, id)
  requireAct(signatureStates, 'cancel', { state: request.state, relations: ['other'] })
  refuseStale(version, request.version, { table: 'signatureRequest', key: { id } })
  if (!reason?.trim()) throw invalid('reason', WHY.cancel)
  const { tx, actor } = context
  await endOthers(context, [id], 'CANCELLED')
  await tx
    .updateTable('signatureRequest')
    .set({ state: 'CANCELLED', reason, ...touched(context), version: version + 1 })
    .where('id', '=', id)
    .execute()
  const facts = { sha256: request.sha256, reason, name }
  await addEvents(context, [{ requestId: id, kind: 'CANCELLED', userId: actor.userId, facts }])
  await signing.endAll(context, [request.documentId], { act: 'cancel', reason })
  return { id, version: version + 1 }
}

/** Reminds whoever has the turn, once a day. */
export async function remindSignature(context: Context, { id }: { id: number }) {
  const { request, name } = await reachedToKeep(context, id)
  requireAct(signatureStates, 'remind', { state: request.state, relations: ['other'] })
  const signers = await signersOf(context, id)
  const turn = signers.filter(({ state }) => state === 'PENDING')
  await notify(
    context,
    turn.map(({ userId }) => turnNotice({ id, userId, name, key: `reminder:${context.today}` })),
  )
  return { id, version: request.version }
}

/** A request locked by who keeps it: whoever only signs it cancels and reminds nothing. */
async function reachedToKeep(context: Context, id: number) {
  const { name } = await keptRequests(context)
    .select('document.name')
    .where('request.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  return { request: await lockedRequest(context, id), name }
}
