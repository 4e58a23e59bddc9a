import { catalog } from '#platform/model/catalog.ts'
import { choice, pesos, ref, text } from '#platform/model/field.ts'
import { as, type Registry, internal, usual } from '#platform/model/registry.ts'

const contract = ref('contract', 'Contrato')
const month = ref('payrollMonth', 'Mes')
const concept = text('Concepto')
const LineGroup = catalog('RetroactiveGroup', {
  EARNING: 'Haber',
  DEDUCTION: 'Descuento',
  EMPLOYER: 'Aporte del empleador',
  BASE: 'Base de cotizaciones e impuesto',
})

/** The rows that this module keeps. */
export const registry = {
  retroactive_line: {
    label: 'Diferencia de un mes cerrado',
    owner: { contract: 'user_contract_id', month: 'payroll_month_id' },
    keep: 'PAY',
    parts: { retroactive_debt: 'PERSON', retroactive_reading: 'BUSINESS' },
    columns: {
      ...usual,
      ...internal('author_login_id', 'posted_at', 'concept'),
      user_contract_id: as('payslips.read', contract),
      payroll_month_id: as('payslips.read', month),
      origin_month_id: as('payslips.read', ref('payrollMonth', 'Mes de origen')),
      label: as('payslips.read', concept),
      line_group: as('payslips.read', choice(LineGroup, 'Clase')),
      paid: as('payslips.read', pesos('Pagado')),
      due: as('payslips.read', pesos('Debido')),
      amount: as('payslips.read', pesos('Diferencia')),
    },
  },
} satisfies Registry
