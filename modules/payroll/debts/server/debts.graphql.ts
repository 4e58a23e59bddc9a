import { id, optional, text } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, query } from '#platform/server/graphql/operations.ts'
import { OwedKind, OwedTo } from '../model/debt.ts'
import { type DebtorRow, debts, userDebts } from './people.queries.ts'

const DebtType = objectFrom<DebtorRow['debts'][number]>('OwedDebt', {
  key: of.text,
  kind: of.choice(OwedKind),
  to: of.choice(OwedTo),
  label: of.text,
  amount: of.maybe(of.pesos),
})

const DebtorType = objectFrom<DebtorRow>('Debtor', {
  contractId: of.id('contract'),
  userId: of.id('user'),
  contractCode: of.text,
  businessName: of.text,
  person: of.text,
  debts: of.list(of.object(DebtType)),
  total: of.pesos,
})

list('debts', {
  type: DebtorType,
  filter: inputFrom('DebtsFilter', { search: optional(text('Buscar', { max: 100 })) }),
  sort: ['person'],
  run: debts,
})

query('userDebts', {
  input: inputFrom('UserDebtsInput', { userId: id('user') }),
  type: DebtorType,
  many: true,
  run: userDebts,
})
