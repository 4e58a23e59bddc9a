import { GratificationRule, GratificationState } from '../model/words.ts'
import { GratifiedMonthType } from './types.ts'
import { choice, optional, ref, text } from '#platform/model/field.ts'
import { inputFrom, listOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { contractPersonSpecs } from '#platform/server/graphql/specs.ts'
import { GratificationTerms } from '../model/terms.ts'
import {
  type GratificationDetail,
  type GratificationJob,
  gratificationOf,
  type GratificationRow,
  gratificationRows,
  type Settlement,
  settlement,
  type StateSum,
} from './gratification.list.ts'
import {
  type AskedGratification,
  excludeFromGratification,
  type PaidGratification,
  removeGratification,
  saveGratification,
} from './gratification.service.ts'

const month = ref('payrollMonth', 'Mes')
const ofMonth = inputFrom('OfGratification', { payrollMonthId: month })
const contractId = ref('contract', 'Contrato')

const row = {
  payrollMonthId: of.id('payrollMonth'),
  ...contractPersonSpecs,
  rut: of.text,
  rule: of.choice(GratificationRule),
  months: of.int,
  base: of.pesos,
  cap: of.maybe(of.pesos),
  due: of.maybe(of.pesos),
  paid: of.pesos,
  difference: of.maybe(of.pesos),
  state: of.choice(GratificationState),
  reason: of.maybe(of.text),
  net: of.maybe(of.pesos),
  deductions: of.maybe(of.pesos),
}

const JobType = objectFrom<GratificationJob>('GratificationJob', {
  id: of.id('job'),
  status: of.text,
  done: of.int,
  total: of.int,
  error: of.maybe(of.text),
})

const StateType = objectFrom<StateSum>('GratificationStateSum', {
  state: of.choice(GratificationState),
  people: of.int,
  difference: of.pesos,
  net: of.pesos,
})

const YearType = objectFrom<Settlement['years'][number]>('GratificationYear', {
  year: of.int,
  reason: of.maybe(of.text),
})

query('gratification', {
  input: ofMonth,
  type: objectFrom<Settlement>('AnnualGratification', {
    payrollMonthId: of.id('payrollMonth'),
    isOpen: of.flag,
    year: of.maybe(of.int),
    years: of.list(of.object(YearType)),
    profit: of.maybe(of.pesos),
    ownCapital: of.maybe(of.pesos),
    pool: of.maybe(of.pesos),
    pay: of.maybe(of.pesos),
    seesAll: of.flag,
    minimumIncome: of.pesos,
    firstMonth: of.maybe(of.yearMonth),
    states: of.list(of.object(StateType)),
    job: of.maybe(of.object(JobType)),
  }),
  run: settlement,
})

list('gratificationRows', {
  type: objectFrom<GratificationRow>('GratificationRow', row),
  filter: inputFrom('GratificationRowsFilter', {
    payrollMonthId: month,
    search: optional(text('Buscar', { max: 100 })),
    state: optional(choice(GratificationState, 'Estado')),
  }),
  sort: ['name', 'base', 'due', 'paid', 'difference', 'net'],
  run: gratificationRows,
})

query('gratificationOf', {
  input: inputFrom('OfGratificationPerson', { payrollMonthId: month, contractId }),
  type: objectFrom<GratificationDetail>('GratificationDetail', {
    ...row,
    year: of.int,
    reasons: of.list(of.text),
    yearMonths: of.list(of.object(GratifiedMonthType)),
  }),
  run: gratificationOf,
})

mutation('saveGratification', {
  input: inputFrom('SaveGratificationInput', {
    payrollMonthId: month,
    ...GratificationTerms.fields,
  }),
  type: objectFrom<AskedGratification>('AskedGratification', {
    payrollMonthId: of.id('payrollMonth'),
    jobId: of.id('job'),
  }),
  run: saveGratification,
})

const PaidType = objectFrom<PaidGratification>('PaidGratification', {
  payrollMonthId: of.id('payrollMonth'),
  paid: of.int,
})

mutation('removeGratification', { input: ofMonth, type: PaidType, run: removeGratification })

mutation('excludeFromGratification', {
  input: inputFrom('ExcludeFromGratificationInput', {
    payrollMonthId: month,
    rows: listOf(
      inputFrom('GratificationExclusionRow', {
        contractId,
        reason: optional(text('Motivo', { max: 200 })),
      }),
    ),
  }),
  type: PaidType,
  run: excludeFromGratification,
})
