import { choice, flag, integer, longText, optional, ref } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { ClosingAnswer, ClosingState } from '../model/closing.ts'
import { type Closing, closingOf } from './closing.queries.ts'
import { answerPayrollClosing, requestPayrollClosing } from './closing.service.ts'

const month = ref('payrollMonth', 'Mes')

const RequestType = objectFrom<Closing['requests'][number]>('ClosingRequest', {
  number: of.int,
  state: of.choice(ClosingState),
  acceptErrors: of.flag,
  note: of.maybe(of.text),
  requestedBy: of.text,
  requestedAt: of.dateTime,
  own: of.flag,
  answeredBy: of.maybe(of.text),
  answeredAt: of.maybe(of.dateTime),
  answer: of.maybe(of.text),
})

const ClosingType = objectFrom<Closing>('PayrollClosing', {
  payrollMonthId: of.id('payrollMonth'),
  needsApproval: of.flag,
  closers: of.list(of.text),
  requests: of.list(of.object(RequestType)),
})

query('payrollClosing', {
  input: inputFrom('OfClosing', { payrollMonthId: month }),
  type: ClosingType,
  run: closingOf,
})

mutation('requestPayrollClosing', {
  input: inputFrom('RequestPayrollClosingInput', {
    payrollMonthId: month,
    acceptErrors: flag('Cerrar sin los contratos con error'),
    note: optional(longText('Nota', { max: 500 })),
  }),
  type: ClosingType,
  run: requestPayrollClosing,
})

mutation('answerPayrollClosing', {
  input: inputFrom('AnswerPayrollClosingInput', {
    payrollMonthId: month,
    number: integer('Pedido', { min: 1 }),
    answer: choice(ClosingAnswer, 'Respuesta'),
    note: optional(longText('Nota', { max: 500 })),
  }),
  type: ClosingType,
  run: answerPayrollClosing,
})
