import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const AnswerPayrollClosing = graphql(`mutation AnswerPayrollClosing($input: AnswerPayrollClosingInput!) { answerPayrollClosing(input: $input) { status message error { kind message field traceId } data { closers needsApproval payrollMonthId } } }`)
export const PayrollClosing = graphql(`query PayrollClosing($input: OfClosing!) { payrollClosing(input: $input) { closers needsApproval payrollMonthId requests { acceptErrors answer answeredAt answeredBy note number own requestedAt requestedBy state } } }`)
export const RequestPayrollClosing = graphql(`mutation RequestPayrollClosing($input: RequestPayrollClosingInput!) { requestPayrollClosing(input: $input) { status message error { kind message field traceId } data { closers needsApproval payrollMonthId } } }`)
