import { choice, flag, id, optional, text } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { specsOf } from '#platform/server/graphql/specs.ts'
import { DisputeState, PayslipDispute } from '../model/dispute.ts'
import {
  type Dispute,
  type DisputeRow,
  disputeSort,
  disputesOfPayslip,
  payslipDisputes,
} from './disputes.queries.ts'
import {
  answerPayslipDispute,
  openPayslipDispute,
  withdrawPayslipDispute,
  writeInPayslipDispute,
} from './disputes.service.ts'

const { payrollMonthId, userContractId: contractId, text: message } = PayslipDispute.fields

const row = {
  ...specsOf(PayslipDispute, [
    'id',
    'payrollMonthId',
    'userContractId',
    'userId',
    'code',
    'state',
    'openedAt',
    'closedAt',
    'version',
  ]),
  id: of.id('payslipDispute'),
  rut: of.text,
  fullname: of.maybe(of.text),
  yearMonth: of.yearMonth,
  isOwn: of.flag,
}

const Row = objectFrom<DisputeRow>('PayslipDispute', row)

const Message = objectFrom<Omit<Dispute['messages'][number], 'disputeId'>>(
  'PayslipDisputeMessage',
  {
    id: of.int,
    text: of.text,
    author: of.maybe(of.text),
    at: of.dateTime,
  },
)

const WithMessages = objectFrom<Dispute>('PayslipDisputeThread', {
  ...row,
  messages: of.list(of.object(Message)),
})

list('payslipDisputes', {
  type: Row,
  filter: inputFrom('PayslipDisputeFilter', {
    search: optional(text('Nombre o RUT', { max: 100 })),
    state: optional(choice(DisputeState, 'Estado')),
  }),
  sort: disputeSort,
  run: payslipDisputes,
})

query('disputesOfPayslip', {
  input: inputFrom('DisputesOfPayslipInput', { payrollMonthId, contractId }),
  type: WithMessages,
  many: true,
  run: disputesOfPayslip,
})

mutation('openPayslipDispute', {
  input: inputFrom('OpenPayslipDisputeInput', {
    payrollMonthId,
    contractId,
    code: PayslipDispute.fields.code,
    text: message,
  }),
  type: Row,
  run: openPayslipDispute,
})

const byId = { id: id('payslipDispute') }
const version = optional(PayslipDispute.fields.version)

mutation('writeInPayslipDispute', {
  input: inputFrom('WriteInPayslipDisputeInput', { ...byId, text: message }),
  type: Row,
  run: writeInPayslipDispute,
})

mutation('answerPayslipDispute', {
  input: inputFrom('AnswerPayslipDisputeInput', {
    ...byId,
    accept: flag('Acoger'),
    text: message,
    version,
  }),
  type: Row,
  run: answerPayslipDispute,
})

mutation('withdrawPayslipDispute', {
  input: inputFrom('WithdrawPayslipDisputeInput', { ...byId, version }),
  type: Row,
  run: withdrawPayslipDispute,
})
