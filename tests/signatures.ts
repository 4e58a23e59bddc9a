import { reminderTask } from '#modules/administration/inbox/server/index.ts'
import { createPrinter } from '#platform/server/pdf/render.ts'
import { definePdf } from '#platform/server/pdf/template.ts'
import type { startApi } from './api.ts'
import { documentsOf } from './documents.ts'
import type { Username } from './world.ts'

const outcome = 'status message error { kind message field traceId }'

type Started = Awaited<ReturnType<typeof startApi>>
export type Signing = {
  id: string
  documentId: string
  replacesId?: string | null
  replacedById?: string | null
  state: string
  sha256: string
  code: string
  version: number
  ownState: string | null
  turn: string | null
  reason: string | null
  level: string
  advanced: { state: string; url: string | null; problem: string | null } | null
  signing: { role: string; name: string; state: string; userId: string; level: string }[]
  events: { seq: number; kind: string; author: string | null; hash: string }[]
}
type Own = {
  textSha256: string
  accepts: boolean
  hasKey: boolean
  whyNot: string | null
  mail: string
}

const DETAIL = `id documentId replacesId replacedById state sha256 code version ownState turn reason
  level advanced { state url problem } signing { role name state userId level }
  events { seq kind author hash }`
const OWN = 'textSha256 accepts hasKey whyNot mail'

const page = definePdf<{ title: string }>(
  'test-document',
  '#set page(paper: "us-letter")\n#text(data.title)',
)

/** A PDF as programs print them, to which pages can be added. */
export async function printedPdf(title: string): Promise<Buffer> {
  const printer = createPrinter()
  return printer.render(page, { title }).finally(printer.close)
}

/** The key with which people of tests sign. */
export const testKey = 'firma2026'

/** What people do with signatures, each by its operation. */
function actsOf({ api }: Started) {
  const asked = (operation: string, input: string | null, fields: string) =>
    input === null
      ? `mutation { ${operation} { ${outcome} data { ${fields} } } }`
      : `mutation ($input: ${input}!) { ${operation}(input: $input) {
          ${outcome} data { ${fields} } } }`
  const does =
    <Data>(operation: string, input: string | null, fields: string) =>
    (who: Username, values: object = {}) =>
      api
        .as(who)
        .result<Data>(asked(operation, input, fields), input === null ? {} : { input: values })
  const opens = does<{ url: string }>('openSigning', 'ByIdSignatureRequest', 'name url')
  return {
    sign: does<Signing>('signDocument', 'SignDocumentInput', DETAIL),
    signMany: does<{ signed: number; rows: { id: string; problem: string | null }[] }>(
      'signDocuments',
      'SignDocumentsInput',
      'signed rows { id problem }',
    ),
    send: does<SentMany>(
      'createSignatureRequests',
      'CreateSignatureRequestsInput',
      'sent problems { id name problem }',
    ),
    begin: does<Signing>('beginAdvancedSignature', 'BeginAdvancedSignatureInput', DETAIL),
    reject: does<Signing>('rejectSignature', 'RejectSignatureInput', DETAIL),
    replace: does<Signing>('replaceSignatureRequest', 'ReplaceSignatureRequestInput', DETAIL),
    cancel: does<Sent>('cancelSignatureRequest', 'CancelSignatureRequestInput', 'id version'),
    remind: does<Sent>('remindSignature', 'ByIdSignatureRequest', 'id version'),
    open: (who: Username, { id }: { id: string }) => opens(who, { id }),
    askCode: does<Own>('requestSignatureCode', null, OWN),
    setKey: does<Own>('setSignatureKey', 'SetSignatureKeyInput', OWN),
    consent: does<Own>('giveElectronicConsent', 'GiveElectronicConsentInput', OWN),
  }
}
type SentMany = {
  sent: number
  problems: { id: string; name: string | null; problem: string }[]
}
type Sent = { id: string; version: number }

/** What people are shown of signatures. */
const readsOf = ({ api }: Started) => ({
  own: async (who: Username) =>
    (await api.as(who).run<{ ownSignature: Own }>(`{ ownSignature { ${OWN} } }`)).ownSignature,
  one: async (who: Username, id: string) =>
    (
      await api
        .as(who)
        .run<{ signatureRequest: Signing }>(
          `query ($input: ByIdSignatureRequest!) { signatureRequest(input: $input) { ${DETAIL} } }`,
          { input: { id } },
        )
    ).signatureRequest,
  list: async (who: Username, filter: object = {}) =>
    (
      await api.as(who).run<{ signatureRequests: { total: number; rows: Signing[] } }>(
        `query ($filter: SignatureRequestFilter) { signatureRequests(filter: $filter) {
          total rows { id documentId state sha256 code version ownState turn } } }`,
        { filter },
      )
    ).signatureRequests,
})

/** Signatures as people use them. */
export function signaturesOf(started: Started) {
  const { database } = started
  const papers = documentsOf(started)
  const acts = actsOf(started)
  const reads = readsOf(started)
  /** The code that was mailed last. */
  const mailedCode = async () => {
    const { rows } = await database.owner.query<{ subject: string }>(
      `select subject from mail_outbox where subject like '%es su código para poner%'
       order by id desc limit 1`,
    )
    return rows[0]?.subject.slice(0, 6) ?? ''
  }
  /** Accepts to sign electronically, and puts a key with the code of the mail. */
  const enrol = async (who: Username, key = testKey) => {
    const { textSha256 } = await reads.own(who)
    await acts.consent(who, { accepts: true, textSha256 })
    await acts.askCode(who)
    const code = await mailedCode()
    return acts.setKey(who, { code, signingKey: key, repeatedKey: key })
  }
  /** A document of somebody, issued. */
  const issue = async (name: string, person: { publicId: string }, body?: Buffer) => {
    const folder = await papers.folderOf('Contratos y anexos')
    const typeId = await papers.typeOf('ANEXO')
    const { file } = await papers.send('admin', folder.id, {
      body: body ?? (await printedPdf(name)),
    })
    const { id } = await papers.createFrom('admin', {
      folderId: folder.id,
      typeId,
      userId: person.publicId,
      name,
      draft: false,
      fileId: file?.id,
    })
    return id
  }
  /** A document of somebody, sent to its signatures. */
  const sent = async (name: string, person: { publicId: string }, more: object = {}) => {
    const documentId = await issue(name, person)
    const { error } = await acts.send('admin', { documents: [{ id: documentId }], ...more })
    if (error) throw new Error(error.message ?? 'refused')
    const found = (await reads.list('admin', { documentId })).rows[0]
    if (!found) throw new Error('The document was not sent')
    return found
  }
  /** Opens and signs, as a person does. */
  const openAndSign = async (who: Username, { id, sha256 }: Signing, more: object = {}) => {
    await acts.open(who, { id })
    return acts.sign(who, { id, sha256, read: true, signingKey: testKey, ...more })
  }
  /** What the worker does every hour: it expires, reminds, and seals what waits for a time. */
  const goOn = async () => {
    const { db, publicUrl, now } = started.services
    await reminderTask({ db, publicUrl, now }).run(undefined, { isLast: false })
  }
  return { ...acts, ...reads, goOn, mailedCode, enrol, issue, sent, openAndSign, papers }
}
