import { choice, ref } from '#platform/model/field.ts'
import { as, type Registry, internal, usual } from '#platform/model/registry.ts'
import { PaymentStatus, PaymentWay } from './payslip.ts'

const contract = ref('contract', 'Contrato')
const month = ref('payrollMonth', 'Mes')

/** The rows that this module keeps. */
export const registry = {
  payslip_payment: {
    label: 'Pago de liquidación',
    owner: { contract: 'user_contract_id', month: 'payroll_month_id' },
    keep: 'PAY',
    columns: {
      ...usual,
      ...internal('updated_at'),
      user_contract_id: as('payslips.read', contract),
      payroll_month_id: as('payslips.read', month),
      status: as('payslips.read', choice(PaymentStatus, 'Estado del pago')),
      way: as('payslips.read', choice(PaymentWay, 'Se paga por')),
    },
  },
} satisfies Registry
