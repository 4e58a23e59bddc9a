import { choice, date, text, yearMonth } from '#platform/model/field.ts'
import { as, type Registry, internal, usual } from '#platform/model/registry.ts'
import { KeptDeadline } from './deadlines.ts'

/** The rows that this module keeps. */
export const registry = {
  payroll_deadline: {
    label: 'Plazo del mes',
    owner: { business: 'business_id' },
    keep: 'PAY',
    columns: {
      ...usual,
      ...internal('business_id', 'done_by', 'file_id'),
      year_month: as('payrollMonths.read', yearMonth('Mes')),
      kind: as('payrollMonths.read', choice(KeptDeadline, 'Plazo')),
      done_on: as('payrollMonths.read', date('Hecho el')),
      note: as('payrollMonths.read', text('Nota')),
    },
  },
} satisfies Registry
