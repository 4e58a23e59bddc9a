import { as, internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { text } from '#platform/model/field.ts'
import { ApprovalRule } from './rule.ts'

/** The rows that this module keeps, as the audit tells them. */
export const registry = {
  approval_rule: {
    of: ApprovalRule,
    owner: { business: 'business_id' },
    columns: {
      ...usual,
      ...internal('business_id'),
      ...shown('businessOptions.read', 'kind', 'from_day', 'escalate_days'),
      steps: as('businessOptions.read', text('Pasos')),
    },
  },
} satisfies Registry
