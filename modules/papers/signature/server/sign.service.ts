import { counted } from '#chile/counts.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, invalid, type UserError } from '#platform/server/errors.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { sql } from '#platform/server/sql/db.ts'
import { MOST_TO_SIGN, type Signing, type SigningMany } from '../model/request.ts'
import { consentSha256, hasConsented } from './consent.queries.ts'
import { addEvents } from './events.ts'
import { requireKey } from './key.service.ts'
import { openedBy } from './opening.service.ts'
import { signatureRequest } from './requests.queries.ts'
import { sealRequest } from './seal.job.ts'
import { tellSigned } from './signables.ts'
import { identityOf } from './signer-identity.ts'
import { giveTurns } from './turn-passing.ts'
import { ownTurns, type Turn } from './turns.ts'

/** Signs a document with one's own key, in one's turn. After the last one it is sealed. */
export async function signDocument(context: Context, input: Signing) {
  const { id } = input
  const refused = await signAll(context, { ...input, documents: [input], summary: false })
  const refusal = refused.get(id)
  if (refusal) throw refusal
  return signatureRequest(context, { id })
}

/**
 * Signs many documents with one key, each in its turn. One that is refused says why, and stops no
 * other; the consent and the key are asked of all.
 */
export async function signDocuments(
  context: Context,
  input: SigningMany & { documents: readonly { id: number; sha256: string }[] },
) {
  const documents = [...new Map(input.documents.map((one) => [one.id, one])).values()]
  if (documents.length === 0) throw invalid('documents', 'Elija al menos un documento')
  if (documents.length > MOST_TO_SIGN) {
    throw invalid('documents', `Firme a lo más ${MOST_TO_SIGN} documentos de una vez`)
  }
  const refused = await signAll(context, { ...input, documents })
  const rows = documents.map(({ id }) => ({ id, problem: refused.get(id)?.message ?? null }))
  return { signed: documents.length - refused.size, rows }
}
export type SignedMany = Awaited<ReturnType<typeof signDocuments>>

type All = SigningMany & { documents: readonly { id: number; sha256: string }[] }

/** Signs what may be signed of some documents; answers why of each other one. */
async function signAll(
  context: Context,
  { documents, read, summary, signingKey }: All,
): Promise<ReadonlyMap<number, UserError>> {
  const { userId, turns: all, refused: early } = await ownTurns(context, documents, 'sign')
  const refused = new Map(early)
  const turns = all.filter(({ request }) => {
    if (request.level === 'SIMPLE') return true
    refused.set(request.id, conflict('Se firma con firma avanzada: ábralo y fírmelo ahí'))
    return false
  })
  if (turns.length === 0) return refused
  if (!read) throw invalid('read', 'Marque que leyó el documento')
  if (!(await hasConsented(context, userId))) {
    throw conflict('Acepte antes firmar electrónicamente')
  }
  const ids = turns.map(({ request }) => request.id)
  const opened = await openedBy(context, ids, userId)
  const shown = turns.filter(({ request, own }) => {
    // Who signs for the company accepts many by their summary; one's own papers are all opened.
    if (opened.has(request.id) || (summary && own.role === 'EMPLOYER')) return true
    refused.set(request.id, conflict('Abra el documento antes de firmarlo'))
    return false
  })
  if (shown.length === 0) return refused
  const proof = await requireKey(context, userId, signingKey)
  const last = shown.filter((turn) => !nextOf(turn))
  const unfit = await tellSigned(signingAs(context), {
    documentIds: last.map(({ document }) => document.id),
    signedOn: context.today,
  })
  const signed = shown.filter(({ request, document }) => {
    const error = unfit.get(document.id)
    if (error) refused.set(request.id, error)
    return !error
  })
  await keepSignatures(context, signed, { ...proof, opened })
  await passOn(context, signed)
  return refused
}

/** Whoever signs answers no questions about what follows from the paper. */
export const signingAs = (context: Context): Context => ({ ...context, asks: false })

/** Who signs after this one. */
export const nextOf = ({ signers, own }: Turn) => signers.find(({ ord }) => ord > own.ord)

type Proof = { mail: string; since: Date; opened: ReadonlySet<number> }

/** Keeps the signatures with what proves them. */
async function keepSignatures(
  context: Context,
  turns: readonly Turn[],
  { mail, since, opened }: Proof,
): Promise<void> {
  const [first] = turns
  if (!first) return
  const { tx, now } = context
  const { userId } = first
  const { rut, name } = await identityOf(context, userId)
  await tx
    .updateTable('signatureSigner')
    .set({ state: 'SIGNED', actedAt: now.toISOString() })
    .where(sql<boolean>`id = any(${turns.map(({ own }) => own.id)}::bigint[])`)
    .execute()
  const factors = ['sesión iniciada', `clave de firma puesta el ${since.toISOString()}`]
  const bySummary = `aceptó el resumen de ${counted(turns.length, 'documento')}, sin abrir este`
  await addEvents(
    context,
    turns.map(({ request, own }) => ({
      requestId: request.id,
      kind: 'SIGNED',
      userId,
      facts: {
        rut,
        name,
        role: own.role,
        sha256: request.sha256,
        consent: consentSha256,
        mail,
        // As the server sees it: what the browser says of itself is nobody's proof.
        ip: context.address,
        factors: opened.has(request.id) ? factors : [...factors, bySummary],
      },
    })),
  )
}

/** Gives the turn to who signs next, and seals what has all of its signatures. */
export async function passOn(context: Context, turns: readonly Turn[]): Promise<void> {
  const { tx, now } = context
  const going = turns.flatMap((turn) => {
    const next = nextOf(turn)
    return next ? [{ ...turn, next }] : []
  })
  const done = turns.filter((turn) => !nextOf(turn))
  const idsOf = (some: readonly Turn[]) => some.map(({ request }) => request.id)
  const moved = { ...touched(context), version: sql<number>`version + 1` }
  await tx
    .updateTable('signatureRequest')
    .set(moved)
    .where(sql<boolean>`id = any(${idsOf(going)}::bigint[])`)
    .execute()
  await tx
    .updateTable('signatureRequest')
    .set({ state: 'SEALING', ...moved })
    .where(sql<boolean>`id = any(${idsOf(done)}::bigint[])`)
    .execute()
  await tx
    .updateTable('signatureSigner')
    .set({ state: 'PENDING' })
    .where(sql<boolean>`id = any(${going.map(({ next }) => next.id)}::bigint[])`)
    .execute()
  await giveTurns(
    context,
    going.map(({ request, document: { name }, next: signer }) => ({ request, name, signer })),
  )
  for (const id of idsOf(done)) {
    const input = { requestId: id, at: now.toISOString() }
    await enqueue(context, sealRequest(undefined), input, { key: `signature:${id}` })
  }
}
