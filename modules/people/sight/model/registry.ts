import { internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { PrivacyBlock } from './blocks.ts'

/** The rows that this module keeps: the lowest of those that read people asks for them. */
export const registry = {
  privacy_block: {
    of: PrivacyBlock,
    publicId: { kind: 'privacyBlock', no: 1320, length: 6 },
    owner: { user: 'user_id' },
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...internal('updated_at', 'author_login_id', 'ended_login_id', 'request_id'),
      ...shown('privacyRequests.read', 'user_id', 'scope', 'since', 'until', 'ended_reason'),
    },
  },
} satisfies Registry
