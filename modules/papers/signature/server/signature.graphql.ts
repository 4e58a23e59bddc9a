import { choice, file, id, integer, optional, text } from '#platform/model/field.ts'
import { FileLink } from '#platform/server/graphql/files.ts'
import { byId, inputFrom, listOf, maybeListOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { objectOfView } from '#platform/server/records/view.ts'
import { AdvancedState, SignatureLevel } from '#modules/papers/advanced-signature/model/catalogs.ts'
import type { OwnAdvanced } from '#modules/papers/advanced-signature/server/index.ts'
import {
  ConsentKind,
  SignatureBox,
  SignatureEventKind,
  SignerRole,
  SignerState,
} from '../model/catalogs.ts'
import {
  consenting,
  goingToSign,
  newKey,
  newRequests,
  newThird,
  rejecting,
  SignatureRequest,
  signing,
  signingMany,
} from '../model/request.ts'
import { advancedSignature, beginAdvancedSignature, type OfferedLevel } from './levels.service.ts'
import { giveElectronicConsent } from './consent.service.ts'
import { type OwnSignature, ownSignature } from './key.queries.ts'
import { requestSignatureCode, setSignatureKey } from './key.service.ts'
import {
  type EventRow,
  type RequestDetail,
  requestView,
  signatureRequest,
  signatureRequests,
  signatureSort,
  type SignerRow,
} from './requests.queries.ts'
import { replaceSignatureRequest } from './replacing.service.ts'
import { createSignatureRequests, type SentRequests } from './send.service.ts'
import { cancelSignatureRequest, rejectSignature, remindSignature } from './ending.service.ts'
import { openSigning } from './opening.service.ts'
import { type SignedMany, signDocument, signDocuments } from './sign.service.ts'

list('signatureRequests', {
  type: objectOfView('SignatureRequest', requestView),
  filter: inputFrom('SignatureRequestFilter', {
    search: optional(text('Documento', { max: 100 })),
    box: optional(choice(SignatureBox, 'Lista')),
    documentId: optional(id('document')),
  }),
  sort: signatureSort,
  run: signatureRequests,
})

const Signer = objectFrom<Omit<SignerRow, 'requestId' | 'rut' | 'identificationType' | 'mail'>>(
  'SignatureSigner',
  {
    id: of.int,
    ord: of.int,
    role: of.choice(SignerRole),
    userId: of.maybe(of.id('user')),
    name: of.maybe(of.text),
    capacity: of.maybe(of.text),
    state: of.choice(SignerState),
    level: of.choice(SignatureLevel),
    actedAt: of.maybe(of.dateTime),
    reason: of.maybe(of.text),
  },
)

const Event = objectFrom<Omit<EventRow, 'userId' | 'payload'>>('SignatureEvent', {
  seq: of.int,
  kind: of.choice(SignatureEventKind),
  author: of.maybe(of.text),
  at: of.dateTime,
  hash: of.text,
})

const Advanced = objectFrom<Omit<OwnAdvanced, 'id'>>('OwnAdvancedSignature', {
  state: of.choice(AdvancedState),
  url: of.maybe(of.text),
  problem: of.maybe(of.text),
  createdAt: of.dateTime,
})

const Detail = objectFrom<RequestDetail>('SignatureRequestDetail', {
  ...requestView.specs,
  signing: of.list(of.object(Signer)),
  events: of.list(of.object(Event)),
  advanced: of.maybe(of.object(Advanced)),
})

query('signatureRequest', {
  input: byId('signatureRequest'),
  type: Detail,
  run: signatureRequest,
})

const Own = objectFrom<OwnSignature>('OwnSignature', {
  text: of.text,
  textSha256: of.text,
  consent: of.maybe(of.choice(ConsentKind)),
  consentAt: of.maybe(of.dateTime),
  accepts: of.flag,
  hasKey: of.flag,
  keySince: of.maybe(of.dateTime),
  lockedUntil: of.maybe(of.dateTime),
  mail: of.maybe(of.text),
  whyNot: of.maybe(of.text),
})

query('ownSignature', { type: Own, run: ownSignature })

mutation('requestSignatureCode', { type: Own, run: requestSignatureCode })

mutation('setSignatureKey', {
  input: inputFrom('SetSignatureKeyInput', newKey),
  type: Own,
  run: setSignatureKey,
})

mutation('giveElectronicConsent', {
  input: inputFrom('GiveElectronicConsentInput', consenting),
  type: Own,
  run: giveElectronicConsent,
})

const SignedRow = objectFrom<SignedMany['rows'][number]>('SignedDocument', {
  id: of.id('signatureRequest'),
  problem: of.maybe(of.text),
})

mutation('openSigning', {
  input: byId('signatureRequest'),
  type: FileLink,
  run: openSigning,
})

query('advancedSignature', {
  type: objectFrom<OfferedLevel>('AdvancedSignature', {
    offered: of.flag,
    provider: of.maybe(of.text),
  }),
  run: advancedSignature,
})

mutation('beginAdvancedSignature', {
  input: inputFrom('BeginAdvancedSignatureInput', goingToSign),
  type: Detail,
  run: beginAdvancedSignature,
})

mutation('signDocument', {
  input: inputFrom('SignDocumentInput', signing),
  type: Detail,
  run: signDocument,
})

mutation('signDocuments', {
  input: inputFrom('SignDocumentsInput', {
    documents: listOf(
      inputFrom('DocumentSeen', { id: id('signatureRequest'), sha256: signing.sha256 }),
    ),
    ...signingMany,
  }),
  type: objectFrom<SignedMany>('SignedDocuments', {
    signed: of.int,
    rows: of.list(of.object(SignedRow)),
  }),
  run: signDocuments,
})

mutation('rejectSignature', {
  input: inputFrom('RejectSignatureInput', rejecting),
  type: Detail,
  run: rejectSignature,
})

const Unsent = objectFrom<SentRequests['problems'][number]>('UnsentDocument', {
  id: of.id('document'),
  name: of.maybe(of.text),
  problem: of.text,
})

mutation('createSignatureRequests', {
  input: inputFrom('CreateSignatureRequestsInput', {
    documents: listOf(inputFrom('DocumentToSign', { id: id('document') })),
    ...newRequests,
    thirds: maybeListOf(inputFrom('ThirdSignerInput', newThird)),
  }),
  type: objectFrom<SentRequests>('SentSignatureRequests', {
    sent: of.int,
    problems: of.list(of.object(Unsent)),
  }),
  run: createSignatureRequests,
})

const Kept = objectFrom<{ id: number; version: number }>('KeptSignatureRequest', {
  id: of.id('signatureRequest'),
  version: of.int,
})

mutation('cancelSignatureRequest', {
  input: inputFrom('CancelSignatureRequestInput', {
    id: id('signatureRequest'),
    version: integer('Versión'),
    reason: SignatureRequest.fields.reason,
  }),
  type: Kept,
  run: cancelSignatureRequest,
})

mutation('replaceSignatureRequest', {
  input: inputFrom('ReplaceSignatureRequestInput', {
    id: id('signatureRequest'),
    version: integer('Versión'),
    fileId: optional(file('Documento corregido')),
    reason: SignatureRequest.fields.reason,
  }),
  type: Detail,
  run: replaceSignatureRequest,
})

mutation('remindSignature', {
  input: byId('signatureRequest'),
  type: Kept,
  run: remindSignature,
})
