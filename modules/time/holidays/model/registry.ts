import { ref } from '#platform/model/field.ts'
import { as, shown, type Registry, usual } from '#platform/model/registry.ts'
import { Holiday } from './holiday.ts'

/** The rows that this module keeps. */
export const registry = {
  holiday: {
    of: Holiday,
    publicId: { kind: 'holiday', no: 51, length: 5 },
    owner: {},
    title: 'title',
    movesPay: 'company',
    columns: {
      ...usual,
      ...shown('holidays.read', 'date', 'title', 'type', 'status', 'irrevocable', 'comment'),
      ...shown('holidays.read', 'counts_for_vacation'),
      business_id: as('holidays.read', ref('business', 'Razón social')),
      branch_office_id: as('holidays.read', ref('branchOffice', 'Sucursal')),
    },
  },
} satisfies Registry
