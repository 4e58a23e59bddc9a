import { text } from '#platform/model/field.ts'
import { as, internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { IntegrationToken } from './token.ts'

/** The rows that this module keeps. */
export const registry = {
  integration_token: {
    of: IntegrationToken,
    publicId: { kind: 'integrationToken', no: 1230, length: 6 },
    owner: {},
    keep: 'COMPANY',
    title: 'description',
    parts: { integration_token_use: 'COMPANY' },
    columns: {
      ...usual,
      ...internal('token_hash', 'creator_login_id', 'revoked_login_id', 'is_whole'),
      ...shown('integrationTokens.read', 'description', 'prefix', 'expires_on', 'revoked_at'),
      scopes: as('integrationTokens.read', text('Permisos')),
    },
  },
  integration_token_business: {
    label: 'Razón social de una clave de integración',
    owner: { business: 'business_id' },
    keep: 'COMPANY',
    columns: { ...usual, ...internal('integration_token_id', 'business_id') },
  },
} satisfies Registry
