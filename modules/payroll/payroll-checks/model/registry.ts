import type { Apart } from '#platform/model/keeping.ts'
import { longText, pesos, ref, text } from '#platform/model/field.ts'
import { as, type Registry, internal, usual } from '#platform/model/registry.ts'

const contract = ref('contract', 'Contrato')
const month = ref('payrollMonth', 'Mes')
const note = longText('Nota')

/** The rows that this module keeps. */
export const registry = {
  payroll_check_note: {
    label: 'Respuesta a un aviso',
    owner: { contract: 'user_contract_id', month: 'payroll_month_id' },
    keep: 'PAY',
    columns: {
      ...usual,
      // The finding is the rule in words, with its figures.
      ...internal('rule', 'author_login_id', 'written_at', 'payslip_print'),
      user_contract_id: as('payslips.read', contract),
      payroll_month_id: as('payslips.read', month),
      finding: as('payslips.read', text('Aviso')),
      note: as('payslips.read', note),
      payslip_net: as('payslips.read', pesos('Líquido')),
    },
  },
} satisfies Registry

/** Tables of this module that are in no history. */
export const apart = {
  payroll_check_found: { label: 'Lo que encontraron los controles', keep: 'PAY', whose: 'PERSON' },
} satisfies Apart
