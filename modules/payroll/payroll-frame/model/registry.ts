import { integer, longText, pesos, ref, text } from '#platform/model/field.ts'
import { as, internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { PayrollMonth } from './payroll-month.ts'

const month = ref('payrollMonth', 'Mes')

/** The rows that this module keeps. */
export const registry = {
  payroll_month: {
    of: PayrollMonth,
    publicId: { kind: 'payrollMonth', no: 5, length: 8 },
    owner: { month: 'entityId', business: 'business_id' },
    keep: 'PAY',
    columns: {
      ...usual,
      // Its sums are in the event of its calculation; who opened and closed it, in the event.
      ...internal('business_id', 'current_run_id', 'opened_by', 'opened_at', 'closed_by'),
      ...internal('closed_at', 'figures', 'closing_number'),
      ...shown('payrollMonths.read', 'year_month', 'type', 'is_open', 'closed_hash', 'name'),
      reopen_reason: as('payrollMonths.read', text('Motivo de la reapertura')),
      reopened: as('payrollMonths.read', text('Motivo de la reapertura')),
      responsible_id: as('payrollMonths.read', ref('user', 'Responsable')),
      description: as('payrollMonths.read', longText('Descripción')),
      bank_account_id: as('bankAccounts.read', ref('bankAccount', 'Cuenta de pago')),
    },
  },
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
