import { choice, flag, id, integer, longText, optional, ref } from '#platform/model/field.ts'
import { FileLink } from '#platform/server/graphql/files.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { EntryKind, EntrySide, EntryState } from '../model/accounting-entry.ts'
import { AccountingLack } from '../model/chooser.ts'
import { AccountingSource } from '../model/sources.ts'
import {
  centralizationLines,
  centralizationPeople,
  centralizationSums,
  type LineRow,
  type PersonRow,
  type SumRow,
} from './drill.queries.ts'
import { type BookedReport, centralizationExpenses } from './expenses.queries.ts'
import { centralizations, type EntryRow } from './entries.queries.ts'
import { createCentralization, reverseCentralization } from './entries.service.ts'
import { exportCentralization, ExportFormat } from './export.service.ts'
import { type CentralizationMonth, centralizationMonths } from './months.queries.ts'

list('centralizationMonths', {
  type: objectFrom<CentralizationMonth>('CentralizationMonth', {
    payrollMonthId: of.id('payrollMonth'),
    businessId: of.id('business'),
    businessName: of.text,
    yearMonth: of.yearMonth,
    isOpen: of.flag,
    number: of.maybe(of.int),
    state: of.maybe(of.choice(EntryState)),
    debit: of.maybe(of.pesos),
  }),
  filter: inputFrom('CentralizationMonthFilter', {
    businessId: optional(ref('business', 'Razón social')),
    payrollMonthId: optional(ref('payrollMonth', 'Mes')),
  }),
  sort: ['yearMonth'],
  run: centralizationMonths,
})

const ProblemType = objectFrom<EntryRow['problems'][number]>('CentralizationProblem', {
  lack: of.choice(AccountingLack),
  code: of.text,
  label: of.text,
  source: of.maybe(of.choice(AccountingSource)),
  side: of.maybe(of.choice(EntrySide)),
  institution: of.maybe(of.text),
  account: of.maybe(of.text),
  amount: of.pesos,
  contracts: of.int,
})
const SquareType = objectFrom<EntryRow['squares'][number]>('CentralizationSquare', {
  kind: of.text,
  entry: of.pesos,
  payslips: of.pesos,
  filed: of.maybe(of.pesos),
})
const EntryType = objectFrom<EntryRow>('Centralization', {
  id: of.id('accountingEntry'),
  payrollMonthId: of.id('payrollMonth'),
  yearMonth: of.yearMonth,
  businessName: of.text,
  number: of.int,
  kind: of.choice(EntryKind),
  reason: of.maybe(of.text),
  groupId: of.maybe(of.id('costCenterGroup')),
  groupName: of.maybe(of.text),
  withVacations: of.flag,
  withSubsidies: of.flag,
  sha256: of.maybe(of.text),
  people: of.maybe(of.int),
  debit: of.maybe(of.pesos),
  credit: of.maybe(of.pesos),
  askedAt: of.dateTime,
  madeAt: of.maybe(of.dateTime),
  author: of.maybe(of.text),
  state: of.choice(EntryState),
  advice: of.text,
  reversedBy: of.maybe(of.int),
  reverses: of.maybe(of.int),
  done: of.maybe(of.int),
  total: of.maybe(of.int),
  message: of.maybe(of.text),
  problems: of.list(of.object(ProblemType)),
  squares: of.list(of.object(SquareType)),
})

query('centralizations', {
  input: inputFrom('CentralizationsInput', { payrollMonthId: ref('payrollMonth', 'Mes') }),
  type: EntryType,
  many: true,
  run: centralizations,
})

const byId = { id: id('accountingEntry') }

query('centralizationSums', {
  input: inputFrom('CentralizationSumsInput', byId),
  type: objectFrom<SumRow>('CentralizationSum', {
    key: of.text,
    accountId: of.id('accountingAccount'),
    accountCode: of.text,
    accountName: of.text,
    costCenterId: of.maybe(of.id('costCenter')),
    centerCode: of.maybe(of.text),
    centerName: of.maybe(of.text),
    debit: of.pesos,
    credit: of.pesos,
    isChanged: of.flag,
    debitBefore: of.maybe(of.pesos),
    creditBefore: of.maybe(of.pesos),
  }),
  many: true,
  run: centralizationSums,
})

query('centralizationLines', {
  input: inputFrom('CentralizationLinesInput', {
    ...byId,
    accountId: ref('accountingAccount', 'Cuenta'),
    costCenterId: optional(ref('costCenter', 'Centro de costo')),
  }),
  type: objectFrom<LineRow>('CentralizationLine', {
    n: of.int,
    code: of.text,
    label: of.text,
    source: of.choice(AccountingSource),
    institution: of.maybe(of.text),
    side: of.choice(EntrySide),
    amount: of.pesos,
    contracts: of.int,
  }),
  many: true,
  run: centralizationLines,
})

list('centralizationPeople', {
  type: objectFrom<PersonRow>('CentralizationPerson', {
    contractId: of.id('contract'),
    userId: of.id('user'),
    payrollMonthId: of.id('payrollMonth'),
    code: of.text,
    name: of.maybe(of.text),
    rut: of.text,
    amount: of.pesos,
  }),
  filter: inputFrom('CentralizationPeopleFilter', {
    entryId: ref('accountingEntry', 'Asiento'),
    n: integer('Línea'),
  }),
  sort: ['name'],
  run: centralizationPeople,
})

list('centralizationExpenses', {
  type: objectFrom<BookedReport>('CentralizationExpense', {
    id: of.id('expenseReport'),
    number: of.int,
    title: of.text,
    paidOn: of.maybe(of.date),
    fullname: of.maybe(of.text),
    total: of.pesos,
  }),
  filter: inputFrom('CentralizationExpenseFilter', {
    entryId: ref('accountingEntry', 'Asiento'),
  }),
  sort: ['number'],
  run: centralizationExpenses,
})

mutation('createCentralization', {
  input: inputFrom('CreateCentralizationInput', {
    payrollMonthId: ref('payrollMonth', 'Mes'),
    groupId: optional(ref('costCenterGroup', 'Grupo de centros de costo')),
    withVacations: flag('Con provisión de vacaciones'),
    withSubsidies: flag('Con subsidios recuperados'),
  }),
  type: EntryType,
  run: createCentralization,
})

mutation('reverseCentralization', {
  input: inputFrom('ReverseCentralizationInput', {
    ...byId,
    reason: longText('Motivo', { max: 500 }),
  }),
  type: EntryType,
  run: reverseCentralization,
})

mutation('exportCentralization', {
  input: inputFrom('ExportCentralizationInput', {
    ...byId,
    format: choice(ExportFormat, 'Formato'),
  }),
  type: FileLink,
  run: exportCentralization,
})
