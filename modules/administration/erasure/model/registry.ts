import { internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { Erasure } from './erasure.ts'
import { ExpiredRecord } from './expired-record.ts'

/** The rows that this module keeps. */
export const registry = {
  erasure: {
    of: Erasure,
    publicId: { kind: 'erasure', no: 1350, length: 6 },
    owner: { user: 'user_id' },
    keep: 'LABOUR',
    parts: { erasure_step: 'PERSON' },
    columns: {
      ...usual,
      ...internal('request_id', 'expired_record_id', 'proposed_login_id', 'approved_login_id'),
      ...internal('erased', 'updated_at'),
      ...internal('creator_login_id', 'updated_login_id'),
      ...shown('privacyRequests.read', 'user_id', 'state', 'reason', 'left_on', 'approved_at'),
      ...shown('privacyRequests.read', 'done_at'),
    },
  },
  expired_record: {
    of: ExpiredRecord,
    publicId: { kind: 'expiredRecord', no: 1380, length: 6 },
    owner: { user: 'user_id' },
    keep: 'LABOUR',
    parts: { expired_record_step: 'PERSON' },
    columns: {
      ...usual,
      ...internal('confirmed_login_id', 'approved_login_id', 'free_month', 'updated_at'),
      ...internal('creator_login_id', 'updated_login_id'),
      ...shown('privacyRequests.read', 'user_id', 'state', 'left_on', 'last_month', 'free_on'),
      ...shown('privacyRequests.read', 'held_by', 'reason', 'kept_until', 'confirmed_at'),
      ...shown('privacyRequests.read', 'approved_at'),
    },
  },
} satisfies Registry
