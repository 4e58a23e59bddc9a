import { decimal, optional, ref, text, yearMonth } from '#platform/model/field.ts'
import { inputFrom, listOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { type Additional, additionalPayments } from './additional.queries.ts'
import { saveAdditionalPayments } from './additional.service.ts'
import { type OwnAdditional, ownAdditionalPayments } from './own.queries.ts'
import {
  type AdditionalReleased,
  additionalRelease,
  releaseAdditionalPayments,
} from './release.service.ts'
import { AccruedMonthType, LineType } from './types.ts'

const month = ref('payrollMonth', 'Mes')

const ofMonth = inputFrom('OfAdditionalMonth', { payrollMonthId: month })

query('additionalPayments', {
  input: ofMonth,
  type: objectFrom<Additional>('AdditionalPayment', {
    payrollMonthId: of.id('payrollMonth'),
    contractId: of.id('contract'),
    userId: of.id('user'),
    name: of.text,
    rut: of.text,
    itemCode: of.maybe(of.text),
    value: of.maybe(of.decimal),
    earnings: of.maybe(of.pesos),
    deductions: of.maybe(of.pesos),
    net: of.maybe(of.pesos),
    employerCost: of.maybe(of.pesos),
    accruedFrom: of.maybe(of.yearMonth),
    accruedTo: of.maybe(of.yearMonth),
    months: of.list(of.object(AccruedMonthType)),
    lines: of.list(of.object(LineType)),
  }),
  many: true,
  run: additionalPayments,
})

mutation('saveAdditionalPayments', {
  input: inputFrom('SaveAdditionalPaymentsInput', {
    payrollMonthId: month,
    rows: listOf(
      inputFrom('AdditionalRow', {
        contractId: ref('contract', 'Contrato'),
        itemCode: text('Concepto', { max: 40 }),
        value: decimal('Valor', 4, { sensitivity: 'A' }),
        accruedFrom: optional(yearMonth('Devengado desde')),
        accruedTo: optional(yearMonth('Devengado hasta')),
      }),
    ),
  }),
  type: objectFrom<{ saved: number }>('SavedAdditionalPayments', { saved: of.int }),
  run: async (context, input) => ({
    saved: (await saveAdditionalPayments(context, input)).length,
  }),
})

const ReleaseType = objectFrom<AdditionalReleased>('AdditionalRelease', {
  payrollMonthId: of.id('payrollMonth'),
  total: of.int,
  released: of.int,
  mailed: of.int,
  releasedAt: of.maybe(of.dateTime),
})

query('additionalRelease', { input: ofMonth, type: ReleaseType, run: additionalRelease })

mutation('releaseAdditionalPayments', {
  input: ofMonth,
  type: ReleaseType,
  run: releaseAdditionalPayments,
})

query('ownAdditionalPayments', {
  type: objectFrom<OwnAdditional>('OwnAdditionalPayment', {
    payrollMonthId: of.id('payrollMonth'),
    contractId: of.id('contract'),
    yearMonth: of.yearMonth,
    businessName: of.text,
    earnings: of.pesos,
    deductions: of.pesos,
    net: of.pesos,
    releasedAt: of.dateTime,
    paymentLabel: of.text,
    lines: of.list(of.object(LineType)),
  }),
  many: true,
  run: ownAdditionalPayments,
})
