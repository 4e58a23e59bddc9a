import { ref, text } from '#platform/model/field.ts'
import { as, internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { Delegation } from './delegation.ts'

/** The rows that this module keeps. */
export const registry = {
  delegation: {
    of: Delegation,
    publicId: { kind: 'delegation', no: 172, length: 6 },
    owner: { user: 'from_user_id' },
    keep: 'LABOUR',
    parts: { delegation_kind: 'PERSON' },
    columns: {
      ...usual,
      ...internal('creator_login_id', 'revoked_login_id'),
      ...shown('users.read', 'from_user_id', 'revoked_at'),
      to_user_id: as('users.read', ref('user', 'Responde en su lugar')),
      valid: as('users.read', text('Vigencia')),
      kinds: as('users.read', text('Qué')),
    },
  },
} satisfies Registry
