import { internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { ResidencePermit } from './permit.ts'

const seen = ['residencePermits.read', 'contracts.read'] as const

/** The rows that this module keeps. */
export const registry = {
  residence_permit: {
    of: ResidencePermit,
    publicId: { kind: 'residencePermit', no: 566, length: 6 },
    owner: { user: 'user_id' },
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...internal('user_id', 'file_id'),
      ...shown('residencePermits.read', 'kind', 'start_date', 'end_date', 'resident_since'),
      ...shown('residencePermits.read', 'quota_exception', 'comment'),
      ...shown(seen, 'number'),
    },
  },
} satisfies Registry
