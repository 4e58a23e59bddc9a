import { choice, optional, ref, text } from '#platform/model/field.ts'
import { FileSection } from '#platform/model/file-template.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { ListPays } from '../model/payment-list.ts'
import { ByHand, ControlLevel, type Finding } from '../model/control.ts'
import {
  bankListControl,
  bankListFindings,
  bankListTrial,
  type Control,
  type Trial,
} from './lists.service.ts'
import { SumType } from './sum-type.ts'
import { createSignedList, type Signed } from './signed-list.service.ts'

const month = ref('payrollMonth', 'Proceso')
const pays = optional(choice(ListPays, 'Qué paga'))

query('bankListControl', {
  input: inputFrom('BankListControlInput', { payrollMonthId: month, pays }),
  type: objectFrom<Control>('BankListControl', {
    payrollMonthId: of.id('payrollMonth'),
    process: of.text,
    businessId: of.id('business'),
    businessName: of.text,
    paidFrom: of.maybe(of.text),
    people: of.int,
    total: of.pesos,
    transfers: of.int,
    byKind: of.list(of.object(SumType)),
    byBank: of.list(of.object(SumType)),
    findings: of.int,
  }),
  run: bankListControl,
})

list('bankListFindings', {
  type: objectFrom<Finding>('BankListFinding', {
    contractId: of.id('contract'),
    settlementId: of.maybe(of.id('settlement')),
    name: of.text,
    rut: of.text,
    net: of.pesos,
    level: of.choice(ControlLevel),
    words: of.text,
  }),
  filter: inputFrom('BankListFindingsFilter', {
    payrollMonthId: month,
    pays,
    search: optional(text('Buscar', { max: 100 })),
    level: optional(choice(ControlLevel, 'Resultado')),
  }),
  sort: ['name', 'net'],
  run: bankListFindings,
})

const chosen = {
  payrollMonthId: month,
  pays,
  templateId: optional(ref('bankTemplate', 'Plantilla')),
  builtin: optional(text('Formato', { max: 20 })),
}

query('bankListTrial', {
  input: inputFrom('BankListTrialInput', chosen),
  type: objectFrom<Trial>('BankListTrial', {
    name: of.text,
    columns: of.list(of.text),
    rows: of.list(
      of.object(
        objectFrom<Trial['rows'][number]>('BankListRow', {
          section: of.choice(FileSection),
          cells: of.list(of.text),
        }),
      ),
    ),
    lines: of.int,
    total: of.pesos,
    problems: of.list(of.text),
  }),
  run: bankListTrial,
})

mutation('createSignedList', {
  input: inputFrom('CreateSignedListInput', {
    payrollMonthId: month,
    pays,
    kind: choice(ByHand, 'Forma de pago'),
  }),
  type: objectFrom<Signed>('SignedList', {
    name: of.text,
    url: of.text,
    people: of.int,
    total: of.pesos,
  }),
  run: createSignedList,
})
