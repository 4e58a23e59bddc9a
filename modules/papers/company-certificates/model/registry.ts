import { internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { CompanyCertificate } from './certificate.ts'

/** The rows that this module keeps. */
export const registry = {
  company_certificate: {
    of: CompanyCertificate,
    publicId: { kind: 'companyCertificate', no: 1130, length: 6 },
    owner: { business: 'business_id' },
    keep: 'COMPANY',
    title: 'subject',
    columns: {
      ...usual,
      ...internal('business_id', 'certificate', 'chain', 'wrapped_key'),
      ...internal('creator_login_id', 'removed_login_id', 'removed_at'),
      ...shown('businesses.update', 'kind', 'subject', 'issuer', 'serial'),
      ...shown('businesses.update', 'not_before', 'not_after'),
    },
  },
} satisfies Registry
