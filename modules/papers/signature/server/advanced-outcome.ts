import { actingNow } from '#modules/company/accounts/server/index.ts'
import { notify } from '#modules/company/notices/server/index.ts'
import {
  advancedOutcome,
  advancedProvider,
  advancedSignings,
  type AtProvider,
  type OutcomeWork,
  type SignedFile,
} from '#modules/papers/advanced-signature/server/index.ts'
import { revocationWords } from '#modules/papers/company-certificates/model/revocation.ts'
import { signing } from '#modules/papers/documents/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { withoutSession } from '#platform/server/without-session.ts'
import { conflict, UserError } from '#platform/server/errors.ts'
import { consentSha256 } from './consent.queries.ts'
import { keepRejection } from './ending.service.ts'
import { addEvents } from './events.ts'
import { endLate } from './reminders.ts'
import { signersOf } from './requests.queries.ts'
import { tellSigned } from './signables.ts'
import { nextOf, passOn, signingAs } from './sign.service.ts'
import { identityOf, personOfLogin } from './signer-identity.ts'
import { stalePapers } from './stale-papers.ts'
import { lockedRequest, type Turn } from './turns.ts'

/**
 * The turn of who went to sign, locked; nothing where the request waits for it no more: whatever
 * ended it has taken the signature back as well.
 */
async function turnAt(work: OutcomeWork, { requestId, signerId, userId }: AtProvider) {
  const request = await lockedRequest(work, requestId)
  const signers = await signersOf(work, requestId)
  const own = signers.find(({ id }) => id === signerId)
  if (request.state !== 'SENT' || own?.state !== 'PENDING') return undefined
  const document = await signing.locked(work, request.documentId)
  const isStale = (await stalePapers(work, [document.id])).has(document.id)
  return { userId, request, signers, own, document, isStale }
}

/** Keeps a signature that was given at the provider, in the name of who gave it. */
async function signed(work: OutcomeWork, one: AtProvider, file: SignedFile): Promise<void> {
  const turn = await turnAt(work, one)
  if (!turn || turn.request.expiresAt <= work.now) return
  try {
    const context = await contextOf(work, one)
    await requireFit(context, turn)
    await keep(context, one, turn, file)
    await passOn(context, [turn])
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    await refuse(work, one, turn, error.message)
  }
}

/** @throws UserError where the paper, or the module of the paper, takes no signature any more */
async function requireFit(context: Context, turn: Turn & { isStale: boolean }): Promise<void> {
  const { document, request, isStale } = turn
  if (isStale || document.sha256 !== request.sha256) {
    throw conflict('Cambió lo que dice este documento')
  }
  if (nextOf(turn)) return
  const documentIds = [document.id]
  const unfit = await tellSigned(signingAs(context), { documentIds, signedOn: context.today })
  const refusal = unfit.get(document.id)
  if (refusal) throw refusal
}

async function keep(context: Context, one: AtProvider, turn: Turn, signedFile: SignedFile) {
  const { bytes, by, revocation } = signedFile
  const { tx, now, services } = context
  const { request, own, document, userId } = turn
  const { sha256: file, size: fileSize } = await advancedSignings.accept(
    { ...context, storage: services.storage },
    { id: one.id, requestId: request.id, bytes, by, name: `${document.name}.pdf` },
  )
  await tx
    .updateTable('signatureSigner')
    .set({ state: 'SIGNED', actedAt: now.toISOString() })
    .where('id', '=', own.id)
    .execute()
  const { rut, name } = await identityOf(context, userId)
  const facts = {
    rut,
    name,
    role: own.role,
    level: 'ADVANCED',
    sha256: request.sha256,
    consent: consentSha256,
    ip: one.address,
    factors: [
      `sesión iniciada, con la que fue a firmar el ${one.createdAt.toISOString()}`,
      `certificado de un prestador acreditado, con su RUT, usado en ${advancedProvider.offered()}`,
    ],
    certificate: by.subject,
    issuer: by.issuer,
    serial: by.serial,
    revocation: revocationWords(revocation),
    file,
    fileSize,
  }
  await addEvents(context, [{ requestId: request.id, kind: 'SIGNED', userId, facts }])
}

/** Whoever went to sign, with the rights that they have now. */
async function contextOf(work: OutcomeWork, { address, createdAt }: AtProvider): Promise<Context> {
  const { platform, session, services, log, traceId, now } = work
  const acting = await actingNow(work, now)
  const { actor, company } = acting
  return {
    ...acting,
    platform,
    services,
    log,
    traceId,
    address,
    asks: false,
    onBehalfOf: null,
    // Nobody has a session here: it is the one in which they went to sign.
    principal: {
      ...withoutSession(createdAt),
      loginId: session.loginId ?? 0,
      username: '',
      actor,
      company,
      tenant: session,
      signedInAt: createdAt,
    },
  }
}

/** Keeps why what came back was not taken, and tells who sent it: the turn stays. */
async function refuse(work: OutcomeWork, one: AtProvider, turn: Turn, why: string): Promise<void> {
  const { request, document, userId } = turn
  const { id } = request
  await advancedSignings.end(work, one.id, { state: 'REFUSED', problem: why })
  const facts = { sha256: request.sha256, why }
  await addEvents(work, [{ requestId: id, kind: 'UNACCEPTED', userId, facts }])
  const { name } = await identityOf(work, userId)
  const requester = await personOfLogin(work, request.creatorLoginId)
  const told = {
    kind: 'ANSWER',
    key: `signature:${id}:unaccepted:${one.id}`,
    detail: why,
    link: `/home/firma-digital/${publicId('signatureRequest', id)}`,
    shown: true,
    mail: 'NOW',
  } as const
  const own = `No se aceptó su firma de «${document.name}»: fírmelo de nuevo`
  await notify(work, [
    { ...told, userId, title: own },
    ...(requester === null || requester === userId
      ? []
      : [{ ...told, userId: requester, title: `No se aceptó la firma de ${name}` }]),
  ])
}

advancedOutcome.by('signature', {
  signed,
  refused: async (work, one, why) => {
    const turn = await turnAt(work, one)
    if (turn) await refuse(work, one, turn, why)
  },
  rejected: async (work, one, said) => {
    const turn = await turnAt(work, one)
    if (!turn) return
    const reason = said ? `En el prestador: ${said}` : 'Rechazó la firma en el prestador'
    await advancedSignings.end(work, one.id, { state: 'REJECTED', problem: reason })
    await keepRejection(work, turn, reason)
  },
  expired: async (work, one) => {
    const turn = await turnAt(work, one)
    if (!turn) return
    const problem = 'Venció en el prestador'
    await advancedSignings.end(work, one.id, { state: 'EXPIRED', problem })
    await endLate(work, [turn.request])
  },
})
