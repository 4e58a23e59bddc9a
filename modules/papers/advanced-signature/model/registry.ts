import { choice, text, timestamp } from '#platform/model/field.ts'
import { as, internal, type Registry, usual } from '#platform/model/registry.ts'
import { AdvancedState } from './catalogs.ts'

/** The rows that this module keeps. */
export const registry = {
  advanced_signature: {
    label: 'Firma avanzada de documento',
    owner: { user: 'user_id' },
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...internal('request_id', 'signer_id', 'user_id', 'login_id', 'name', 'rut', 'reference'),
      ...internal('base_file_id', 'base_sha256', 'url', 'tries', 'next_at', 'seen_events'),
      ...internal('address', 'file_id', 'subject', 'issuer', 'serial', 'expires_at'),
      state: as('digitalSignature.read', choice(AdvancedState, 'Estado')),
      problem: as('digitalSignature.read', text('Por qué no se aceptó')),
      ended_at: as('digitalSignature.read', timestamp('Cuándo')),
    },
  },
} satisfies Registry
