import { internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { DataBreach } from './breach.ts'

/** The rows that this module keeps. */
export const registry = {
  data_breach: {
    of: DataBreach,
    publicId: { kind: 'dataBreach', no: 1296, length: 5 },
    owner: {},
    keep: 'LABOUR',
    title: 'title',
    parts: { data_breach_entry: 'COMPANY', data_breach_person: 'PERSON' },
    columns: {
      ...usual,
      ...internal('updated_at', 'creator_login_id', 'updated_login_id', 'closed_at'),
      ...shown('dataBreaches.read', 'title', 'known_on', 'known_time', 'happened_on', 'what'),
      ...shown('dataBreaches.read', 'data', 'risk', 'sensitive', 'minors', 'economic'),
      ...shown('dataBreaches.read', 'effects', 'measures', 'advice', 'contact', 'state'),
      ...shown('dataBreaches.read', 'agency_on', 'agency_number', 'closed_reason'),
    },
  },
} satisfies Registry
