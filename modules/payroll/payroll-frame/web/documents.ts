import { graphql } from '#platform/web/graphql.ts'

export const OtherProcess = graphql(`
  query OtherProcess($input: ByIdPayrollMonth!) {
    payrollMonth(input: $input) {
      id
      businessId
      businessName
      yearMonth
      type
      name
      isOpen
      stateLabel
      calculated
      activeJobId
      totalNet
    }
  }
`)

export const ReopenProcess = graphql(`
  mutation ReopenProcess($input: ReopenPayrollMonthInput!) {
    reopenPayrollMonth(input: $input) {
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
      }
    }
  }
`)
