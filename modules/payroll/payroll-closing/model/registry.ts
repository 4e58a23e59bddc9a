import { choice, flag, integer, longText, ref, text, timestamp } from '#platform/model/field.ts'
import { as, type Registry, internal, usual } from '#platform/model/registry.ts'
import { ClosingState } from './closing.ts'

/** The rows that this module keeps. */
export const registry = {
  closing_request: {
    label: 'Pedido de cierre',
    owner: { month: 'payroll_month_id' },
    keep: 'PAY',
    columns: {
      ...usual,
      ...internal('fingerprint', 'requested_user', 'answered_user', 'approved_version'),
      payroll_month_id: as('payrollMonths.read', ref('payrollMonth', 'Mes')),
      number: as('payrollMonths.read', integer('Pedido')),
      accept_errors: as('payrollMonths.read', flag('Con personas sin calcular')),
      note: as('payrollMonths.read', longText('Nota')),
      requested_by: as('payrollMonths.read', text('Pedido por'), 'login'),
      requested_at: as('payrollMonths.read', timestamp('Pedido el')),
      state: as('payrollMonths.read', choice(ClosingState, 'Estado')),
      answered_by: as('payrollMonths.read', text('Respondido por'), 'login'),
      answered_at: as('payrollMonths.read', timestamp('Respondido el')),
      answer: as('payrollMonths.read', longText('Respuesta')),
    },
  },
} satisfies Registry
