import { choice, integer, optional, ref, text } from '#platform/model/field.ts'
import { inputFrom, maybeListOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { RunningJobType } from '#platform/server/graphql/running-job.ts'
import { CheckFix, CheckGroup, CheckSeverity, CheckView } from '../model/check.ts'
import { notePayrollChecks } from './notes.service.ts'
import { type Checks, payrollCheckFindings, payrollChecks } from './visible-findings.queries.ts'

const ruleSpecs = {
  rule: of.text,
  title: of.text,
  severity: of.choice(CheckSeverity),
  answerable: of.flag,
  group: of.choice(CheckGroup),
  looksAt: of.text,
}

const FindingType = objectFrom<Checks['findings'][number]>('PayrollCheckFinding', {
  ...ruleSpecs,
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

const CountsType = objectFrom<Checks['counts']>('PayrollCheckCounts', {
  all: of.int,
  errors: of.int,
  warnings: of.int,
  noted: of.int,
  contracts: of.int,
})

const FoundType = objectFrom<Checks['found'][number]>('PayrollCheckFound', {
  ...ruleSpecs,
  total: of.int,
  waiting: of.int,
})

const ChecksType = objectFrom<Checks>('PayrollChecks', {
  payrollMonthId: of.id('payrollMonth'),
  yearMonth: of.yearMonth,
  isOpen: of.flag,
  calculated: of.flag,
  /** Of a large month: when the worker was asked for what is shown, and its next look. */
  foundAt: of.maybe(of.dateTime),
  looking: of.maybe(of.object(RunningJobType)),
  rules: of.int,
  payslips: of.int,
  counts: of.object(CountsType),
  found: of.list(of.object(FoundType)),
  findings: of.list(of.object(FindingType)),
})

const month = ref('payrollMonth', 'Mes')
const rule = text('Control', { max: 40 })
const view = choice(CheckView, 'Qué se muestra')

query('payrollChecks', {
  input: inputFrom('PayrollChecksInput', { payrollMonthId: month, view: optional(view) }),
  type: ChecksType,
  run: (context, input) => payrollChecks(context, input),
})

list('payrollCheckFindings', {
  type: FindingType,
  filter: inputFrom('PayrollCheckFindingsFilter', {
    payrollMonthId: month,
    rule: optional(rule),
    view: optional(view),
  }),
  sort: ['rule'],
  run: payrollCheckFindings,
})

mutation('notePayrollChecks', {
  input: inputFrom('NotePayrollChecksInput', {
    payrollMonthId: month,
    note: text('Nota', { max: 500 }),
    findings: maybeListOf(
      inputFrom('PayrollCheckRef', { rule, contractId: optional(ref('contract', 'Contrato')) }),
    ),
    rule: optional(rule),
    waiting: optional(integer('Los que esperan', { min: 1 })),
  }),
  type: ChecksType,
  run: notePayrollChecks,
})
