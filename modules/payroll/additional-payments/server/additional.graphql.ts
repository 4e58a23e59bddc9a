import { ofAdditionalMonth as ofMonth } from './release.graphql.ts'
import { decimal, optional, ref, text, yearMonth } from '#platform/model/field.ts'
import { inputFrom, listOf, maybeListOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { contractPersonSpecs } from '#platform/server/graphql/specs.ts'
import {
  type Additional,
  additionalPayments,
  type AdditionalTotals,
  additionalTotals,
} from './additional.queries.ts'
import { saveAdditionalPayments } from './additional.service.ts'
import { nameAdditional } from './process.ts'

const month = ref('payrollMonth', 'Mes')

list('additionalPayments', {
  filter: inputFrom('AdditionalPaymentsFilter', {
    payrollMonthId: month,
    search: optional(text('Buscar', { max: 100 })),
    contracts: maybeListOf(
      inputFrom('AdditionalContract', { contractId: ref('contract', 'Contrato') }),
    ),
    people: maybeListOf(inputFrom('AdditionalPerson', { rut: text('RUT', { max: 20 }) })),
  }),
  type: objectFrom<Additional>('AdditionalPayment', {
    payrollMonthId: of.id('payrollMonth'),
    ...contractPersonSpecs,
    rut: of.text,
    itemCode: of.maybe(of.text),
    value: of.maybe(of.decimal),
    earnings: of.maybe(of.pesos),
    deductions: of.maybe(of.pesos),
    net: of.maybe(of.pesos),
    accruedFrom: of.maybe(of.yearMonth),
    accruedTo: of.maybe(of.yearMonth),
  }),
  sort: ['name', 'net'],
  run: additionalPayments,
})

query('additionalTotals', {
  input: ofMonth,
  type: objectFrom<AdditionalTotals>('AdditionalTotals', {
    payrollMonthId: of.id('payrollMonth'),
    people: of.int,
    given: of.int,
    itemCode: of.maybe(of.text),
    accruedFrom: of.maybe(of.yearMonth),
    accruedTo: of.maybe(of.yearMonth),
  }),
  run: additionalTotals,
})

mutation('saveAdditionalPayments', {
  input: inputFrom('SaveAdditionalPaymentsInput', {
    payrollMonthId: month,
    rows: listOf(
      inputFrom('AdditionalRow', {
        contractId: ref('contract', 'Contrato'),
        itemCode: text('Concepto', { max: 40 }),
        value: decimal('Valor', 4, { sensitivity: 'A' }),
        seen: optional(decimal('Valor que tenía', 4, { sensitivity: 'A' })),
        accruedFrom: optional(yearMonth('Devengado desde')),
        accruedTo: optional(yearMonth('Devengado hasta')),
      }),
    ),
  }),
  type: objectFrom<{ saved: number }>('SavedAdditionalPayments', { saved: of.int }),
  run: async (context, input) => ({ saved: await saveAdditionalPayments(context, input) }),
})

mutation('nameAdditional', {
  input: inputFrom('NameAdditionalInput', {
    payrollMonthId: month,
    name: text('Nombre', { max: 60 }),
  }),
  type: objectFrom<{ payrollMonthId: number; name: string }>('NamedAdditional', {
    payrollMonthId: of.id('payrollMonth'),
    name: of.text,
  }),
  run: nameAdditional,
})
