import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { disputeAnswer, disputeSeen, newDispute } from '../model/dispute.ts'
import { type Dispute, disputes, disputesOfPayslip, disputeView } from './disputes.queries.ts'
import {
  answerPayslipDispute,
  openPayslipDispute,
  withdrawPayslipDispute,
  writeInPayslipDispute,
} from './disputes.service.ts'

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
  ...disputeView.specs,
  messages: of.list(of.object(Message)),
})

const { payrollMonthId, contractId, text } = newDispute

query('disputesOfPayslip', {
  input: inputFrom('DisputesOfPayslipInput', { payrollMonthId, contractId }),
  type: WithMessages,
  many: true,
  run: disputesOfPayslip,
})

mutation('openPayslipDispute', {
  input: inputFrom('OpenPayslipDisputeInput', newDispute),
  type: disputes.type,
  run: openPayslipDispute,
})

mutation('writeInPayslipDispute', {
  input: inputFrom('WriteInPayslipDisputeInput', { id: disputeSeen.id, text }),
  type: disputes.type,
  run: writeInPayslipDispute,
})

mutation('answerPayslipDispute', {
  input: inputFrom('AnswerPayslipDisputeInput', disputeAnswer),
  type: disputes.type,
  run: answerPayslipDispute,
})

mutation('withdrawPayslipDispute', {
  input: inputFrom('WithdrawPayslipDisputeInput', disputeSeen),
  type: disputes.type,
  run: withdrawPayslipDispute,
})
