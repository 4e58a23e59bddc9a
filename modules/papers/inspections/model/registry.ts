import { internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { Inspection } from './inspection.ts'

/** The rows that this module keeps. */
export const registry = {
  inspection: {
    of: Inspection,
    publicId: { kind: 'inspection', no: 1150, length: 6 },
    owner: { business: 'business_id' },
    keep: 'LABOUR',
    title: 'reference',
    parts: { inspection_reading: 'PERSON' },
    columns: {
      ...usual,
      ...internal('code_digest', 'creator_login_id', 'closed_login_id'),
      ...shown('inspections.read', 'business_id', 'inspector_rut', 'reference', 'last_day'),
      ...shown('inspections.read', 'closed_at'),
    },
  },
} satisfies Registry
