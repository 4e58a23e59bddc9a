import { entity, type ValuesOf } from '#platform/model/entity.ts'
import {
  choice,
  email,
  flag,
  id,
  integer,
  longText,
  optional,
  ref,
  rut,
  secret,
  text,
  timestamp,
} from '#platform/model/field.ts'
import { SignatureLevel } from '#modules/papers/advanced-signature/model/catalogs.ts'
import { SignatureOrder, SignatureState } from './catalogs.ts'

/** Documents that are sent to sign at once. */
export const MOST_TO_SEND = 100

/** Documents that one person signs at once, with one key. */
export const MOST_TO_SIGN = 500

/** Days in which a document is signed; then the request expires. */
export const DAYS_TO_SIGN = 15

/** Days after it was sent in which whoever has the turn is reminded, besides the last one. */
export const REMINDED_ON = [2, 5, 9] as const

/** Letters of the reason of a rejection, at least. */
export const LEAST_REASON = 10

/** Letters of a key. */
export const KEY_LENGTH = { least: 6, most: 12 } as const

/** Wrong keys after which a key is closed, and for how many minutes. */
export const KEY_TRIES = 5
export const KEY_MINUTES = 15

/** A code of the mail: its minutes, its tries, and how many are sent in an hour. */
export const CODE_MINUTES = 10
export const CODE_TRIES = 3
export const CODES_AN_HOUR = 5

/** A document sent to its signatures. */
export const SignatureRequest = entity({
  name: 'SignatureRequest',
  table: 'signature_request',
  label: 'Firma de documento',
  fields: {
    id: id('signatureRequest'),
    documentId: ref('document', 'Documento'),
    state: choice(SignatureState, 'Estado'),
    level: choice(SignatureLevel, 'Nivel de la firma'),
    sha256: text('Huella', { max: 64 }),
    code: text('Código', { max: 60 }),
    expiresAt: timestamp('Vence'),
    reason: optional(longText('Motivo', { max: 500 })),
    createdAt: timestamp('Enviada'),
    version: integer('Versión'),
  },
})

/** People without an account who sign one document, at most. */
export const MOST_THIRDS = 3

/** Somebody who signs without an account: a guarantor, a parent, the president of a union. */
export const newThird = {
  name: text('Nombre de quien firma sin cuenta', { max: 120 }),
  rut: rut('Su RUT'),
  mail: email('Su correo', { help: 'Solo suyo: ahí llegan su enlace y su código' }),
  capacity: text('En calidad de', { max: 60, help: 'Por ejemplo: aval, madre, presidenta' }),
}
export type Third = ValuesOf<typeof newThird>

/** What is sent to sign, and how. */
export const newRequests = {
  order: optional(choice(SignatureOrder, 'Orden', { help: 'Sin orden, el del tipo de documento' })),
  employerId: optional(
    ref('user', 'Firma por la empresa', {
      help: 'Sin nadie, el representante de la razón social',
    }),
  ),
  level: optional(choice(SignatureLevel, 'Nivel de la firma', { help: 'Sin nivel, firma simple' })),
}

/** A signature, by what its signer saw. */
export const signing = {
  id: id('signatureRequest'),
  sha256: text('Huella', { max: 64 }),
  read: flag('Leí el documento y lo firmo'),
  signingKey: secret('Clave de firma', { max: KEY_LENGTH.most }),
}
export type Signing = ValuesOf<typeof signing>

/** A signature that is given at the provider, by what its signer saw. */
export const goingToSign = { id: signing.id, sha256: signing.sha256, read: signing.read }
export type GoingToSign = ValuesOf<typeof goingToSign>

/** Many signatures with one key. */
export const signingMany = {
  read: flag('Revisé los documentos y los firmo'),
  summary: flag('Acepto el resumen de los que no abrí'),
  signingKey: signing.signingKey,
}
export type SigningMany = ValuesOf<typeof signingMany>

export const rejecting = {
  id: id('signatureRequest'),
  sha256: text('Huella', { max: 64 }),
  reason: SignatureRequest.fields.reason,
}
export type Rejecting = ValuesOf<typeof rejecting>

/** A new key, with the code that was mailed. */
export const newKey = {
  code: text('Código del correo', { max: 6 }),
  signingKey: secret('Clave de firma nueva', {
    max: KEY_LENGTH.most,
    help: 'De 6 a 12 letras o números. La empresa no la conoce ni la cambia',
  }),
  repeatedKey: secret('Repita la clave', { max: KEY_LENGTH.most }),
}
export type NewKey = ValuesOf<typeof newKey>

export const consenting = {
  accepts: flag('Acepta'),
  textSha256: text('Huella del texto', { max: 64 }),
}
export type Consenting = ValuesOf<typeof consenting>
