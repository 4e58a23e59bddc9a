import { catalog } from '#platform/model/catalog.ts'
import { flag, longText, rut, text } from '#platform/model/field.ts'
import { FileLink } from '#platform/server/graphql/files.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import {
  type ExternalAct,
  type ExternalSigning,
  externalSigning,
  openExternalSigning,
  rejectExternally,
  requestExternalCode,
  signExternally,
} from './external-signing.service.ts'

/** What goes with every request: there is no session. */
const held = { token: text('Enlace', { max: 120 }), rut: rut('Su RUT') }
const acting = { ...held, sha256: text('Huella', { max: 64 }), code: text('Código', { max: 6 }) }

query('externalSigning', {
  input: inputFrom('ExternalSigningInput', held),
  type: objectFrom<ExternalSigning>('ExternalSigning', {
    company: of.text,
    documentName: of.text,
    typeLabel: of.text,
    name: of.text,
    capacity: of.text,
    mail: of.text,
    expiresAt: of.dateTime,
    sha256: of.text,
    opened: of.flag,
    consent: of.text,
    consentSha256: of.text,
  }),
  open: externalSigning,
})

mutation('openExternalSigning', {
  input: inputFrom('OpenExternalSigningInput', held),
  type: FileLink,
  open: openExternalSigning,
})

mutation('requestExternalCode', {
  input: inputFrom('RequestExternalCodeInput', held),
  type: objectFrom<{ mail: string; until: Date }>('ExternalCode', {
    mail: of.text,
    until: of.dateTime,
  }),
  open: requestExternalCode,
})

const Act = catalog('ExternalActKind', { SIGNED: 'Firmado', REJECTED: 'Rechazado' })
const Done = objectFrom<ExternalAct>('ExternalAct', { document: of.text, act: of.choice(Act) })

mutation('signExternally', {
  input: inputFrom('SignExternallyInput', {
    ...acting,
    accepts: flag('Acepto firmar electrónicamente'),
    consentSha256: text('Huella del texto', { max: 64 }),
    read: flag('Leí el documento y lo firmo'),
  }),
  type: Done,
  open: signExternally,
})

mutation('rejectExternally', {
  input: inputFrom('RejectExternallyInput', {
    ...acting,
    reason: longText('Motivo', { max: 500 }),
  }),
  type: Done,
  open: rejectExternally,
})
