import type { ISODate } from '#chile/dates.ts'
import type { LegalKind } from '#modules/papers/documents/model/catalogs.ts'
import { documentFiles, issueMade } from '#modules/papers/documents/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { requireAct } from '#platform/server/records/states.ts'
import { sql } from '#platform/server/sql/db.ts'
import { newKey } from '#platform/server/storage/storage.ts'
import { type SignatureOrder, SignatureState } from '../model/catalogs.ts'
import { type PaperSource, paperStates, toRecall, toSend } from '../model/sent-paper.ts'
import { cancelSignatureRequest } from './ending.service.ts'
import { createSignatureRequests } from './send.service.ts'

/** A paper that a module printed, with the thing that it is of and the person who signs it. */
export type PaperToSend = {
  readonly source: PaperSource
  readonly sourceId: number
  readonly userId: number
  readonly userContractId: number
  readonly legalKind: LegalKind
  readonly name: string
  readonly pdf: Uint8Array
  /** Who signs first, or alone; otherwise as its legal kind says. */
  readonly order?: SignatureOrder
  /** Who signs for the company where the thing itself says it; otherwise the representative. */
  readonly employerId?: number
}

/**
 * Makes a printed paper a document in the digital folder of its person, and sends it to sign. The
 * right to send is asked here, over the person; who calls has locked the thing, and asked whether
 * it has a paper. What was sent before and is not signed any more is cancelled and replaced.
 */
export async function sendPaper(context: Context, paper: PaperToSend): Promise<void> {
  const { source, sourceId, order = null, employerId = null } = paper
  const last = await lastPaper(context, source, sourceId)
  requireAct(paperStates, 'send', toSend(last))
  if (last?.state === 'SENT') {
    const { id, version } = last
    await cancelSignatureRequest(context, { id, version, reason: AGAIN })
  }
  if (last) await documentFiles.replaceIssued(context, [last.documentId], AGAIN)
  await createSignatureRequests(context, {
    documents: [{ id: await keep(context, paper) }],
    order,
    employerId,
    isNamed: employerId !== null,
  })
}

const AGAIN = 'Se envió de nuevo a firma'

/** The name of a document has so many letters at most. */
const MOST_LETTERS = 120

/** Stores a paper as a document, with what it is of. */
async function keep(context: Context, paper: PaperToSend): Promise<number> {
  const { services, session, now } = context
  const { source, sourceId, userId, userContractId, legalKind, name, pdf } = paper
  const key = newKey(session.companyId, now.getUTCFullYear())
  const made = await issueMade(
    { ...context, storage: services.storage },
    await documentFiles.placeOf(context, legalKind),
    [{ userId, userContractId, name: name.slice(0, MOST_LETTERS), pdf, pages: null, key }],
  )
  const documentId = made.get(userContractId) ?? 0
  await context.tx
    .insertInto('sentPaper')
    .values({ documentId, source, sourceId, createdAt: now.toISOString() })
    .execute()
  return documentId
}

/** Takes back the paper of a thing that waits for its signatures. */
export async function recallPaper(
  context: Context,
  { source, sourceId }: { source: PaperSource; sourceId: number },
): Promise<void> {
  const last = await lastPaper(context, source, sourceId)
  requireAct(paperStates, 'recall', toRecall(last))
  if (!last) return
  const { id, version, documentId } = last
  const reason = 'Se anuló donde se había enviado'
  await cancelSignatureRequest(context, { id, version, reason })
  await documentFiles.replaceIssued(context, [documentId], reason)
}

/** The last paper of a thing that was sent. */
const lastPaper = ({ tx }: Context, source: PaperSource, sourceId: number) =>
  tx
    .selectFrom('sentPaper as paper')
    .innerJoin('signatureRequest as request', 'request.documentId', 'paper.documentId')
    .select(['paper.documentId', 'paper.isStale'])
    .select(['request.id', 'request.version', 'request.state'])
    .where('paper.source', '=', source)
    .where('paper.sourceId', '=', sourceId)
    .orderBy('paper.documentId', 'desc')
    .orderBy('request.id', 'desc')
    .executeTakeFirst()

/** The state of the last paper of a thing. */
export type PaperSignature = {
  id: number
  state: SignatureState
  /** Whether the thing changed after it was printed. */
  isStale: boolean
  /** The day of the last signature. */
  signedOn: ISODate | null
}

export const PaperSignatureType = objectFrom<PaperSignature>('PaperSignature', {
  id: of.id('signatureRequest'),
  state: of.choice(SignatureState),
  isStale: of.flag,
  signedOn: of.maybe(of.date),
})

/** The signing of the last paper of the thing of a statement, by the column of its id. */
export const paperSignature = (source: PaperSource, sourceId: string) =>
  sql<PaperSignature | null>`(select jsonb_build_object('id', request.id,
      'state', request.state, 'isStale', paper.is_stale,
      'signedOn', (select (max(signer.acted_at) at time zone 'America/Santiago')::date
        from signature_signer signer where signer.company_id = app.current_company()
          and signer.request_id = request.id
          and request.state in ('SEALING', 'SEAL_FAILED', 'COMPLETED')))
    from sent_paper paper
    join signature_request request on request.company_id = app.current_company()
      and request.document_id = paper.document_id
    where paper.company_id = app.current_company() and paper.source = ${source}
      and paper.source_id = ${sql.ref(sourceId)}
    order by paper.document_id desc, request.id desc limit 1)`
