import type { Apart } from '#platform/model/keeping.ts'
import { as, internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { text } from '#platform/model/field.ts'
import { ApprovalRule } from './rule.ts'

/** The rows that this module keeps, as the audit tells them. */
export const registry = {
  approval_rule: {
    of: ApprovalRule,
    owner: { business: 'business_id' },
    keep: 'COMPANY',
    columns: {
      ...usual,
      ...internal('business_id'),
      ...shown('businessOptions.read', 'kind', 'from_day', 'escalate_days'),
      steps: as('businessOptions.read', text('Pasos')),
    },
  },
} satisfies Registry

/** Tables of this module that are in no history. */
export const apart = {
  approval_request: {
    label: 'Aprobaciones por pasos',
    keep: 'LABOUR',
    whose: 'PERSON',
    parts: { approval_decision: 'PERSON' },
  },
} satisfies Apart
