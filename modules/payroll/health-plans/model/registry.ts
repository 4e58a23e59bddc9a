import { internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { HealthPlanNotice } from './notice.ts'

/** The rows that this module keeps. */
export const registry = {
  health_plan_notice: {
    of: HealthPlanNotice,
    publicId: { kind: 'healthPlanNotice', no: 625, length: 6 },
    owner: { user: 'user_id' },
    keep: 'PAY',
    parts: { health_plan_notice_step: 'PERSON' },
    columns: {
      ...usual,
      // What the record said before is in the history of the record.
      ...internal('before', 'applied_at', 'creator_login_id', 'updated_login_id', 'updated_at'),
      ...shown('healthPlans.read', 'user_id', 'folio', 'kind', 'plan_unit', 'plan_value'),
      ...shown('healthPlans.read', 'from_month', 'notified_on', 'comment', 'status', 'reason'),
      institution: { seen: ['healthPlans.read'], means: 'health' },
    },
  },
} satisfies Registry
