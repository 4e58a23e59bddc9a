import { internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { DataCorrection } from './correction.ts'

/** The rows that this module keeps. */
export const registry = {
  data_correction: {
    of: DataCorrection,
    publicId: { kind: 'dataCorrection', no: 92, length: 6 },
    owner: { user: 'user_id' },
    keep: 'LABOUR',
    parts: { data_correction_step: 'PERSON' },
    columns: {
      ...usual,
      // The values are in the history of the record once they are approved.
      ...internal('changes', 'before', 'act', 'member_id', 'updated_at'),
      ...internal('creator_login_id', 'updated_login_id', 'responded_login_id'),
      ...shown('corrections.read', 'user_id', 'part', 'since', 'response_status'),
      ...shown('corrections.update', 'comment', 'response'),
      ...shown('corrections.read', 'requested_at', 'responded_at'),
    },
  },
} satisfies Registry
