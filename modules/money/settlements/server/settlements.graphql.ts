import { optional, ref, text } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, query } from '#platform/server/graphql/operations.ts'
import { contractPersonSpecs } from '#platform/server/graphql/specs.ts'
import {
  type SettlementContract,
  settlementContracts,
  type SettlementTotals,
  settlementTotals,
} from './settlements.queries.ts'
import { SettlementState } from '../model/settlement.ts'
import './settlements.service.ts'

const month = ref('payrollMonth', 'Mes')

list('settlementContracts', {
  filter: inputFrom('SettlementContractsFilter', {
    payrollMonthId: month,
    search: optional(text('Buscar', { max: 100 })),
  }),
  type: objectFrom<SettlementContract>('SettlementContract', {
    payrollMonthId: of.id('payrollMonth'),
    basePayrollMonthId: of.maybe(of.id('payrollMonth')),
    ...contractPersonSpecs,
    rut: of.text,
    finalDate: of.maybe(of.date),
    state: of.choice(SettlementState),
    earnings: of.maybe(of.pesos),
    deductions: of.maybe(of.pesos),
    net: of.maybe(of.pesos),
    releasedAt: of.maybe(of.dateTime),
    paymentLabel: of.text,
  }),
  sort: ['name', 'finalDate', 'net'],
  run: settlementContracts,
})

query('settlementTotals', {
  input: inputFrom('OfSettlementMonth', { payrollMonthId: month }),
  type: objectFrom<SettlementTotals>('SettlementTotals', {
    payrollMonthId: of.id('payrollMonth'),
    people: of.int,
    ready: of.int,
    unreleased: of.int,
    net: of.pesos,
    whyNotClose: of.maybe(of.text),
  }),
  run: settlementTotals,
})
