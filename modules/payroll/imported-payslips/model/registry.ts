import { as, internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { ref } from '#platform/model/field.ts'
import { ImportedPayslip } from './imported-payslip.ts'

/** The rows that this module keeps. */
export const registry = {
  imported_payslip: {
    of: ImportedPayslip,
    movesPay: 'person',
    owner: { contract: 'user_contract_id' },
    keep: 'PAY',
    columns: {
      ...usual,
      ...internal('amounts'),
      user_contract_id: as('payslips.read', ref('contract', 'Contrato')),
      ...shown('payslips.read', 'year_month', 'days', 'earnings', 'deductions', 'net'),
    },
  },
} satisfies Registry
