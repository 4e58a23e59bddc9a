import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type Signable, signing } from '#modules/papers/documents/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import type { SignatureLevel } from '#modules/papers/advanced-signature/model/catalogs.ts'
import type { SignatureOrder } from '../model/catalogs.ts'
import { requireLevel, requireRuts } from './levels.service.ts'
import { DAYS_TO_SIGN, MOST_TO_SEND, type Third } from '../model/request.ts'
import { codeOf } from './code.ts'
import { addEvents } from './events.ts'
import { type Planned, type Refused, sendingPlan } from './sending-plan.ts'
import { prepareAll } from './signables.ts'
import { whyNotSignable } from './signed-file.ts'
import { requireThirds } from './thirds.ts'
import { type Given, giveTurns } from './turn-passing.ts'

type Sending = {
  documents: readonly { id: number }[]
  order: SignatureOrder | null
  employerId: number | null
  /** How people with an account sign it; with their keys unless it is said. */
  level?: SignatureLevel | null
  /** Whether the module of the paper says who signs for the company, and nobody chose it. */
  isNamed?: boolean
  /** Who signs besides, without an account: of one document. */
  thirds?: readonly Third[] | null
}

/**
 * Sends documents to their signatures: each to its person and, unless they sign alone, to whoever
 * signs for the company, in the order of its type or in that which was chosen. One that is refused
 * says why, and stops no other; of one alone the refusal is that of the whole.
 */
export async function createSignatureRequests(context: Context, input: Sending) {
  const ids = [...new Set(input.documents.map(({ id }) => id))]
  if (ids.length === 0) throw invalid('documents', 'Elija al menos un documento')
  if (ids.length > MOST_TO_SEND) {
    throw invalid('documents', `Envíe a lo más ${MOST_TO_SEND} documentos de una vez`)
  }
  const { order, employerId, isNamed = false } = input
  const level = requireLevel(input.level)
  const thirds = input.thirds ?? []
  await requireThirds(context, thirds, ids.length)
  const plan = await sendingPlan(context, ids, { order, employerId, isNamed, thirds })
  const unable = await requireRuts(context, level, plan.ready)
  const damaged = [...unable, ...(await unsound(context, plan.ready))]
  const refused = [...plan.refused, ...damaged]
  const [first] = refused
  if (first && ids.length === 1) throw first.error
  const unfit = new Set(damaged.map(({ id }) => id))
  const ready = plan.ready.filter(({ id }) => !unfit.has(id))
  await send(context, ready, { fit: plan.fit, level })
  return {
    sent: ready.length,
    problems: refused.map(({ id, name, error }) => ({ id, name, problem: error.message })),
  }
}
export type SentRequests = Awaited<ReturnType<typeof createSignatureRequests>>

type Again = Omit<Sending, 'documents'> & { documentId: number; replacesId: number }

/** Sends a corrected document in the place of the request that it replaces. */
export async function sendAgain(context: Context, again: Again): Promise<void> {
  const { documentId, replacesId } = again
  const { order, employerId } = again
  const level = requireLevel(again.level)
  const thirds = again.thirds ?? []
  await requireThirds(context, thirds, 1)
  const plan = await sendingPlan(context, [documentId], { order, employerId, thirds })
  const unable = await requireRuts(context, level, plan.ready)
  const [refused] = [...plan.refused, ...unable, ...(await unsound(context, plan.ready))]
  if (refused) throw refused.error
  await send(
    context,
    plan.ready.map((one) => ({ ...one, replacesId })),
    { fit: plan.fit, level },
  )
}

