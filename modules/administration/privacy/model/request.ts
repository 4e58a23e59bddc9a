import { BlockScope, PrivacyBlock } from '#modules/people/sight/model/blocks.ts'
import { entity, type ValuesOf } from '#platform/model/entity.ts'
import {
  choice,
  date,
  flag,
  id,
  integer,
  longText,
  optional,
  ref,
  timestamp,
} from '#platform/model/field.ts'
import { record, seenOf } from '#platform/model/record.ts'
import {
  BlockAnswer,
  IdentityProof,
  PrivacyAnswer,
  PrivacyChannel,
  PrivacyRight,
  PrivacyState,
} from './catalogs.ts'
import { privacyStates } from './states.ts'

/** What somebody asks of their own data, and its answer. */
export const PrivacyRequest = record({
  name: 'PrivacyRequest',
  table: 'privacy_request',
  label: 'Solicitud de datos personales',
  noun: { one: 'solicitud', many: 'solicitudes', feminine: true },
  machine: privacyStates,
  state: 'state',
  reason: 'reason',
  filters: { kind: 'kind', state: 'state' },
  sort: ['deadline', 'fullname', 'state', 'receivedOn'],
  fields: {
    id: id('privacyRequest'),
    userId: ref('user', 'Persona'),
    kind: choice(PrivacyRight, 'Derecho'),
    channel: choice(PrivacyChannel, 'Cómo llegó'),
    detail: optional(
      longText('Qué pide', {
        max: 2000,
        sensitivity: 'B',
        help: 'Qué datos, qué está mal o a qué uso se opone',
      }),
    ),
    asksBlock: flag('Pide además el bloqueo mientras se responde'),
    state: choice(PrivacyState, 'Estado'),
    receivedOn: date('Recibida el'),
    due: date('Se responde hasta el'),
    extendedTo: optional(date('Prorrogada hasta el')),
    extensionReason: optional(longText('Motivo de la prórroga', { max: 500, sensitivity: 'B' })),
    deadline: date('Último día'),
    blockDue: optional(date('Bloqueo: se responde hasta el')),
    blockAnswer: optional(choice(BlockAnswer, 'Bloqueo')),
    blockReason: optional(longText('Motivo', { max: 500, sensitivity: 'B' })),
    identityBy: optional(choice(IdentityProof, 'Cómo se comprobó quién es')),
    reason: optional(longText('Respuesta', { max: 2000, sensitivity: 'B' })),
    answeredAt: optional(timestamp('Respondida')),
    claimUntil: optional(date('Puede reclamar ante la Agencia hasta el')),
    outcome: optional(longText('Qué se hizo', { max: 8000, sensitivity: 'B' })),
    version: integer('Versión'),
  },
})

const { kind, detail, asksBlock, userId, receivedOn, reason } = PrivacyRequest.fields

/** A request as its reader saw it. */
export const privacySeen = seenOf(PrivacyRequest)
export type PrivacySeen = ValuesOf<typeof privacySeen>

/** What is asked. */
export const newPrivacyRequest = { kind, detail, asksBlock: optional(asksBlock) }

/** A request entered by the company for somebody who asked by letter or in person. */
export const enteredRequest = {
  ...newPrivacyRequest,
  userId: optional(userId),
  receivedOn: optional(receivedOn),
}
export type EnteredRequest = ValuesOf<typeof enteredRequest>

export const privacyAnswer = { ...privacySeen, answer: choice(PrivacyAnswer, 'Respuesta'), reason }
export type PrivacyAnswerInput = ValuesOf<typeof privacyAnswer>

export const identityAnswer = {
  ...privacySeen,
  identityBy: choice(IdentityProof, 'Cómo se comprobó quién es'),
}
export type IdentityAnswer = ValuesOf<typeof identityAnswer>

export const extension = {
  ...privacySeen,
  extendedTo: date('Prorrogada hasta el'),
  extensionReason: longText('Motivo de la prórroga', { max: 500, sensitivity: 'B' }),
}
export type Extension = ValuesOf<typeof extension>

/** Which parts of a person's data are blocked, each by itself. */
export const BlockChoice = entity({
  name: 'BlockChoice',
  table: 'privacy_block',
  label: 'Qué se bloquea',
  fields: {
    contact: flag(BlockScope.label('CONTACT')),
    picture: flag(BlockScope.label('PICTURE')),
    family: flag(BlockScope.label('FAMILY')),
    fields: flag(BlockScope.label('FIELDS')),
  },
})
const chosen = {
  contact: optional(BlockChoice.fields.contact),
  picture: optional(BlockChoice.fields.picture),
  family: optional(BlockChoice.fields.family),
  fields: optional(BlockChoice.fields.fields),
}

/** The chosen parts, in the order of their catalogue. */
export const scopesOf = (choice: ValuesOf<typeof chosen>): BlockScope[] =>
  BlockScope.values.filter((scope) => choice[partOf[scope]] === true)

const partOf = {
  CONTACT: 'contact',
  PICTURE: 'picture',
  FAMILY: 'family',
  FIELDS: 'fields',
} as const satisfies Readonly<Record<BlockScope, keyof typeof chosen>>

/** A block that is granted, with its parts. */
export const blockedPerson = { ...privacySeen, ...chosen, reason }
export type BlockedPerson = ValuesOf<typeof blockedPerson>

/** A block as its person saw it. */
export const blockSeen = { id: PrivacyBlock.fields.id, version: PrivacyBlock.fields.version }

/** A block that is lifted, and why. */
export const LiftedBlock = entity({
  name: 'LiftedBlock',
  table: 'privacy_block',
  label: 'Levantar un bloqueo',
  fields: {
    ...blockSeen,
    reason: longText('Por qué se levanta', { max: 500, sensitivity: 'B' }),
  },
})
export type LiftedBlock = ValuesOf<typeof LiftedBlock.fields>

export const blockAnswer = {
  ...privacySeen,
  ...chosen,
  blockAnswer: choice(BlockAnswer, 'Bloqueo'),
  blockReason: PrivacyRequest.fields.blockReason,
}
export type BlockAnswerInput = ValuesOf<typeof blockAnswer>

export const withWords = { ...privacySeen, reason }
export type WithWords = ValuesOf<typeof withWords>

/** How long a code opens, in minutes. */
export const CODE_MINUTES = 30
