import { optional, ref, text } from '#platform/model/field.ts'
import { inputFrom, listOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { CheckFix, CheckGroup, CheckSeverity } from '../model/check.ts'
import { payrollChecks } from './checks.queries.ts'
import { notePayrollChecks } from './notes.service.ts'

type Checks = Awaited<ReturnType<typeof payrollChecks>>

const FindingType = objectFrom<Checks['findings'][number]>('PayrollCheckFinding', {
  rule: of.text,
  title: of.text,
  severity: of.choice(CheckSeverity),
  answerable: of.flag,
  group: of.choice(CheckGroup),
  looksAt: of.text,
  fix: of.choice(CheckFix),
  message: of.text,
  contractId: of.maybe(of.id('contract')),
  userId: of.maybe(of.id('user')),
  name: of.maybe(of.text),
  rut: of.maybe(of.text),
  noted: of.flag,
  note: of.maybe(of.text),
  notedBy: of.maybe(of.text),
  notedAt: of.maybe(of.dateTime),
  before: of.maybe(of.text),
})

const ChecksType = objectFrom<Checks>('PayrollChecks', {
  payrollMonthId: of.id('payrollMonth'),
  yearMonth: of.yearMonth,
  isOpen: of.flag,
  calculated: of.flag,
  rules: of.int,
  payslips: of.int,
  findings: of.list(of.object(FindingType)),
})

const month = ref('payrollMonth', 'Mes')

query('payrollChecks', {
  input: inputFrom('PayrollChecksInput', { payrollMonthId: month }),
  type: ChecksType,
  run: payrollChecks,
})

mutation('notePayrollChecks', {
  input: inputFrom('NotePayrollChecksInput', {
    payrollMonthId: month,
    note: text('Nota', { max: 500 }),
    findings: listOf(
      inputFrom('PayrollCheckRef', {
        rule: text('Control', { max: 40 }),
        contractId: optional(ref('contract', 'Contrato')),
      }),
    ),
  }),
  type: ChecksType,
  run: notePayrollChecks,
})
