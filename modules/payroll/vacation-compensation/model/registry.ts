import { CompensationCounting, VacationCompensation } from './compensation.ts'
import { choice, integer, pesos, timestamp } from '#platform/model/field.ts'
import { as, internal, type Registry, shown, usual } from '#platform/model/registry.ts'

const pay = (label: string) => as('vacationCompensations.read', pesos(label, { sensitivity: 'A' }))

/** The rows that this module keeps. */
export const registry = {
  vacation_compensation: {
    of: VacationCompensation,
    publicId: { kind: 'vacationCompensation', no: 790, length: 6 },
    movesPay: 'person',
    owner: { contract: 'user_contract_id' },
    keep: 'PAY',
    columns: {
      ...usual,
      ...internal('login_id', 'answered_login_id', 'undone_login_id', 'file_id'),
      ...shown('vacationCompensations.read', 'user_contract_id', 'basis', 'agreed_on', 'state'),
      ...shown('vacationCompensations.read', 'count_from', 'pay_month', 'amount', 'reason'),
      ...shown('vacationCompensations.read', 'undone_why'),
      units: as('vacationCompensations.read', integer('Días', { unit: '1/720 de día' })),
      counted_units: as(
        'vacationCompensations.read',
        integer('Días que se pagan', { unit: '1/720 de día' }),
      ),
      counting: as('vacationCompensations.read', choice(CompensationCounting, 'Días contados')),
      salary: pay('Sueldo'),
      variable_pay: pay('Remuneración variable'),
      variable_months: as('vacationCompensations.read', integer('Meses de la variable')),
      least: pay('Lo menos que paga la ley'),
      answered_at: as('vacationCompensations.read', timestamp('Respondido el')),
      undone_at: as('vacationCompensations.read', timestamp('Deshecho el')),
    },
  },
} satisfies Registry
