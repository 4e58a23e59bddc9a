import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { objectOfView } from '#platform/server/view.ts'
import { disputeAnswer, disputeFilter, disputeSeen, newDispute } from '../model/dispute.ts'
import {
  type Dispute,
  disputeSort,
  disputesOfPayslip,
  disputeView,
  payslipDisputes,
} from './disputes.queries.ts'
import {
  answerPayslipDispute,
  openPayslipDispute,
  withdrawPayslipDispute,
  writeInPayslipDispute,
} from './disputes.service.ts'

const Row = objectOfView('PayslipDispute', disputeView)

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

list('payslipDisputes', {
  type: Row,
  filter: inputFrom('PayslipDisputeFilter', disputeFilter),
  sort: disputeSort,
  run: payslipDisputes,
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
  type: Row,
  run: openPayslipDispute,
})

mutation('writeInPayslipDispute', {
  input: inputFrom('WriteInPayslipDisputeInput', { id: disputeSeen.id, text }),
  type: Row,
  run: writeInPayslipDispute,
})

mutation('answerPayslipDispute', {
  input: inputFrom('AnswerPayslipDisputeInput', disputeAnswer),
  type: Row,
  run: answerPayslipDispute,
})

mutation('withdrawPayslipDispute', {
  input: inputFrom('WithdrawPayslipDisputeInput', disputeSeen),
  type: Row,
  run: withdrawPayslipDispute,
})
