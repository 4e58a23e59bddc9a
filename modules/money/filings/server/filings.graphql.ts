import { IndicatorStatus } from '#modules/concepts/indicators/model/indicator.ts'
import { choice, id, optional, ref, text } from '#platform/model/field.ts'
import { FileLink } from '#platform/server/graphql/files.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { ObligationState } from '../model/obligation.ts'
import { Filing, FilingKind, FilingLayout, FilingState, FindingLevel } from '../model/filing.ts'
import {
  filingFindings,
  type FilingRow,
  filings,
  type FilingWage,
  filingWages,
  type FindingRow,
} from './filings.queries.ts'
import { makeFiling, openFiling } from './filings.service.ts'
import { type FilingMonth, filingMonths } from './months.queries.ts'
import { type YearFactor, yearFactors } from './year.queries.ts'

const ComplementType = objectFrom<FilingMonth['complements'][number]>('FilingComplement', {
  originMonth: of.yearMonth,
  worker: of.pesos,
  employer: of.pesos,
  filingId: of.maybe(of.id('filing')),
  state: of.maybe(of.choice(FilingState)),
})

list('filingMonths', {
  type: objectFrom<FilingMonth>('FilingMonth', {
    payrollMonthId: of.id('payrollMonth'),
    businessId: of.id('business'),
    businessName: of.text,
    businessRut: of.text,
    yearMonth: of.yearMonth,
    isOpen: of.flag,
    ccafCode: of.maybe(of.text),
    previredId: of.maybe(of.id('filing')),
    previredState: of.maybe(of.choice(FilingState)),
    lreId: of.maybe(of.id('filing')),
    lreState: of.maybe(of.choice(FilingState)),
    wagesId: of.maybe(of.id('filing')),
    wagesState: of.maybe(of.choice(FilingState)),
    previredDuty: of.choice(ObligationState),
    lreDuty: of.choice(ObligationState),
    wagesDuty: of.choice(ObligationState),
    complements: of.list(of.object(ComplementType)),
  }),
  filter: inputFrom('FilingMonthFilter', {
    businessId: optional(ref('business', 'Razón social')),
    payrollMonthId: optional(ref('payrollMonth', 'Mes')),
  }),
  sort: ['yearMonth'],
  run: filingMonths,
})

const TotalType = objectFrom<FilingRow['totals'][number]>('FilingTotal', {
  kind: of.text,
  institution: of.text,
  filed: of.pesos,
  payslips: of.pesos,
})
const ChangeType = objectFrom<FilingRow['changes'][number]>('FilingChange', {
  key: of.text,
  field: of.text,
  before: of.text,
  after: of.text,
})

const FilingType = objectFrom<FilingRow>('Filing', {
  id: of.id('filing'),
  payrollMonthId: of.id('payrollMonth'),
  kind: of.choice(FilingKind),
  originMonth: of.maybe(of.yearMonth),
  layout: of.choice(FilingLayout),
  version: of.int,
  number: of.int,
  ccafPercent: of.text,
  sha256: of.maybe(of.text),
  people: of.maybe(of.int),
  lines: of.maybe(of.int),
  errors: of.maybe(of.int),
  warnings: of.maybe(of.int),
  askedAt: of.dateTime,
  madeAt: of.maybe(of.dateTime),
  author: of.maybe(of.text),
  state: of.choice(FilingState),
  advice: of.text,
  done: of.maybe(of.int),
  total: of.maybe(of.int),
  message: of.maybe(of.text),
  totals: of.list(of.object(TotalType)),
  changed: of.maybe(of.int),
  changes: of.list(of.object(ChangeType)),
})

query('filings', {
  input: inputFrom('FilingsInput', { payrollMonthId: ref('payrollMonth', 'Mes') }),
  type: FilingType,
  many: true,
  run: filings,
})

const byId = { id: id('filing') }

list('filingFindings', {
  type: objectFrom<FindingRow>('FilingFinding', {
    n: of.int,
    rule: of.text,
    level: of.choice(FindingLevel),
    line: of.int,
    field: of.maybe(of.int),
    userId: of.maybe(of.id('user')),
    fullname: of.maybe(of.text),
    words: of.text,
  }),
  filter: inputFrom('FilingFindingFilter', {
    filingId: ref('filing', 'Declaración'),
    level: optional(choice(FindingLevel, 'Qué es')),
  }),
  sort: ['line'],
  run: filingFindings,
})

list('filingWages', {
  type: objectFrom<FilingWage>('FilingWage', {
    n: of.int,
    userId: of.id('user'),
    rut: of.text,
    fullname: of.maybe(of.text),
    taxed: of.pesos,
    tax: of.pesos,
    moreTax: of.pesos,
    untaxed: of.pesos,
    zone: of.pesos,
    loan: of.pesos,
  }),
  filter: inputFrom('FilingWageFilter', {
    filingId: ref('filing', 'Declaración'),
    search: optional(text('Nombre o RUT', { max: 100 })),
  }),
  sort: ['n'],
  run: filingWages,
})

query('yearFactors', {
  input: inputFrom('YearFactorsInput', { payrollMonthId: ref('payrollMonth', 'Mes') }),
  type: objectFrom<YearFactor>('YearFactor', {
    yearMonth: of.yearMonth,
    value: of.maybe(of.text),
    status: of.choice(IndicatorStatus),
    source: of.text,
  }),
  many: true,
  run: yearFactors,
})

const { kind, layout, ccafPercent, originMonth } = Filing.fields
mutation('makeFiling', {
  input: inputFrom('MakeFilingInput', {
    payrollMonthId: ref('payrollMonth', 'Mes'),
    kind,
    originMonth,
    layout,
    ccafPercent: optional(ccafPercent),
  }),
  type: FilingType,
  run: makeFiling,
})

mutation('openFiling', {
  input: inputFrom('OpenFilingInput', byId),
  type: FileLink,
  run: openFiling,
})
