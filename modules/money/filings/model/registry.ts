import { text } from '#platform/model/field.ts'
import { as, internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { Filing } from './filing.ts'

/** The rows that this module keeps. What a file adds up is of the whole razón social. */
export const registry = {
  filing: {
    of: Filing,
    publicId: { kind: 'filing', no: 500, length: 6 },
    owner: { month: 'payroll_month_id', business: 'business_id' },
    keep: 'PAY',
    parts: { filing_finding: 'PERSON', filing_wage: 'PERSON' },
    columns: {
      ...usual,
      ...internal('business_id', 'job_id', 'file_id', 'login_id', 'closed_hash', 'with_private'),
      ...internal('people', 'lines', 'errors', 'warnings', 'totals', 'changes'),
      ...internal('year_hash', 'factors'),
      ...shown(
        'filings.read',
        'payroll_month_id',
        'year_month',
        'origin_month',
        'kind',
        'layout',
        'version',
      ),
      ...shown('filings.read', 'number', 'ccaf_percent', 'asked_at', 'made_at'),
      sha256: as('filings.read', text('Huella')),
    },
  },
} satisfies Registry
