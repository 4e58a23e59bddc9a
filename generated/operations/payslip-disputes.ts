import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const AnswerPayslipDispute = graphql(`mutation AnswerPayslipDispute($input: AnswerPayslipDisputeInput!) { answerPayslipDispute(input: $input) { status message error { kind message field traceId } data { code id version } } }`)
export const DisputesOfPayslip = graphql(`query DisputesOfPayslip($input: DisputesOfPayslipInput!) { disputesOfPayslip(input: $input) { closedAt code fullname id isOwn messages { at author id text } openedAt payrollMonthId rut state userContractId userId version yearMonth } }`)
export const OpenPayslipDispute = graphql(`mutation OpenPayslipDispute($input: OpenPayslipDisputeInput!) { openPayslipDispute(input: $input) { status message error { kind message field traceId } data { code id version } } }`)
export const PayslipDisputes = graphql(`query PayslipDisputes($filter: PayslipDisputeFilter, $page: Page, $sort: PayslipDisputesSort, $counted: Boolean = true) { payslipDisputes(filter: $filter, page: $page, sort: $sort) { rows { closedAt code fullname id isOwn openedAt payrollMonthId rut state userContractId userId version yearMonth } total @include(if: $counted) } }`)
export const WithdrawPayslipDispute = graphql(`mutation WithdrawPayslipDispute($input: WithdrawPayslipDisputeInput!) { withdrawPayslipDispute(input: $input) { status message error { kind message field traceId } data { code id version } } }`)
export const WriteInPayslipDispute = graphql(`mutation WriteInPayslipDispute($input: WriteInPayslipDisputeInput!) { writeInPayslipDispute(input: $input) { status message error { kind message field traceId } data { code id version } } }`)
