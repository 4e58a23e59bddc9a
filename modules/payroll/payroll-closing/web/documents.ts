import { graphql } from '#platform/web/graphql.ts'

export const ClosingOf = graphql(`
  query PayrollClosing($input: OfClosing!) {
    payrollClosing(input: $input) {
      needsApproval
      requests {
        number
        state
        acceptErrors
        note
        requestedBy
        requestedAt
        own
        answeredBy
        answeredAt
        answer
      }
    }
  }
`)

export const CloseMonth = graphql(`
  mutation ClosePayrollMonth($input: ClosePayrollMonthInput!) {
    closePayrollMonth(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        id
        isOpen
      }
    }
  }
`)

export const RequestClosing = graphql(`
  mutation RequestPayrollClosing($input: RequestPayrollClosingInput!) {
    requestPayrollClosing(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        needsApproval
      }
    }
  }
`)

export const AnswerClosing = graphql(`
  mutation AnswerPayrollClosing($input: AnswerPayrollClosingInput!) {
    answerPayrollClosing(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        needsApproval
      }
    }
  }
`)

export const LeftOutOf = graphql(`
  query PayrollLeftOut($input: OfPayrollMonth!) {
    payrollRunErrors(input: $input) {
      contractId
      name
      message
    }
  }
`)
