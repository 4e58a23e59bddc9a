import { sums } from '#modules/payroll/payroll-results/model/sums.ts'
import { decimal, ref, text, yearMonth } from '#platform/model/field.ts'
import { as, type Registry, internal, usual } from '#platform/model/registry.ts'

const contract = ref('contract', 'Contrato')
const month = ref('payrollMonth', 'Mes')
const concept = text('Concepto')

/** The rows that this module keeps. */
export const registry = {
  additional_payment: {
    label: 'Pago adicional',
    owner: { contract: 'user_contract_id', month: 'payroll_month_id' },
    keep: 'PAY',
    parts: { additional_release: 'PERSON' },
    columns: {
      ...usual,
      // The sums tell what the lines add up to; the rest says of what they were calculated.
      ...internal('user_id', 'base_run_id', 'lines', 'months', 'print', 'rests_on'),
      user_contract_id: as('payslips.read', contract),
      payroll_month_id: as('payslips.read', month),
      item_code: as('payslips.read', concept, 'concept'),
      value: as('payslips.read', decimal('Valor', 4)),
      accrued_from: as('payslips.read', yearMonth('Devengado desde')),
      accrued_to: as('payslips.read', yearMonth('Devengado hasta')),
      ...sums,
    },
  },
} satisfies Registry
