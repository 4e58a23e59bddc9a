import { date, pesos, ref } from '#platform/model/field.ts'
import { as, type Registry, internal, shown, usual } from '#platform/model/registry.ts'
import { Settlement } from './finiquito.ts'

const contract = ref('contract', 'Contrato')
const month = ref('payrollMonth', 'Mes')
/** What results pay: the same four sums of a payment apart and of a finiquito. */
const sums = {
  earnings: as('payslips.read', pesos('Total haberes')),
  deductions: as('payslips.read', pesos('Total descuentos')),
  net: as('payslips.read', pesos('Total líquido')),
  employer_cost: as('payslips.read', pesos('Costo empresa')),
}

/** The rows that this module keeps. */
export const registry = {
  settlement: {
    label: 'Finiquito',
    of: Settlement,
    publicId: { kind: 'settlement', no: 480, length: 8 },
    owner: { user: 'user_id', contract: 'user_contract_id' },
    columns: {
      ...usual,
      ...internal('creator_login_id', 'updated_login_id', 'updated_at', 'plan_hash'),
      ...shown('settlements.read', 'user_id', 'user_contract_id', 'status', 'dismissal_cause'),
      ...shown('settlements.read', 'initial_date', 'disengagement_date', 'pay_date', 'notice_date'),
      ...shown('settlements.read', 'to_pay', 'issued_at', 'paid_on', 'response'),
    },
  },
  settlement_payslip: {
    label: 'Finiquito del mes',
    owner: { contract: 'user_contract_id', month: 'payroll_month_id' },
    columns: {
      ...usual,
      ...internal('user_id', 'base_month_id', 'base_run_id'),
      user_contract_id: as('payslips.read', contract),
      payroll_month_id: as('payslips.read', month),
      final_date: as('payslips.read', date('Término')),
      ...sums,
    },
  },
} satisfies Registry
