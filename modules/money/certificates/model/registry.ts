import { internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { Certificate } from './certificate.ts'

/** The rows that this module keeps. What a certificate says of pay is in its file alone. */
export const registry = {
  certificate: {
    label: 'Certificado',
    of: Certificate,
    publicId: { kind: 'certificate', no: 550, length: 6 },
    owner: { user: 'user_id', contract: 'user_contract_id', business: 'business_id' },
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...internal('login_id', 'file_id', 'with_private', 'issued_at'),
      ...shown('certificates.read', 'user_contract_id', 'user_id', 'business_id', 'kind', 'span'),
      ...shown('certificates.read', 'from_month', 'to_month', 'issued_on', 'expires_on', 'sha256'),
    },
  },
} satisfies Registry