async function send(
  context: Context,
  planned: readonly (Planned & { replacesId?: number })[],
  { fit, level }: { fit: ReadonlySet<number>; level: SignatureLevel },
): Promise<void> {
  if (planned.length === 0) return
  const ids = planned.map(({ id }) => id)
  await prepareAll(context, ids)
  const signables = await signing.sendAll(context, ids, fit)
  const byDocument = new Map(planned.map((one) => [one.id, one]))
  const requests = await keepRequests(context, signables, { planned: byDocument, level })
  const made = requests.map((request) => ({
    ...request,
    plan: byDocument.get(request.documentId) ?? raise(),
  }))
  const first = await keepSigners(context, made)
  await addEvents(
    context,
    made.map(({ id, documentId, sha256, size, plan: { name, signers } }) => ({
      requestId: id,
      kind: 'SENT',
      userId: context.actor.userId,
      facts: {
        document: publicId('document', documentId),
        name,
        sha256,
        size,
        level,
        signers: signers.map(
          ({ role, userId, third }) =>
            `${role} ${userId === null ? (third?.rut ?? '') : publicId('user', userId)}`,
        ),
      },
    })),
  )
  const requestOf = new Map(made.map((request) => [request.id, request]))
  await giveTurns(
    context,
    first.flatMap((signer) => {
      const request = requestOf.get(signer.requestId)
      return request ? [{ request, name: request.plan.name, signer, key: 'turn' }] : []
    }),
  )
}

/** Keeps who signs some requests in their turn; answers who is first. */
async function keepSigners(
  { tx }: Context,
  made: readonly { id: number; plan: Planned }[],
): Promise<(Given['signer'] & { requestId: number })[]> {
  const rows = await tx
    .insertInto('signatureSigner')
    .values(
      made.flatMap(({ id, plan: { signers } }) =>
        signers.map(({ role, userId, third }, at) => ({
          requestId: id,
          ord: at + 1,
          role,
          userId,
          name: third?.name ?? null,
          rut: third?.rut ?? null,
          mail: third?.mail ?? null,
          capacity: third?.capacity ?? null,
          state: at === 0 ? ('PENDING' as const) : ('WAITING' as const),
        })),
      ),
    )
    .returning(['id', 'requestId', 'ord', 'userId', 'mail', 'name'])
    .execute()
  return rows.filter(({ ord }) => ord === 1)
}

function raise(): never {
  throw notFound()
}

/** Files after which nothing can be added are not sent: their evidence follows them. */
async function unsound(context: Context, planned: readonly Planned[]): Promise<Refused[]> {
  const { storage } = context.services
  const files = await signing.lockedAll(
    context,
    planned.map(({ id }) => id),
  )
  const found: Refused[] = []
  // One after another: a hundred files at once are too many for the memory of the server.
  for (const { id, name, storageKey } of files.values()) {
    const why = await whyNotSignable(await buffer(await storage.get(storageKey)))
    if (why) found.push({ id, name, error: conflict(`El PDF «${name}» ${why}`) })
  }
  return found
}

type Keeping = {
  planned: ReadonlyMap<number, Planned & { replacesId?: number }>
  level: SignatureLevel
}

/** Keeps a request for each document, with the code by which anybody verifies it. */
async function keepRequests(
  context: Context,
  documents: readonly Signable[],
  { planned, level }: Keeping,
) {
  const { tx, session, now } = context
  const expiresAt = new Date(now.getTime() + DAYS_TO_SIGN * 86_400_000).toISOString()
  const at = now.toISOString()
  return tx
    .insertInto('signatureRequest')
    .values(
      documents.map(({ id, currentNo, sha256, size }) => ({
        documentId: id,
        documentNo: currentNo,
        sha256,
        size,
        level,
        code: codeOf(session.companyId, randomBytes(16)),
        replacesId: planned.get(id)?.replacesId ?? null,
        sealBusinessId: planned.get(id)?.sealBusinessId ?? null,
        expiresAt,
        creatorLoginId: session.loginId,
        updatedLoginId: session.loginId,
        createdAt: at,
        updatedAt: at,
      })),
    )
    .returning(['id', 'documentId', 'sha256', 'size', 'expiresAt'])
    .execute()
}
