import { internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { VacationCollective } from './collective.ts'

/** The rows that this module keeps. */
export const registry = {
  vacation_collective: {
    of: VacationCollective,
    publicId: { kind: 'vacationCollective', no: 391, length: 6 },
    owner: { business: 'business_id' },
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...internal('business_id', 'creator_login_id', 'creator_user_id', 'job_id'),
      ...shown('vacationConfig.update', 'area', 'cost_center_id', 'start_date', 'end_date'),
      ...shown('vacationConfig.update', 'kept_until', 'state'),
    },
  },
} satisfies Registry
