import { choice, decimal, optional, ref, text } from '#platform/model/field.ts'
import { inputFrom, listOf, maybeListOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { contractPersonSpecs } from '#platform/server/graphql/specs.ts'
import { AdvanceMode, proposedPercent } from '../model/advance.ts'
import {
  type Advance,
  type AdvanceItem,
  advances,
  type AdvancesToProcess,
  advancesToProcess,
  advancesToProcessTotals,
  type AdvanceTotals,
  advanceTotals,
  itemsAdvanceToProcess,
} from './advances.queries.ts'
import { proposeAdvances, saveAdvances } from './advances.service.ts'

const month = ref('payrollMonth', 'Mes')
const ofMonth = inputFrom('OfAdvanceMonth', { payrollMonthId: month })

const AdvanceType = objectFrom<Advance>('SalaryAdvance', {
  payrollMonthId: of.id('payrollMonth'),
  ...contractPersonSpecs,
  rut: of.text,
  jobTitle: of.text,
  salary: of.maybe(of.pesos),
  salaryProblem: of.maybe(of.text),
  mode: of.maybe(of.choice(AdvanceMode)),
  value: of.maybe(of.decimal),
  amount: of.maybe(of.pesos),
})

const search = optional(text('Buscar', { max: 100 }))

list('advances', {
  type: AdvanceType,
  filter: inputFrom('AdvancesFilter', {
    payrollMonthId: month,
    search,
    contracts: maybeListOf(
      inputFrom('AdvanceContract', { contractId: ref('contract', 'Contrato') }),
    ),
    people: maybeListOf(inputFrom('AdvancePerson', { rut: text('RUT', { max: 20 }) })),
  }),
  sort: ['name', 'amount'],
  run: advances,
})

query('advanceTotals', {
  input: ofMonth,
  type: objectFrom<AdvanceTotals>('AdvanceTotals', {
    payrollMonthId: of.id('payrollMonth'),
    people: of.int,
    given: of.int,
    amount: of.pesos,
  }),
  run: advanceTotals,
})

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
  run: async (context, input) => ({ saved: await saveAdvances(context, input) }),
})

mutation('proposeAdvances', {
  input: inputFrom('ProposeAdvancesInput', {
    payrollMonthId: month,
    percent: proposedPercent,
  }),
  type: objectFrom<{ saved: number }>('ProposedAdvances', { saved: of.int }),
  run: async (context, input) => ({ saved: await proposeAdvances(context, input) }),
})

const ToProcessType = objectFrom<AdvanceItem>('AdvanceToProcess', {
  processId: of.id('payrollMonth'),
  ...contractPersonSpecs,
  amount: of.pesos,
  inPayroll: of.flag,
})

query('itemsAdvanceToProcess', {
  input: ofMonth,
  type: ToProcessType,
  many: true,
  run: itemsAdvanceToProcess,
})

list('advancesToProcess', {
  type: ToProcessType,
  filter: inputFrom('AdvancesToProcessFilter', { payrollMonthId: month, search }),
  sort: ['name', 'amount'],
  run: advancesToProcess,
})

query('advancesToProcessTotals', {
  input: ofMonth,
  type: objectFrom<AdvancesToProcess>('AdvancesToProcessTotals', {
    payrollMonthId: of.id('payrollMonth'),
    people: of.int,
    waiting: of.int,
    amount: of.pesos,
  }),
  run: advancesToProcessTotals,
})
