import { notifyAnswer } from '#modules/company/notices/server/index.ts'
import { advancedSignings } from '#modules/papers/advanced-signature/server/index.ts'
import { signing } from '#modules/papers/documents/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import type { CompanyNow, Context } from '#platform/server/context.ts'
import { invalid, notFound, tooMany } from '#platform/server/errors.ts'
import { take } from '#platform/server/limits/limits.ts'
import { refuseStale, requireAct } from '#platform/server/records/states.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { sql } from '#platform/server/sql/db.ts'
import { LEAST_REASON, type Rejecting } from '../model/request.ts'
import { signatureStates, WHY } from '../model/states.ts'
import { addEvents } from './events.ts'
import { endLinksOf } from './external-links.ts'
import { keptRequests, signatureRequest, signersOf } from './requests.queries.ts'
import { fitOf, tellUnsigned, type Unsigned } from './signables.ts'
import { identityOf, personOfLogin } from './signer-identity.ts'
import { giveTurns } from './turn-passing.ts'
import { lockedRequest, ownTurn, type Turn } from './turns.ts'

/** Rejects a signature in one's turn, with the reason: nobody else signs the document. */
export async function rejectSignature(context: Context, input: Rejecting) {
  const { id } = input
  const { userId, request, own, document } = await ownTurn(context, input, 'reject')
  const reason = input.reason?.trim() ?? ''
  if (reason.length < LEAST_REASON) {
    throw invalid('reason', WHY.reject)
  }
  await keepRejection(context, { userId, request, own, document }, reason)
  return signatureRequest(context, { id })
}

type InTurn = Pick<Turn, 'userId' | 'request' | 'own' | 'document'>

/** Keeps that somebody rejected in their turn, and tells who sent it. */
export async function keepRejection(
  work: CompanyNow & { services: Pick<Context['services'], 'publicUrl'> },
  { userId, request, own, document }: InTurn,
  reason: string,
): Promise<void> {
  const { tx, now } = work
  const { id } = request
  await tx
    .updateTable('signatureSigner')
    .set({ state: 'REJECTED', actedAt: now.toISOString(), reason })
    .where('id', '=', own.id)
    .execute()
  await endOthers(work, [id], 'CANCELLED')
  await tx
    .updateTable('signatureRequest')
    .set({ state: 'REJECTED', reason, ...touched(work), version: request.version + 1 })
    .where('id', '=', id)
    .execute()
  const { rut, name } = await identityOf(work, userId)
  const facts = { rut, name, role: own.role, sha256: request.sha256, reason }
  await addEvents(work, [{ requestId: id, kind: 'REJECTED', userId, facts }])
  await endDocuments(work, { documentIds: [document.id], act: 'reject', reason })
  const requester = await personOfLogin(work, request.creatorLoginId)
  if (requester !== null && requester !== userId) {
    await notifyAnswer(work, {
      userId: requester,
      key: `signature:${id}:rejected`,
      title: `${name} rechazó firmar «${document.name}»`,
      detail: reason,
      link: `/home/firma-digital/${publicId('signatureRequest', id)}`,
    })
  }
}

/** Ends the turns of whoever has not signed yet, and their links. */
export async function endOthers(
  work: Pick<Context, 'tx' | 'now'>,
  requestIds: readonly number[],
  state: 'CANCELLED' | 'EXPIRED',
): Promise<void> {
  await endLinksOf(work, requestIds)
  await advancedSignings.cancelAll(work, requestIds)
  await work.tx
    .updateTable('signatureSigner')
    .set({ state })
    .where(sql<boolean>`request_id = any(${[...requestIds]}::bigint[])`)
    .where('state', 'in', ['WAITING', 'PENDING'])
    .execute()
}

/**
 * Ends the signing of documents, and tells their modules. What its module keeps waiting for
 * signatures goes on waiting, unless somebody said no.
 */
export async function endDocuments(work: CompanyNow, papers: Unsigned): Promise<void> {
  const { documentIds, act, reason } = papers
  const stay = act === 'reject' ? new Set() : await fitOf(work, documentIds)
  const ending = documentIds.filter((id) => !stay.has(id))
  if (ending.length > 0) await signing.endAll(work, ending, { act, reason })
  await tellUnsigned(work, papers)
}

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
  await endDocuments(context, { documentIds: [request.documentId], act: 'cancel', reason })
  return { id, version: version + 1 }
}

/** Reminds whoever has the turn, once a day; who has no account gets another link. */
export async function remindSignature(context: Context, { id }: { id: number }) {
  const { request, name } = await reachedToKeep(context, id)
  requireAct(signatureStates, 'remind', { state: request.state, relations: ['other'] })
  const signers = await signersOf(context, id)
  const turn = signers.filter(({ state }) => state === 'PENDING')
  if (turn.some(({ userId }) => userId === null)) await requireFewLinks(context, id)
  const key = `reminder:${context.today}`
  await giveTurns(
    context,
    turn.map((signer) => ({ request, name, signer, key })),
  )
  return { id, version: request.version }
}

/** Links that are mailed to somebody without an account in a day, besides the first one. */
const linksADay = { capacity: 5, seconds: 86_400 }

async function requireFewLinks({ services, session }: Context, id: number): Promise<void> {
  const bucket = `signature-link:${session.companyId}:${id}:reminders`
  const isFree = await services.db.withPlatform((tx) => take(tx, bucket, linksADay))
  if (!isFree) throw tooMany('Ya se enviaron cinco enlaces hoy: espere a mañana')
}

/** A request locked by who keeps it: whoever only signs it cancels and reminds nothing. */
export async function reachedToKeep(context: Context, id: number) {
  const { name } = await keptRequests(context)
    .select('document.name')
    .where('request.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  return { request: await lockedRequest(context, id), name }
}
