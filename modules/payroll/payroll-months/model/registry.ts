import { integer, pesos, ref } from '#platform/model/field.ts'
import { as, type Registry } from '#platform/model/registry.ts'

const month = ref('payrollMonth', 'Mes')

/** The rows that this module keeps. */
export const registry = {
  payroll_run: {
    label: 'Cálculo del mes',
    publicId: { kind: 'payrollRun', no: 6, length: 8 },
    owner: { month: 'monthId' },
    keep: 'PAY',
    parts: { payroll_plan: 'COMPANY', payslip_release_count: 'BUSINESS' },
    columns: {
      monthId: as('open', month),
      payslips: as('payrollMonths.read', integer('Liquidaciones')),
      failed: as('payrollMonths.read', integer('Personas con error')),
      recalculated: as('payrollMonths.read', integer('Calculadas de nuevo')),
      unchanged: as('payrollMonths.read', integer('Sin cambios')),
      earnings: as('whole', pesos('Total haberes')),
      deductions: as('whole', pesos('Total descuentos')),
      net: as('whole', pesos('Total líquido')),
      employerCost: as('whole', pesos('Costo empresa')),
    },
  },
} satisfies Registry
