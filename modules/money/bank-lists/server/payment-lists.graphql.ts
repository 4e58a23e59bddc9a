import { choice, id, longText, optional, ref, text } from '#platform/model/field.ts'
import { catalog } from '#platform/model/catalog.ts'
import { byId, inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { stepsQuery } from '#platform/server/records/records.ts'
import {
  LimitState,
  ListPays,
  ListPurpose,
  ListState,
  PaymentLimit,
  PaymentList,
  RowState,
} from '../model/payment-list.ts'
import { listSteps } from './list-steps.ts'
import {
  answerPaymentLimit,
  type LimitOfBusiness,
  type LimitRow,
  paymentLimits,
  proposePaymentLimit,
} from './limits.service.ts'
import { createPaymentList } from './make-list.service.ts'
import {
  type ListDetail,
  type ListRow,
  type PaidRow,
  paymentList,
  paymentListRows,
  paymentLists,
} from './payment-lists.queries.ts'
import {
  answerPaymentList,
  cancelPaymentList,
  type OpenedList,
  openPaymentList,
} from './payment-lists.service.ts'
import { SumType } from './sum-type.ts'

const shown = {
  id: of.id('paymentList'),
  businessId: of.id('business'),
  payrollMonthId: of.id('payrollMonth'),
  businessName: of.text,
  yearMonth: of.yearMonth,
  number: of.int,
  purpose: of.choice(ListPurpose),
  templateName: of.text,
  subject: of.text,
  state: of.choice(ListState),
  reason: of.maybe(of.text),
  people: of.int,
  paid: of.int,
  rejected: of.int,
  total: of.pesos,
  hash: of.text,
  limitAmount: of.maybe(of.pesos),
  createdAt: of.dateTime,
  releasedAt: of.maybe(of.dateTime),
  sentAt: of.maybe(of.dateTime),
  author: of.maybe(of.text),
  releaser: of.maybe(of.text),
  isOwn: of.flag,
  version: of.int,
}

list('paymentLists', {
  type: objectFrom<ListRow>('PaymentListRow', shown),
  filter: inputFrom('PaymentListsFilter', {
    payrollMonthId: optional(ref('payrollMonth', 'Proceso')),
    state: optional(choice(ListState, 'Estado')),
  }),
  sort: ['createdAt'],
  run: paymentLists,
})

const DetailType = objectFrom<ListDetail>('PaymentListDetail', {
  ...shown,
  byBank: of.list(of.object(SumType)),
})

query('paymentList', { input: byId('paymentList'), type: DetailType, run: paymentList })

list('paymentListRows', {
  type: objectFrom<PaidRow>('PaymentListPayment', {
    n: of.int,
    name: of.text,
    rut: of.text,
    bank: of.text,
    accountEnd: of.text,
    amount: of.pesos,
    subject: of.text,
    state: of.choice(RowState),
    reason: of.maybe(of.text),
    answeredAt: of.maybe(of.dateTime),
  }),
  filter: inputFrom('PaymentListRowsFilter', {
    paymentListId: ref('paymentList', 'Nómina'),
    search: optional(text('Nombre o RUT')),
    state: optional(choice(RowState, 'Pago')),
  }),
  sort: ['n'],
  run: paymentListRows,
})

stepsQuery('paymentListSteps', PaymentList, listSteps, (context, id) =>
  paymentList(context, { id }),
)

mutation('createPaymentList', {
  input: inputFrom('CreatePaymentListInput', {
    payrollMonthId: ref('payrollMonth', 'Proceso'),
    pays: optional(choice(ListPays, 'Qué paga')),
    templateId: optional(ref('bankTemplate', 'Plantilla')),
    builtin: optional(text('Formato', { max: 20 })),
  }),
  type: DetailType,
  run: createPaymentList,
})

const seen = { id: id('paymentList'), version: PaymentList.fields.version }
const reason = optional(longText('Motivo', { max: 500 }))

mutation('openPaymentList', {
  input: inputFrom('OpenPaymentListInput', seen),
  type: objectFrom<OpenedList>('PaymentListFile', {
    id: of.id('paymentList'),
    name: of.text,
    url: of.text,
    transfers: of.int,
    total: of.pesos,
  }),
  run: openPaymentList,
})

const ListAnswer = catalog('PaymentListAnswer', { release: 'Liberar', giveBack: 'Devolver' })

mutation('answerPaymentList', {
  input: inputFrom('AnswerPaymentListInput', {
    ...seen,
    answer: choice(ListAnswer, 'Respuesta'),
    reason,
  }),
  type: DetailType,
  run: answerPaymentList,
})

mutation('cancelPaymentList', {
  input: inputFrom('CancelPaymentListInput', { ...seen, reason }),
  type: DetailType,
  run: cancelPaymentList,
})

const LimitType = objectFrom<LimitRow>('PaymentLimitChange', {
  id: of.id('paymentLimit'),
  businessId: of.id('business'),
  businessName: of.text,
  amount: of.maybe(of.pesos),
  state: of.choice(LimitState),
  reason: of.maybe(of.text),
  createdAt: of.dateTime,
  answeredAt: of.maybe(of.dateTime),
  author: of.maybe(of.text),
  answerer: of.maybe(of.text),
  isOwn: of.flag,
  version: of.int,
})

const ProposedLimitType = objectFrom<NonNullable<LimitOfBusiness['proposed']>>(
  'ProposedPaymentLimit',
  { amount: of.pesos, lists: of.int },
)

query('paymentLimits', {
  type: objectFrom<LimitOfBusiness>('PaymentLimitOfBusiness', {
    businessId: of.id('business'),
    businessName: of.text,
    amount: of.maybe(of.pesos),
    pending: of.maybe(of.object(LimitType)),
    proposed: of.maybe(of.object(ProposedLimitType)),
  }),
  many: true,
  run: paymentLimits,
})

mutation('proposePaymentLimit', {
  input: inputFrom('ProposePaymentLimitInput', {
    businessId: ref('business', 'Razón social'),
    amount: PaymentLimit.fields.amount,
  }),
  type: LimitType,
  run: proposePaymentLimit,
})

const LimitAnswer = catalog('PaymentLimitAnswer', {
  approve: 'Aprobar',
  reject: 'Rechazar',
  withdraw: 'Retirar',
})

mutation('answerPaymentLimit', {
  input: inputFrom('AnswerPaymentLimitInput', {
    id: id('paymentLimit'),
    version: PaymentLimit.fields.version,
    answer: choice(LimitAnswer, 'Respuesta'),
    reason,
  }),
  type: LimitType,
  run: answerPaymentLimit,
})
