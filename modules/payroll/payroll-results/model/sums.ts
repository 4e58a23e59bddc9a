import { pesos } from '#platform/model/field.ts'
import { as } from '#platform/model/registry.ts'

/** What results pay: the same four sums of a payment apart and of a finiquito. */
export const sums = {
  earnings: as('payslips.read', pesos('Total haberes')),
  deductions: as('payslips.read', pesos('Total descuentos')),
  net: as('payslips.read', pesos('Total líquido')),
  employer_cost: as('payslips.read', pesos('Costo empresa')),
}
