import type { Apart } from '#platform/model/keeping.ts'
import { internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { ProcessingActivity } from './activity.ts'
import { PrivacyRequest } from './request.ts'

/** The rows that this module keeps. */
export const registry = {
  privacy_request: {
    of: PrivacyRequest,
    publicId: { kind: 'privacyRequest', no: 1260, length: 6 },
    owner: { user: 'user_id' },
    keep: 'LABOUR',
    parts: { privacy_request_step: 'PERSON' },
    columns: {
      ...usual,
      ...internal('deadline', 'updated_at', 'creator_login_id', 'updated_login_id'),
      ...internal('answered_login_id', 'block_login_id', 'block_answered_at'),
      ...shown('privacyRequests.read', 'user_id', 'kind', 'channel', 'detail', 'asks_block'),
      ...shown('privacyRequests.read', 'state', 'received_on', 'due', 'extended_to'),
      ...shown('privacyRequests.read', 'extension_reason', 'block_due', 'block_answer'),
      ...shown('privacyRequests.read', 'block_reason', 'identity_by', 'reason'),
      ...shown('privacyRequests.read', 'answered_at', 'claim_until', 'outcome'),
    },
  },
  processing_activity: {
    of: ProcessingActivity,
    publicId: { kind: 'processingActivity', no: 1295, length: 5 },
    owner: {},
    keep: 'COMPANY',
    title: 'name',
    columns: {
      ...usual,
      ...shown('processingActivities.read', 'name', 'purpose', 'basis', 'basis_note', 'people'),
      ...shown('processingActivities.read', 'data', 'source', 'recipients', 'transfers'),
      ...shown('processingActivities.read', 'keeps_until', 'security', 'automated'),
    },
  },
} satisfies Registry

export const apart = {
  privacy_code: {
    label: 'Código para pedir sobre los propios datos',
    keep: 'CODES',
    whose: 'PERSON',
    passes: [{ as: 'CODES', from: 'expires_at' }],
  },
} satisfies Apart
