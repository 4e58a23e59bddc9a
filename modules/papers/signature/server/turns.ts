import { type Signable, signing } from '#modules/papers/documents/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, notFound, UserError } from '#platform/server/errors.ts'
import { requireAct } from '#platform/server/records/states.ts'
import { sql } from '#platform/server/sql/db.ts'
import { signatureStates } from '../model/states.ts'
import { requireSigner } from './oneself.ts'
import { signersOfAll } from './requests.queries.ts'
import { stalePapers } from './stale-papers.ts'

/** Requests locked, in the order of their ids: what happens to each is one thing after another. */
export const lockedRequests = ({ tx }: Pick<Context, 'tx'>, ids: readonly number[]) =>
  tx
    .selectFrom('signatureRequest as request')
    .selectAll('request')
    .where(sql<boolean>`request.id = any(${[...ids]}::bigint[])`)
    .orderBy('request.id')
    .forUpdate()
    .execute()

/** A request locked: whatever happens to it happens one after another. */
export async function lockedRequest(db: Pick<Context, 'tx'>, id: number) {
  const [request] = await lockedRequests(db, [id])
  if (!request) throw notFound()
  return request
}

type Request = Awaited<ReturnType<typeof lockedRequest>>
type Signers = Awaited<ReturnType<typeof signersOfAll>>
type Seen = { id: number; sha256: string }

const LATE = 'Venció el plazo para firmar este documento'

type Found = { request: Request; signers: Signers; document: Signable; isStale: boolean }

/** The turn of a person on a request that was read: what refuses it is said here alone. */
function turnOf(
  context: Context,
  { userId, sha256, act }: { userId: number; sha256: string; act: 'sign' | 'reject' },
  { request, signers, document, isStale }: Found,
) {
  const own = signers.find((one) => one.userId === userId)
  if (!own) throw notFound()
  if (own.state === 'SIGNED') throw conflict('Este documento ya fue firmado')
  requireAct(signatureStates, act, { state: request.state, relations: ['other'] })
  if (request.expiresAt <= context.now) throw conflict(LATE)
  if (own.state === 'WAITING') throw conflict('Aún no le corresponde firmar')
  if (own.state !== 'PENDING') throw notFound()
  if (isStale && act === 'sign') {
    throw conflict('Cambió lo que dice este documento: espere el nuevo, o rechácelo')
  }
  if (sha256 !== request.sha256 || document.sha256 !== request.sha256) {
    throw conflict('El documento cambió: vuelva a abrirlo antes de firmarlo')
  }
  return { userId, request, signers, own, document }
}
export type Turn = ReturnType<typeof turnOf>

/**
 * The turns of the person of the session on some requests, locked: whoever does not sign one learns
 * nothing of it, and it is refused out of turn, twice, late, or of another file than was read. One
 * that is refused stops no other.
 */
export async function ownTurns(context: Context, seen: readonly Seen[], act: 'sign' | 'reject') {
  const userId = await requireSigner(context)
  const ids = seen.map(({ id }) => id)
  const requests = new Map((await lockedRequests(context, ids)).map((one) => [one.id, one]))
  const all = await signersOfAll(context, ids)
  const signers = Map.groupBy(all, ({ requestId }) => requestId)
  const documents = await signing.lockedAll(
    context,
    [...requests.values()].map(({ documentId }) => documentId),
  )
  const stale = await stalePapers(context, [...documents.keys()])
  const turns: Turn[] = []
  const refused = new Map<number, UserError>()
  for (const { id, sha256 } of seen) {
    const request = requests.get(id)
    const document = request && documents.get(request.documentId)
    try {
      if (!request || !document) throw notFound()
      const isStale = stale.has(document.id)
      const found = { request, document, signers: signers.get(id) ?? [], isStale }
      turns.push(turnOf(context, { userId, sha256, act }, found))
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      refused.set(id, error)
    }
  }
  return { userId, turns, refused }
}

/** The turn on one request. */
export async function ownTurn(context: Context, seen: Seen, act: 'sign' | 'reject'): Promise<Turn> {
  const { turns, refused } = await ownTurns(context, [seen], act)
  const [turn] = turns
  if (turn) return turn
  throw refused.get(seen.id) ?? notFound()
}
