import { date, pesos, ref } from '#platform/model/field.ts'
import { as, type Registry, internal, usual } from '#platform/model/registry.ts'

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
