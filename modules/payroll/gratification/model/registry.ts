import { integer, pesos, ref, text, yearMonth } from '#platform/model/field.ts'
import { as, type Registry, internal, usual } from '#platform/model/registry.ts'

const contract = ref('contract', 'Contrato')
const month = ref('payrollMonth', 'Mes')

/** The rows that this module keeps. */
export const registry = {
  gratification_exclusion: {
    label: 'Fuera de la gratificación',
    owner: { contract: 'user_contract_id', month: 'payroll_month_id' },
    keep: 'PAY',
    columns: {
      ...usual,
      user_contract_id: as('payslips.read', contract),
      payroll_month_id: as('payslips.read', month),
      reason: as('payslips.read', text('Motivo')),
    },
  },
  annual_gratification: {
    label: 'Gratificación del año',
    owner: { month: 'payroll_month_id' },
    keep: 'PAY',
    parts: { gratification_person: 'PERSON' },
    columns: {
      ...usual,
      ...internal('rests_on', 'business_id'),
      payroll_month_id: as('payrollMonths.read', month),
      year: as('payrollMonths.read', integer('Año')),
      minimum_income: as('payrollMonths.read', pesos('Ingreso mínimo')),
      first_month: as('payrollMonths.read', yearMonth('Primer mes')),
      profit: as('whole', pesos('Utilidad líquida')),
      own_capital: as('whole', pesos('Capital propio')),
      pool: as('whole', pesos('Por repartir')),
      pay: as('whole', pesos('Remuneraciones de todos')),
    },
  },
} satisfies Registry
