import { choice, decimal, pesos, ref } from '#platform/model/field.ts'
import { as, type Registry, internal, usual } from '#platform/model/registry.ts'
import { AdvanceMode } from './advance.ts'

const contract = ref('contract', 'Contrato')
const month = ref('payrollMonth', 'Mes')

/** The rows that this module keeps. */
export const registry = {
  salary_advance: {
    label: 'Anticipo',
    owner: { contract: 'user_contract_id', month: 'payroll_month_id' },
    keep: 'PAY',
    columns: {
      ...usual,
      ...internal('user_id'),
      user_contract_id: as('userItems.read', contract),
      payroll_month_id: as('userItems.read', month),
      mode: as('userItems.read', choice(AdvanceMode, 'Forma')),
      value: as(['userItems.read', 'payslips.read'], decimal('Valor', 4)),
      amount: as(['userItems.read', 'payslips.read'], pesos('Monto')),
    },
  },
} satisfies Registry
