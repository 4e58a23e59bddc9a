import { ref, timestamp } from '#platform/model/field.ts'
import { as, type Registry, internal, usual } from '#platform/model/registry.ts'

const contract = ref('contract', 'Contrato')
const month = ref('payrollMonth', 'Mes')

/** The rows that this module keeps. */
export const registry = {
  payslip_review: {
    label: 'Revisión de liquidación',
    owner: { contract: 'user_contract_id', month: 'payroll_month_id' },
    keep: 'PAY',
    columns: {
      ...usual,
      ...internal('fingerprint', 'reviewed_by'),
      user_contract_id: as('payslips.read', contract),
      payroll_month_id: as('payslips.read', month),
      reviewed_at: as('payslips.read', timestamp('Revisada el')),
    },
  },
} satisfies Registry
