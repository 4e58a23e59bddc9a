import { catalog } from '#platform/model/catalog.ts'
import { UserItem } from '#modules/payroll/user-items/model/user-item.ts'
import { choice, pesos, ref, text, yearMonth } from '#platform/model/field.ts'
import { as, internal, type Registry, shown, usual } from '#platform/model/registry.ts'

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
  late_item: {
    label: 'Haber o descuento de un mes cerrado',
    of: UserItem,
    publicId: { kind: 'lateItem', no: 60, length: 6 },
    owner: { contract: 'user_contract_id' },
    keep: 'PAY',
    columns: {
      ...usual,
      ...internal('author_login_id'),
      user_contract_id: as('userItems.read', contract),
      year_month: as('userItems.read', yearMonth('Mes')),
      item_code: as('userItems.read', concept, 'concept'),
      ...shown('userItems.read', 'value', 'comment', 'origin'),
    },
  },
} satisfies Registry
