import { catalog } from '#platform/model/catalog.ts'
import { choice, date, integer, longText, pesos, ref, yearMonth } from '#platform/model/field.ts'
import { as, shown, type Registry, internal, usual } from '#platform/model/registry.ts'
import { EmployerLoan, LoanPause, LoanWay } from './loan.ts'

const contract = ref('contract', 'Contrato')
const QuotaKind = catalog('QuotaKind', { QUOTA: 'Cuota', EARLY: 'Pago anticipado' })
const comment = longText('Comentario')

/** The rows that this module keeps. */
export const registry = {
  employer_loan: {
    of: EmployerLoan,
    publicId: { kind: 'loan', no: 61, length: 6 },
    owner: { contract: 'user_contract_id' },
    keep: 'PAY',
    columns: {
      ...usual,
      ...internal('user_id', 'created_by'),
      user_contract_id: as('userItems.read', contract),
      ...shown('userItems.read', 'amount', 'total_quotas', 'start_month', 'granted_on', 'comment'),
    },
  },
  employer_loan_quota: {
    label: 'Cuota de préstamo',
    owner: { loan: 'loan_id' },
    keep: 'PAY',
    columns: {
      ...usual,
      ...internal('loan_id', 'user_item_id'),
      kind: as('userItems.read', choice(QuotaKind, 'Clase')),
      year_month: as('userItems.read', yearMonth('Mes')),
      amount: as('userItems.read', pesos('Monto')),
      paid_on: as('userItems.read', date('Pagada el')),
      comment: as('userItems.read', comment),
      carried: as('userItems.read', pesos('Viene de otra cuota')),
      way: as('userItems.read', choice(LoanWay, 'Cuotas que siguen')),
    },
  },
  employer_loan_pause: {
    of: LoanPause,
    owner: { loan: 'loan_id' },
    keep: 'PAY',
    columns: {
      ...usual,
      ...internal('loan_id', 'login_id'),
      from_month: as('userItems.read', yearMonth('Desde')),
      months: as('userItems.read', integer('Meses que espera')),
      reason: as('userItems.read', longText('Motivo')),
    },
  },
} satisfies Registry
