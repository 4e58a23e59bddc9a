import { choice, decimal, optional, ref } from '#platform/model/field.ts'
import { inputFrom, listOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { AdvanceMode, proposedPercent } from '../model/advance.ts'
import {
  type Advance,
  type AdvanceItem,
  advances,
  itemsAdvanceToProcess,
} from './advances.queries.ts'
import { proposeAdvances, saveAdvances } from './advances.service.ts'

const month = ref('payrollMonth', 'Mes')
const ofMonth = inputFrom('OfAdvanceMonth', { payrollMonthId: month })

const AdvanceType = objectFrom<Advance>('SalaryAdvance', {
  payrollMonthId: of.id('payrollMonth'),
  contractId: of.id('contract'),
  userId: of.id('user'),
  name: of.text,
  rut: of.text,
  jobTitle: of.text,
  salary: of.maybe(of.pesos),
  salaryProblem: of.maybe(of.text),
  mode: of.maybe(of.choice(AdvanceMode)),
  value: of.maybe(of.decimal),
  amount: of.maybe(of.pesos),
})

query('advances', { input: ofMonth, type: AdvanceType, many: true, run: advances })

mutation('saveAdvances', {
  input: inputFrom('SaveAdvancesInput', {
    payrollMonthId: month,
    rows: listOf(
      inputFrom('AdvanceRow', {
        contractId: ref('contract', 'Contrato'),
        mode: choice(AdvanceMode, 'Modo'),
        value: decimal('Valor', 4, { sensitivity: 'A' }),
        seen: optional(decimal('Valor que tenía', 4, { sensitivity: 'A' })),
      }),
    ),
  }),
  type: objectFrom<{ saved: number }>('SavedAdvances', { saved: of.int }),
  run: async (context, input) => ({ saved: (await saveAdvances(context, input)).length }),
})

mutation('proposeAdvances', {
  input: inputFrom('ProposeAdvancesInput', {
    payrollMonthId: month,
    percent: proposedPercent,
  }),
  type: objectFrom<{ saved: number }>('ProposedAdvances', { saved: of.int }),
  run: async (context, input) => ({ saved: (await proposeAdvances(context, input)).length }),
})

query('itemsAdvanceToProcess', {
  input: ofMonth,
  type: objectFrom<AdvanceItem>('AdvanceToProcess', {
    processId: of.id('payrollMonth'),
    contractId: of.id('contract'),
    userId: of.id('user'),
    name: of.text,
    amount: of.pesos,
    inPayroll: of.flag,
  }),
  many: true,
  run: itemsAdvanceToProcess,
})
