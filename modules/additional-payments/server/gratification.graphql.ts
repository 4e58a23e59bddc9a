import { integer, optional, pesos, ref, text } from '#platform/model/field.ts'
import { inputFrom, listOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { GratificationRule, GratificationState } from '../model/gratification-words.ts'
import {
  type GratificationDetail,
  gratificationOf,
  type GratificationRow,
  type Settlement,
  settlement,
} from './gratification.list.ts'
import {
  excludeFromGratification,
  type PaidGratification,
  removeGratification,
  saveGratification,
} from './gratification.service.ts'
import { AccruedMonthType, LineType } from './types.ts'

const month = ref('payrollMonth', 'Mes')
const ofMonth = inputFrom('OfGratification', { payrollMonthId: month })
const contractId = ref('contract', 'Contrato')

/** Of a company, and so beyond what one person is paid. */
const most = 999_999_999_999

const row = {
  payrollMonthId: of.id('payrollMonth'),
  contractId: of.id('contract'),
  userId: of.id('user'),
  name: of.text,
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

const SettlementType = objectFrom<Settlement>('AnnualGratification', {
  payrollMonthId: of.id('payrollMonth'),
  isOpen: of.flag,
  year: of.maybe(of.int),
  years: of.list(
    of.object(
      objectFrom<Settlement['years'][number]>('GratificationYear', {
        year: of.int,
        reason: of.maybe(of.text),
      }),
    ),
  ),
  profit: of.maybe(of.pesos),
  ownCapital: of.maybe(of.pesos),
  pool: of.maybe(of.pesos),
  pay: of.pesos,
  minimumIncome: of.pesos,
  firstMonth: of.maybe(of.yearMonth),
  rows: of.list(of.object(objectFrom<GratificationRow>('GratificationRow', row))),
})

query('gratification', { input: ofMonth, type: SettlementType, run: settlement })

query('gratificationOf', {
  input: inputFrom('OfGratificationPerson', { payrollMonthId: month, contractId }),
  type: objectFrom<GratificationDetail>('GratificationDetail', {
    ...row,
    year: of.int,
    yearMonths: of.list(
      of.object(
        objectFrom<GratificationDetail['yearMonths'][number]>('GratifiedMonth', {
          yearMonth: of.yearMonth,
          base: of.pesos,
          paid: of.pesos,
          share: of.decimal,
        }),
      ),
    ),
    accrued: of.list(of.object(AccruedMonthType)),
    lines: of.list(of.object(LineType)),
    employerCost: of.maybe(of.pesos),
  }),
  run: gratificationOf,
})

const PaidType = objectFrom<PaidGratification>('PaidGratification', {
  payrollMonthId: of.id('payrollMonth'),
  paid: of.int,
})

mutation('saveGratification', {
  input: inputFrom('SaveGratificationInput', {
    payrollMonthId: month,
    year: integer('Año', { min: 1990, max: 2200 }),
    profit: optional(pesos('Utilidad líquida', { min: -most, max: most })),
    ownCapital: optional(pesos('Capital propio', { min: 0, max: most })),
  }),
  type: PaidType,
  run: saveGratification,
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
