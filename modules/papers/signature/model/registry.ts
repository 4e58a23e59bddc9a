import { choice, text, timestamp } from '#platform/model/field.ts'
import { as, internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { ConsentKind, SignerRole, SignerState } from './catalogs.ts'
import { SignatureRequest } from './request.ts'

/** The rows that this module keeps. */
export const registry = {
  signature_request: {
    of: SignatureRequest,
    publicId: { kind: 'signatureRequest', no: 1080, length: 7 },
    owner: {},
    whose: 'PERSON',
    keep: 'LABOUR',
    title: 'code',
    parts: {
      signature_request_step: 'PERSON',
      signature_event: 'PERSON',
    },
    columns: {
      ...usual,
      ...internal(
        'document_id',
        'document_no',
        'size',
        'code',
        'reason',
        'final_no',
        'replaces_id',
      ),
      ...internal('creator_login_id', 'updated_login_id', 'updated_at'),
      ...internal('sha256', 'final_sha256', 'seal_business_id', 'certificate_id'),
      ...internal('stamped_at', 'seal_problem'),
      ...shown('digitalSignature.update', 'state', 'level', 'expires_at'),
    },
  },
  signature_signer: {
    label: 'Firmante de documento',
    owner: { user: 'user_id' },
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...internal('request_id', 'ord', 'user_id', 'reason', 'name', 'rut', 'mail', 'capacity'),
      role: as('digitalSignature.read', choice(SignerRole, 'Firma')),
      state: as('digitalSignature.read', choice(SignerState, 'Estado')),
      acted_at: as('digitalSignature.read', timestamp('Cuándo')),
    },
  },
  sent_paper: {
    label: 'Documento enviado a firma desde su origen',
    owner: {},
    whose: 'PERSON',
    keep: 'LABOUR',
    columns: { ...usual, ...internal('document_id', 'source', 'source_id', 'is_stale') },
  },
  signature_link: {
    label: 'Enlace para firmar',
    owner: {},
    whose: 'PERSON',
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...internal('request_id', 'signer_id', 'digest', 'code_hmac', 'code_until', 'code_tries'),
      ...internal('expires_at', 'ended_at', 'opened_at', 'proven_at'),
    },
  },
  signature_key: {
    label: 'Clave de firma',
    owner: { user: 'user_id' },
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...internal('user_id', 'hash', 'mail', 'tries', 'code_hash', 'code_mail', 'code_tries'),
      ...internal('code_until'),
      verified_at: as('digitalSignature.read', timestamp('Puesta')),
      locked_until: as('digitalSignature.read', timestamp('Cerrada hasta')),
    },
  },
  electronic_consent: {
    label: 'Aceptación de firma electrónica',
    owner: { user: 'user_id' },
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...internal('user_id', 'login_id'),
      kind: as('digitalSignature.read', choice(ConsentKind, 'Qué dijo')),
      text_sha256: as('digitalSignature.read', text('Huella del texto')),
    },
  },
} satisfies Registry
