import { integer, optional, ref } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list } from '#platform/server/graphql/operations.ts'
import { EntryKind } from '../model/accounting-entry.ts'
import { AccountingSource } from '../model/sources.ts'
import { centralizationJournal, type JournalLine } from './journal.queries.ts'

list('centralizationJournal', {
  type: objectFrom<JournalLine>('CentralizationJournalLine', {
    lineId: of.text,
    entryId: of.id('accountingEntry'),
    number: of.int,
    n: of.int,
    kind: of.choice(EntryKind),
    date: of.date,
    accountCode: of.text,
    accountName: of.text,
    centerCode: of.maybe(of.text),
    centerName: of.maybe(of.text),
    code: of.text,
    label: of.text,
    source: of.choice(AccountingSource),
    institution: of.maybe(of.text),
    debit: of.pesos,
    credit: of.pesos,
  }),
  filter: inputFrom('CentralizationJournalFilter', {
    payrollMonthId: ref('payrollMonth', 'Mes'),
    number: optional(integer('Número del asiento')),
  }),
  sort: ['line'],
  run: centralizationJournal,
})
