import { internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { LaborProtection } from './protection.ts'

const seen = ['laborProtections.read', 'contracts.read'] as const

/** The rows that this module keeps. */
export const registry = {
  labor_protection: {
    of: LaborProtection,
    publicId: { kind: 'laborProtection', no: 754, length: 6 },
    owner: { user: 'user_id' },
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...internal('user_id', 'file_id', 'court_file_id'),
      ...shown(seen, 'kind', 'start_date', 'end_date'),
      ...shown(seen, 'court_date', 'court_case', 'comment'),
    },
  },
} satisfies Registry
