import { ref } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { query } from '#platform/server/graphql/operations.ts'
import { type SettlementContract, settlementContracts } from './settlements.queries.ts'
import { SettlementState } from '../model/settlement.ts'
import './settlements.service.ts'

query('settlementContracts', {
  input: inputFrom('OfSettlementMonth', { payrollMonthId: ref('payrollMonth', 'Mes') }),
  type: objectFrom<SettlementContract>('SettlementContract', {
    payrollMonthId: of.id('payrollMonth'),
    basePayrollMonthId: of.maybe(of.id('payrollMonth')),
    contractId: of.id('contract'),
    userId: of.id('user'),
    name: of.text,
    rut: of.text,
    finalDate: of.maybe(of.date),
    state: of.choice(SettlementState),
    earnings: of.maybe(of.pesos),
    deductions: of.maybe(of.pesos),
    net: of.maybe(of.pesos),
    releasedAt: of.maybe(of.dateTime),
    paymentLabel: of.text,
  }),
  many: true,
  run: settlementContracts,
})
