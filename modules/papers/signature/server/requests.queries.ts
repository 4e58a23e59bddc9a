import type { DocumentKind } from '#chile/identity-document.ts'
import { personWithin } from '#modules/people/sight/server/index.ts'
import { readableDocuments } from '#modules/papers/documents/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { of } from '#platform/server/graphql/object.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { fieldsOf, pageOfView, part, type RowOf, view } from '#platform/server/records/view.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { nameIn, personBehind } from '#platform/server/sql/person-names.ts'
import { contains } from '#platform/server/sql/search.ts'
import type { SignatureLevel } from '#modules/papers/advanced-signature/model/catalogs.ts'
import { advancedSignings } from '#modules/papers/advanced-signature/server/index.ts'
import { type SignatureBox, SignerRole, SignerState } from '../model/catalogs.ts'
import { SignatureRequest } from '../model/request.ts'

export type SignatureFilter = {
  box: SignatureBox | null
  search: string | null
  documentId: number | null
}
export const signatureSort = ['createdAt', 'expiresAt', 'documentName'] as const
export type SignatureSort = (typeof signatureSort)[number]

type Viewing = Pick<Context, 'tx' | 'actor' | 'session' | 'company' | 'can' | 'reach'>

/** Whether the `request` of a statement is one that the reader signs, in some states of theirs. */
const isMine = (userId: number | null, states: readonly SignerState[] = SignerState.values) =>
  sql<boolean>`exists (select from signature_signer mine
    where mine.company_id = app.current_company() and mine.request_id = request.id
      and mine.user_id = ${userId ?? 0} and mine.state = any(${[...states]}::text[]))`

/** The person of the session as a signer: nobody while acting in a simulation. */
const signerOf = ({ actor, session }: Pick<Viewing, 'actor' | 'session'>) =>
  session.acting ? null : actor.userId

const allRequests = ({ tx }: Viewing) =>
  tx
    .selectFrom('signatureRequest as request')
    .innerJoin('document', 'document.id', 'request.documentId')
    .innerJoin('documentType as type', 'type.id', 'document.typeId')

/** Whether a `request` is of a document that the reader reads, of somebody whose they keep. */
function isKept(context: Context) {
  if (!context.can('digitalSignature.update')) return sql<boolean>`false`
  const over = personWithin(context.reach('digitalSignature.update'), 'document.userId')
  const readable = readableDocuments(context).select('document.id').where(over)
  return sql<boolean>`request.document_id in ${readable}`
}

/** The requests that the reader sends, cancels and reminds of. */
export const keptRequests = (context: Context) => allRequests(context).where(isKept(context))

/** The requests that the reader keeps, and those that they sign. */
export const reachedRequests = (context: Context) =>
  allRequests(context).where(sql<boolean>`(${isMine(signerOf(context))} or ${isKept(context)})`)

/** What a list shows of a request. */
export const requestView = view({
  ...fieldsOf(SignatureRequest, 'request', [
    'id',
    'documentId',
    'state',
    'level',
    'sha256',
    'code',
  ]),
  ...fieldsOf(SignatureRequest, 'request', ['expiresAt', 'reason', 'createdAt', 'version']),
  documentName: part(of.text, sql<string>`document.name`),
  typeLabel: part(of.text, sql<string>`type.label`),
  folderId: part(of.id('documentFolder'), sql<number>`document.folder_id`),
  replacesId: part(of.maybe(of.id('signatureRequest')), sql<number | null>`request.replaces_id`),
  replacedById: part(
    of.maybe(of.id('signatureRequest')),
    sql<number | null>`(select next.id from signature_request next
      where next.company_id = app.current_company() and next.replaces_id = request.id)`,
  ),
  fullname: part(of.maybe(of.text), nameIn('document.userId')),
  requester: part(
    of.maybe(of.text),
    sql.raw<string | null>(personBehind('request.creator_login_id')),
  ),
  turn: part(
    of.maybe(of.text),
    sql<string | null>`(select coalesce(waiting.name, ${nameIn('waiting.userId')})
      from signature_signer waiting
      where waiting.company_id = app.current_company() and waiting.request_id = request.id
        and waiting.state = 'PENDING')`,
  ),
  signed: part(
    of.int,
    sql<number>`(select count(*) from signature_signer done
      where done.company_id = app.current_company() and done.request_id = request.id
        and done.state = 'SIGNED')::int`,
  ),
  signers: part(
    of.int,
    sql<number>`(select count(*) from signature_signer one
      where one.company_id = app.current_company() and one.request_id = request.id)::int`,
  ),
  ownRole: part<SignerRole | null>(
    of.maybe(of.choice(SignerRole)),
    ({ actor }) => sql<SignerRole | null>`(select mine.role from signature_signer mine
      where mine.company_id = app.current_company() and mine.request_id = request.id
        and mine.user_id = ${actor.userId ?? 0})`,
  ),
  opened: part<boolean>(
    of.flag,
    ({ actor }) => sql<boolean>`exists (select from signature_event seen
      where seen.company_id = app.current_company() and seen.request_id = request.id
        and seen.kind = 'VIEWED' and seen.user_id = ${actor.userId ?? 0})`,
  ),
  ownState: part<SignerState | null>(
    of.maybe(of.choice(SignerState)),
    ({ actor }) => sql<SignerState | null>`(select mine.state from signature_signer mine
      where mine.company_id = app.current_company() and mine.request_id = request.id
        and mine.user_id = ${actor.userId ?? 0})`,
  ),
})
export type RequestRow = RowOf<typeof requestView>

