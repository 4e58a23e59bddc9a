import { internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { PayslipDispute } from './dispute.ts'

/** The rows that this module keeps. */
export const registry = {
  payslip_dispute: {
    of: PayslipDispute,
    publicId: { kind: 'payslipDispute', no: 93, length: 6 },
    owner: { user: 'user_id', contract: 'user_contract_id', month: 'payroll_month_id' },
    keep: 'PAY',
    parts: { payslip_dispute_message: 'PERSON' },
    columns: {
      ...usual,
      ...internal('closed_login_id'),
      ...shown('payslipDisputes.read', 'payroll_month_id', 'user_contract_id', 'user_id'),
      ...shown('payslipDisputes.read', 'code', 'state', 'opened_at', 'closed_at'),
    },
  },
} satisfies Registry