const statesOf = {
  SENT: ['SENT', 'SEALING', 'SEAL_FAILED'],
  COMPLETED: ['COMPLETED'],
  ENDED: ['REJECTED', 'EXPIRED', 'CANCELLED', 'REPLACED'],
} as const

/** Whether a request is in one of the lists of its reader. */
function inBox(context: Context, box: SignatureBox | null) {
  if (box === null) return sql<boolean>`true`
  if (box === 'TO_SIGN') {
    return sql<boolean>`(request.state = 'SENT' and ${isMine(signerOf(context), ['PENDING'])})`
  }
  return sql<boolean>`request.state = any(${[...statesOf[box]]}::text[])`
}

/** A page of the requests of a list. */
export function signatureRequests(
  context: Context,
  input: ListInput<SignatureFilter, SignatureSort>,
) {
  const { box, search, documentId } = input.filter
  const matching = reachedRequests(context)
    .where(inBox(context, box))
    .where((eb) => equalTo(eb, { 'request.documentId': documentId }))
    .$if(search !== null, (query) => query.where(contains(sql.ref('document.name'), search ?? '')))
  const by = {
    createdAt: sql`request.created_at`,
    expiresAt: sql`request.expires_at`,
    documentName: sql`app.plain(document.name)`,
  }
  return pageOfView(context, requestView, matching, { by, ties: ['request.id'] }, input)
}

/** One request within reach; any other is answered as not found. */
export const requestById = (context: Context, id: number): Promise<RequestRow> =>
  requestView
    .select(context, reachedRequests(context))
    .where('request.id', '=', id)
    .executeTakeFirstOrThrow(notFound)

/** Which of some documents are being signed here. */
export async function openRequests(
  { tx }: Pick<Context, 'tx'>,
  documentIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('signatureRequest')
    .select('documentId')
    .where(sql<boolean>`document_id = any(${[...documentIds]}::bigint[])`)
    .where('state', 'in', ['SENT', 'SEALING'])
    .execute()
  return new Set(rows.map(({ documentId }) => documentId))
}

/** How a `signer` of a `request` signs: who has no account does by a link, whatever is asked. */
export const levelOfSigner = sql<SignatureLevel>`case when signer.user_id is null then 'SIMPLE'
  else request.level end`

/** Who signs some requests, in their turn. */
export const signersOfAll = ({ tx }: Pick<Context, 'tx'>, requestIds: readonly number[]) =>
  tx
    .selectFrom('signatureSigner as signer')
    .innerJoin('signatureRequest as request', 'request.id', 'signer.requestId')
    .leftJoin('users', 'users.id', 'signer.userId')
    .select('signer.requestId')
    .select(levelOfSigner.as('level'))
    .select(['signer.id', 'signer.ord', 'signer.role', 'signer.userId', 'signer.state'])
    .select(['signer.actedAt', 'signer.reason', 'signer.mail', 'signer.capacity'])
    .select(sql<string>`coalesce(signer.rut, users.rut)`.as('rut'))
    .select(sql<DocumentKind>`coalesce(users.identification_type, 'RUT')`.as('identificationType'))
    .select(sql<string | null>`coalesce(signer.name, ${nameIn('signer.userId')})`.as('name'))
    .where(sql<boolean>`signer.request_id = any(${[...requestIds]}::bigint[])`)
    .orderBy('signer.requestId')
    .orderBy('signer.ord')
    .execute()

/** Who signs a request, in their turn. */
export const signersOf = (db: Pick<Context, 'tx'>, requestId: number) =>
  signersOfAll(db, [requestId])
export type SignerRow = Awaited<ReturnType<typeof signersOf>>[number]

/** What happened to a request, the first event first. */
export const eventsOf = ({ tx }: Pick<Context, 'tx'>, requestId: number) =>
  tx
    .selectFrom('signatureEvent as event')
    .select(['event.seq', 'event.kind', 'event.hash', 'event.createdAt as at', 'event.userId'])
    .select('event.payload')
    .select(
      // Who has no account is named by what they did.
      sql<string | null>`coalesce(${nameIn('event.userId')},
        case when event.kind in ('VIEWED', 'SIGNED', 'REJECTED')
          then event.payload::jsonb ->> 'name' end)`.as('author'),
    )
    .where('event.requestId', '=', requestId)
    .orderBy('event.seq')
    .execute()
export type EventRow = Awaited<ReturnType<typeof eventsOf>>[number]

/** What the reader went to sign at the provider last: its address is theirs alone. */
async function ownAdvanced(context: Context, signers: readonly SignerRow[]) {
  const userId = signerOf(context)
  const own = signers.find((one) => one.userId !== null && one.userId === userId)
  if (own?.level !== 'ADVANCED') return null
  return (await advancedSignings.lastOfSigner(context, own.id)) ?? null
}

/** A request with its signers and what happened. */
export async function signatureRequest(context: Context, { id }: { id: number }) {
  const row = await requestById(context, id)
  const signers = await signersOf(context, id)
  const events = await eventsOf(context, id)
  const advanced = await ownAdvanced(context, signers)
  return { ...row, signing: signers, events, advanced }
}
export type RequestDetail = Awaited<ReturnType<typeof signatureRequest>>
